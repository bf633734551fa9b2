"""The file of a backup: who may read it, and what it never takes the place of."""

import asyncio
import os
from pathlib import Path

import pytest

from hiroma.ids import PlayerId
from hiroma.store import PlayerRow, Store, StoreError
from hiroma.store.backup import back_up, restore
from tests.store.making import append


async def some_people(store: Store) -> None:
    """Enough rows that two backups are made at the same time."""
    for n in range(300):
        await store.people.save(PlayerRow(id=PlayerId(f"p{n}"), name=f"P{n}", locale="en", created=1.5, seen=2.5))


async def test_nobody_else_on_the_machine_reads_a_backup_while_it_is_written_or_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.connect(f"sqlite:///{tmp_path}/hall.db")
    folder = tmp_path / "backups"
    folder.mkdir(0o755)
    modes: set[int] = set()
    replace = Path.replace

    def looked_at(file: Path, to: Path) -> Path:
        modes.add(file.stat().st_mode & 0o777)
        return replace(file, to)

    monkeypatch.setattr(Path, "replace", looked_at)
    await back_up(store, folder / "b.sqlite3")
    await store.close()
    assert modes == {0o600}
    assert (folder / "b.sqlite3").stat().st_mode & 0o777 == 0o600


async def test_two_backups_of_one_name_at_once_are_both_whole(tmp_path: Path) -> None:
    store = await Store.connect(f"sqlite:///{tmp_path}/hall.db")
    await some_people(store)
    file = tmp_path / "b.sqlite3"
    made = await asyncio.gather(back_up(store, file), back_up(store, file), return_exceptions=True)
    assert [isinstance(one, dict) and one["players"] for one in made] == [300, 300]
    assert (await restore(store, file, 5000.0))["players"] == 300
    await store.close()
    assert [name for name in os.listdir(tmp_path) if "b.sqlite3" in name] == ["b.sqlite3"]  # noqa: PTH208 - by names


async def test_a_backup_does_not_take_the_place_of_the_database(tmp_path: Path) -> None:
    url, place = f"sqlite:///{tmp_path}/hall.db", tmp_path / "hall.db"
    (tmp_path / "link.db").symlink_to(place)
    store = await Store.connect(url)
    await append(store, "t", 1)
    hall, number = await store.leases.hall(), place.stat().st_ino
    for name in ("hall.db", "../" + tmp_path.name + "/hall.db", "link.db"):
        with pytest.raises(StoreError, match="is the database itself"):
            await back_up(store, tmp_path / name)
    assert place.stat().st_ino == number
    await append(store, "t", 2)
    await store.close()
    again = await Store.connect(url)
    assert len(await again.tables.entries("t")) == 2  # type: ignore[arg-type]  # a plain string will do
    assert await again.leases.hall() == hall
    await again.close()
