"""A chair changes hands in a game that is on, and people wait in a line for a free one."""

from typing import Any

import pytest

from hiroma.ids import PlayerId
from hiroma.records.ended import ended
from hiroma.table import events
from hiroma.table.clock import DAY, GRACE
from hiroma.table.commands import (
    Accept,
    Concede,
    Join,
    Leave,
    Lend,
    Offer,
    Ready,
    Refuse,
    SeatBot,
    SetClock,
    SetNext,
    SetWelcome,
    Start,
    Submit,
    Undo,
)
from hiroma.table.consent import AGAIN
from hiroma.table.hall_commands import Away, Expire, TimeOut
from hiroma.table.queueing import HOLD, MOST
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump, old
from tests.table.toys import find

A, B, C, D = map(PlayerId, "abcd")


def game_of(*people: str, **more: Any) -> Sitting:
    """A game that is on."""
    return Sitting(more.pop("game", "pile"), **more).start(*people)


def same_from_its_log(sitting: Sitting) -> None:
    """The log folds to the same table, and every entry of it was allowed."""
    again = type(sitting.table).fold(sitting.rows, find, bytes)
    assert dump(again, secrets=False) == dump(sitting.table, secrets=False)
    assert verify([line for line, _ in sitting.rows], find).bad is None


def test_a_seat_that_is_not_on_offer_stays_its_owners() -> None:
    sitting = game_of("a", "b", rated=False)
    sitting.no("game-running", Join(chair=1), "c")
    sitting.ok(Leave(), "b")
    sitting.no("game-running", Join(chair=1), "c")


def test_the_others_are_asked_and_silence_is_a_no() -> None:
    sitting = game_of("a", "b", rated=False)
    sitting.ok(Offer(on=True), "b")
    sitting.ok(Join(chair=1), "c")
    vote = sitting.table.vote
    assert vote is not None
    assert (vote.about, vote.chair, vote.player, vote.open) == ("substitute", 1, C, {0})
    sitting.no("vote-open", Join(chair=1), "d")
    sitting.now = vote.deadline
    sitting.ok(Expire(), None)
    assert sitting.table.chairs[1].player == B
    sitting.no("asked-already", Join(chair=1), "d")
    sitting.now += AGAIN
    sitting.ok(Join(chair=1), "d")
    sitting.ok(Refuse(), "d")
    assert sitting.table.vote is None
    same_from_its_log(sitting)


def test_who_is_let_in_plays_on() -> None:
    sitting = game_of("a", "b", rated=False)
    sitting.ok(Offer(on=True), "b")
    sitting.ok(Leave(), "b")
    sitting.ok(Join(), "c")
    sitting.ok(Accept(), "a")
    assert sitting.table.history[-1].heard[-1].event == events.SeatGiven(chair=1, player=C, former=B)
    assert [chair.player for chair in sitting.table.chairs] == [A, C]
    assert sitting.table.chairs[1].bot is None
    assert not sitting.table.chairs[1].offered
    sitting.no("not-seated", Offer(on=True), "b")
    same_from_its_log(sitting)


def test_a_rated_game_is_rated_no_longer_and_all_who_own_a_seat_are_asked() -> None:
    sitting = game_of("a", "b", "c", game="cant-stop")
    sitting.ok(Offer(on=True), "b")
    sitting.ok(Leave(), "c")
    sitting.ok(Join(chair=1), "d")
    assert sitting.table.vote is not None
    assert sitting.table.vote.open == {0, 2}
    sitting.agree("a", "c")
    assert sitting.table.chairs[1].player == D
    assert not sitting.table.rated
    sitting.ok(Concede(), "a")
    sitting.ok(Concede(), "d")
    record = ended(sitting.table)
    assert record is not None
    assert not record.rated
    assert [seat.player for seat in record.seats] == [A, D, C]
    assert [seat.stayed for seat in record.seats] == [None, None, None]
    same_from_its_log(sitting)


