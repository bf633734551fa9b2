"""A PostgreSQL server as a `Database`. It needs the extra `postgres`."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import Concatenate, ParamSpec, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hiroma.ids import TableId
from hiroma.store.append import Job
from hiroma.store.append_postgres import append
from hiroma.store.database import BUSY, Lost, Unfit, by_state
from hiroma.store.rows import Appended

P = ParamSpec("P")
T = TypeVar("T")

PLANS = {"random_page_cost": "1.1", "jit": "off"}
"""Settings of PostgreSQL's planner. Its own figures fit turning disks: it would read all tables to find those of one
player. To compile a statement takes longer than any here runs."""


CONNECTIONS = 10
"""Connections of the pool, at most. They open when they are first needed, and stay open: to open one costs as much as
many reads, and a burst would open one for nearly each. One of them is the writer's."""
ASIDE = 2
"""Connections for `aside` alone: a claim on a table does not wait behind all that people read."""
READERS = CONNECTIONS - 1 - ASIDE
"""Connections for everything else."""
PATIENCE = 30.0
"""Seconds that a query waits for a connection, at most."""


class Postgres:
    """A PostgreSQL server."""

    refusals: Collection[type[Exception]] = (asyncpg.PostgresError, asyncpg.InterfaceError)

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql+asyncpg")
        arguments = {"timeout": BUSY, "command_timeout": 3 * BUSY, "server_settings": PLANS}
        self._engine = create_async_engine(self.url, pool_size=CONNECTIONS, max_overflow=0, connect_args=arguments)
        self._readers = asyncio.Semaphore(READERS)
        self._asides = asyncio.Semaphore(ASIDE)
        # Each statement is a transaction: one round trip to the server instead of three.
        self._plain = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        # Hundreds of readers may wait for a connection of the pool. `at_once` has one of its own.
        own = create_async_engine(self.url, pool_size=1, max_overflow=0, connect_args=arguments)
        self._own = own.execution_options(isolation_level="AUTOCOMMIT")
        self._turn = asyncio.Lock()
        self._kept: tuple[AsyncConnection, asyncpg.Connection] | None = None

    async def transact(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with _place(self._readers), self._engine.begin() as connection:
            return await connection.run_sync(act, *args, **kwargs)

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with _place(self._readers):
            return await self._run(self._plain, ask, *args, **kwargs)

    async def write(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._turn, self._writer() as (connection, _):
            return await connection.run_sync(act, *args, **kwargs)

    @contextlib.asynccontextmanager
    async def _writer(self) -> AsyncIterator[tuple[AsyncConnection, asyncpg.Connection]]:
        # Kept: to take it from the pool and give it back costs as much as a small batch.
        if self._kept is None:
            connection = await self._plain.connect()
            driver = (await connection.get_raw_connection()).driver_connection
            assert isinstance(driver, asyncpg.Connection)
            self._kept = connection, driver
        kept = self._kept
        try:
            yield kept
        except BaseException:
            # Its state is not known: the next writer gets a fresh connection.
            self._kept = None
            await kept[0].invalidate()
            await kept[0].close()
            raise

    async def append(self, jobs: Sequence[Job], moved: Collection[TableId], *, again: bool) -> list[Appended]:
        # Straight to the driver: SQLAlchemy would cost five times as much as a small batch.
        async with self._turn, self._writer() as (_, driver):
            try:
                return await append(driver, jobs, moved, again)
            except Exception as error:
                raise driver_error(error) from error

    async def aside(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with _place(self._asides):
            return await self._run(self._plain, act, *args, **kwargs)

    async def at_once(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._run(self._own, act, *args, **kwargs)

    @staticmethod
    async def _run(
        engine: AsyncEngine, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        async with engine.connect() as connection:
            return await connection.run_sync(act, *args, **kwargs)

    async def close(self) -> None:
        if self._kept is not None:
            await self._kept[0].close()
        await self._own.dispose()
        await self._engine.dispose()


@contextlib.asynccontextmanager
async def _place(places: asyncio.Semaphore) -> AsyncIterator[None]:
    # First come, first served. The pool itself is not fair: a newcomer may take the connection for which a task is
    # woken. That task then waits behind all others again, for a quarter of a minute in a busy hall.
    try:
        async with asyncio.timeout(PATIENCE):
            await places.acquire()
    except TimeoutError:
        raise Lost(f"no connection was free for {PATIENCE} s") from None
    try:
        yield
    finally:
        places.release()


def driver_error(error: Exception) -> Exception:
    """Return the `StoreError` for a driver's error, as `translated` does for one of SQLAlchemy; others as they are."""
    match error:
        case asyncpg.PostgresConnectionError():
            return Lost(str(error))
        case asyncpg.PostgresError():
            return by_state(error.sqlstate or "", str(error))
        case ValueError() | OverflowError():
            # The driver's error for a value that it cannot send is a ValueError, too.
            return Unfit(str(error))
        case asyncpg.InterfaceError():
            return Lost(f"no connection: {error}")
    return error
