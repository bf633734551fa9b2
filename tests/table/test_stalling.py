"""Leaving, coming back and taking back buy no time to think: a decision keeps the time that it has."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hiroma.table.clock import DAY, GRACE, Clock
from hiroma.table.commands import (
    Accept,
    Claim,
    Join,
    Leave,
    Pause,
    Refuse,
    Resume,
    SeatBot,
    SetClock,
    SetRated,
    SetTimeout,
    Submit,
    Undo,
)
from hiroma.table.consent import CLAIM, IDLE
from hiroma.table.hall_commands import Credit, TimeOut
from hiroma.table.messages import Done
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump
from tests.table.toys import Choose, Enough, Take, find


def good(sitting: Sitting) -> None:
    """Assert that the log verifies and reads back as the same table."""
    assert dump(sitting.folded()) == dump(sitting.table)
    assert verify(sitting.log, find).bad is None


def by_days(game: str = "pile", days: int = 2, then: Any = "bot") -> Sitting:
    sitting = Sitting(game)
    sitting.ok(SetClock(days=days), "a")
    sitting.ok(SetTimeout(then=then), "a")
    return sitting.start("a", "b")


def without(*players: str, game: str = "pile") -> Sitting:
    """Return an unrated game without a clock."""
    sitting = Sitting(game)
    sitting.ok(SetRated(on=False), "a")
    return sitting.start(*players)


def clock(sitting: Sitting) -> Clock:
    assert sitting.table.clock is not None
    return sitting.table.clock


def away_and_back(sitting: Sitting, player: str = "a") -> None:
    sitting.ok(Leave(), player)
    sitting.ok(Join(), player)


# -- days -------------------------------------------------------------------------------------------


def test_leaving_and_coming_back_brings_no_new_days() -> None:
    sitting = by_days()
    sitting.now += 1.9 * DAY
    away_and_back(sitting)
    assert clock(sitting).left[0] < 0.1 * DAY
    sitting.now += 0.1 * DAY
    sitting.ok(TimeOut(chair=0), None)
    sitting.ok(Join(), "a")
    assert clock(sitting).left[0] == GRACE, "a bot that has not moved has decided nothing"
    good(sitting)


def test_a_bots_move_makes_another_decision_with_all_its_days() -> None:
    sitting = by_days()
    sitting.now += 1.9 * DAY
    sitting.ok(Leave(), "a")
    sitting.submit(Take())
    sitting.ok(Join(), "a")
    assert clock(sitting).left[0] == 2 * DAY
    good(sitting)


def test_another_who_moves_meanwhile_makes_no_new_decision() -> None:
    sitting = by_days("duel")
    sitting.now += 1.9 * DAY
    sitting.ok(Leave(), "a")
    sitting.submit(Choose(3), seat=1)
    sitting.ok(Join(), "a")
    assert clock(sitting).left[0] < 0.1 * DAY
    good(sitting)


def test_a_rest_brings_no_new_days() -> None:
    sitting = by_days()
    sitting.now += 1.5 * DAY
    sitting.ok(Pause(), "a")
    sitting.agree("b")
    sitting.now += 9 * DAY
    sitting.ok(Resume(), "a")
    assert 0.49 * DAY < clock(sitting).left[0] < 0.5 * DAY
    good(sitting)


def test_a_step_within_a_turn_that_is_taken_back_brings_its_days_once() -> None:
    sitting = by_days()
    sitting.submit(Take())
    sitting.now += 1.5 * DAY
    sitting.ok(Undo(), "a")
    sitting.submit(Take())
    assert clock(sitting).left[0] < 0.5 * DAY
    sitting.submit(Enough())
    sitting.submit(Take(), Enough())
    sitting.submit(Take())
    assert clock(sitting).left[0] == 2 * DAY
    good(sitting)


# -- no clock ---------------------------------------------------------------------------------------


def test_leaving_and_coming_back_does_not_begin_the_wait_anew() -> None:
    sitting = without("a", "b")
    for _ in range(2):
        sitting.now += IDLE["unrated"] / 2
        away_and_back(sitting)
    sitting.ok(SeatBot(chair=0), "b")
    assert sitting.events == ["bot-took-over"]
    good(sitting)


def test_nor_does_it_where_everybody_else_has_left_the_game_waiting() -> None:
    sitting = without("a", "b")
    for _ in range(2):
        sitting.now += CLAIM / 2
        away_and_back(sitting)
    sitting.ok(Claim(), "b")
    good(sitting)


def test_two_moves_that_are_taken_back_do_not_begin_the_wait_anew() -> None:
    sitting = without("a", "b")
    for _ in range(5):
        sitting.now += IDLE["unrated"] / 4
        sitting.submit(Take())
        sitting.submit(Enough())
        sitting.ok(Undo(), "a")
        sitting.ok(Undo(), "a")
    sitting.ok(SeatBot(chair=0), "b")
    assert sitting.events == ["bot-took-over"]
    good(sitting)


def test_time_away_and_a_rest_are_not_waited() -> None:
    sitting = without("a", "b")
    sitting.ok(Leave(), "a")
    sitting.now += DAY
    sitting.ok(Join(), "a")
    sitting.no("wait-for-them", SeatBot(chair=0), "b")
    sitting.ok(Pause(), "a")
    sitting.agree("b")
    sitting.now += DAY
    sitting.ok(Resume(), "a")
    sitting.no("wait-for-them", SeatBot(chair=0), "b")
    sitting.now += IDLE["unrated"]
    sitting.ok(Credit(seconds=IDLE["unrated"] - 1), None)
    sitting.no("wait-for-them", SeatBot(chair=0), "b")
    good(sitting)


def test_an_undo_by_consent_counts_what_the_player_has_thought_and_no_more() -> None:
    sitting = without("a", "b")
    sitting.now += 200
    sitting.submit(Take(), Enough())
    sitting.now += 400
    sitting.submit(Take(), Enough())
    sitting.ok(Undo(), "a")
    sitting.now += 100
    sitting.agree("b")
    waited = sitting.now - sitting.table.waits[0]
    assert 300 <= waited < 310
    good(sitting)


def test_a_question_about_a_stand_in_stays_when_the_player_leaves() -> None:
    """The player comes back before the bot moves: the others are not asked again."""
    sitting = without("a", "b", "c")
    sitting.now += IDLE["unrated"]
    sitting.ok(SeatBot(chair=0), "b")
    away_and_back(sitting)
    sitting.ok(Accept(), "c")
    assert sitting.events == ["voted", "vote-closed", "bot-took-over"]
    sitting.ok(Join(), "a")
    sitting.ok(SeatBot(chair=0), "b")
    sitting.ok(Leave(), "a")
    sitting.ok(Accept(), "c")
    assert sitting.events == ["voted", "vote-closed"], "a bot plays already"
    good(sitting)


def test_a_move_that_answers_a_question_about_a_stand_in_stands() -> None:
    sitting = without("a", "b", "c")
    sitting.now += IDLE["unrated"]
    sitting.ok(SeatBot(chair=0), "b")
    sitting.submit(Take(), Enough())
    sitting.ok(Undo(), "a")
    assert sitting.events == ["vote-called"], "everybody else is asked first"
    good(sitting)


# -- the law ----------------------------------------------------------------------------------------

DECISIONS = 2
"""Decisions of a turn in the pile."""

DOINGS = st.lists(
    st.sampled_from(["leave", "join", "undo", "take", "enough", "bot", "both", "pass"]) | st.floats(0.01, 1.0),
    max_size=40,
)


class Staller:
    """A player who does everything to think longer, while the other does not move; `thought` counts the seconds."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.thought = 0.0
        self.bots = 0

    def pass_time(self, seconds: float) -> None:
        """Let time pass, counted while the table waits for the player."""
        if self.thinks():
            self.thought += seconds
        self.sitting.now += seconds

    def thinks(self) -> bool:
        table = self.sitting.table
        running = table.clock.running if table.clock else tuple(table.waits)
        return 0 in running

    def ask(self, command: Any, player: str | None) -> bool:
        if self.thinks():
            self.thought += 1
        return isinstance(self.sitting.ask(command, player), Done)

    def turn(self, *moves: Any) -> None:
        """Let the player move, or the bot that keeps their seat: its move makes another decision."""
        sitting = self.sitting
        if sitting.table.status == "playing" and sitting.mover() == 0:
            player = sitting.player_of(0)
            done = self.ask(Submit(seat=0, moves=[{"do": move} for move in moves]), player)
            self.bots += done and player is None

    def do(self, doing: str) -> None:
        if doing in ("leave", "both"):
            self.ask(Leave(), "a")
        if doing in ("join", "both"):
            self.ask(Join(), "a")
        if doing == "undo":
            self.ask(Undo(), "a")
        if doing in ("take", "enough"):
            self.turn(doing)
        if doing == "pass":
            self.turn("take", "enough")
        if doing == "bot" and self.sitting.table.chairs[0].bot is not None:
            self.turn("take")


