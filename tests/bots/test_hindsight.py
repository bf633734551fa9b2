"""A game looked back on: luck and play add up to the result, and a cost is what the chances show."""

from itertools import pairwise
from math import isclose
from typing import Any

import pytest

from hiroma.bots.hindsight import Hindsight, hindsight
from hiroma.games import capabilities, newest
from hiroma.kernel import CHANCE, Bot
from hiroma.kernel.capabilities import Insight
from hiroma.kernel.contract import Below
from hiroma.kernel.lot import Lot

GAMES = [
    pytest.param(("cant-stop", 2, {}), id="two"),
    pytest.param(("cant-stop", 3, {"unique": True}), id="unique", marks=pytest.mark.slow),
    pytest.param(("cant-stop", 4, {"team": True}), id="team", marks=pytest.mark.slow),
]
"""A game, its seats, its options."""


def insight_of(game: str) -> Insight:
    insight = capabilities(game).insight
    assert insight is not None
    return insight


def played(game: str, seats: int, options: dict[str, bool], bot: Bot, below: Below) -> list[tuple[int, Any]]:
    """The steps of a game between bots."""
    state = newest(game).start(options, seats)
    steps: list[tuple[int, Any]] = []
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            outcomes = state.draw().outcomes()
            steps.append((seat, outcomes[below(len(outcomes))]))
        else:
            steps.append((seat, bot.choose(state, seat, below)))
        state.apply(*steps[-1])
    return steps


def seen(game: str, seats: int, options: dict[str, bool], steps: list[tuple[int, Any]]) -> Hindsight:
    rules = newest(game)
    return hindsight(insight_of(game), rules.start(options, seats), rules.sides(options, seats), steps)


@pytest.fixture(scope="module", params=GAMES)
def review(request: pytest.FixtureRequest) -> tuple[Hindsight, tuple[int, ...]]:
    game, seats, options = request.param
    rules = newest(game)
    steps = played(game, seats, options, rules.bots["club"](), Lot(4).below)
    state = rules.start(options, seats)
    for step in steps:
        state.apply(*step)
    outcome = state.outcome()
    assert outcome is not None
    return seen(game, seats, options, steps), tuple(outcome.winners)


def test_luck_and_play_add_up_to_the_result(review: tuple[Hindsight, tuple[int, ...]]) -> None:
    found, winners = review
    for seats, account in zip(found.sides, found.accounts, strict=True):
        total = account.begin + account.luck + account.play + account.others
        assert isclose(total, account.result, abs_tol=1e-9)
        assert account.result == float(set(seats) <= set(winners))
        assert account.play <= 1e-9


def test_chances_add_up_at_every_moment(review: tuple[Hindsight, tuple[int, ...]]) -> None:
    found, _ = review
    assert isclose(sum(found.begin), 1.0, abs_tol=1e-9)
    for moment in found.moments:
        assert isclose(sum(moment.chances), 1.0, abs_tol=1e-9)
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in moment.chances)


def test_a_cost_is_the_chance_that_was_lost(review: tuple[Hindsight, tuple[int, ...]]) -> None:
    found, _ = review
    side_of = {seat: place for place, seats in enumerate(found.sides) for seat in seats}
    before = found.begin
    costs = 0
    for moment in found.moments:
        if moment.seat != CHANCE:
            side = side_of[moment.seat]
            cost = moment.judged.cost if moment.judged else 0.0
            assert isclose(before[side] - moment.chances[side], cost, abs_tol=1e-9)
            costs += cost > 1e-9
        before = moment.chances
    assert costs > 0


def test_key_moments_moved_most(review: tuple[Hindsight, tuple[int, ...]]) -> None:
    found, _ = review
    chances = [found.begin, *(moment.chances for moment in found.moments)]
    moved = [max(abs(b - a) for a, b in zip(*pair, strict=True)) for pair in pairwise(chances)]
    assert list(found.key) == sorted(found.key)
    assert min(moved[place] for place in found.key) >= sorted(moved)[-3] - 1e-12


def test_a_game_that_is_on_is_not_reviewed() -> None:
    steps = played("cant-stop", 2, {}, newest("cant-stop").bots["random"](), Lot(1).below)
    with pytest.raises(ValueError, match="not over"):
        seen("cant-stop", 2, {}, steps[:5])


@pytest.mark.slow
def test_the_best_player_loses_nothing() -> None:
    """The master decides by the same numbers, so its decisions cost nothing."""
    steps = played("cant-stop", 2, {}, newest("cant-stop").bots["master"](), Lot(2).below)
    found = seen("cant-stop", 2, {}, steps)
    assert all(moment.judged is None or moment.judged.cost < 1e-9 for moment in found.moments)
    assert all(abs(account.play) < 1e-9 and abs(account.others) < 1e-9 for account in found.accounts)
