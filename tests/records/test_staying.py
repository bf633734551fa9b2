"""Players who count as having finished a game."""

import random

from hiroma.records import ended
from hiroma.table.commands import Concede, Join, Leave, SeatBot, SetClock, SetTimeout
from hiroma.table.hall_commands import TimeOut
from tests.table.sitting import Sitting, old


def stayed(sitting: Sitting) -> list[bool | None]:
    """Return `stayed` of each seat in the game that the last entry ended, the same when it is read back."""
    game = ended(sitting.table)
    assert game is not None
    assert game == ended(sitting.folded())
    return [seat.stayed for seat in game.seats]


def test_who_plays_to_the_end_has_finished() -> None:
    assert stayed(Sitting("cant-stop").start("a", "b").finish()) == [True, True]


def test_who_left_for_good_has_not() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    sitting.ok(Leave(), "a")
    assert stayed(sitting.finish()) == [False, True]


def test_who_came_back_has() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    sitting.ok(Leave(), "a")
    sitting.ok(Join(), "a")
    assert stayed(sitting.finish()) == [True, True]


def test_to_concede_is_to_finish_once_one_has_really_played() -> None:
    early, late = Sitting("cant-stop").start("a", "b", "c"), Sitting("cant-stop").start("a", "b", "c")
    chance = random.Random(1)
    for _ in range(60):
        late.step(chance)
    for sitting in (early, late):
        sitting.ok(Concede(), "b")
        sitting.finish()
    assert stayed(late) == [True, True, True]
    assert stayed(early) == [True, False, True]


def test_who_was_put_out_has_not() -> None:
    assert stayed(old("removed-by-vote")) == [True, True, False]


def test_who_is_made_to_concede_by_the_clock_has_not() -> None:
    sitting = Sitting("cant-stop", rated=False)
    sitting.ok(SetClock(minutes=1, seconds=0, days=0), "a")
    sitting.ok(SetTimeout(then="concede"), "a")
    sitting.start("a", "b")
    sitting.now += 1000.0
    late = sitting.mover()
    sitting.ok(TimeOut(chair=late), None)
    assert stayed(sitting) == [seat != late for seat in range(2)]


def test_against_bots_nobody_is_left_alone() -> None:
    sitting = Sitting("cant-stop").join("a")
    sitting.ok(SeatBot(level="casual"), "a")
    assert stayed(sitting.start().finish()) == [None, None]


def test_a_bot_that_sat_there_from_the_first_counts_for_nothing() -> None:
    sitting = Sitting("cant-stop", match=2).start("a", "b", "c")
    sitting.ok(Leave(), "c")
    sitting.finish()
    assert stayed(sitting) == [True, True, False]
    assert stayed(sitting.again().finish(2)) == [True, True, None]


def test_who_goes_when_nothing_is_left_to_decide_has_finished() -> None:
    whole = Sitting("cant-stop").start("a", "b").finish()
    steps = [(happened.rev, happened.seat) for happened in whole.table.history if happened.seat is not None]
    winner = steps[-1][1]
    last = max(rev for rev, seat in steps if seat != winner)
    chance = random.Random(1)
    sitting = Sitting("cant-stop").start("a", "b")
    while sitting.table.status == "playing":
        sitting.step(chance)
        if sitting.table.rev == last:
            sitting.ok(Leave(), "ab"[1 - (winner or 0)])
    assert stayed(sitting) == [True, True]