def test_at_once_where_the_host_has_opened_the_table_and_a_bot_keeps_it() -> None:
    sitting = Sitting("pile", rated=False, welcome=True).start("a", "b")
    sitting.ok(Offer(on=True), "b")
    sitting.ok(Leave(), "b")
    sitting.ok(Join(chair=1), "c")
    assert sitting.events == ["seat-given"]
    same_from_its_log(sitting)


def test_who_comes_back_keeps_the_chair() -> None:
    sitting = game_of("a", "b", rated=False)
    sitting.ok(Offer(on=True), "b")
    sitting.ok(Leave(), "b")
    sitting.ok(Join(), "c")
    sitting.ok(Join(), "b")
    assert sitting.table.vote is None
    sitting.no("game-running", Join(chair=1), "c")
    sitting.ok(Offer(on=True), "b")
    sitting.now += AGAIN
    sitting.ok(Join(), "c")
    sitting.ok(Offer(on=False), "b")
    assert sitting.events == ["offered", "vote-closed"]
    same_from_its_log(sitting)


def test_nobody_sees_the_secrets_of_two_seats() -> None:
    sitting = Sitting("pile", rated=False, welcome=True).join("a", "b")
    sitting.ok(SeatBot(), "a")
    sitting.ok(Start(), "a") if not sitting.table.not_agreed(0) else sitting.settle().ok(Start(), "a")
    sitting.ok(Offer(on=True), "b")
    sitting.ok(Leave(), "b")
    sitting.ok(Join(chair=1), "c")
    sitting.no("held-another-seat", Join(chair=2), "b")


def test_a_newcomer_takes_nothing_back_that_another_did() -> None:
    sitting = game_of("a", "b", rated=False, game="cant-stop")
    play = sitting.table.play
    assert play is not None
    seat = sitting.mover()
    owner = sitting.player_of(seat) or ""
    sitting.ok(Submit(seat=seat, moves=[play.state.moves(seat)[0]]), owner)
    sitting.ok(Offer(on=True), owner)
    sitting.ok(Join(chair=seat), "c")
    sitting.ok(Accept(), "ab".replace(owner, ""))
    sitting.no("nothing-to-undo", Undo(), "c")
    same_from_its_log(sitting)


def test_the_clock_goes_on_with_a_little_time_when_none_was_left() -> None:
    sitting = Sitting("pile", rated=False)
    sitting.ok(SetClock(minutes=3), "a")
    sitting.join("a", "b").settle().ok(Start(), "a")
    mover = sitting.mover()
    owner = sitting.player_of(mover) or ""
    other = "ab".replace(owner, "")
    sitting.ok(Offer(on=True), owner)
    sitting.now += 180
    sitting.ok(TimeOut(chair=mover), None)
    sitting.ok(Join(chair=mover), "c")
    sitting.ok(Accept(), other)
    assert sitting.table.clock is not None
    assert sitting.table.clock.left[mover] == 30
    assert sitting.table.clock.running == (mover,)
    same_from_its_log(sitting)


def test_a_mate_who_let_the_former_owner_decide_decides_again() -> None:
    sitting = Sitting("cant-stop", rated=False, team=True).start("a", "b", "c", "d")
    sitting.ok(Lend(chair=2), "a")
    sitting.ok(Offer(on=True), "c")
    sitting.ok(Join(chair=2), "e")
    sitting.agree("a", "b", "d")
    assert "taken-back" in sitting.events
    assert sitting.table.chairs[0].lent is None
    same_from_its_log(sitting)


def test_the_host_who_gives_the_chair_away_is_host_no_longer() -> None:
    sitting = game_of("a", "b", rated=False)
    sitting.ok(Offer(on=True), "a")
    sitting.ok(Join(chair=0), "c")
    sitting.ok(Accept(), "b")
    assert sitting.table.host == C


@pytest.mark.parametrize("how", ["paired", "over"])
def test_nothing_is_on_offer_elsewhere(how: str) -> None:
    if how == "paired":
        sitting = Sitting("pile", rated=False, paired=(A, B)).join("a", "b")
        sitting.no("tournament-table", Offer(on=True), "a")
    else:
        sitting = game_of("a", "b", rated=False)
        sitting.ok(Offer(on=True), "a")
        sitting.ok(Concede(), "b")
        sitting.no("no-game", Offer(on=True), "a")
        assert not sitting.table.chairs[0].offered