@pytest.mark.parametrize("minutes", [0, 1])
@given(doings=DOINGS)
@example(doings=["take", 0.99, "undo"] * 4)
@example(doings=[1.0, "join", 0.4, "pass", "undo"] * 4)
@example(doings=[0.99, "both"] * 4)
@settings(max_examples=150, deadline=None)
def test_a_turn_has_the_time_that_its_decisions_have(doings: list[str | float], minutes: int) -> None:
    """With a clock, this holds even for commands that come at the moment when the player's time ends."""
    sitting = Sitting("pile", rated=False)
    sitting.ok(SetClock(minutes=1) if minutes else SetClock(days=1), "a")
    staller = Staller(sitting.start("a", "b"))
    for doing in doings:
        if isinstance(doing, str):
            staller.do(doing)
            continue
        mine = clock(sitting)
        if staller.thinks():
            until = max(0.0, mine.ends(0) - sitting.now)
            staller.pass_time(min(doing * (60 if minutes else DAY), until))
            if until <= doing * (60 if minutes else DAY):
                staller.ask(TimeOut(chair=0), None)
        if sitting.table.status != "playing":
            break
    whole = 60 if minutes else DAY * (DECISIONS + 2 * staller.bots)
    most = whole + GRACE * (DECISIONS + 2 * staller.bots) + 3 * len(doings)
    assert staller.thought <= most
    good(sitting)


@given(doings=DOINGS)
@example(doings=[0.99, "take", "enough", "undo", "undo"] * 4)
@example(doings=[0.99, "both"] * 4)
@example(doings=["leave", "take", "join", "undo", 1.0])
@settings(max_examples=150, deadline=None)
def test_a_table_without_a_clock_waits_as_long_for_a_turn_as_for_its_decisions(doings: list[str | float]) -> None:
    """The other says no to every question, and asks for a bot as soon as they may."""
    sitting = without("a", "b")
    staller = Staller(sitting)
    least = IDLE["unrated"]
    for doing in doings:
        if isinstance(doing, str):
            staller.do(doing)
        elif staller.thinks():
            until = max(0.0, sitting.table.waits[0] + least - sitting.now)
            staller.pass_time(min(doing * least, until))
        if sitting.table.status != "playing":
            break
        if sitting.table.vote is not None:
            sitting.ok(Refuse(), "b")
        if staller.thinks() and sitting.table.waits[0] + least <= sitting.now + 1:
            assert staller.ask(SeatBot(chair=0), "b")
    assert staller.thought <= least * (DECISIONS + 2 * staller.bots) + 3 * len(doings)
    good(sitting)
