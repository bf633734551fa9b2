"""The file of an SQLite database: who may read it."""

import os
import sqlite3
from pathlib import Path

import pytest

from hiroma.ids import PlayerId
from hiroma.store import PlayerRow, Store, StoreError


def modes(folder: Path) -> dict[str, int]:
    """Return the permissions of each file."""
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


async def opened(folder: Path) -> Store:
    """Open a database and write to it."""
    store = await Store.connect(f"sqlite:///{folder}/hall.db")
    await store.people.save(PlayerRow(id=PlayerId("a"), name="Ann", locale="en", created=1.5, seen=2.5))
    return store


async def test_a_new_database_is_its_owner_s_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = await opened(tmp_path)
        assert modes(tmp_path) == dict.fromkeys(["hall.db", "hall.db-wal", "hall.db-shm"], 0o600)
        await store.close()
    finally:
        os.umask(before)


async def test_one_that_is_there_keeps_the_permissions_that_its_host_gave_it(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "hall.db").close()
    (tmp_path / "hall.db").touch()
    (tmp_path / "hall.db").chmod(0o640)
    store = await opened(tmp_path)
    assert modes(tmp_path) == dict.fromkeys(["hall.db", "hall.db-wal", "hall.db-shm"], 0o640)
    await store.close()


async def test_a_database_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unable to open database file"):
        await Store.connect(f"sqlite:///{tmp_path}/nowhere/hall.db")
