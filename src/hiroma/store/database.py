"""A database that runs plain functions of a `Connection`: SQLite in threads, PostgreSQL under asyncpg.

A batch is one function, so it costs one hop to the thread, not one a statement.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from hiroma.store.rows import StoreError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

P = ParamSpec("P")
T = TypeVar("T")

BUSY = 10.0
"""Seconds a writer waits for another process's transaction, and a client for its server's connection."""
READERS = 2
"""Threads that read an SQLite file."""


class Lost(StoreError):
    """The connection was lost, or another transaction came first: what was asked may have been done or not."""


class Unfit(StoreError):
    """A value that the database cannot keep, such as a text with a zero character on PostgreSQL."""


class Database(Protocol):
    """Where the rows are. Methods raise `StoreError`: `Lost` when another try may succeed, `Unfit` when none can."""

    url: URL

    async def migrate(self, act: Callable[[Connection], None]) -> None:
        """Run `act` in one transaction."""
        ...

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `ask` finds."""
        ...

    async def write(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `act` returns, durable by then: one transaction on SQLite, one a statement on PostgreSQL."""
        ...

    async def close(self) -> None:
        """Give the connections back."""
        ...


class Lite:
    """An SQLite file: one thread writes, others read."""

    def __init__(self, url: URL) -> None:
        if url.database in {None, "", ":memory:"}:
            raise StoreError("the store needs a file: sqlite:///path")
        self.url = url.set(drivername="sqlite")
        self._writing, self._write = self._engine(1), ThreadPoolExecutor(1, "store-write")
        self._reading, self._read = self._engine(READERS), ThreadPoolExecutor(READERS, "store-read")
        self._kept: Connection | None = None
        event.listen(self._writing, "begin", _begin)

    def _engine(self, connections: int) -> Engine:
        engine = create_engine(self.url, pool_size=connections, max_overflow=0)
        event.listen(engine, "connect", _prepare)
        return engine

    async def migrate(self, act: Callable[[Connection], None]) -> None:
        await self.write(act)

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def work() -> T:
            with _spoken(), self._reading.connect() as connection:
                return ask(connection, *args, **kwargs)

        return await self._in(self._read, work)

    async def write(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def work() -> T:
            with _spoken(), self._writer() as connection, connection.begin():
                return act(connection, *args, **kwargs)

        return await self._in(self._write, work)

    @contextlib.contextmanager
    def _writer(self) -> Iterator[Connection]:
        # Kept: to take it from the pool and give it back costs as much as a small batch.
        if self._kept is None:
            self._kept = self._writing.connect()
        try:
            yield self._kept
        except BaseException:
            self._kept.close()
            self._kept = None
            raise

    @staticmethod
    async def _in(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            there = threads.submit(work)
        except RuntimeError as closed:
            raise StoreError("the store is closed") from closed
        return await asyncio.wrap_future(there)

    async def close(self) -> None:
        for threads, engine in ((self._write, self._writing), (self._read, self._reading)):
            await asyncio.to_thread(threads.shutdown)
            if engine is self._writing and self._kept is not None:
                self._kept.close()
            engine.dispose()


def _prepare(connection: sqlite3.Connection, record: object) -> None:
    # The driver would open transactions of its own, and late: `_begin` opens them.
    connection.isolation_level = None
    connection.execute(f"pragma busy_timeout = {int(BUSY * 1000)}")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma synchronous = full")
    # A page that changes again and again is copied back less often; the log in front of the file grows to 16 MB.
    connection.execute("pragma wal_autocheckpoint = 4000")
    until = time.monotonic() + BUSY
    while True:
        try:
            connection.execute("pragma journal_mode = wal")
        except sqlite3.OperationalError:
            # Going over to WAL does not wait for a lock by itself.
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


def _begin(connection: Connection) -> None:
    # The write lock first: a transaction that reads and then writes could be refused half way.
    connection.exec_driver_sql("begin immediate")


class Postgres:
    """A PostgreSQL server."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self.url = url.set(drivername="postgresql+asyncpg")
        try:
            import asyncpg

            patience = {"timeout": BUSY, "command_timeout": 3 * BUSY}
            self._engine = create_async_engine(self.url, pool_size=5, max_overflow=5, connect_args=patience)
        except ImportError as missing:
            raise StoreError("PostgreSQL needs asyncpg: pip install 'hiroma[postgres]'") from missing
        # Each statement is a transaction: one way to the server and back instead of three.
        self._plain = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._turn = asyncio.Lock()
        self._kept: AsyncConnection | None = None
        self._refusals = (asyncpg.PostgresError, asyncpg.InterfaceError)

    async def migrate(self, act: Callable[[Connection], None]) -> None:
        with _spoken(*self._refusals):
            async with self._engine.begin() as connection:
                await connection.run_sync(act)

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with _spoken(*self._refusals):
            async with self._plain.connect() as connection:
                return await connection.run_sync(ask, *args, **kwargs)

    async def write(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with _spoken(*self._refusals):
            async with self._turn, self._writer() as connection:
                return await connection.run_sync(act, *args, **kwargs)

    @contextlib.asynccontextmanager
    async def _writer(self) -> AsyncIterator["AsyncConnection"]:
        # Kept: to take it from the pool and give it back costs as much as a small batch.
        if self._kept is None:
            self._kept = await self._plain.connect()
        try:
            yield self._kept
        except BaseException:
            # Whatever state it is in, the next one gets a fresh one.
            lost, self._kept = self._kept, None
            await lost.invalidate()
            await lost.close()
            raise

    async def close(self) -> None:
        if self._kept is not None:
            await self._kept.close()
        await self._engine.dispose()


COLLIDED = {"40001", "40P01", "57P01", "57P02", "57P03"}
"""PostgreSQL's codes: serialization failure, deadlock, shut down, crashed, starting up."""


@contextlib.contextmanager
def _spoken(*refusals: type[Exception]) -> Iterator[None]:
    """Every error of the database as a `StoreError`. `refusals`: what the driver raises while it connects."""
    try:
        yield
    except DBAPIError as error:
        state = getattr(error.orig, "sqlstate", None) or ""
        lost = error.connection_invalidated or state in COLLIDED
        raise (Lost if lost else Unfit if state.startswith("22") else StoreError)(str(error.orig)) from error
    except (UnicodeError, OverflowError) as error:
        raise Unfit(str(error)) from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(str(error)) from error
    except OSError as error:
        raise Lost(f"no connection: {error}") from error
    except refusals as error:
        raise Lost(f"no connection: {error}") from error


def database(url: str) -> Database:
    """The database behind a URL: `sqlite:///path` or `postgresql://…`, with or without the driver's name."""
    try:
        where = make_url(url)
    except ArgumentError as wrong:
        raise StoreError(f"not a database URL: {url!r}") from wrong
    match where.get_backend_name():
        case "sqlite":
            return Lite(where)
        case "postgresql" | "postgres":
            return Postgres(where)
        case other:
            raise StoreError(f"unknown database {other!r}: sqlite:///path or postgresql://…")
