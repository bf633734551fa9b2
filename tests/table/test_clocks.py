"""Time to think: set before the game, counted by the times of the entries, and what happens when it is gone."""

from typing import Any

import msgspec
import pytest

from hiroma.table.clock import DAY, GRACE, Clock
from hiroma.table.commands import Accept, Concede, Join, Kick, Pause, Resume, SeatBot, SetClock, SetTimeout, Undo
from hiroma.table.consent import ANSWER
from hiroma.table.hall_commands import Credit, Expire, TimeOut
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump
from tests.table.toys import Choose, Enough, Take, find


def clocked(game: str = "pile", then: str = "bot", people: str = "ab", **clock: Any) -> Sitting:
    """A game that has just begun, with a clock."""
    sitting = Sitting(game, rated=False)
    sitting.ok(SetClock(**clock), "a")
    sitting.ok(SetTimeout(then=then), "a")  # type: ignore[arg-type]  # a test names it
    return sitting.start(*people)


def clock(sitting: Sitting) -> Clock:
    """The clocks of the game."""
    assert sitting.table.clock is not None
    return sitting.table.clock


def think(sitting: Sitting, seconds: float) -> None:
    """So much time passes before the next entry, whose own second is counted in."""
    sitting.now += seconds - 1


def good(sitting: Sitting) -> None:
    """The log reads back as what stands there, and verifies."""
    assert dump(sitting.folded()) == dump(sitting.table)
    verdict = verify(sitting.log, find)
    assert verdict.bad is None, verdict


def test_without_one_there_is_no_clock() -> None:
    sitting = Sitting().start("a", "b")
    assert sitting.table.clock is None
    sitting.no("no-clock", TimeOut(chair=0), None)
    sitting.finish()
    sitting.no("no-clock", Credit(seconds=1.0), None)


def test_only_the_host_sets_it_and_only_before_the_game() -> None:
    sitting = Sitting(rated=False).join("a", "b")
    for command in (SetClock(minutes=5), SetTimeout(then="concede")):
        sitting.no("not-host", command, "b")
        sitting.ok(command, "a")
    sitting.no("clock-both", SetClock(minutes=5, days=1), "a")
    sitting.ok(SetClock(), "a")
    assert sitting.table.pace is None
    sitting.settle().start()
    sitting.no("game-running", SetClock(minutes=5), "a")
    sitting.no("game-running", SetTimeout(then="bot"), "a")


def test_setting_it_asks_everybody_anew() -> None:
    sitting = Sitting().start("a", "b").finish()
    sitting.ok(SetClock(minutes=5), "a")
    assert not sitting.table.chairs[0].ready
    assert sitting.table.wins == []


def test_a_turn_costs_what_it_took_and_brings_the_increment() -> None:
    sitting = clocked(minutes=5, seconds=10)
    assert clock(sitting).left == [310.0, 310.0]
    assert clock(sitting).running == (0,)
    think(sitting, 40)
    sitting.submit(Take(), Take())
    assert clock(sitting).left == [280.0, 310.0]
    assert clock(sitting).running == (1,)
    think(sitting, 7)
    sitting.submit(Take())
    assert clock(sitting).left == [280.0, 303.0], "a turn is over when others must act"
    assert clock(sitting).deadline() == sitting.now + 303.0
    think(sitting, 3)
    sitting.submit(Take())
    assert clock(sitting).left == [280.0, 310.0]
    good(sitting)


def test_all_who_must_act_think_at_once() -> None:
    sitting = clocked("duel", minutes=1)
    assert clock(sitting).running == (0, 1)
    think(sitting, 20)
    sitting.submit(Choose(3), seat=1)
    assert clock(sitting).left == [40.0, 40.0]
    assert clock(sitting).running == (0,)
    think(sitting, 15)
    sitting.submit(Choose(2), seat=0)
    assert clock(sitting).left == [25.0, 40.0]
    assert clock(sitting).running == (0, 1)
    good(sitting)


def test_days_are_given_anew_with_every_turn() -> None:
    sitting = clocked(days=2)
    think(sitting, 1.5 * DAY)
    sitting.submit(Take(), Take())
    assert clock(sitting).deadline() == sitting.now + 2 * DAY
    think(sitting, DAY)
    sitting.submit(Take(), Take())
    assert clock(sitting).deadline() == sitting.now + 2 * DAY
    good(sitting)


def test_a_pause_stops_the_clocks_and_needs_everybody() -> None:
    sitting = clocked(minutes=1, people="abc")
    think(sitting, 10)
    sitting.ok(Pause(), "a")
    assert sitting.events == ["vote-called"]
    assert sitting.table.vote is not None
    assert sitting.table.vote.open == {1, 2}
    sitting.no("vote-open", Pause(), "b")
    sitting.ok(Accept(), "b")
    assert not sitting.table.paused
    sitting.ok(Accept(), "c")
    assert sitting.table.paused
    assert clock(sitting).running == ()
    left = list(clock(sitting).left)
    think(sitting, 500)
    sitting.ok(Resume(), "b")
    assert clock(sitting).left == left
    assert clock(sitting).running == (0,)
    good(sitting)


