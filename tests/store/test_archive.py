"""The archive: packed logs are read as they were, whatever happens meanwhile."""

import asyncio
import zlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, func, select

from hiroma.ids import OwnCommandId, TableId
from hiroma.store import Row, Store
from hiroma.store.archive import FORM, Part, pack, unpack
from hiroma.store.backup import back_up, restore
from hiroma.store.rows import Outcome, StoreError
from hiroma.store.schema import archived, entries
from tests.store.making import append, row, summary

T, U = TableId("t"), TableId("u")
LATE = 5000.0

rows = st.lists(
    st.builds(
        Row,
        table=st.just(T),
        rev=st.integers(1, 2**31),
        at=st.floats(0, 1e12),
        body=st.binary(),
        sealed=st.none() | st.binary(),
        command=st.none() | st.builds(OwnCommandId, st.text(st.characters(codec="utf-8"))),
    ),
    max_size=20,
)


@given(rows)
def test_what_was_packed_comes_out_again(log: list[Row]) -> None:
    assert unpack(T, pack(log)) == log


@pytest.mark.parametrize(
    "body", [b"", b"\x02" + zlib.compress(b"\x90"), FORM + b"x", FORM + zlib.compress(b"\x91\x01")]
)
def test_what_is_no_archive_is_refused(body: bytes) -> None:
    with pytest.raises(StoreError, match="archive of t"):
        unpack(T, body)


async def finished(store: Store, table: str, head: int = 9, status: str = "over") -> list[Row]:
    """A log whose table is over; its rows."""
    log = [row(table, rev, f"{table}{rev}" if rev % 2 else None) for rev in range(1, head + 1)]
    log[2] = msgspec.structs.replace(log[2], sealed=b"\x00secret")
    for each in log:
        await store.tables.append(each, summary(table, each.rev, status=status if each.rev == head else "playing"))
    return log


async def archive(store: Store, before: float = LATE) -> list[TableId]:
    """Archive what is older; the tables."""
    found = await store.tables.archivable(before, TableId(""), 100)
    parts = [part for table in found if (part := await store.tables.packed(table)) is not None]
    assert await store.tables.put_away(parts) == []
    return [part.table for part in parts]


def kept(connection: Connection) -> tuple[int, int]:
    """Rows of entries, and of the archive."""
    counts = [connection.scalar(select(func.count()).select_from(table)) or 0 for table in (entries, archived)]
    return counts[0], counts[1]


async def test_a_log_is_read_as_it_was(store: Store) -> None:
    log = await finished(store, T)
    assert await archive(store) == [T]
    assert await store.engine.read(kept) == (1, 1)
    for after in range(len(log) + 1):
        assert await store.tables.entries(T, after) == log[after:]
    assert await store.tables.heads([T, U]) == {T: 9}
    assert await archive(store) == []


async def test_only_old_tables_that_are_over(store: Store) -> None:
    await finished(store, T)
    await finished(store, U, status="playing")
    await finished(store, "v", status="closed")
    assert await archive(store, before=1009.0) == []
    assert await archive(store) == [T, "v"]


async def test_a_table_goes_on_and_is_archived_again(store: Store) -> None:
    log = await finished(store, T)
    await archive(store)
    assert (await append(store, T, 9)).outcome is Outcome.STALE
    for rev in (10, 11):
        log.append(row(T, rev))
        assert (await store.tables.append(log[-1], summary(T, rev, status="over"))).ok
    assert await store.tables.entries(T) == log
    assert await archive(store) == [T]
    assert await store.engine.read(kept) == (1, 2)
    for after in range(len(log) + 1):
        assert await store.tables.entries(T, after) == log[after:]


async def test_an_entry_that_comes_meanwhile_is_kept(store: Store) -> None:
    log = await finished(store, T)
    part = await store.tables.packed(T)
    assert part is not None
    log.append(row(T, 10))
    assert (await store.tables.append(log[-1], summary(T, 10))).ok
    assert await store.tables.put_away([part]) == []
    assert await store.engine.read(kept) == (2, 1)
    assert await store.tables.entries(T) == log


async def test_two_at_once_pack_a_table_once(stores: list[Store]) -> None:
    log = await finished(stores[0], T)
    parts = [await store.tables.packed(T) for store in stores]
    found = await asyncio.gather(
        *(store.tables.put_away([part]) for store, part in zip(stores, parts, strict=True) if part is not None)
    )
    assert sorted(map(len, found)) == [0, 1, 1]
    assert await stores[1].tables.entries(T) == log


async def test_one_that_is_stopped_has_changed_nothing(store: Store) -> None:
    log = await finished(store, T)
    other = await finished(store, U)
    part = await store.tables.packed(T)
    assert part is not None
    with pytest.raises(StoreError):
        # The second is there already, and its row is refused.
        await store.tables.put_away([part, Part(T, part.upto, 0, 0, b"")])
    assert await store.engine.read(kept) == (18, 0)
    assert (await store.tables.entries(T), await store.tables.entries(U)) == (log, other)


async def test_a_closed_table_goes_with_its_archive(store: Store) -> None:
    await finished(store, T, status="closed")
    await archive(store)
    await store.tables.forget(T)
    assert await store.engine.read(kept) == (0, 0)


async def test_a_backup_holds_it(store: Store, tmp_path_factory: pytest.TempPathFactory) -> None:
    log = await finished(store, T)
    await archive(store)
    folder = tmp_path_factory.mktemp("backup")
    await back_up(store, folder / "b")
    other = await Store.connect(f"sqlite:///{folder}/other.db")
    try:
        await restore(other, folder / "b", LATE)
        assert await other.tables.entries(T) == log
    finally:
        await other.close()