def test_the_first_who_wait_have_the_free_chair() -> None:
    sitting = game_of(*"abcde", rated=False, game="cant-stop")
    sitting.ok(SetNext(on=True), "x")
    sitting.ok(SetNext(on=True), "y")
    sitting.no("in-line-already", SetNext(on=True), "x")
    sitting.no("already-seated", SetNext(on=True), "a")
    for player in "abcd":
        sitting.ok(Concede(), player)
    sitting.no("table-full", Join(), "x")
    sitting.ok(Leave(), "b")
    sitting.no("chair-held", Join(), "z")
    sitting.no("chair-held", Join(), "y")
    sitting.ok(Join(), "x")
    assert sitting.table.queue == ["y"]
    sitting.ok(Leave(), "c")
    sitting.now += HOLD
    sitting.ok(Join(), "z")
    assert sitting.table.queue == []
    assert "queued" in sitting.events
    same_from_its_log(sitting)


def test_a_line_has_an_end_and_one_may_leave_it() -> None:
    sitting = game_of(*"abcde", rated=False, game="cant-stop")
    for number in range(MOST):
        sitting.ok(SetNext(on=True), f"w{number}")
    sitting.no("line-full", SetNext(on=True), "z")
    sitting.ok(SetNext(on=False), "w0")
    sitting.no("not-in-line", SetNext(on=False), "w0")
    sitting.ok(SetNext(on=True), "z")
    same_from_its_log(sitting)


def test_who_may_sit_down_does_not_wait() -> None:
    sitting = Sitting("cant-stop", rated=False).join("a")
    sitting.no("chair-free", SetNext(on=True), "b")
    sitting.ok(SetWelcome(on=True), "a")
    sitting.ok(Ready(), "a")


def test_nobody_plays_on_for_a_player_who_has_given_up_meanwhile() -> None:
    sitting = game_of("a", "b", "c", rated=False)
    sitting.ok(Offer(on=True), "b")
    sitting.ok(Join(chair=1), "d")
    sitting.ok(Concede(), "b")
    assert sitting.events == ["conceded", "bot-took-over", "vote-closed"]
    assert sitting.table.vote is None
    sitting.no("game-running", Join(chair=1), "d")
    same_from_its_log(sitting)
    assert old("given-up-and-handed-over").table.chairs[1].player == D


def timed(**pace: int) -> Sitting:
    """A game of a and b with a clock, in which a is to move and offers the chair."""
    sitting = Sitting(rated=False)
    sitting.ok(SetClock(**pace), "a")
    sitting.start("a", "b")
    sitting.ok(Offer(on=True), "a")
    return sitting


def left(sitting: Sitting) -> float:
    """Return the seconds until the clock of the seat on turn runs out."""
    clock = sitting.table.clock
    assert clock is not None
    return clock.ends(0) - sitting.now


def test_a_newcomer_has_half_a_minute_at_least() -> None:
    sitting = timed(minutes=1)
    sitting.now += 50
    sitting.ok(Join(chair=0), "c")
    sitting.now += 5
    sitting.ok(Accept(), "b")
    assert left(sitting) == GRACE
    same_from_its_log(sitting)
    assert old("newcomer-without-time").table.chairs[0].bot == "casual"
    sitting = timed(minutes=1)
    sitting.ok(Join(chair=0), "c")
    sitting.now += 5
    sitting.ok(Accept(), "b")
    assert GRACE < left(sitting) < 60.0, "more time is handed over as it is"


def test_a_newcomer_does_not_pay_for_the_vacation_of_the_former_owner() -> None:
    sitting = timed(days=2)
    sitting.ok(Away(chair=0, until=sitting.now + 9 * DAY), None)
    sitting.ok(Join(chair=0), "c")
    sitting.now += 1.5 * DAY
    sitting.ok(Accept(), "b")
    assert 0 <= 2 * DAY - left(sitting) < 10
    same_from_its_log(sitting)
