"""Backups: one SQLite file that holds everything but `OWN`, from either database and into either."""

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, create_engine, delete, func, insert, select, text
from sqlalchemy.exc import DatabaseError

from hiroma.store.admin_commands import settle
from hiroma.store.migrate import migrate, version
from hiroma.store.rows import StoreError
from hiroma.store.schema import METADATA, VERSION, beats, hall_values, leases, orders, outages, owners, restores
from hiroma.store.store import Store
from hiroma.store.upsert import insert_into
from hiroma.store.uptime import SILENT

TOGETHER = 500
"""Rows that are copied at once."""

OWN = {leases, owners, hall_values, orders, restores}
"""Tables whose rows stay at home: leases and orders belong to processes that run, and a hall that is a copy has an id
of its own.
"""
COPIED = [table for table in METADATA.sorted_tables if table not in OWN]
"""The tables of a backup, in an order in which each may be filled."""

Counts = dict[str, int]
"""Rows by table."""


class NoBackup(StoreError):
    """There is no such file, or it is none of ours."""


async def back_up(store: Store, file: Path) -> Counts:
    """Write all that a store holds but `OWN`, as of one moment, to a file; the hall may be running.

    The file appears when it is whole and takes the place of one of that name; `StoreError` when that is the database.
    """
    postgres = store.engine.url.startswith("postgres")
    return await (store.engine.transact if postgres else store.engine.read)(_back_up, file)


async def restore(store: Store, file: Path, now: float) -> Counts:
    """Put what a file holds in the place of all that a store does, in one transaction; `StoreError` otherwise.

    The hall must not be running at `now` (seconds since 1970). Backups of older versions are brought to the newest.
    """
    return await store.engine.transact(_restore, file, now)


async def exchange(store: Store, n: int, file: Path, kept: Path) -> Counts | None:
    """Carry out an order `n` to go on with a file, as `restore` does, but keep what the store holds in the file `kept`.

    All leases end with it. Return None, with nothing changed, when the order was settled before. A process that
    carries it out just now is waited for; `StoreError` when that takes long.
    """
    return await store.engine.transact(_exchange, n, file, kept)


async def is_empty(store: Store) -> bool:
    """Return True when a restored backup would take nobody's place."""
    return await store.engine.read(_is_empty)


def _is_empty(connection: Connection) -> bool:
    return all(connection.execute(select(table).limit(1)).first() is None for table in COPIED)


def _back_up(connection: Connection, file: Path) -> Counts:
    if connection.dialect.name == "postgresql":
        connection.execute(text("set transaction isolation level repeatable read, read only"))
        return _keep(connection, file)
    if file.exists() and file.samefile(connection.engine.url.database or ""):
        # The hall would go on in a file without a name, and its log of pages would be put upon the copy.
        raise StoreError(f"{file} is the database itself: name another file")
    # One view of everything, while others go on writing.
    connection.exec_driver_sql("begin")
    try:
        return _keep(connection, file)
    finally:
        connection.exec_driver_sql("rollback")


def _keep(connection: Connection, file: Path) -> Counts:
    try:
        with _unfinished(file) as unfinished:
            with _opened(unfinished) as target:
                migrate(target)
                counts = _copy(connection, target)
            unfinished.replace(file)
    except OSError as error:
        # Otherwise it would pass for one of the database.
        raise StoreError(f"{file}: {error}") from error
    return counts


@contextlib.contextmanager
def _unfinished(file: Path) -> Iterator[Path]:
    """Yield a new empty file beside one of that name, which only its owner may read (mode 0600)."""
    # Nobody else writes to it: two backups of one name may be made in the same second.
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _restore(connection: Connection, file: Path, now: float) -> Counts:
    newest = connection.scalar(select(func.max(beats.c.at)))
    if newest is not None and now - newest < SILENT:
        raise StoreError(f"the hall is running, or was {now - newest:.0f} s ago: stop it, and wait {SILENT:.0f} s")
    with _brought_up(file) as source:
        return _copy_in(connection, source)


def _exchange(connection: Connection, n: int, file: Path, kept: Path) -> Counts | None:
    if connection.dialect.name == "postgresql":
        # Nobody takes a lease, beats or appends from here to the commit. SQLite's own write lock does it there.
        connection.execute(text("lock table leases in exclusive mode"))
    if not settle(connection, n, True):
        return None
    with _brought_up(file) as source:
        _keep(connection, kept)
        return _copy_in(connection, source)


@contextlib.contextmanager
def _brought_up(file: Path) -> Iterator[Connection]:
    """Open a copy of a backup that is brought to the newest version. Raises `NoBackup`."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            copy = Path(shutil.copy(file, Path(folder) / "backup.sqlite3"))
        except FileNotFoundError:
            raise NoBackup(f"no such file: {file}") from None
        except OSError as error:
            raise NoBackup(f"{file}: {error}") from error
        with _opened(copy) as source:
            try:
                if version(source) is None:
                    raise NoBackup(f"not a backup: {file}")
                migrate(source)
            except DatabaseError as error:
                raise NoBackup(f"not a backup: {file}") from error
        with _opened(copy) as source:
            assert version(source) == VERSION
            yield source


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _copy_in(connection: Connection, source: Connection) -> Counts:
    # A process that stood still all the while must not go on with what it knew.
    for table in (owners, leases, *reversed(COPIED)):
        connection.execute(delete(table))
    counts = _copy(source, connection)
    _number_on(connection)
    _end_beats(connection)
    return counts


def _number_on(connection: Connection) -> None:
    """Let PostgreSQL number new rows after those that were copied; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in COPIED:
        column = table.autoincrement_column
        if column is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            first = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(sequence, first, False)))


def _end_beats(connection: Connection) -> None:
    """Put an outage that goes on in the place of the signs of life: their processes are not those of today."""
    newest = connection.scalar(select(func.max(beats.c.at)))
    if newest is not None:
        connection.execute(delete(beats))
        began = insert_into(connection, outages).values(began=newest, ended=newest)
        connection.execute(began.on_conflict_do_nothing())


def _copy(source: Connection, target: Connection) -> Counts:
    counts = {}
    for table in COPIED:
        counts[table.name] = 0
        # Not of the connection: it may be written to afterwards.
        asked = select(table).execution_options(stream_results=True)
        for rows in source.execute(asked).partitions(TOGETHER):
            target.execute(insert(table), [row._asdict() for row in rows])
            counts[table.name] += len(rows)
    return counts
