"""Filling a table: bots take the missing chairs, so that a game does not wait until more people come."""

from hiroma.table.commands import Fill, Leave, SeatBot, Start
from hiroma.table.hall_commands import Filled
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump
from tests.table.toys import find


def good(sitting: Sitting) -> None:
    """Assert that the log verifies and reads back as the same table."""
    assert dump(sitting.folded()) == dump(sitting.table)
    assert verify(sitting.log, find).bad is None


def test_bots_take_the_missing_chairs_and_the_game_begins() -> None:
    sitting = Sitting("duel").join("a")
    sitting.ok(Fill(seconds=30), "a")
    sitting.no("time-left", Filled(), None)
    sitting.now += 30
    sitting.no("not-known", Filled(), "a")
    sitting.ok(Filled(), None)
    assert sitting.events == ["bot-seated", "rated-set", "game-began"]
    assert [chair.bot for chair in sitting.table.chairs] == [None, "casual"]
    assert sitting.table.fill is None
    good(sitting)


def test_no_bot_comes_where_enough_people_sit() -> None:
    sitting = Sitting("pile").join("a", "b", "c")
    sitting.ok(Fill(seconds=1), "a")
    sitting.ok(Filled(), None)
    assert sitting.events == ["game-began"]
    good(sitting)


def test_only_the_host_and_only_before_the_first_game() -> None:
    sitting = Sitting().join("a", "b")
    sitting.no("not-host", Fill(seconds=5), "b")
    sitting.ok(Start(), "a")
    sitting.no("game-running", Fill(seconds=5), "a")
    sitting.finish()
    sitting.no("already-played", Fill(seconds=5), "a")


def test_one_may_wait_for_people_after_all() -> None:
    sitting = Sitting().join("a")
    sitting.ok(Fill(seconds=5), "a")
    sitting.ok(Fill(), "a")
    sitting.now += 10
    sitting.no("not-to-be-filled", Filled(), None)


def test_bots_do_not_begin_without_anybody() -> None:
    sitting = Sitting().join("a")
    sitting.ok(Fill(seconds=5), "a")
    sitting.ok(SeatBot(), "a")
    sitting.ok(Leave(), "a")
    sitting.now += 10
    sitting.no("not-to-be-filled", Filled(), None)
