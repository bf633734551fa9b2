"""SQLite file as a `Database`: one thread writes, others read."""

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

from hiroma.ids import TableId
from hiroma.store.append import Job
from hiroma.store.append_sqlite import append
from hiroma.store.database import BUSY
from hiroma.store.rows import Appended, StoreError

P = ParamSpec("P")
T = TypeVar("T")

READERS = 2
"""Threads that read."""

Work = tuple[Callable[[], Any], "asyncio.Future[Any]"]
"""A function, and what waits for its result."""


class SqliteDatabase:
    """An SQLite file: one thread writes, others read."""

    refusals: Collection[type[Exception]] = ()

    def __init__(self, url: URL) -> None:
        if url.database in {None, "", ":memory:"}:
            raise StoreError("the store needs a file: sqlite:///path")
        self.url = url.set(drivername="sqlite")
        self._writing, self._write = self._engine(1), Worker("store-write")
        self._reading, self._read = self._engine(READERS), ThreadPoolExecutor(READERS, "store-read")
        self._kept: Connection | None = None
        event.listen(self._writing, "begin", _begin)

    def _engine(self, connections: int) -> Engine:
        engine = create_engine(self.url, pool_size=connections, max_overflow=0)
        event.listen(engine, "do_connect", _make)
        event.listen(engine, "connect", _prepare)
        return engine

    async def transact(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.write(act, *args, **kwargs)

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def work() -> T:
            with self._reading.connect() as connection:
                return ask(connection, *args, **kwargs)

        return await self._in(self._read, work)

    async def write(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def work() -> T:
            with self._writer() as connection, connection.begin():
                return act(connection, *args, **kwargs)

        return await self._write.run(work)

    async def append(self, jobs: Sequence[Job], moved: Collection[TableId], *, again: bool) -> list[Appended]:
        def work() -> list[Appended]:
            with self._writer() as connection, _transaction(connection) as driver:
                return append(driver, jobs, moved, again)

        return await self._write.run(work)

    async def aside(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.write(act, *args, **kwargs)

    async def at_once(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.write(act, *args, **kwargs)

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
        await self._write.close()
        await asyncio.to_thread(self._read.shutdown)
        if self._kept is not None:
            self._kept.close()
        self._writing.dispose()
        self._reading.dispose()


class Worker:
    """One thread that does one thing after another for an event loop, with less ado than an executor: one wake-up there
    and one back.
    """

    def __init__(self, name: str) -> None:
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()
        self._closed = False

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` in the thread. Return its result, or raise its error; `StoreError` once closed."""
        if self._closed:
            raise StoreError("the store is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((work, done))
        return await done

    async def close(self) -> None:
        """Finish what was asked, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while (asked := self._queue.get()) is not None:
            work, done = asked
            try:
                result, error = work(), None
            except BaseException as raised:  # noqa: BLE001 - it belongs to whoever asked
                result, error = None, raised
            try:
                done.get_loop().call_soon_threadsafe(_settle, done, result, error)
            except RuntimeError:
                # The loop has ended; nobody waits any more.
                continue


def _settle(done: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


@contextlib.contextmanager
def _transaction(connection: Connection) -> Iterator[sqlite3.Connection]:
    # The driver's own: SQLAlchemy's costs as much as a small batch.
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.execute("begin immediate")
    try:
        yield driver
    except BaseException:
        driver.rollback()
        raise
    driver.execute("commit")


def _make(dialect: object, record: object, args: list[str], options: object) -> None:
    # SQLite would let everybody on the machine read a new file; those beside it get the permissions of this one. A
    # file that is there keeps its own, and where none can be made SQLite says so.
    with contextlib.suppress(OSError):
        os.close(os.open(args[0], os.O_CREAT | os.O_EXCL, 0o600))


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
