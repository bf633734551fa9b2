"""Moving climbers: CS-M."""

import pytest

from hiroma.games.cant_stop.events import Climbed, Void
from hiroma.games.cant_stop.moves import Drop, Go, Stop
from tests.games.cant_stop.positions import camps, cells, play, position, rolled


@pytest.mark.clause("CS-M1")
def test_a_new_climber_starts_above_the_own_bivouac() -> None:
    game = rolled(position(bivouacs={0: {9: 4}, 1: {9: 7}}), 4, 5, 1, 1)
    told = play(game, Go(9, 2))
    assert cells(game) == {9: 5, 2: 1}
    assert told[0] == Climbed(0, 9, 4, 5, True, False)
    assert told[1] == Climbed(0, 2, 0, 1, True, False)


@pytest.mark.clause("CS-M2")
def test_a_climber_moves_up_one() -> None:
    game = rolled(position(climbers={9: 5}), 4, 5, 1, 1)
    told = play(game, Go(9, 2))
    assert cells(game) == {9: 6, 2: 1}
    assert told[0] == Climbed(0, 9, 5, 6, False, False)


@pytest.mark.clause("CS-M3")
def test_both_totals_move_when_both_can() -> None:
    for move in (Go(7, 8), Go(8, 7)):
        game = rolled(position(climbers={7: 1, 8: 1}), 3, 4, 4, 4)
        play(game, move)
        assert cells(game) == {7: 2, 8: 2}


@pytest.mark.clause("CS-M4")
def test_orange_gets_the_last_climber() -> None:
    game = position(climbers={7: 1, 8: 1})
    first = rolled(game.copy(), 1, 3, 4, 5)
    told = play(first, Go(4, 9))
    assert cells(first) == {7: 1, 8: 1, 4: 1}
    assert told[1] == Void(0, 9, "no-climber")
    other = rolled(game, 1, 3, 4, 5)
    play(other, Go(9, 4))
    assert cells(other) == {7: 1, 8: 1, 9: 1}


@pytest.mark.clause("CS-M5")
@pytest.mark.parametrize(
    ("owners", "dice", "pair", "after"),
    [
        ({}, (1, 3, 4, 4), (4, 8), {7: 1, 8: 2, 4: 1}),
        ({4: 1}, (1, 3, 4, 5), (4, 9), {7: 1, 8: 1, 9: 1}),
    ],
)
def test_colour_does_not_matter_otherwise(
    owners: dict[int, int], dice: tuple[int, ...], pair: tuple[int, int], after: dict[int, int]
) -> None:
    for orange, red in (pair, pair[::-1]):
        game = rolled(position(owners=owners, climbers={7: 1, 8: 1}), *dice)
        play(game, Go(orange, red))
        assert cells(game) == after


@pytest.mark.clause("CS-M6")
@pytest.mark.parametrize(("bivouac", "cell", "topped"), [(0, 2, False), (9, 11, True)])
def test_a_double_climbs_two(bivouac: int, cell: int, topped: bool) -> None:
    game = rolled(position(bivouacs={0: {6: bivouac}} if bivouac else {}), 3, 3, 3, 3)
    told = play(game, Go(6, 6))
    assert cells(game) == {6: cell}
    assert told[-1] == Climbed(0, 6, cell - 1, cell, False, topped)
    last = rolled(position(climbers={7: 1, 8: 1}), 3, 3, 3, 3)
    play(last, Go(6, 6))
    assert cells(last) == {7: 1, 8: 1, 6: 2}


@pytest.mark.clause("CS-M7")
def test_a_double_with_one_step_left_is_one_step() -> None:
    game = rolled(position(bivouacs={0: {6: 10}}), 3, 3, 3, 3)
    told = play(game, Go(6, 6))
    assert cells(game) == {6: 11}
    assert told[1] == Void(0, 6, "topped")


@pytest.mark.clause("CS-M8")
def test_a_topped_climber_stays_and_counts_as_nothing() -> None:
    game = rolled(position(climbers={6: 11, 7: 1, 8: 1}), 3, 3, 3, 3)
    assert game.moves(0) == (Drop(),)
    assert game.view(None).in_hand == 0
    game = rolled(position(climbers={6: 11, 7: 1}), 3, 3, 3, 4)
    told = play(game, Go(6, 7))
    assert told[0] == Void(0, 6, "topped")
    assert cells(game) == {6: 11, 7: 2}


@pytest.mark.clause("CS-M9")
@pytest.mark.parametrize("owner", [0, 1])
def test_closed_routes_are_closed_to_their_owner_too(owner: int) -> None:
    game = rolled(position(owners={7: owner}), 3, 4, 1, 1)
    told = play(game, Go(7, 2))
    assert told[0] == Void(0, 7, "closed")
    assert cells(game) == {2: 1}


@pytest.mark.clause("CS-M10")
def test_three_routes_a_turn_and_three_others_in_the_next() -> None:
    game = rolled(position(climbers={2: 1, 3: 1, 4: 1}), 1, 1, 6, 6)
    play(game, Go(2, 12))
    assert cells(game) == {2: 2, 3: 1, 4: 1}
    play(rolled(game, 1, 1, 6, 6), Stop(2, 12))
    play(rolled(game, 1, 2, 3, 4), Stop(3, 7))
    play(rolled(game, 6, 6, 5, 6), Stop(12, 11))
    assert camps(game, 0) == {2: 3, 3: 1, 4: 1, 11: 1, 12: 1}


@pytest.mark.clause("CS-M11")
def test_bivouacs_are_passed() -> None:
    game = rolled(position(bivouacs={1: {7: 2}}, climbers={7: 1}), 3, 4, 3, 4)
    play(game, Go(7, 7))
    assert cells(game) == {7: 3}
    assert camps(game, 1) == {7: 2}


@pytest.mark.clause("CS-M12")
def test_the_own_bivouac_waits() -> None:
    game = rolled(position(bivouacs={0: {7: 3}}), 3, 4, 2, 1)
    play(game, Go(7, 3))
    assert camps(game, 0) == {7: 3}
    for dice, move in (((3, 4, 2, 1), Go(7, 3)), ((6, 6, 6, 6), Go(12, 12)), ((5, 5, 5, 5), Drop())):
        play(rolled(game, *dice), move)
    assert camps(game, 0) == {7: 3}
