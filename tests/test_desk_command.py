"""`hiroma admin`: rulings of the host from the command line, and what it says when they cannot be kept."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from hiroma.ids import PlayerId
from hiroma.store import PlayerRow, Store
from tests.test_cli import run


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the address of a hall that knows Ann."""
    address = f"sqlite:///{tmp_path}/hall.db"

    async def made() -> None:
        store = await Store.connect(address)
        await store.people.save(PlayerRow(id=PlayerId("ann"), name="Ann", locale="en", created=1.5, seen=2.5))
        await store.close()

    asyncio.run(made())
    return address


def test_what_the_database_does_not_take_is_told_in_a_line(url: str, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as raw:
        raw.execute("create trigger full before insert on rulings begin select raise(abort, 'the disk is full'); end")
    said = run("admin", "ban", "ann", "5", "Enough.", "--store", url, code=2)
    assert "the disk is full" in said
