"""Spectators with a delay of minutes: the hall shows them more when its time has come, without a new entry."""

from collections.abc import Callable
from math import inf
from typing import Any

import msgspec

from hiroma.ids import PlayerId
from hiroma.server.core.names import Names
from hiroma.server.core.spectators import Spectators
from hiroma.store import Row
from hiroma.table.commands import SetWatched
from hiroma.table.table import Table
from tests.table.sitting import Sitting


class Looker:
    """A viewer who keeps the frames."""

    def __init__(self, player: str) -> None:
        self.player = PlayerId(player)
        self.heard = inf
        self.revs: list[int] = []

    def push(self, frame: bytes) -> None:
        """Keep the rev of an entry."""
        self.revs.append(msgspec.json.decode(frame[frame.index(b"{") :])["rev"])


class Nobody(Names):
    """`Names` that knows no name."""

    def __init__(self) -> None:
        self._names: dict[PlayerId, str] = {}
        self.faces = {}


def rows(sitting: Sitting) -> list[Row]:
    """Return the log as the store has it."""
    table = sitting.table
    return [
        Row(table=table.id, rev=n, at=table.history[n - 1].at, body=line, sealed=sealed, command=None)
        for n, (line, sealed) in enumerate(sitting.rows, 1)
    ]


def test_what_is_due_is_shown_by_the_clock() -> None:
    sitting = Sitting("cant-stop", rated=False)
    sitting.ok(SetWatched(on=True, minutes=2), "a")
    sitting.start("a", "b")
    table: Table = sitting.table
    now = [sitting.now]
    asked: list[tuple[float, Callable[[], Any]]] = []
    near, far = Looker("a"), Looker("z")
    spectators = Spectators(
        lambda: now[0], lambda name, act, seconds: asked.append((seconds, act)), lambda: [near, far]
    )
    spectators.begin(table, rows(sitting), Nobody())
    assert spectators.are_behind
    assert spectators.table_for(table, PlayerId("z")).rev == table.began - 1
    assert spectators.table_for(table, PlayerId("a")) is table
    seconds, catch_up = asked.pop()
    assert 119 <= seconds <= 120
    catch_up()
    assert far.revs == []
    now[0] += 120
    catch_up()
    assert (near.revs, far.revs) == ([], [table.began])
    assert spectators.table_for(table, PlayerId("z")).status == "playing"
