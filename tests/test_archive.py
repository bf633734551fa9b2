"""`hiroma archive`: what it says, and that every other command reads the log as before."""

import asyncio
from pathlib import Path

import pytest

from hiroma.ids import TableId
from hiroma.store import Row, Store
from tests.store.making import summary
from tests.table.sitting import Sitting
from tests.test_cli import run


async def kept(sitting: Sitting, url: str, names: list[str]) -> None:
    """A hall with the log of this table under several names, all over long ago."""
    store = await Store.connect(url)
    for name in names:
        for rev, (line, sealed) in enumerate(sitting.rows, 1):
            row = Row(table=TableId(name), rev=rev, at=1000.0 + rev, body=line, sealed=sealed)
            await store.tables.append(row, summary(name, rev, status="over"))
    await store.close()


def test_it_packs_what_is_old_and_nothing_reads_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hiroma.commands.archive.TOGETHER", 2)
    monkeypatch.setattr("hiroma.commands.archive.TOLD", 2)
    sitting = Sitting("cant-stop").start("a", "b").finish(3)
    url, names = f"sqlite:///{tmp_path}/hall.db", ["t0", "t1", "t2", "t3", "t4"]
    asyncio.run(kept(sitting, url, names))
    exported = run("export", "t3", "--store", url)
    count = 5 * (len(sitting.log) - 1)
    assert "would pack 5 tables" in run("archive", "--store", url, "--dry-run")
    said = run("archive", "--store", url)
    assert said.startswith("2 tables, ")
    assert f"packed 5 tables, {count} entries: " in said
    assert "VACUUM" in said
    assert run("archive", "--store", url) == "packed 0 tables, 0 entries: 0.0 MB became 0.0 MB\n"
    assert run("export", "t3", "--store", url) == exported
    assert run("drill", "--fresh", "--store", url).endswith("\ngood\n")


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    assert "there is no database" in run("archive", "--store", f"sqlite:///{tmp_path}/none/hall.db", code=2)
