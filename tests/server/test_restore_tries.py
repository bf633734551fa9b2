"""A restore that fails is tried again, and what the hall holds is kept once, however often that is."""

from pathlib import Path

import pytest
from sqlalchemy import Connection

from hiroma.ids import PlayerId
from hiroma.server.host import restoring
from hiroma.server.settings import Settings
from hiroma.store import PlayerRow, Store, StoreError
from hiroma.store import backup as backups
from hiroma.store.backup import back_up
from hiroma.store.database import Unfit


async def ordered(settings: Settings, folder: Path) -> None:
    """Keep one person in a backup and another one in the hall, and order the hall to go on with that backup."""
    store = await Store.connect(settings.store)
    await store.people.save(PlayerRow(id=PlayerId("a"), name="Ann", locale="en", created=1.5, seen=2.5))
    await back_up(store, folder / "hall.sqlite3")
    await store.people.save(PlayerRow(id=PlayerId("b"), name="Ben", locale="en", created=1.5, seen=2.5))
    await store.admin_commands.give(1.0, "restore", "hall.sqlite3")
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("fails", [1, 1000])
async def test_tries_that_fail_do_not_fill_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: int
) -> None:
    folder = tmp_path / "backups"
    settings = Settings(store=f"sqlite:///{tmp_path}/hall.db", backups=str(folder))
    folder.mkdir()
    await ordered(settings, folder)
    copy_in, tries = backups._copy_in, []

    def failing(connection: Connection, source: Connection) -> backups.Counts:
        tries.append(source)
        if len(tries) <= fails:
            raise StoreError("database or disk is full")
        return copy_in(connection, source)

    monkeypatch.setattr(backups, "_copy_in", failing)
    # Names have seconds: each try has one of its own.
    monkeypatch.setattr(restoring, "LOOK", 1.0)
    monkeypatch.setattr(restoring, "LOCKED", 300.0 if fails == 1 else 1.0)
    await restoring.settle(settings)
    assert len(tries) >= 2
    store = await Store.connect(settings.store)
    assert await store.admin_commands.restoring() is None
    there = await store.people.looks([PlayerId("a"), PlayerId("b")])
    await store.close()
    assert len(there) == (1 if fails == 1 else 2)
    kept = list(folder.glob("before-restore-*"))
    assert len(kept) == 1
    before = await Store.connect(f"sqlite:///{kept[0]}")
    assert len(await before.people.looks([PlayerId("a"), PlayerId("b")])) == 2
    await before.close()


async def test_a_value_that_the_database_cannot_keep_ends_the_tries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    settings = Settings(store=f"sqlite:///{tmp_path}/hall.db", backups=str(folder))
    folder.mkdir()
    await ordered(settings, folder)
    tries = []

    def unfit(connection: Connection, source: Connection) -> backups.Counts:
        tries.append(source)
        raise Unfit("a text with a zero character")

    monkeypatch.setattr(backups, "_copy_in", unfit)
    monkeypatch.setattr(restoring, "LOCKED", 1.0)
    await restoring.settle(settings)
    assert len(tries) == 1
    store = await Store.connect(settings.store)
    assert await store.admin_commands.restoring() is None
    await store.close()
