"""A game looked back on: luck and play add up to the result, and a cost is what the chances show."""

from itertools import pairwise
from math import isclose
from typing import Any

import pytest

from hiroma.bots import hindsight as looking
from hiroma.bots.hindsight import Finished, Hindsight, Moment, Seen, batches, hindsight, moments, summed_up
from hiroma.games import newest
from hiroma.kernel import CHANCE
from hiroma.kernel.learning import results
from hiroma.kernel.lot import Lot
from hiroma.table.play import Play
from tests.table.sitting import Sitting

EXACT = [
    pytest.param(("cant-stop", "ab", {}), id="two", marks=pytest.mark.slow),
    pytest.param(("cant-stop", "abc", {"unique": True}), id="unique", marks=pytest.mark.slow),
    pytest.param(("cant-stop", "abcd", {"team": True}), id="team", marks=pytest.mark.slow),
]
"""A game, its players, its options: those in which draws and decisions alone change the chances."""

GAMES = [
    *EXACT,
    pytest.param(("fearsome-floors", "ab", {}), id="floors", marks=pytest.mark.slow),
    pytest.param(("fearsome-floors", "abc", {"advanced": True}), id="advanced", marks=pytest.mark.slow),
    pytest.param(("niagara", "abc", {}), id="river"),
    pytest.param(("niagara", "abcd", {"flussgeister": True}), id="spirits", marks=pytest.mark.slow),
    pytest.param(("hidden-rooms", "a", {}), id="rooms"),
    pytest.param(("shinsai-jima", "ab", {}), id="island", marks=pytest.mark.slow),
    pytest.param(("shinsai-jima", "abcd", {"team": True}), id="island-teams", marks=pytest.mark.slow),
]
"""And those of the other games."""


def played(game: str, players: str, options: dict[str, Any], level: str) -> Play:
    """A game to its end, all seats by a level of bot."""
    sitting = Sitting(game, "a", **options).start(*players)
    bot, lot = newest(game).bots[level](), Lot(4)
    while sitting.table.status == "playing":
        play = sitting.table.play
        assert play is not None
        sitting.submit(bot.choose(play.state, sitting.mover(), lot.below))
    assert sitting.table.play is not None
    return sitting.table.play


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Play:
    name, players, options = request.param
    return played(name, players, options, "club")


@pytest.fixture(scope="module")
def parts(game: Play) -> list[list[Moment]]:
    return [moments(batch) for batch in batches(Finished.of(game))]


@pytest.fixture(scope="module")
def found(game: Play, parts: list[list[Moment]]) -> Hindsight:
    return summed_up(Seen(Finished.of(game), [moment for part in parts for moment in part]))


@pytest.mark.slow
def test_luck_and_play_add_up_to_the_result(game: Play, found: Hindsight) -> None:
    assert game.outcome is not None
    assert tuple(balance.end for balance in found.balances) == results(game.outcome)
    for balance in found.balances:
        assert isclose(balance.begin + balance.luck + balance.play + balance.others, balance.end, abs_tol=1e-9)
        assert balance.play <= 1e-9


def test_chances_add_up_at_every_moment(found: Hindsight) -> None:
    alone = len(found.sides) == 1
    assert alone or isclose(sum(found.begin), 1.0, abs_tol=1e-9)
    for moment in found.moments:
        assert alone or isclose(sum(moment.chances), 1.0, abs_tol=1e-9)
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in moment.chances)


@pytest.mark.parametrize("game", EXACT, indirect=True)
def test_a_cost_is_the_chance_that_was_lost(found: Hindsight) -> None:
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


@pytest.mark.parametrize("game", EXACT, indirect=True)
def test_a_decision_stands_beside_a_better_one(game: Play, found: Hindsight) -> None:
    made = [tuple(step.moves) for step in game.steps]
    assert [moment.judged.made for moment in found.moments if moment.judged] == [
        line for line in made if line != ({"do": "drop"},)
    ]
    for moment in found.moments:
        if moment.judged:
            assert (moment.judged.made == moment.judged.best) == (moment.judged.cost == 0)
            assert isclose(sum(moment.judged.play), 0.0, abs_tol=1e-9)


def test_play_costs_and_never_gains(found: Hindsight) -> None:
    side_of = {seat: place for place, seats in enumerate(found.sides) for seat in seats}
    costs = 0
    for moment in found.moments:
        if moment.judged:
            assert moment.judged.cost == -moment.judged.play[side_of[moment.seat]] >= -1e-12
            assert len(found.sides) == 1 or isclose(sum(moment.judged.play), 0.0, abs_tol=1e-9)
            costs += moment.judged.cost > 1e-9
    assert costs > 0


def test_every_moment_belongs_to_an_entry(game: Play, found: Hindsight) -> None:
    revs = [moment.rev for moment in found.moments]
    assert revs == sorted(revs)
    opened = {0} if Finished.of(game).opening else set()
    assert set(revs) == opened | {step.rev for step in game.steps}


def test_key_moments_moved_most(found: Hindsight) -> None:
    chances = [found.begin, *(moment.chances for moment in found.moments)]
    moved = [max(abs(b - a) for a, b in zip(*pair, strict=True)) for pair in pairwise(chances)]
    assert list(found.key) == sorted(found.key)
    assert min(moved[place] for place in found.key) >= sorted(moved)[-looking.KEY_MOMENTS] - 1e-12


def test_batches_do_not_overlap(game: Play, parts: list[list[Moment]]) -> None:
    assert len(parts) == -(-(len(game.steps) + 1) // looking.BATCH)
    revs = [{moment.rev for moment in part} for part in parts]
    assert all(not a & b for a, b in pairwise(revs))
    assert max(map(len, revs)) <= looking.BATCH


@pytest.mark.slow
def test_the_best_player_loses_nothing() -> None:
    """The master decides by the same numbers, so its decisions cost nothing."""
    found = hindsight(Finished.of(played("cant-stop", "ab", {}, "master")))
    assert all(moment.judged is None or moment.judged.cost < 1e-9 for moment in found.moments)
    assert all(abs(balance.play) < 1e-9 and abs(balance.others) < 1e-9 for balance in found.balances)


def test_a_game_without_insight() -> None:
    with pytest.raises(LookupError):
        looking.insight_of("mia")


@pytest.mark.slow
def test_a_review_of_a_game_with_secrets_tells_what_each_seat_could_know() -> None:
    seen = hindsight(Finished.of(played("niagara", "abc", {}, "casual")))
    hidden = [moment for moment in seen.moments if moment.sights is not None]
    assert hidden
    assert len(hidden) < len(seen.moments)
    for moment in hidden:
        sights = moment.sights
        assert sights is not None
        for chances in (*sights.seats, sights.whole):
            assert isclose(sum(chances), 1.0, abs_tol=1e-9)
    assert any(moment.sights and len({*moment.sights.seats}) > 1 for moment in hidden)
    assert all(
        moment.sights is None for moment in hindsight(Finished.of(played("cant-stop", "ab", {}, "casual"))).moments
    )
