"""Events that befell a player who was away: all of them, and none that the player saw or caused."""

from typing import Any

from hiroma.ids import PlayerId
from hiroma.server.notifications.audience import displaced
from hiroma.table.commands import (
    Accept,
    Concede,
    Join,
    Leave,
    Pause,
    Resume,
    SeatBot,
    SetClock,
    SetRated,
    SetTimeout,
    Undo,
)
from hiroma.table.consent import IDLE
from hiroma.table.hall_commands import TimeOut
from hiroma.table.missed import missed
from tests.table.sitting import Sitting
from tests.table.toys import Enough, Take


def told(sitting: Sitting, player: str, seen: int) -> list[str]:
    """Return the tags of events that the player missed, after having seen the table up to `seen`."""
    return [
        str(heard.event.__struct_config__.tag)
        for one in missed(sitting.table, PlayerId(player), seen)
        for heard in one.heard
    ]


def unrated(*players: str, **options: Any) -> Sitting:
    sitting = Sitting("pile", **options)
    sitting.ok(SetRated(on=False), "a")
    return sitting.start(*players)


def test_a_seat_that_others_gave_to_a_bot_is_told_until_it_is_taken_back() -> None:
    sitting = unrated("a", "b")
    sitting.submit(Take(), Enough())
    seen = sitting.table.rev
    sitting.now += IDLE["unrated"]
    sitting.ok(SeatBot(chair=1), "a")
    assert told(sitting, "b", seen) == ["bot-took-over"]
    assert told(sitting, "a", seen) == []
    sitting.submit(Take(), Enough())
    assert told(sitting, "b", seen) == ["bot-took-over"]
    assert told(sitting, "b", sitting.table.rev) == []
    sitting.ok(Join(), "b")
    assert told(sitting, "b", seen) == []


def test_a_seat_that_others_gave_to_a_bot_in_a_rated_game_is_told_too() -> None:
    sitting = Sitting("pile").start("a", "b")
    sitting.submit(Take(), Enough())
    seen = sitting.table.rev
    sitting.now += IDLE["rated"]
    sitting.ok(SeatBot(chair=1), "a")
    assert told(sitting, "b", seen) == ["bot-took-over"]
    assert displaced(sitting.table, ()) == ["b"]


def test_time_that_ran_out_is_told_with_what_it_brought() -> None:
    sitting = Sitting().join("a", "b")
    sitting.ok(SetClock(minutes=5), "a")
    sitting.ok(SetTimeout(then="bot"), "a")
    sitting.again()
    seen = sitting.table.rev
    sitting.now += 400
    sitting.ok(TimeOut(chair=0), None)
    assert told(sitting, "a", seen) == ["timed-out", "bot-took-over"]
    assert told(sitting, "b", seen) == []


def test_what_others_do_to_the_game_is_told_to_who_was_away() -> None:
    sitting = unrated("a", "b")
    seen = sitting.table.rev
    sitting.ok(Pause(), "a")
    sitting.ok(Accept(), "b")
    sitting.ok(Resume(), "a")
    sitting.submit(Take(), Enough())
    sitting.ok(Undo(), "a")
    assert told(sitting, "b", seen) == ["resumed", "undone"], "who agrees to a pause is there"
    assert "undone" not in told(sitting, "a", seen)
    sitting.ok(Concede(), "a")
    assert told(sitting, "b", seen)[-1] == "game-ended"


def test_what_was_before_ones_own_last_move_one_has_seen() -> None:
    sitting = unrated("a", "b")
    sitting.submit(Take(), Enough())
    sitting.ok(Undo(), "a")
    sitting.submit(Take(), Enough())
    assert told(sitting, "b", 0)[-1] == "undone"
    sitting.submit(Take(), Enough())
    assert told(sitting, "b", 0) == []


def test_what_one_does_oneself_is_done_to_nobody() -> None:
    sitting = unrated("a", "b", "c")
    seen = sitting.table.rev
    sitting.ok(Leave(), "a")
    assert told(sitting, "a", seen) == []
    assert told(sitting, "nobody", 0) == []


def test_a_game_that_one_began_and_ended_oneself_is_no_news() -> None:
    sitting = unrated("a", "b")
    assert told(sitting, "a", 0) == []
    sitting.ok(Concede(), "a")
    assert told(sitting, "a", 0) == []
    assert told(sitting, "b", 0) == ["game-ended"]


def test_who_loses_by_the_clock_is_told_the_end() -> None:
    sitting = Sitting().join("a", "b")
    sitting.ok(SetClock(minutes=5), "a")
    sitting.ok(SetTimeout(then="concede"), "a")
    sitting.again()
    sitting.now += 400
    sitting.ok(TimeOut(chair=0), None)
    assert told(sitting, "a", 0) == ["timed-out", "game-ended"]
