"""The fence, on both databases: nothing is stored under a lease that is gone."""

import asyncio
import random
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection

from hiroma.ids import LeaseNo, TableId
from hiroma.store import Appended, Outcome, Row, Store
from hiroma.store.database import Lost
from hiroma.store.leases import Sign
from tests.store.making import ON_POSTGRES, append, buried, waits

TABLE = TableId("t")
OTHER = TableId("u")


async def test_whoever_claims_a_table_writes_alone(stores: list[Store]) -> None:
    """An owner reads the log once: another process's entry after that would make the owner's own stale."""
    outcomes: list[Outcome] = []

    async def work(store: Store, dice: random.Random) -> None:
        lease = await store.leases.take("one")
        for _ in range(40):
            owner = await store.leases.claim(TABLE, lease)
            if owner is None:
                lease = await store.leases.take("one")
            elif owner != lease:
                if dice.random() < 0.3:
                    await store.leases.beat(lease, [owner])
            else:
                head = await store.tables.head(TABLE)
                for rev in range(head + 1, head + 4):
                    outcomes.append((await append(store, "t", rev, lease=lease)).outcome)
                    if outcomes[-1] is Outcome.FENCED:
                        break
                if dice.random() < 0.3:
                    await store.leases.release(TABLE, lease, LeaseNo(lease + 1) if dice.random() < 0.5 else None)

    await asyncio.gather(*(work(store, random.Random(n)) for n, store in enumerate([*stores, *stores])))
    assert set(outcomes) == {Outcome.STORED, Outcome.FENCED}


async def test_nothing_is_stored_under_a_lease_that_is_gone(stores: list[Store]) -> None:
    store, other, _ = stores
    lease = await store.leases.take("one")
    assert await append(store, "t", 1, "c", lease=lease) == Appended(Outcome.STORED, 1)
    assert await append(store, "t", 1, lease=lease) == Appended(Outcome.STALE, 1)
    assert await append(store, "t", 2, "c", lease=lease) == Appended(Outcome.REPEATED, 1)
    await buried(other, lease)
    fenced = await asyncio.gather(
        append(store, "t", 2, lease=lease), append(store, "t", 1, lease=lease), append(store, "u", 1, "c", lease=lease)
    )
    assert list(fenced) == [Appended(Outcome.FENCED, 2), Appended(Outcome.FENCED, 1), Appended(Outcome.FENCED, 1)]
    assert not fenced[0].ok
    assert await store.tables.heads([TABLE, OTHER]) == {"t": 1}
    assert [found.head for found in await store.tables.summaries(limit=100)] == [1]
    assert await append(store, "t", 2) == Appended(Outcome.STORED, 2)
    newer = await store.leases.take("two")
    assert await append(store, "t", 3, lease=newer) == Appended(Outcome.STORED, 3)


async def test_a_refused_row_leaves_its_batch_alone_under_a_lease(store: Store) -> None:
    lease = await store.leases.take("one")
    await append(store, "t", 1, lease=lease)
    answers = await asyncio.gather(*(append(store, table, 1, lease=lease) for table in ("a", "t", "b", "b")))
    assert [answer.outcome.value for answer in answers] == ["stored", "stale", "stored", "stale"]
    bad = Row(table=TableId("bad\0"), rev=1, at=0.0, body=b"")
    kept, _ = await asyncio.gather(
        append(store, "c", 1, lease=lease), store.tables.append(bad, None, lease), return_exceptions=True
    )
    assert kept == Appended(Outcome.STORED, 1)


async def test_of_a_batch_only_the_newest_lease_counts(store: Store) -> None:
    older, newest = await store.leases.take("one"), await store.leases.take("one")
    answers = await asyncio.gather(
        append(store, "a", 1, lease=older),
        append(store, "b", 1, lease=newest),
        append(store, "c", 1),
        append(store, "a", 1, lease=newest),
        append(store, "b", 2, lease=older),
        append(store, "c", 2, lease=newest),
        append(store, "d", 1, lease=newest),
    )
    assert [(answer.outcome.value, answer.rev) for answer in answers] == [
        ("fenced", 1),
        ("stored", 1),
        ("stored", 1),
        ("stored", 1),
        ("fenced", 2),
        ("stored", 2),
        ("stored", 1),
    ]
    assert await store.tables.heads([TableId(table) for table in "abcd"]) == {"a": 1, "b": 1, "c": 2, "d": 1}


