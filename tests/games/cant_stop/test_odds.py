"""Exact odds: every figure of the rulebook's tables."""

from itertools import combinations

import pytest

from hiroma.games.cant_stop.parts import odds
from hiroma.games.cant_stop.parts.board import ALL, PAIRINGS, ROLLS, ROUTES

ONE = {2: 171, 3: 302, 4: 461, 5: 580, 6: 727, 7: 834, 8: 727, 9: 580, 10: 461, 11: 302, 12: 171}
DOUBLES = {2: 1, 3: 6, 4: 19, 5: 36, 6: 61, 7: 90, 8: 61, 9: 36, 10: 19, 11: 6, 12: 1}
TWO = {
    2: (415, 568, 681, 822, 923, 868, 727, 614, 461, 336),
    3: (609, 690, 825, 920, 885, 834, 727, 580, 461),
    4: (791, 934, 997, 968, 885, 868, 727, 614),
    5: (949, 1006, 997, 896, 885, 834, 727),
    6: (1083, 1068, 997, 968, 885, 868),
    7: (1083, 1006, 997, 920, 923),
    8: (949, 934, 825, 822),
    9: (791, 690, 681),
    10: (609, 568),
    11: (415,),
}
"""By the lower route, successes with each higher one."""


def mask(*routes: int) -> int:
    return sum(1 << route for route in routes)


@pytest.mark.parametrize("route", ROUTES)
def test_one_route(route: int) -> None:
    assert odds.success(mask(route)) == ONE[route]
    assert odds.two_steps(mask(route)) == DOUBLES[route]


@pytest.mark.parametrize(("low", "high"), list(combinations(ROUTES, 2)))
def test_two_routes(low: int, high: int) -> None:
    assert odds.success(mask(low, high)) == TWO[low][high - low - 1]


@pytest.mark.clause("CS-D8")
def test_closed_routes_with_climbers_in_hand() -> None:
    assert odds.bust(ALL & ~mask(6, 7, 8)) == 24
    assert odds.bust(ALL & ~mask(10, 11, 12)) == 20
    assert odds.bust(ALL & ~mask(2)) == 1
    assert [odds.bust(ALL & ~mask(route)) for route in (3, 5, 7, 9, 11)] == [0] * 5
    assert odds.bust(0) == 1296


def test_every_set_of_routes_against_all_1296_rolls() -> None:
    totals = [mask(*{total for pair in pairs for total in pair[:2]}) for pairs in PAIRINGS]
    for usable in range(0, 1 << 13, 4):
        if usable.bit_count() in (1, 4, 8, 10):
            assert odds.count_busts(usable) == sum(not offered & usable for offered in totals)


def test_mirror() -> None:
    for usable in range(0, 1 << 13, 4):
        mirrored = mask(*(14 - route for route in ROUTES if usable >> route & 1))
        assert odds.bust(usable) == odds.bust(mirrored)


def test_the_126_rolls_without_order() -> None:
    assert len(odds.SORTED_ROLLS) == 126
    assert sum(weight for _, weight in odds.SORTED_ROLLS) == len(ROLLS) == 1296
