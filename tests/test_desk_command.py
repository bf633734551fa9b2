"""`hiroma admin`: rulings of the host from the command line, and what it says when they cannot be kept."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from hiroma.ids import PlayerId
from hiroma.store import PlayerRow, Store
from hiroma.store.moderation import Ruling
from tests.store.making import row, summary
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


def rulings(url: str) -> list[Ruling]:
    """Return the audit."""

    async def read() -> list[Ruling]:
        store = await Store.connect(url)
        found = await store.moderation.audit(None, 10)
        await store.close()
        return found

    return asyncio.run(read())


@pytest.mark.parametrize("why", ["", "  ", "\u200b"])
def test_nobody_is_muted_or_banned_without_a_reason(url: str, why: str) -> None:
    for act in ("mute", "ban"):
        assert "say why" in run("admin", act, "ann", "24", why, "--store", url, code=2)
    assert rulings(url) == []
    run("admin", "mute", "ann", "24", " Be\u200b kind. ", "--store", url)
    assert [(one.act, one.why) for one in rulings(url)] == [("mute", "Be kind.")]


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "wrong.db"
    for words in (("grant", "Aki", "host"), ("tables",), ("people", "aki"), ("health",), ("drain",)):
        assert f"there is no database {file}" in run("admin", *words, "--store", f"sqlite:///{file}", code=2)
    assert not file.exists()


def test_what_the_database_does_not_take_is_told_in_a_line(url: str, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as raw:
        raw.execute("create trigger full before insert on rulings begin select raise(abort, 'the disk is full'); end")
    said = run("admin", "ban", "ann", "5", "Enough.", "--store", url, code=2)
    assert "the disk is full" in said


def test_a_table_that_the_hall_would_not_close_is_not_ordered_closed(url: str) -> None:
    async def opened() -> None:
        store = await Store.connect(url)
        await store.uptime.beat("p", time.time(), 0, b"", "{}")
        for table, status, deal in (("on", "playing", ""), ("gone", "closed", ""), ("deal", "playing", "day")):
            body = msgspec.json.encode({"command": {"do": "open", "shared": deal}})
            await store.tables.append(row(table, 1, body=body), summary(table, 1, status=status))
        await store.close()

    asyncio.run(opened())
    assert "is closed already" in run("admin", "close", "gone", "--store", url, code=2)
    assert "other tables share" in run("admin", "close", "deal", "--store", url, code=2)
    assert run("admin", "close", "on", "--store", url) == "ordered: close on\n"


def test_a_backup_that_the_folder_does_not_have_is_not_ordered(url: str, tmp_path: Path) -> None:
    async def opened() -> None:
        store = await Store.connect(url)
        await store.uptime.beat("p", time.time(), 0, b"", "{}")
        await store.close()

    asyncio.run(opened())
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "hall.sqlite3").touch()
    where = ("--store", url, "--backups", f"{tmp_path}/backups")
    assert "there is no backup typo.sqlite3" in run("admin", "restore", "typo.sqlite3", *where, code=2)
    assert run("admin", "restore", "hall.sqlite3", *where) == "ordered: restore hall.sqlite3\n"
