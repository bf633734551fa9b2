"""Taking a bot's seat in a game that is on."""

import random
from typing import Any

import pytest

from hiroma.ids import PlayerId
from hiroma.kernel import CHANCE
from hiroma.table import events
from hiroma.table.chance import pledge
from hiroma.table.characters import FIERCE, GENTLE, character
from hiroma.table.clock import GRACE
from hiroma.table.commands import Accept, Join, Leave, SeatBot, SetClock, SetRated, SetWelcome, Start, Submit, Undo
from hiroma.table.consent import NEWCOMER
from hiroma.table.grammar import read
from hiroma.table.handlers import permissions
from hiroma.table.joining import ROUNDS, bots_seats, current_round
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump
from tests.table.toys import find

A, B, C = map(PlayerId, "abc")


def against_bots(bots: int = 1, welcome: bool = True, game: str = "pile", **options: Any) -> Sitting:
    """Return a game of one person against bots."""
    sitting = Sitting(game, rated=False, welcome=welcome, **options).join("a")
    for _ in range(bots):
        sitting.ok(SeatBot(), "a")
    sitting.ok(Start(), "a")
    return sitting


def move(sitting: Sitting) -> int:
    """Make a move for the seat on turn and return its chair."""
    table = sitting.table
    assert table.play is not None
    seat = next(seat for seat in table.play.state.actors() if seat != CHANCE)
    chair = table.play.holders[seat]
    moves = [random.Random(1).choice(table.play.state.moves(seat))]
    owner = table.chairs[chair].player if table.chairs[chair].bot is None else None
    sitting.ok(Submit(seat=seat, moves=moves), owner)
    return chair


def play_until(sitting: Sitting, round_: int) -> None:
    """Play until this round begins."""
    while sitting.table.play is not None and current_round(sitting.table.play) < round_:
        move(sitting)


def test_somebody_takes_a_bots_seat_and_plays_on() -> None:
    sitting = against_bots(2)
    move(sitting)
    assert bots_seats(sitting.table) == (1, 2)
    sitting.ok(Join(chair=2), "b")
    assert sitting.events == ["seat-taken"]
    assert [chair.player for chair in sitting.table.chairs] == [A, None, B]
    assert sitting.table.chairs[2].bot is None
    assert bots_seats(sitting.table) == (1,)
    event = sitting.table.history[-1].heard[0].event
    assert event == events.SeatTaken(chair=2, player=B, level="casual")
    sitting.settle()


def test_who_names_no_chair_gets_the_first_that_a_bot_keeps() -> None:
    sitting = against_bots(2)
    sitting.ok(Join(), "b")
    assert sitting.table.chairs[1].player == B
    sitting.no("already-seated", Join(chair=2), "b")
    sitting.no("seat-is-theirs", Join(chair=1), "c")
    sitting.no("seat-is-theirs", Join(chair=0), "c")
    sitting.no("no-such-chair", Join(chair=7), "c")
    sitting.ok(Join(), "c")
    sitting.no("too-late-to-join", Join(), "d")


def test_nobody_may_after_the_second_round() -> None:
    sitting = against_bots(game="cant-stop")
    play_until(sitting, ROUNDS)
    assert bots_seats(sitting.table) == (1,)
    play_until(sitting, ROUNDS + 1)
    assert bots_seats(sitting.table) == ()
    sitting.no("too-late-to-join", Join(chair=1), "b")


def test_all_are_told_when_it_begins_and_ends_to_be_possible() -> None:
    sitting = against_bots(game="cant-stop")
    table = sitting.table
    was = bots_seats(table)
    while was:
        assert table.play is not None
        seat = table.play.state.actors()[0]
        owner = table.chairs[table.play.holders[seat]].player
        done = sitting.ok(Submit(seat=seat, moves=[table.play.state.moves(seat)[0]]), owner)
        now = bots_seats(table)
        assert done.meta == (now != was)
        was = now


@pytest.mark.parametrize("how", ["unwelcome", "rated", "over"])
def test_nobody_may_elsewhere(how: str) -> None:
    if how == "rated":
        sitting = Sitting("pile", welcome=True).start("a", "b")
        assert sitting.table.rated
    else:
        sitting = against_bots(welcome=how == "over", match=3)
    if how == "over":
        while sitting.table.status == "playing":
            move(sitting)
        assert sitting.table.in_match
    sitting.no("game-running" if how != "over" else "too-late-to-join", Join(), "c")
    assert permissions(sitting.table, sitting.table.who(C))["join"] is not None


