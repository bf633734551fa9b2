"""Visibility: people who may watch, the delay for spectators, and changes that need the consent of others."""

from typing import Any

import pytest

from hiroma.table.commands import Concede, Ready, SetWatched
from hiroma.table.grammar import read
from hiroma.table.refusal import Refused
from hiroma.table.visibility import is_delayed, is_for_members, more_is_shown_at, shown_until
from tests.table.sitting import Sitting


@pytest.mark.parametrize(
    ("line", "args"),
    [
        ("/watchers off", {"on": False}),
        ("/観戦 オン", {"on": True}),
        ("/watchers members", {"on": True, "members": True}),
        ("/zuschauer Mitglieder 5", {"on": True, "members": True, "entries": 5}),
        ("/watchers 5", {"on": True, "entries": 5}),
        ("/観戦 3分", {"on": True, "minutes": 3}),
        ("/watchers 15m", {"on": True, "minutes": 15}),
    ],
)
def test_how_it_is_typed(line: str, args: dict[str, Any]) -> None:
    assert read(line, ()) == ("watchers", args)


def test_without_a_word_nothing_is_opened() -> None:
    with pytest.raises(Refused, match="arguments"):
        read("/watchers", ())


def test_entries_behind() -> None:
    sitting = Sitting("pile", rated=False)
    sitting.ok(SetWatched(on=True, entries=2), "a")
    assert shown_until(sitting.table, sitting.now) == sitting.table.rev
    sitting.start("a", "b")
    table = sitting.table
    assert shown_until(table, sitting.now) == table.began - 1
    for _ in range(2):
        sitting.submit(table.play.state.moves(sitting.mover())[0] if table.play else None)
    assert shown_until(table, sitting.now) == table.began == table.rev - 2
    assert more_is_shown_at(table, table.began) is None
    sitting.ok(Concede(), "a")
    assert not is_delayed(table)
    assert shown_until(table, sitting.now) == table.rev


def test_minutes_behind() -> None:
    sitting = Sitting("pile", rated=False)
    sitting.ok(SetWatched(on=True, minutes=1), "a")
    sitting.start("a", "b")
    table = sitting.table
    began = table.history[table.began - 1].at
    assert shown_until(table, sitting.now) == table.began - 1
    assert more_is_shown_at(table, table.began - 1) == began + 60
    assert shown_until(table, began + 60) == table.began
    assert more_is_shown_at(table, table.began) is None


def test_more_eyes_need_everybody_and_fewer_nobody() -> None:
    sitting = Sitting("pile", rated=False).join("a", "b")
    table = sitting.table
    sitting.ok(SetWatched(on=True, members=True, entries=5), "a")
    assert table.not_agreed() == []
    sitting.ok(SetWatched(on=True, members=True), "a")
    assert table.not_agreed() == [1]
    sitting.ok(Ready(), "b")
    sitting.start()
    assert is_for_members(table)
    sitting.no("game-running", SetWatched(on=True), "a")
    sitting.ok(SetWatched(on=True, members=True, minutes=5), "a")
    sitting.no("game-running", SetWatched(on=True, members=True), "a")
    sitting.no("not-host", SetWatched(on=False), "b")
    sitting.ok(SetWatched(on=False), "a")
