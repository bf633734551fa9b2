"""Two processes give commands at one table at once: the slower one reads the reason, not that the table is busy."""

from pathlib import Path

import pytest

from hiroma.ids import CommandId, LeaseNo, PlayerId
from hiroma.server.core.room import Room
from hiroma.server.settings import Settings
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wiring import Hall
from hiroma.store import Row, Summary
from hiroma.store.rows import Appended
from hiroma.table.commands import Join, SetOption
from hiroma.table.refusal import Refusal

A = CommandId("a")
ANN = PlayerId("ann")
HOST = PlayerId("host")


async def two_rooms(folder: Path) -> tuple[Hall, Hall, Room, Room]:
    """Open a table in two halls that share only the store."""
    settings = Settings(store=f"sqlite:///{folder}/hall.db", key=f"{folder}/key")
    one, two = Hall(settings), Hall(settings)
    await one.open()
    await two.open()
    table = await one.tables.new(HOST, NewTable(game="cant-stop"))
    assert isinstance(table, str)
    other = await two.rooms.find(table)
    assert other is not None
    return one, two, one.rooms.open[table], other


async def test_who_is_overtaken_again_and_again_gets_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, room, other = await two_rooms(tmp_path)
    real, overtaken = one.store.tables.append, 0

    async def late(row: Row, summary: Summary | None, lease: LeaseNo | None) -> Appended:
        nonlocal overtaken
        if overtaken < 12:
            overtaken += 1
            await other.command(SetOption(name="unique", value=bool(overtaken % 2)), HOST, None, None)
        return await real(row, summary, lease)

    monkeypatch.setattr(one.store.tables, "append", late)
    answer = await room.command(Join(), ANN, A, None)
    assert not isinstance(answer, Refusal | int), answer
    assert overtaken == 12
    await one.close()
    await two.close()


async def test_the_seat_that_somebody_else_was_given_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, room, other = await two_rooms(tmp_path)
    real, others = one.store.tables.append, iter("bcdefg")

    async def late(row: Row, summary: Summary | None, lease: LeaseNo | None) -> Appended:
        if (name := next(others, None)) is not None:
            await other.command(Join(), PlayerId(name), None, None)
        return await real(row, summary, lease)

    monkeypatch.setattr(one.store.tables, "append", late)
    answer = await room.command(Join(), ANN, A, None)
    assert isinstance(answer, Refusal)
    assert answer.code == "table-full"
    await one.close()
    await two.close()