def test_a_newcomer_inherits_no_wins() -> None:
    sitting = against_bots(match=3)
    while sitting.table.status == "playing":
        move(sitting)
    sitting.again()
    assert any(sitting.table.wins) == (bots_seats(sitting.table) == ())


def test_a_seat_belongs_to_whoever_left_it() -> None:
    sitting = against_bots()
    sitting.ok(Join(), "b")
    sitting.ok(Leave(), "b")
    assert sitting.table.chairs[1].bot == "casual"
    sitting.no("seat-is-theirs", Join(chair=1), "c")
    sitting.ok(Join(), "b")


def test_who_keeps_others_waiting_in_a_bots_seat_is_soon_replaced() -> None:
    sitting = against_bots()
    sitting.ok(Join(), "b")
    while sitting.table.play is not None and 1 not in [
        sitting.table.play.holders[seat] for seat in sitting.table.play.state.actors()
    ]:
        move(sitting)
    sitting.no("wait-for-them", SeatBot(chair=1), "a")
    sitting.now += NEWCOMER
    sitting.ok(SeatBot(chair=1), "a")
    assert "bot-took-over" in sitting.events


def test_a_clock_runs_for_the_newcomer_from_then_on() -> None:
    sitting = Sitting("pile", rated=False, welcome=True)
    sitting.ok(SetClock(minutes=3), "a")
    sitting.join("a").ok(SeatBot(), "a")
    sitting.ok(Start(), "a")
    sitting.now += GRACE
    sitting.ok(Join(), "b")
    assert sitting.table.clock is not None
    assert sitting.table.clock.left[1] == 180


def test_the_newcomer_is_asked_as_everybody_is() -> None:
    sitting = against_bots(2, game="cant-stop")
    sitting.ok(Join(), "b")
    while move(sitting) != 0:
        pass
    assert sitting.table.play is not None
    assert not sitting.table.play.may_undo()  # dice fell
    sitting.ok(Undo(), "a")
    assert sitting.table.vote is not None
    sitting.ok(Join(), "c")
    assert sitting.table.vote.open == {1, 2}
    sitting.ok(Accept(), "b")
    sitting.ok(Accept(), "c")
    assert sitting.table.vote is None


def test_the_host_opens_and_closes_the_door() -> None:
    sitting = against_bots(2, welcome=False)
    sitting.no("game-running", Join(), "b")
    sitting.no("not-host", SetWelcome(on=True), "b")
    sitting.ok(SetWelcome(on=True), "a")
    assert sitting.events == ["welcome-set"]
    sitting.ok(Join(), "b")
    sitting.ok(SetWelcome(on=False), "a")
    sitting.no("game-running", Join(), "c")
    sitting.no("game-running", SetWelcome(on=True), "a")  # others play now, and were not asked


def test_before_a_game_it_is_a_setting_that_all_agree_to() -> None:
    sitting = Sitting("pile", rated=False).join("a", "b")
    sitting.ok(SetWelcome(on=True), "a")
    assert sitting.table.not_agreed() == [1]
    sitting.no("not-agreed", Start(), "a")


def test_a_table_for_one_welcomes_nobody() -> None:
    sitting = Sitting("hidden-rooms")
    sitting.no("welcome-alone", SetWelcome(on=True), "a")


def test_a_game_with_bots_cannot_become_rated_by_it() -> None:
    sitting = against_bots()
    sitting.ok(Join(), "b")
    sitting.no("game-running", SetRated(on=True), "a")
    assert not sitting.table.rated


def test_older_logs_say_nothing_of_it() -> None:
    assert b"welcome" not in Sitting().rows[0][0]


def test_the_log_tells_the_same_and_can_be_verified() -> None:
    sitting = against_bots(2)
    move(sitting)
    sitting.ok(Join(chair=1, pledge=pledge("ab" * 16)), "b")
    while sitting.table.status == "playing":
        move(sitting)
    folded = Table.fold(sitting.rows, find, lambda count: b"")
    assert dump(folded, secrets=False) == dump(sitting.table, secrets=False)
    verdict = verify([line for line, _ in sitting.rows], find)
    assert verdict.bad is None, verdict


@pytest.mark.parametrize("line", ["/welcome on", "/einstieg an", "/途中参加 オン"])
def test_it_is_typed_in_three_languages(line: str) -> None:
    assert read(line, ()) == ("welcome", {"on": True})


def test_no_two_bots_of_a_table_are_the_same_character() -> None:
    assert not set(GENTLE) & set(FIERCE)
    for levels in (["casual"] * 12, ["master"] * 12, ["casual", "club", "master", "random"] * 3):
        assert len({character(level, chair) for chair, level in enumerate(levels)}) == 12
