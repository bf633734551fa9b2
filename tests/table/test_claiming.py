"""Chance decides who sits where; a game that nobody else comes back to is ended alone and counts for nobody."""

from typing import Any

import pytest

from hiroma.records.ended import ended
from hiroma.table import events
from hiroma.table.clock import DAY
from hiroma.table.commands import Claim, Leave, SetClock, SetRated, Shuffle, Start
from hiroma.table.consent import CLAIM
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump
from tests.table.toys import find


def good(sitting: Sitting) -> None:
    """The log folds to the same table, and every entry was allowed."""
    again = type(sitting.table).fold(sitting.rows, find, bytes)
    assert dump(again, secrets=False) == dump(sitting.table, secrets=False)
    assert verify([line for line, _ in sitting.rows], find).bad is None


def test_chance_decides_who_sits_where_and_everybody_agrees() -> None:
    orders = set()
    for seed in range(8):
        sitting = Sitting("cant-stop", rated=False, seed=seed).join("a", "b", "c")
        # The hall draws: an order that a player names says nothing.
        sitting.ok(Shuffle(order=(2, 1, 0)), "b")
        order = tuple(str(chair.player) for chair in sitting.table.chairs)
        assert sorted(order) == ["a", "b", "c"]
        event = sitting.table.history[-1].heard[-1].event
        assert isinstance(event, events.Shuffled)
        assert tuple("abc"[i] for i in event.order) == order
        assert {str(sitting.table.chairs[i].player) for i in sitting.table.not_agreed()} == {"a", "c"}
        orders.add(order)
        good(sitting)
    assert len(orders) > 1
    sitting = Sitting("cant-stop", rated=False).join("a", "b")
    sitting.ok(Shuffle(), "a")
    sitting.settle().ok(Start(), "a")
    sitting.no("game-running", Shuffle(), "a")


def test_nobody_shuffles_alone() -> None:
    sitting = Sitting("cant-stop", rated=False).join("a")
    sitting.no("no-other-chair", Shuffle(), "a")
    sitting.no("not-seated", Shuffle(), "z")


def waiting(rated: bool = False, **more: Any) -> tuple[Sitting, str, str]:
    """A game without a clock, the player it waits for, and the other."""
    sitting = Sitting("cant-stop", rated=rated, **more).start("a", "b")
    absent = sitting.player_of(sitting.mover()) or ""
    return sitting, absent, "ab".replace(absent, "")


def test_a_game_that_nobody_else_comes_back_to_counts_for_nobody() -> None:
    sitting, absent, here = waiting()
    sitting.no("others-play", Claim(), absent)
    sitting.now += CLAIM - 120
    sitting.no("wait-to-claim", Claim(), here)
    sitting.now += 120
    sitting.ok(Claim(), here)
    table = sitting.table
    assert table.status == "over"
    assert sitting.events == ["ended-alone", "game-ended"]
    assert table.wins == [0, 0]
    assert ended(table) is None
    good(sitting)


def test_a_rated_game_goes_on_with_a_bot_instead() -> None:
    sitting, absent, here = waiting(rated=True)
    sitting.now += 30 * DAY
    for player in (absent, here):
        sitting.no("nothing-to-claim", Claim(), player)


def test_who_has_moved_is_not_away() -> None:
    sitting, absent, here = waiting()
    sitting.now += 2 * DAY
    play = sitting.table.play
    assert play is not None
    while sitting.player_of(sitting.mover()) == absent:
        sitting.submit(play.state.moves(sitting.mover())[-1])
    sitting.no("others-play", Claim(), here)


def test_others_who_are_not_waited_for_still_play() -> None:
    sitting = Sitting("cant-stop", rated=False).start("a", "b", "c")
    absent = sitting.player_of(sitting.mover()) or ""
    here, third = [player for player in ("a", "b", "c") if player != absent]
    sitting.now += 2 * DAY
    sitting.no("others-play", Claim(), here)
    sitting.ok(Leave(), third)
    sitting.ok(Claim(), here)
    good(sitting)


@pytest.mark.parametrize("clock", [SetClock(minutes=5), SetClock(days=2)])
def test_where_a_clock_runs_nothing_is_claimed(clock: SetClock) -> None:
    sitting = Sitting("cant-stop")
    sitting.ok(SetRated(on=False), "a")
    sitting.ok(clock, "a")
    sitting.start("a", "b")
    sitting.now += 30 * DAY
    for player in "ab":
        sitting.no("nothing-to-claim", Claim(), player)
