"""A long log is read while the hall does everything else."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

from hiroma.server.core.folding import SLICE, read_on
from hiroma.server.core.room import Room
from hiroma.server.core.rooms import LINGERS, Rooms
from hiroma.store import Row
from hiroma.table.table import Table


class Dear:
    """A table that takes a third of a slice for each entry."""

    def __init__(self) -> None:
        self.rev = 0

    def follow(self, body: bytes, sealed: bytes | None) -> None:
        until = time.thread_time() + SLICE / 3
        while time.thread_time() < until:
            pass
        self.rev += 1


def log_of(length: int) -> list[Row]:
    """Return rows with that many revs."""
    return [cast("Row", SimpleNamespace(rev=n + 1, body=b"", sealed=None)) for n in range(length)]


async def test_everything_else_has_its_turn_every_few_milliseconds() -> None:
    turns = 0

    async def everything_else() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(everything_else())
    took = await read_on(cast("Table", Dear()), log_of(60))
    beside.cancel()
    assert 15 <= turns <= 60
    assert took >= 60 * SLICE / 3


async def test_two_who_read_on_in_the_same_table_read_each_entry_once() -> None:
    dear = Dear()
    await asyncio.gather(*(read_on(cast("Table", dear), log_of(30)) for _ in range(2)))
    assert dear.rev == 30


def test_a_room_that_was_dear_to_open_stays_open_for_longer() -> None:
    def room(used: float, dear: float) -> Room:
        quiet: Any = SimpleNamespace(
            used=used,
            dear=dear,
            viewers=(),
            autopilot=SimpleNamespace(thinking=None),
            lock=SimpleNamespace(locked=lambda: False),
        )
        return cast("Room", quiet)

    cheap, dear, older = room(0.0, 0.001), room(0.0, 0.2), room(-LINGERS, 0.2)
    rooms: Any = SimpleNamespace(open={"cheap": cheap, "dear": dear, "older": older})
    assert Rooms.idle(rooms, 100.0) == [cheap, older]
