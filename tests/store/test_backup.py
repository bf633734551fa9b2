"""A backup is everything as of one moment, from either database into either."""

import asyncio
import itertools
import os
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from hiroma.ids import PlayerId, TableId
from hiroma.store import PlayerRow, Store, StoreError
from hiroma.store.backup import COPIED, back_up, restore
from hiroma.store.moderation import Ruling
from hiroma.store.records import Reading
from hiroma.store.schema import beats, outages
from tests.records.games import game
from tests.services import Postgres
from tests.store.making import append


def everything(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables that a backup holds."""
    return {table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr) for table in COPIED}


async def filled(store: Store) -> None:
    """Something in every corner that is easily forgotten: blobs, nothing, booleans, numbers."""
    for rev in range(1, 1200):
        await append(store, "t" if rev % 2 else "u", (rev + 1) // 2)
    await store.people.save(PlayerRow(id=PlayerId("a"), name="Ann", locale="ja", created=1.5, seen=2.5))
    one = game("ab")
    await store.records.record([Reading(one.table, [one], one.since, one.rev)])
    await store.uptime.beat("p", 1000.0, 3)


@pytest.mark.slow
async def test_what_was_backed_up_comes_back_whole(store: Store, tmp_path: Path) -> None:
    await filled(store)
    before = await store.engine.read(everything)
    counts = await back_up(store, tmp_path / "b.sqlite3")
    assert counts == {name: len(rows) for name, rows in before.items()}
    await append(store, "t", 601)
    await store.people.save(PlayerRow(id=PlayerId("b"), name="Ben", locale="en", created=1.5, seen=2.5))
    assert await restore(store, tmp_path / "b.sqlite3", 5000.0) == counts
    after = await store.engine.read(everything)
    # The hall is away since the last sign of life in the backup, and until the next.
    assert (before.pop(beats.name)[0][1], after.pop(beats.name)) == (1000.0, [])
    assert after.pop(outages.name) == [*before.pop(outages.name), (1000.0, 1000.0)]
    assert after == before
    left = os.listdir(tmp_path)  # noqa: PTH208 - names are enough
    assert [name for name in left if "b.sqlite3" in name] == ["b.sqlite3"]


@pytest.mark.slow
async def test_from_one_kind_of_database_to_the_other(tmp_path: Path, postgres: Postgres) -> None:
    small, large = f"sqlite:///{tmp_path}/one.db", postgres.empty_database()
    stores = [await Store.connect(url) for url in (small, large, f"sqlite:///{tmp_path}/two.db")]
    await filled(stores[0])
    for n, (one, other) in enumerate(itertools.pairwise(stores)):
        await back_up(one, tmp_path / f"{n}.sqlite3")
        await restore(other, tmp_path / f"{n}.sqlite3", 5000.0)
    assert await stores[2].engine.read(everything) == await stores[1].engine.read(everything)
    assert await stores[1].uptime.lost(900.0, 5000.0) == 0.0
    await stores[1].uptime.beat("q", 6000.0, 0)
    assert await stores[1].uptime.lost(900.0, 6000.0) == 5000.0
    await asyncio.gather(*(store.close() for store in stores))


async def test_moderators_rule_on_after_a_hall_has_moved_to_another_database(
    store: Store, tmp_path: Path, postgres: Postgres
) -> None:
    rulings = [
        Ruling(at=at, actor=PlayerId("m"), player=PlayerId("a"), act="warn", why="Be kind.") for at in (1.0, 2.0, 3.0)
    ]
    for ruling in rulings:
        assert await store.moderation.rule(ruling)
    await back_up(store, tmp_path / "b.sqlite3")
    other = await Store.connect(postgres.empty_database())
    await restore(other, tmp_path / "b.sqlite3", 5000.0)
    banned = Ruling(at=4.0, actor=PlayerId("m"), player=PlayerId("a"), act="ban", why="Again.", until=9.0)
    assert await other.moderation.rule(banned)
    assert [ruling.n for ruling in await other.moderation.audit(None, 9)] == [4, 3, 2, 1]
    await other.close()


@pytest.mark.slow
async def test_people_play_on_while_it_is_made_and_it_is_of_one_moment(store: Store, tmp_path: Path) -> None:
    await filled(store)
    going_on = asyncio.create_task(play_on(store))
    await asyncio.sleep(0.02)
    await back_up(store, tmp_path / "b.sqlite3")
    going_on.cancel()
    await restore(store, tmp_path / "b.sqlite3", 5000.0)
    heads = await store.tables.heads([TableId("v"), TableId("w")])
    assert heads.get(TableId("v"), 0) - heads.get(TableId("w"), 0) in (0, 1)


async def play_on(store: Store) -> None:
    """Turn by turn at two tables."""
    for rev in range(1, 10_000):
        await append(store, "v", rev)
        await append(store, "w", rev)


@pytest.mark.slow
async def test_nothing_is_restored_under_a_hall_that_runs(store: Store, tmp_path: Path) -> None:
    await filled(store)
    await back_up(store, tmp_path / "b.sqlite3")
    before = await store.engine.read(everything)
    with pytest.raises(StoreError, match="is running"):
        await restore(store, tmp_path / "b.sqlite3", 1010.0)
    assert await store.engine.read(everything) == before
    assert before[beats.name]


async def test_what_is_no_backup_changes_nothing(store: Store, tmp_path: Path) -> None:
    await filled(store)
    before = await store.engine.read(everything)
    (tmp_path / "text").write_text("hello")
    (tmp_path / "empty").write_bytes(b"")
    for name in ("text", "empty", "missing"):
        with pytest.raises(StoreError):
            await restore(store, tmp_path / name, 5000.0)
    assert await store.engine.read(everything) == before
