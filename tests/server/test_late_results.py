"""Results that could not be recorded when their game ended are recorded later, without a restart."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hiroma.ids import TableId
from hiroma.server.records import recorder
from hiroma.server.records.recorder import ResultsRecorder
from hiroma.server.wiring import Hall
from hiroma.store import StoreError
from hiroma.store.records import Reading
from tests.server.test_records import failing, given_up, opened, page


@pytest.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """Open a hall in this process that tries again soon."""
    monkeypatch.setattr(recorder, "AGAIN", 0.05, raising=False)
    hall = await opened(f"sqlite:///{tmp_path}/hiroma.db", tmp_path)
    yield hall
    await hall.close()


async def test_a_failure_of_the_store_costs_nobody_a_result(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    record, failures = hall.store.records.record, [StoreError("away"), StoreError("still away")]

    async def away(readings: Sequence[Reading]) -> list[TableId]:
        if failures:
            raise failures.pop()
        return await record(readings)

    monkeypatch.setattr(hall.store.records, "record", away)
    await given_up(hall, "ab")
    await page(hall, "a", 1)
    await given_up(hall, "ab")
    await page(hall, "a", 2)


async def test_the_start_goes_on_after_a_failure(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall.recorder, "note", lambda _: None)
    await given_up(hall, "ab")
    entries, failures = hall.store.tables.entries, [StoreError("away")]

    async def away(table: TableId, after: int = 0) -> Any:
        if failures:
            raise failures.pop()
        return await entries(table, after)

    monkeypatch.setattr(hall.store.tables, "entries", away)
    with pytest.raises(StoreError):
        await ResultsRecorder(hall.store.records, hall.store.tables, hall.jobs).catch_up()
    await page(hall, "a", 1)


async def test_the_start_goes_on_also_when_the_store_cannot_say_what_is_behind(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall.recorder, "note", lambda _: None)
    await given_up(hall, "ab")
    behind, failures = hall.store.records.behind, [StoreError("still away"), StoreError("away")]

    async def away() -> list[TableId]:
        if failures:
            raise failures.pop()
        return await behind()

    monkeypatch.setattr(hall.store.records, "behind", away)
    with pytest.raises(StoreError):
        await ResultsRecorder(hall.store.records, hall.store.tables, hall.jobs).catch_up()
    await page(hall, "a", 1)


async def test_one_game_costs_the_others_nothing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ResultsRecorder, "_keep", failing([]))
    await given_up(hall, "ab")
    await page(hall, "a", 1)


def recorded(tmp_path: Path) -> int:
    """Return the number of games that the database of a hall has as recorded."""
    with closing(sqlite3.connect(tmp_path / "hiroma.db")) as database:
        return len(database.execute("select distinct table_id, no from results").fetchall())


async def test_a_game_that_ends_as_the_process_stops_is_recorded(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/hiroma.db"
    leaving = await opened(url, tmp_path)
    await given_up(leaving, "ab")
    await leaving.close()
    assert recorded(tmp_path) == 1


async def test_a_game_that_is_being_recorded_as_the_process_stops_is_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/hiroma.db"
    leaving = await opened(url, tmp_path)
    keep, asked = leaving.store.records.record, asyncio.Event()

    async def slow(readings: Sequence[Reading]) -> list[TableId]:
        if not asked.is_set():
            asked.set()
            await asyncio.sleep(60)
        return await keep(readings)

    monkeypatch.setattr(leaving.store.records, "record", slow)
    await given_up(leaving, "ab")
    await asyncio.wait_for(asked.wait(), 5)
    await leaving.close()
    assert recorded(tmp_path) == 1
