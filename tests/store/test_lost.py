"""A disk that is full and a server that crashes: nothing acknowledged is lost, and the store goes on by itself."""

import asyncio
import signal
from pathlib import Path

import pytest

from hiroma.ids import TableId
from hiroma.store import Outcome, Store, StoreError
from tests.services import Postgres
from tests.store.making import append, row, summary


async def test_a_full_disk_fails_the_batch_and_the_next_goes_on(tmp_path: Path) -> None:
    store = await Store.connect(f"sqlite:///{tmp_path}/store.db")
    await append(store, "t", 1)
    # The connection that meets the error is given up, and its page limit with it: the disk has room again.
    await store.engine.database.write(lambda connection: connection.exec_driver_sql("pragma max_page_count = 60"))
    answers = await asyncio.gather(
        *(store.tables.append(row(f"u{at}", 1, body=b"x" * 50_000), summary(f"u{at}", 1)) for at in range(20)),
        return_exceptions=True,
    )
    assert [str(answer) for answer in answers] == ["database or disk is full"] * 20
    assert all(isinstance(answer, StoreError) for answer in answers)
    assert await store.tables.heads([TableId(f"u{at}") for at in range(20)]) == {}
    assert (await append(store, "t", 2)).outcome is Outcome.STORED
    assert [entry.rev for entry in await store.tables.entries(TableId("t"))] == [1, 2]
    await store.close()


async def more_of(stored: dict[str, list[int]], many: int) -> None:
    """Wait until `many` more rows are stored."""
    enough = sum(map(len, stored.values())) + many
    async with asyncio.timeout(60):
        while sum(map(len, stored.values())) < enough:  # noqa: ASYNC110 - twenty tasks count
            await asyncio.sleep(0.01)


@pytest.mark.services
async def test_a_postgres_that_crashes_under_load_loses_nothing(own_postgres: Postgres) -> None:
    store = await Store.connect(own_postgres.empty_database())
    stored: dict[str, list[int]] = {f"t{at}": [] for at in range(20)}
    failed = 0
    done = False

    async def produce(table: str) -> None:
        nonlocal failed
        while not done:
            try:
                rev = await store.tables.head(TableId(table)) + 1
                answer = await append(store, table, rev, f"c{rev}")
            except StoreError:
                failed += 1
                await asyncio.sleep(0.05)
            else:
                # If the answer was lost after the row was stored, the next try finds the row.
                assert answer.outcome is Outcome.STORED
                stored[table].append(rev)

    producing = [asyncio.create_task(produce(table)) for table in stored]
    for _ in range(2):
        await more_of(stored, 200)
        await asyncio.to_thread(own_postgres.stop, signal.SIGQUIT)
        await asyncio.sleep(0.2)
        await asyncio.to_thread(own_postgres.start)
    await more_of(stored, 200)
    done = True
    await asyncio.gather(*producing)
    assert failed
    for table, revs in stored.items():
        there = [entry.rev for entry in await store.tables.entries(TableId(table))]
        assert there == list(range(1, len(there) + 1))
        assert set(revs) <= set(there)
        assert len(revs) == len(set(revs))
    await store.close()
