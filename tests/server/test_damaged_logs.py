"""A table whose log cannot be read any more harms no other table."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from hiroma.ids import PlayerId, TableId
from hiroma.server.core import housekeeping
from hiroma.server.settings import Settings
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wiring import Hall
from hiroma.store.schema import entries, tables
from hiroma.table.commands import Join
from hiroma.table.refusal import Refusal, Refused
from tests.server.waiting import until

ANN, BEN = PlayerId("ann"), PlayerId("ben")


@pytest.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """Open a hall that looks after its tables all the time."""
    monkeypatch.setattr(housekeeping, "LOOK", 0.01)
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/hall.db", key=f"{tmp_path}/key"))
    await hall.open()
    yield hall
    await hall.close()


async def opened(hall: Hall) -> TableId:
    """Open a table where Ann sits, and let nobody remember it."""
    table_id = await hall.tables.new(ANN, NewTable(game="cant-stop", rated=False))
    assert not isinstance(table_id, Refusal)
    assert await hall.tables.order(Join(), table_id, ANN) == 2
    hall.rooms.open.pop(table_id).drop()
    return table_id


def damaged(connection: Connection, table_id: TableId) -> None:
    """Damage the second entry of a log."""
    connection.execute(update(entries).where(entries.c.table_id == table_id, entries.c.rev == 2).values(body=b"{}"))


def put_down(connection: Connection, table_id: TableId, deadline: float) -> None:
    """Let a table be due."""
    connection.execute(update(tables).where(tables.c.table_id == table_id).values(deadline=deadline))


async def deadline(hall: Hall, table_id: TableId) -> float | None:
    """Return when a table is due; None when it waits for nothing."""
    (row,) = await hall.store.tables.summaries(table_id=table_id, limit=1)
    return row.deadline


async def looked_after(hall: Hall, table_id: TableId) -> None:
    """Wait until a table that waits for nothing was looked after."""
    for _ in range(500):
        if await deadline(hall, table_id) is None:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody looks after the table")


async def test_a_damaged_table_is_refused_and_the_others_are_looked_after(hall: Hall) -> None:
    bad, good = [await opened(hall) for _ in range(2)]
    await hall.store.engine.transact(damaged, bad)
    assert await hall.tables.look(bad) is None
    assert await hall.tables.order(Join(), bad, BEN) == Refusal(code="internal")
    with pytest.raises(Refused, match="internal"):
        await hall.tables.see(bad, ANN)
    for n, table_id in enumerate([bad, good]):
        await hall.store.engine.transact(put_down, table_id, 1.0 + n)
    await looked_after(hall, good)
    assert await deadline(hall, bad)


async def test_housekeeping_outlives_every_error(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good = [await opened(hall) for _ in range(2)]
    wake = hall.tables.wake
    tried: list[TableId] = []

    async def failing(table_id: TableId) -> None:
        tried.append(table_id)
        if table_id == bad:
            raise KeyError(table_id)
        await wake(table_id)

    monkeypatch.setattr(hall.tables, "wake", failing)
    for n, table_id in enumerate([bad, good]):
        await hall.store.engine.transact(put_down, table_id, 1.0 + n)
    await until(lambda: bad in tried)
    await looked_after(hall, good)