@pytest.mark.parametrize("committed", [True, False])
async def test_after_a_lost_commit_and_a_burial_the_rows_are_compared(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    store, other, _ = stores
    lease = await store.leases.take("one")
    await append(store, "theirs", 1)
    real: Any = store.engine.database.append
    lost = False

    async def loses_the_first_answer(*args: Any, **kwargs: Any) -> Any:
        nonlocal lost
        if lost:
            return await real(*args, **kwargs)
        lost = True
        if committed:
            await real(*args, **kwargs)
        await buried(other, lease)
        raise Lost("the line went dead")

    monkeypatch.setattr(store.engine.database, "append", loses_the_first_answer)
    answers = await asyncio.gather(
        append(store, "mine", 1, "c", lease=lease), append(store, "theirs", 1, "c", lease=lease)
    )
    outcome = Outcome.STORED if committed else Outcome.FENCED
    assert list(answers) == [Appended(outcome, 1), Appended(Outcome.FENCED, 1)]
    assert await store.tables.head(TableId("mine")) == int(committed)


@ON_POSTGRES
async def test_a_burial_waits_for_a_batch(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, _ = stores
    lease, undertaker = await store.leases.take("one"), await other.leases.take("two")
    # Another transaction holds the same rev: the batch has begun, and waits.
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("insert into entries values ('t', 1, 0, '', null, null)")
    running = asyncio.create_task(append(store, "t", 1, lease=lease))
    await waits(other, 1)
    burial = asyncio.create_task(other.leases.beat(undertaker, [lease]))
    await waits(other, 2)
    signs = await store.leases.beat(lease, [])
    assert signs == [Sign(lease, 1, "one"), Sign(undertaker, 1, "two")], "beats go on meanwhile"
    assert not running.done()
    assert not burial.done()
    await blocker.rollback()
    assert await running == Appended(Outcome.STORED, 1)
    assert await burial == [Sign(undertaker, 1, "two")]
    assert await append(store, "t", 2, lease=lease) == Appended(Outcome.FENCED, 2)


@ON_POSTGRES
@pytest.mark.parametrize("committed", [True, False])
async def test_a_batch_waits_for_a_burial(stores: list[Store], raw: asyncpg.Connection, committed: bool) -> None:
    store, other, _ = stores
    lease = await store.leases.take("one")
    burial = raw.transaction()
    await burial.start()
    await raw.execute("delete from leases where no = $1", lease)
    running = asyncio.create_task(append(store, "t", 1, lease=lease))
    await waits(other, 1)
    await (burial.commit() if committed else burial.rollback())
    assert (await running).outcome is (Outcome.FENCED if committed else Outcome.STORED)


@ON_POSTGRES
async def test_a_batch_is_one_statement_with_a_lease_and_without(store: Store) -> None:
    lease = await store.leases.take("one")
    asked: list[str] = []

    def count(connection: Connection) -> None:
        driver = connection.connection.driver_connection
        assert isinstance(driver, asyncpg.Connection)
        driver.add_query_logger(lambda record: asked.append(record.query))

    await append(store, "t", 1, lease=lease)
    await store.engine.database.write(count)
    for rev, under in ((2, lease), (3, None)):
        asked.clear()
        await append(store, "t", rev, lease=under)
        assert len(asked) == 1
        assert ("leases" in asked[0]) == (under is not None)


async def test_a_batch_that_begins_again_asks_for_its_lease_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    store, other = await Store.connect(url), await Store.connect(url)
    lease = await store.leases.take("one")
    await append(store, "t", 1, lease=lease)
    began = 0

    def bury(statement: str) -> None:
        nonlocal began
        began += statement.lower().startswith("begin immediate")
        if began == 2:
            # Between the two transactions of the batch.
            began += 1
            asyncio.run_coroutine_threadsafe(buried(other, lease), loop).result(10.0)

    loop = asyncio.get_running_loop()

    def trace(connection: Any) -> None:
        connection.connection.driver_connection.set_trace_callback(bury)

    await store.engine.database.write(trace)
    answers = await asyncio.gather(append(store, "t", 1, lease=lease), append(store, "u", 1, lease=lease))
    assert began >= 2
    assert list(answers) == [Appended(Outcome.FENCED, 1)] * 2
    assert await store.tables.heads([TABLE, OTHER]) == {"t": 1}
    await asyncio.gather(store.close(), other.close())
