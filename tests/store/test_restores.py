"""An order to restore a backup is carried out once, by the first process that comes to it."""

import asyncio
from pathlib import Path

import pytest

from hiroma.ids import TableId
from hiroma.store import Outcome, Store
from hiroma.store.backup import NoBackup, back_up, exchange
from tests.store.making import append

TABLE = TableId("t")


async def order(store: Store, name: str = "b.sqlite3") -> int:
    """Give the order and return its number."""
    await store.admin_commands.give(1000.0, "restore", name)
    given = await store.admin_commands.restoring()
    assert given is not None
    assert given.about == name
    return given.n


async def test_of_several_processes_one_goes_on_with_the_backup(stores: list[Store], tmp_path: Path) -> None:
    first, *_ = stores
    await append(first, "t", 1)
    await back_up(first, tmp_path / "b.sqlite3")
    lease = await first.leases.take("one")
    await append(first, "t", 2, lease=lease)
    await first.leases.claim(TABLE, lease)
    n = await order(first)
    done = await asyncio.gather(
        *(exchange(store, n, tmp_path / "b.sqlite3", tmp_path / f"kept-{at}") for at, store in enumerate(stores))
    )
    (counts,) = [one for one in done if one is not None]
    assert counts["entries"] == 1
    assert sum((tmp_path / f"kept-{at}").exists() for at in range(len(stores))) == 1
    assert await first.tables.head(TABLE) == 1
    # A process that stood still meanwhile owns nothing and writes nothing.
    assert await first.leases.signs() == []
    assert (await append(first, "t", 2, lease=lease)).outcome is Outcome.FENCED
    # And a process that comes late does nothing.
    await append(first, "t", 2)
    assert await first.admin_commands.restoring() is None
    assert await exchange(first, n, tmp_path / "b.sqlite3", tmp_path / "late") is None
    assert await first.tables.head(TABLE) == 2
    assert not (tmp_path / "late").exists()


async def test_what_was_there_is_kept(store: Store, tmp_path: Path) -> None:
    await append(store, "t", 1)
    await back_up(store, tmp_path / "b.sqlite3")
    await append(store, "t", 2)
    await exchange(store, await order(store), tmp_path / "b.sqlite3", tmp_path / "kept.sqlite3")
    assert await store.tables.head(TABLE) == 1
    await exchange(store, await order(store, "kept.sqlite3"), tmp_path / "kept.sqlite3", tmp_path / "again.sqlite3")
    assert await store.tables.head(TABLE) == 2


async def test_what_is_no_backup_changes_nothing_and_may_be_given_up(store: Store, tmp_path: Path) -> None:
    await append(store, "t", 1)
    lease = await store.leases.take("one")
    (tmp_path / "bad.sqlite3").write_text("hello")
    n = await order(store, "bad.sqlite3")
    for name in ("bad.sqlite3", "missing.sqlite3"):
        with pytest.raises(NoBackup):
            await exchange(store, n, tmp_path / name, tmp_path / "kept")
    assert not (tmp_path / "kept").exists()
    assert await store.tables.head(TABLE) == 1
    assert [sign.lease for sign in await store.leases.signs()] == [lease]
    assert await store.admin_commands.restoring() is not None
    assert await store.admin_commands.settle(n, False)
    assert not await store.admin_commands.settle(n, True)
    assert await store.admin_commands.restoring() is None


async def test_a_process_that_starts_follows_what_is_not_settled(store: Store, tmp_path: Path) -> None:
    await append(store, "t", 1)
    await back_up(store, tmp_path / "b.sqlite3")
    assert await store.admin_commands.followed() == 0
    await store.admin_commands.give(1000.0, "close", "t")
    assert await store.admin_commands.followed() == 1
    for n in (2, 3):
        assert await order(store) == n
        assert await store.admin_commands.followed() == 1
    # The newer order takes the place of the older.
    await exchange(store, 3, tmp_path / "b.sqlite3", tmp_path / "kept")
    assert await store.admin_commands.restoring() is None
    assert await store.admin_commands.followed() == 3
    # The orders outlive the database that was exchanged: the store never gives their numbers again.
    assert await order(store) == 4
