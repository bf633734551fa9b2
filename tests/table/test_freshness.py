"""A press that answers an older state changes nothing: no other question, no other settings, no other people."""

import pytest

from hiroma.ids import PlayerId
from hiroma.table.command import Command
from hiroma.table.commands import (
    Abort,
    Accept,
    Cursor,
    Host,
    Join,
    Kick,
    Leave,
    Pause,
    Ready,
    Refuse,
    SeatBot,
    SetRated,
    Start,
    Swap,
    Undo,
)
from tests.table.sitting import Sitting
from tests.table.test_practice import Alone
from tests.table.toys import Enough, Take


def owners(sitting: Sitting) -> list[PlayerId | None]:
    """Return the player of each chair, None for a bot's."""
    return [chair.player for chair in sitting.table.chairs]


@pytest.mark.parametrize("command", [Kick(chair=1), Host(chair=1), Swap(chair=1)])
def test_a_second_press_hits_nobody_else(command: Command) -> None:
    sitting = Sitting().join("a", "b", "c")
    seen = sitting.table.rev
    sitting.ok(Kick(chair=1), "a", rev=seen)
    assert owners(sitting) == ["a", "c"]
    sitting.no("stale", command, "a", rev=seen)
    sitting.ok(command, "a", rev=sitting.table.rev)


def test_who_has_not_moved_may_be_removed_by_a_press_from_before() -> None:
    sitting = Sitting().join("a", "b", "c")
    seen = sitting.table.rev
    sitting.ok(Leave(), "c")
    sitting.ok(Join(), "d")
    sitting.ok(Kick(chair=1), "a", rev=seen)
    assert owners(sitting) == ["a", "d"]


def test_a_bot_that_moved_up_is_another_one() -> None:
    sitting = Sitting().join("a")
    sitting.ok(SeatBot(), "a")
    sitting.ok(SeatBot(), "a")
    seen = sitting.table.rev
    sitting.ok(Kick(chair=1), "a", rev=seen)
    sitting.no("stale", Kick(chair=1), "a", rev=seen)


def test_a_place_that_somebody_has_taken_meanwhile_is_not_taken_from_them() -> None:
    sitting = Sitting().join("a", "b")
    seen = sitting.table.rev
    sitting.ok(Swap(chair=0), "b")
    sitting.no("stale", Join(chair=0), "c", rev=seen)
    sitting.ok(Join(chair=0), "c", rev=sitting.table.rev)


@pytest.mark.parametrize("answer", [Accept(), Refuse()])
def test_a_yes_or_no_answers_the_question_that_was_seen(answer: Command) -> None:
    sitting = Sitting(rated=False).start("a", "b")
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    sitting.ok(Undo(), "a")
    seen = sitting.table.rev
    sitting.ok(Refuse(), "a")
    sitting.ok(Abort(), "a")
    assert sitting.table.vote is not None
    sitting.no("stale", answer, "b", rev=seen)
    sitting.ok(answer, "b", rev=sitting.table.rev)


def test_a_yes_to_a_cursor_goes_to_the_player_who_was_seen_to_ask() -> None:
    sitting = Alone("cant-stop", 2).start("a")
    sitting.ok(Cursor(), "b")
    seen = sitting.table.rev
    sitting.ok(Cursor(), "b")
    sitting.ok(Cursor(), "c")
    sitting.no("stale", Accept(), "a", rev=seen)
    sitting.ok(Accept(), "a", rev=sitting.table.rev)


@pytest.mark.parametrize("command", [Ready(), Start()])
def test_nobody_agrees_to_settings_that_they_have_not_seen(command: Command) -> None:
    sitting = Sitting().join("a", "b")
    seen = sitting.table.rev
    sitting.ok(SetRated(on=False), "a")
    sitting.ok(Ready(), "a")
    sitting.no("stale", command, "b", rev=seen)
    sitting.ok(command, "b", rev=sitting.table.rev)


def test_ones_own_change_is_no_news() -> None:
    sitting = Sitting().join("a")
    seen = sitting.table.rev
    sitting.ok(SetRated(on=False), "a", rev=seen)
    sitting.ok(SeatBot(), "a", rev=seen)
    sitting.ok(Start(), "a", rev=seen)


def test_of_several_presses_on_take_back_one_counts() -> None:
    sitting = Sitting().join("a")
    sitting.ok(SeatBot(), "a")
    sitting.ok(Start(), "a")
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    seen = sitting.table.rev
    sitting.ok(Undo(), "a", rev=seen)
    sitting.no("stale", Undo(), "a", rev=seen)
    sitting.ok(Undo(), "a", rev=sitting.table.rev)


def test_what_answers_nothing_is_never_stale() -> None:
    sitting = Sitting().join("a", "b")
    seen = sitting.table.rev
    sitting.ok(SetRated(on=False), "a")
    sitting.ok(SetRated(on=True), "a", rev=seen)
    sitting.ok(Ready(), "b", rev=sitting.table.rev)
    sitting.ok(Start(), "a", rev=sitting.table.rev)
    sitting.submit(Take(), Enough())
    sitting.ok(Pause(), "a", rev=seen)
