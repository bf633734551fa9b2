"""Leases and the owners of tables, on both databases: each table has one owner at a time."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import asyncpg
import pytest

from hiroma.ids import LeaseNo, TableId
from hiroma.store import Store
from hiroma.store.backup import back_up, restore
from hiroma.store.leases import Sign
from hiroma.store.postgres import READERS
from tests.store.making import ON_POSTGRES, append, buried, owned, scalar, waits

TABLE = TableId("t")
OTHER = TableId("u")
CLAIMER = """
import asyncio, sys
from hiroma.store import Store
async def main():
    store = await Store.connect(sys.argv[1])
    lease = await store.leases.take("claimer")
    print("ready", flush=True)
    sys.stdin.readline()
    for n in range(150):
        print(n, await store.leases.claim(f"t{n}", lease))
    await store.close()
asyncio.run(main())
"""


async def test_a_lease_lives_until_it_is_given_up(store: Store) -> None:
    one, two = await store.leases.take("one"), await store.leases.take("two")
    assert two > one
    assert await store.leases.beat(one, []) == [Sign(one, 1, "one"), Sign(two, 0, "two")]
    assert await store.leases.beat(two, []) == [Sign(one, 1, "one"), Sign(two, 1, "two")]
    await store.leases.give_up(two)
    assert await store.leases.beat(two, [one]) is None
    assert await store.leases.beat(one, []) == [Sign(one, 2, "one")], "a lease that is gone buries nobody"


async def test_no_number_is_given_again(store: Store, url: str) -> None:
    first = await store.leases.take("one")
    await store.leases.give_up(first)
    second = await store.leases.take("two")
    await store.leases.give_up(second)
    again = await Store.connect(url)
    assert first < second < await again.leases.take("three")
    await again.close()


async def test_a_burial_ends_a_lease_and_what_it_owned(store: Store) -> None:
    one, two, three = [await store.leases.take(name) for name in ("one", "two", "three")]
    await store.leases.claim(TABLE, one)
    await store.leases.claim(OTHER, three)
    assert await store.leases.beat(three, [one, two, three, LeaseNo(999)]) == [Sign(three, 1, "three")]
    assert await store.leases.beat(one, []) is None
    assert await owned(store) == {three: 1}
    assert await store.leases.beat(three, [one]) == [Sign(three, 2, "three")]


async def test_a_table_has_one_owner_while_it_lives(store: Store) -> None:
    one, two = await store.leases.take("one"), await store.leases.take("two")
    assert await store.leases.claim(TABLE, one) == one
    assert await store.leases.claim(TABLE, two) == one
    assert await store.leases.claim(TABLE, one) == one
    assert await store.leases.claim(OTHER, two) == two
    assert await owned(store) == {one: 1, two: 1}
    await store.leases.beat(two, [one])
    assert await store.leases.claim(TABLE, one) is None, "it is gone"
    assert await store.leases.claim(OTHER, one) is None
    assert await store.leases.claim(TABLE, two) == two
    assert await owned(store) == {two: 2}


async def test_a_row_that_a_burial_left_behind_counts_for_nothing(store: Store) -> None:
    one, two = await store.leases.take("one"), await store.leases.take("two")
    await store.leases.claim(TABLE, one)
    delete = f"delete from leases where no = {one}"
    await store.engine.transact(lambda connection: connection.exec_driver_sql(delete))
    assert await owned(store) == {}
    assert await store.leases.claim(TABLE, one) is None
    assert await store.leases.claim(TABLE, two) == two


async def test_a_table_is_handed_to_a_lease_that_lives(store: Store) -> None:
    one, two, gone = [await store.leases.take(name) for name in ("one", "two", "gone")]
    await store.leases.give_up(gone)
    await store.leases.claim(TABLE, one)
    await store.leases.release(TABLE, two, two)
    await store.leases.release(TABLE, two, None)
    assert await owned(store) == {one: 1}, "it is not theirs"
    await store.leases.release(TABLE, one, two)
    assert await store.leases.claim(TABLE, one) == two
    await store.leases.release(TABLE, two, gone)
    assert await owned(store) == {}
    assert await store.leases.claim(TABLE, one) == one
    await store.leases.release(TABLE, one, None)
    assert await owned(store) == {}


async def test_of_many_claims_at_once_one_wins(stores: list[Store]) -> None:
    dead = await stores[0].leases.take("dead")
    names = [TableId(f"t{n}") for n in range(20)]
    await asyncio.gather(*(stores[0].leases.claim(name, dead) for name in names[::2]))
    leases = [await store.leases.take("one") for store in stores]
    await buried(stores[0], dead)
    pairs = [(store, lease) for store, lease in zip(stores, leases, strict=True) for _ in range(3)]
    for name in names:
        found = await asyncio.gather(*(store.leases.claim(name, lease) for store, lease in pairs))
        assert len(set(found)) == 1
        assert found[0] in leases
    assert sum((await owned(stores[0])).values()) == len(names)


@pytest.mark.slow
async def test_processes_agree_on_the_owner_of_each_table(store: Store, url: str) -> None:
    dead = await store.leases.take("dead")
    await asyncio.gather(*(store.leases.claim(TableId(f"t{n}"), dead) for n in range(0, 150, 2)))
    await buried(store, dead)
    command = [sys.executable, "-c", CLAIMER, url]
    running = [await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE) for _ in range(2)]
    for process in running:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    said = await asyncio.gather(*(process.communicate(b"\n") for process in running))
    owners = [dict(line.split() for line in out.decode().splitlines()) for out, _ in said]
    assert owners[0] == owners[1]
    assert len(owners[0]) == 150
    assert sum((await owned(store)).values()) == 150


async def test_of_two_that_bury_each_other_one_lives(stores: list[Store]) -> None:
    for _ in range(10):
        one, two = await stores[0].leases.take("one"), await stores[1].leases.take("two")
        signs = await asyncio.gather(stores[0].leases.beat(one, [two]), stores[1].leases.beat(two, [one]))
        assert sorted(found is None for found in signs) == [False, True]
        await buried(stores[2], one)
        await buried(stores[2], two)


@ON_POSTGRES
async def test_of_two_burials_that_wait_one_is_carried_out(stores: list[Store], raw: asyncpg.Connection) -> None:
    one, two = await stores[0].leases.take("one"), await stores[1].leases.take("two")
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from leases where no = $1 for key share", one)
    second = asyncio.create_task(stores[1].leases.beat(two, [one]))
    await waits(stores[2], 1)
    first = asyncio.create_task(stores[0].leases.beat(one, [two]))
    await waits(stores[2], 2)
    await blocker.rollback()
    assert sorted(found is None for found in (await first, await second)) == [False, True]
    assert len(await stores[2].leases.beat(await stores[2].leases.take("three"), []) or []) == 2


@ON_POSTGRES
async def test_a_claim_that_stood_still_does_not_take_a_table_from_a_newer_lease(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, _ = stores
    dead, lease = await store.leases.take("dead"), await store.leases.take("one")
    await store.leases.claim(TABLE, dead)
    await raw.execute("delete from leases where no = $1", dead)
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from leases where no = $1 for update", lease)
    claiming = asyncio.create_task(store.leases.claim(TABLE, lease))
    await waits(other, 1)
    # Its picture of the leases is older than this one.
    newer = await other.leases.take("newer")
    assert await other.leases.claim(TABLE, newer) == newer
    await blocker.rollback()
    assert await claiming == newer
    assert await owned(store) == {newer: 1}
    # And one whose lease goes meanwhile has nothing.
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("delete from leases where no = $1", lease)
    claiming = asyncio.create_task(store.leases.claim(OTHER, lease))
    await waits(other, 1)
    await blocker.commit()
    assert await claiming is None
    assert await owned(store) == {newer: 1}


@ON_POSTGRES
async def test_a_beat_waits_for_no_reader(store: Store, url: str) -> None:
    """However many read, and however long: a process that beats late is taken for dead."""
    lease = await store.leases.take("busy")
    other = await Store.connect(url)
    raw = await asyncpg.connect(url)
    await raw.execute("select pg_advisory_lock(7)")
    readers = [
        asyncio.create_task(store.engine.read(scalar, "select pg_advisory_xact_lock_shared(7)")) for _ in range(30)
    ]
    # All connections of readers are taken, and the rest of the readers wait for one.
    await waits(other, READERS)
    async with asyncio.timeout(5.0):
        assert await store.leases.beat(lease, []) == [Sign(lease, 1, "busy")]
        assert await store.leases.claim(TableId("t1"), lease) == lease
    assert not any(reader.done() for reader in readers)
    await raw.execute("select pg_advisory_unlock(7)")
    await asyncio.gather(*readers)
    await raw.close()
    await other.close()


async def test_a_hall_has_one_id(stores: list[Store], tmp_path: Path) -> None:
    ids = await asyncio.gather(*(store.leases.hall() for store in [*stores, *stores]))
    assert len(set(ids)) == 1
    assert ids[0].isalnum()
    other = await Store.connect(f"sqlite:///{tmp_path}/other.db")
    assert await other.leases.hall() != ids[0]
    await other.close()


async def test_leases_and_the_halls_id_stay_at_home(store: Store, tmp_path: Path) -> None:
    lease = await store.leases.take("one")
    await append(store, "t", 1, lease=lease)
    await store.leases.claim(TABLE, lease)
    hall = await store.leases.hall()
    counts = await back_up(store, tmp_path / "b.sqlite3")
    assert not {"leases", "owners", "hall_values"} & counts.keys()
    copy = await Store.connect(f"sqlite:///{tmp_path}/copy.db")
    assert await restore(copy, tmp_path / "b.sqlite3", 5000.0) == counts
    assert await copy.leases.hall() != hall
    assert await copy.tables.head(TABLE) == 1
    await copy.close()
    await restore(store, tmp_path / "b.sqlite3", 5000.0)
    assert await store.leases.hall() == hall
    assert await store.leases.beat(lease, []) is None, "it knows another log"
    assert await store.leases.take("two") > lease
    assert await owned(store) == {}
