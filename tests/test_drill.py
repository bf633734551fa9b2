"""`hiroma drill` restores a backup beside the hall and redoes the games of its logs."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from hiroma.ids import PlayerId, TableId
from hiroma.server.host.drill import chosen
from hiroma.store import PlayerRow, Row, Store
from hiroma.store.backup import back_up
from hiroma.store.schema import entries
from tests.store.making import summary
from tests.table.sitting import Sitting
from tests.test_cli import run


@pytest.fixture(scope="module")
def sitting() -> Sitting:
    """Return a table with a finished game and a running second one."""
    return Sitting("cant-stop", match=2).start("a", "b").finish(3).again()


async def kept(sitting: Sitting, url: str, backup: Path, damage: dict[str, object] | None = None) -> None:
    """Keep the table's log in a hall and back the hall up. `damage` changes the last sealed entry before that."""
    store = await Store.connect(url)
    for rev, (line, sealed) in enumerate(sitting.rows, 1):
        row = Row(table=TableId("t0"), rev=rev, at=1000.0 + rev, body=line, sealed=sealed)
        await store.tables.append(row, summary("t0", rev, status="playing"))
    await store.people.save(PlayerRow(id=PlayerId("a"), name="Ann", locale="ja", created=1.5, seen=2.5))
    if damage:
        await store.engine.write(_damaged, damage)
    await back_up(store, backup)
    await store.close()


def _damaged(connection: Connection, damage: dict[str, object]) -> None:
    connection.execute(update(entries).where(entries.c.sealed.is_not(None)).values(damage))


def test_a_good_backup_says_what_is_in_it(sitting: Sitting, tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path}/hall.db", tmp_path / "backups"
    folder.mkdir()
    asyncio.run(kept(sitting, url, folder / "hall-1.sqlite3"))
    count = len(sitting.log)
    said = run("drill", "--backups", str(folder))
    assert said.startswith("backup: hall-1.sqlite3, ")
    assert f"restored: 1 tables, {count} entries, 1 people" in said
    assert f"redone: 1 logs, {count} entries, 2 games, " in said
    assert "can go on: 1\n" in said
    assert said.endswith("\ngood\n")
    assert "backup: fresh.sqlite3" in run("drill", "--fresh", "--store", url)
    # The store that it restores into stays, and must have been empty.
    into = f"sqlite:///{tmp_path}/look.db"
    run("drill", str(folder / "hall-1.sqlite3"), "--into", into)
    assert run("export", "t0", "--store", into) == run("export", "t0", "--store", url)
    assert "not empty" in run("drill", str(folder / "hall-1.sqlite3"), "--into", url, code=2)


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ({"sealed": None}, "cannot go on"),
        ({"sealed": b"0" * 32}, "cannot go on"),
        ({"body": b"{}"}, "no entry of a log"),
    ],
)
def test_a_bad_backup_is_told(sitting: Sitting, tmp_path: Path, damage: dict[str, object], why: str) -> None:
    file = tmp_path / "b.sqlite3"
    asyncio.run(kept(sitting, f"sqlite:///{tmp_path}/hall.db", file, damage))
    said = run("drill", str(file), code=1)
    assert "bad: table t0, entry " in said
    assert why in said
    assert said.endswith("\nbad\n")


def test_a_drill_without_a_backup(tmp_path: Path) -> None:
    assert "there is no backup in" in run("drill", "--backups", str(tmp_path), code=2)
    assert "No such file" in run("drill", str(tmp_path / "no.sqlite3"), code=2)
    (tmp_path / "other.sqlite3").write_text("something else")
    assert "not a backup" in run("drill", str(tmp_path / "other.sqlite3"), code=2)


def test_games_that_are_on_are_checked_first() -> None:
    states = {TableId(f"t{n}"): "playing" if n % 4 == 0 else "over" for n in range(40)}
    some = chosen(states, 15, random.Random(1))
    assert [states[one] for one in some] == ["playing"] * 10 + ["over"] * 5
    assert set(chosen(states, 0, random.Random(1))) == set(states)