def test_nobody_answered_about_a_pause() -> None:
    sitting = clocked(minutes=1)
    sitting.ok(Pause(), "a")
    sitting.no("time-left", Expire(), None)
    sitting.now += ANSWER["live"] or 0
    sitting.ok(Expire(), None)
    assert not sitting.table.paused
    assert clock(sitting).running == (0,)


def test_with_days_a_pause_may_be_thought_over_as_long_as_a_turn() -> None:
    sitting = clocked(days=3)
    sitting.ok(Pause(), "a")
    assert sitting.table.vote is not None
    assert sitting.table.vote.deadline == sitting.now + 3 * DAY


def test_time_runs_out_only_when_it_has() -> None:
    sitting = clocked(minutes=1)
    sitting.no("not-known", TimeOut(chair=0), "b")
    sitting.no("time-left", TimeOut(chair=0), None)
    think(sitting, 57)
    sitting.no("time-left", TimeOut(chair=0), None)
    sitting.now += 5
    sitting.no("time-left", TimeOut(chair=1), None)
    sitting.ok(TimeOut(chair=0), None)


def test_a_bot_stands_in_and_the_owner_may_come_back() -> None:
    sitting = clocked(minutes=1)
    think(sitting, 70)
    sitting.ok(TimeOut(chair=0), None)
    assert sitting.events == ["timed-out", "bot-took-over"]
    assert sitting.table.chairs[0].player == "a"
    assert clock(sitting).running == (), "a bot needs no clock"
    think(sitting, 10)
    sitting.ok(Join(), "a")
    assert clock(sitting).left == [GRACE, 60.0]
    assert clock(sitting).running == (0,)
    good(sitting)


def test_who_runs_out_of_time_may_lose() -> None:
    sitting = clocked(then="concede", minutes=1)
    think(sitting, 61)
    sitting.ok(TimeOut(chair=0), None)
    assert sitting.events[:3] == ["timed-out", "conceded", "game-ended"]
    assert sitting.table.wins == [0, 1]
    assert clock(sitting).running == ()
    good(sitting)


def test_or_nothing_comes_of_it_but_is_said_once() -> None:
    sitting = clocked(then="nothing", minutes=1)
    think(sitting, 61)
    sitting.ok(TimeOut(chair=0), None)
    assert sitting.events == ["timed-out"]
    sitting.no("time-left", TimeOut(chair=0), None)
    assert clock(sitting).deadline() is None
    sitting.submit(Take(), Take())
    assert clock(sitting).left == [0.0, 60.0]
    sitting.submit(Take(), Take())
    assert clock(sitting).deadline() is None, "it was said already"
    good(sitting)


def test_a_turn_that_comes_before_the_hall_says_so_counts() -> None:
    sitting = clocked(minutes=1, seconds=5)
    think(sitting, 100)
    sitting.submit(Take(), Take())
    assert clock(sitting).left == [5.0, 65.0]


def test_a_time_back_in_the_log_takes_nothing() -> None:
    """Another process's clock may be behind."""
    sitting = clocked(minutes=1)
    think(sitting, -20)
    sitting.submit(Take())
    assert clock(sitting).left == [60.0, 60.0]
    think(sitting, 25)
    sitting.submit(Take())
    assert clock(sitting).left == [55.0, 60.0]


def test_nobody_loses_by_an_outage() -> None:
    sitting = clocked(minutes=1)
    think(sitting, 90)
    sitting.ok(Credit(seconds=80.0), None)
    assert sitting.events == ["credited"]
    assert clock(sitting).left == [50.0, 60.0]
    think(sitting, 10)
    sitting.submit(Take(), Take())
    assert clock(sitting).left == [40.0, 60.0]
    sitting.no("not-known", Credit(seconds=1.0), "a")
    good(sitting)


def test_not_more_is_given_back_than_has_passed() -> None:
    sitting = clocked(minutes=1)
    think(sitting, 30)
    sitting.no("too-much-credit", Credit(seconds=30.5), None)
    forged = Sitting(rated=False)
    forged.ok(SetClock(minutes=1), "a")
    forged.start("a", "b")
    think(forged, 10)
    done = forged.ok(Credit(seconds=9.0), None)
    line = done.line.replace(b'"seconds":9.0', b'"seconds":19.0')
    assert line != done.line
    assert verify([*forged.log[:-1], line], find).why == "rules"


def test_a_log_with_a_time_out_too_early_is_not_good() -> None:
    sitting = clocked(minutes=1)
    think(sitting, 61)
    done = sitting.ok(TimeOut(chair=0), None)
    early = msgspec.json.decode(done.line)
    early["at"] -= 5
    assert verify([*sitting.log[:-1], msgspec.json.encode(early)], find).why == "rules"


