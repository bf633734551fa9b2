"""Backups: one SQLite file that holds everything, from either database and into either."""

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, create_engine, delete, func, insert, select, text
from sqlalchemy.exc import DatabaseError

from hiroma.store.migrate import migrate, version
from hiroma.store.rows import StoreError
from hiroma.store.schema import METADATA, VERSION, beats
from hiroma.store.store import Store
from hiroma.store.uptime import SILENT

TOGETHER = 500
"""Rows that are copied at once."""

Counts = dict[str, int]
"""Rows by table."""


async def back_up(store: Store, file: Path) -> Counts:
    """Write all that a store holds, as of one moment, to a file; the hall may be running.

    The file appears when it is whole and takes the place of one of that name.
    """
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        postgres = store.url.startswith("postgres")
        counts = await (store.transact if postgres else store.read)(_copy_out, unfinished)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return counts


async def restore(store: Store, file: Path, now: float) -> Counts:
    """Put what a file holds in the place of all that a store does, in one transaction; `StoreError` otherwise.

    The hall must not be running at `now` (seconds since 1970). Backups of older versions are brought to the newest.
    """
    with tempfile.TemporaryDirectory() as folder:
        try:
            copy = Path(shutil.copy(file, Path(folder) / "backup.sqlite3"))
        except FileNotFoundError:
            raise StoreError(f"no such file: {file}") from None
        with _opened(copy) as source:
            try:
                if version(source) is None:
                    raise StoreError(f"not a backup: {file}")
                migrate(source)
            except DatabaseError as error:
                raise StoreError(f"not a backup: {file}") from error
        return await store.transact(_copy_in, copy, now)


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _copy_out(connection: Connection, file: Path) -> Counts:
    if connection.dialect.name == "postgresql":
        connection.execute(text("set transaction isolation level repeatable read, read only"))
    else:
        # One view of everything, while others go on writing.
        connection.exec_driver_sql("begin")
    file.unlink(missing_ok=True)
    try:
        with _opened(file) as target:
            migrate(target)
            return _copy(connection, target)
    finally:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("rollback")


def _copy_in(connection: Connection, file: Path, now: float) -> Counts:
    newest = connection.scalar(select(func.max(beats.c.at)))
    if newest is not None and now - newest < SILENT:
        raise StoreError(f"the hall is running, or was {now - newest:.0f} s ago: stop it, and wait {SILENT:.0f} s")
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))
    with _opened(file) as source:
        assert version(source) == VERSION
        return _copy(source, connection)


def _copy(source: Connection, target: Connection) -> Counts:
    counts = {}
    for table in METADATA.sorted_tables:
        counts[table.name] = 0
        for rows in source.execution_options(stream_results=True).execute(select(table)).partitions(TOGETHER):
            target.execute(insert(table), [row._asdict() for row in rows])
            counts[table.name] += len(rows)
    return counts