def test_undo_does_not_turn_back_the_clock() -> None:
    sitting = clocked(minutes=1)
    think(sitting, 20)
    sitting.submit(Take())
    think(sitting, 5)
    sitting.ok(Undo(), "a")
    assert clock(sitting).left == [35.0, 60.0]
    good(sitting)


def test_a_game_that_ends_stops_its_clocks_and_the_next_has_them_anew() -> None:
    sitting = clocked(minutes=1)
    think(sitting, 20)
    sitting.ok(Concede(), "a")
    assert clock(sitting).running == ()
    sitting.again()
    assert clock(sitting).left == [60.0, 60.0]
    good(sitting)


@pytest.mark.parametrize("seed", range(5))
def test_whole_games_read_back(seed: int) -> None:
    sitting = clocked("duel", minutes=2, seconds=3)
    sitting.finish(seed)
    good(sitting)


def test_who_has_no_time_left_may_move_but_counts_as_away() -> None:
    sitting = clocked(then="nothing", minutes=1)
    sitting.no("seat-is-theirs", SeatBot(level="casual", chair=0), "b")
    think(sitting, 61)
    sitting.ok(TimeOut(chair=0), None)
    sitting.submit(Take())
    sitting.no("seat-is-theirs", Kick(chair=1), "a")
    sitting.no("stand-in-level", SeatBot(level="random", chair=0), "b")
    sitting.ok(SeatBot(level="casual", chair=0), "b")
    assert sitting.table.chairs[0].bot == "casual"
    good(sitting)


def test_taking_turns_back_brings_no_time() -> None:
    """A turn and its undo, again and again: the increment belongs to the position, the time used is used."""
    sitting = clocked(minutes=1, seconds=30)
    began = sitting.now
    for _ in range(20):
        sitting.submit(Take(), Enough())
        sitting.ok(Undo(), "a")
    assert clock(sitting).left == [90.0 - (sitting.now - began), 90.0], "who went back alone pays for both"
    good(sitting)


def test_with_days_a_turn_and_its_undo_bring_no_new_day() -> None:
    sitting = clocked(days=1)
    for _ in range(5):
        think(sitting, DAY / 8)
        sitting.submit(Take(), Enough())
        think(sitting, 600)
        sitting.ok(Undo(), "a")
    assert clock(sitting).left[0] == pytest.approx(DAY - 5 * (DAY / 8 + 600))
    think(sitting, DAY / 2)
    sitting.ok(TimeOut(chair=0), None)
    good(sitting)


def test_an_undo_by_consent_gives_everybody_what_the_position_had_less_what_they_used() -> None:
    sitting = clocked(minutes=5, seconds=10)
    think(sitting, 20)
    sitting.submit(Take(), Enough())
    think(sitting, 30)
    sitting.submit(Take(), Enough())
    think(sitting, 40)
    sitting.ok(Undo(), "a")
    think(sitting, 5)
    sitting.ok(Accept(), "b")
    assert clock(sitting).left == [310.0 - 20 - 40 - 5, 310.0 - 30]
    assert clock(sitting).running == (0,)
    good(sitting)


def test_who_comes_back_again_and_again_gains_no_time() -> None:
    sitting = clocked(minutes=1)
    think(sitting, 61)
    sitting.ok(TimeOut(chair=0), None)
    sitting.ok(Join(), "a")
    assert clock(sitting).left[0] == GRACE
    think(sitting, GRACE + 2)
    sitting.ok(TimeOut(chair=0), None)
    sitting.ok(Join(), "a")
    assert clock(sitting).left[0] == 0.0
    sitting.ok(TimeOut(chair=0), None)
    good(sitting)


def out_and_back(sitting: Sitting) -> float:
    """Somebody thinks until their time has run out, and comes back: what they have then."""
    chair = clock(sitting).running[0]
    think(sitting, clock(sitting).left[chair] + 1)
    sitting.ok(TimeOut(chair=chair), None)
    sitting.ok(Join(), sitting.table.chairs[chair].player)
    return clock(sitting).left[chair]


def test_a_move_that_is_taken_back_brings_no_other_half_minute() -> None:
    sitting = clocked(minutes=1)
    assert out_and_back(sitting) == GRACE
    for _ in range(3):
        sitting.submit(Take(), Enough())
        sitting.ok(Undo(), "a")
        assert out_and_back(sitting) == 0.0
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    assert out_and_back(sitting) == GRACE, "they have moved"
    good(sitting)


def test_two_decisions_of_a_turn_bring_half_a_minute_each_whatever_is_taken_back() -> None:
    sitting = clocked(minutes=1)
    assert out_and_back(sitting) == GRACE
    sitting.submit(Take())
    assert out_and_back(sitting) == GRACE
    for _ in range(3):
        sitting.ok(Undo(), "a")
        assert out_and_back(sitting) == 0.0
        sitting.submit(Take())
        assert out_and_back(sitting) == 0.0
    good(sitting)
