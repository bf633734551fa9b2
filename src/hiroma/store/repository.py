"""The engine of a store, which runs queries on its database, and repositories: the queries of one kind of data, each
declared once with the way in which it is run.
"""

import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from hiroma.ids import TableId
from hiroma.store.append import Job
from hiroma.store.backends import database
from hiroma.store.database import Lost, Taken, Unfit, translated
from hiroma.store.migrate import migrate
from hiroma.store.rows import Appended, StoreError

P = ParamSpec("P")
T = TypeVar("T")

Query = Callable[Concatenate[Connection, P], T]
"""A plain function of a connection."""

RECENT = 10.0
"""Seconds after which a write that failed says nothing any more: the hall writes more often."""


class Engine:
    """One database. Every method raises `StoreError` when it cannot."""

    def __init__(self, url: str) -> None:
        """The database behind `sqlite:///path` or `postgresql://…`. It is used after `open`."""
        self.database = database(url)
        self._failed = float("-inf")

    async def open(self) -> None:
        """Connect, and bring the database to the newest version."""
        try:
            await self._ask(self.database.transact, migrate)
        except BaseException:
            await self.database.close()
            raise

    async def close(self) -> None:
        """Disconnect."""
        await self.database.close()

    @property
    def url(self) -> str:
        """Return the URL of the database, with its password."""
        return self.database.url.render_as_string(hide_password=False)

    async def read(self, ask: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `ask`, a function of a connection, finds."""
        return await self._again(self.database.read, ask, *args, **kwargs)

    async def write(self, act: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `act`, a function of a connection that may be carried out twice, returns; durable by then."""
        return await self._write(self.database.write, act, *args, **kwargs)

    async def transact(self, act: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as `write`, all of it in one transaction on both databases."""
        return await self._write(self.database.transact, act, *args, **kwargs)

    async def aside(self, act: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the same as `write`, but do not queue behind batches where the database has several writers."""
        return await self._write(self.database.aside, act, *args, **kwargs)

    async def at_once(self, act: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the same as `aside`, but wait for no other statement where the database has several writers."""
        return await self._write(self.database.at_once, act, *args, **kwargs)

    async def once(self, act: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as `write`, but it is not tried again by itself: `act` must not be carried out twice."""
        return await self._ask(self.database.write, act, *args, **kwargs)

    async def append(self, jobs: Sequence[Job], moved: Collection[TableId]) -> list[Appended]:
        """Append a batch, as `append.py` says; it is durable by then."""
        try:
            try:
                return await self._ask(self.database.append, jobs, moved, again=False)
            except Lost:
                return await self._ask(self.database.append, jobs, moved, again=True)
        except StoreError as error:
            self._note(error)
            raise

    @property
    def failing(self) -> bool:
        """Return True when a write has failed in the last moments, and not because of its own values."""
        return time.monotonic() - self._failed < RECENT

    async def _write(self, way: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T:
        # A write that failed is noted.
        try:
            return await self._again(way, *args, **kwargs)
        except StoreError as error:
            self._note(error)
            raise

    async def _again(self, way: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T:
        # A connection was lost, or another transaction came first: ask once more.
        try:
            return await self._ask(way, *args, **kwargs)
        except (Lost, Taken):
            return await self._ask(way, *args, **kwargs)

    async def _ask(self, way: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T:
        # The one place where an error of a driver becomes a `StoreError`.
        try:
            return await way(*args, **kwargs)
        except Exception as error:
            raise translated(error, *self.database.refusals) from error

    def _note(self, error: StoreError) -> None:
        # A write failed: the hall says so for a while, unless its values are the reason.
        if not isinstance(error, Unfit | Taken):
            self._failed = time.monotonic()


class Repository:
    """The base of all. Every method raises `StoreError` when the database cannot."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine


Method = Callable[Concatenate[Repository, P], Coroutine[object, None, T]]
"""A query as a method of a repository: without the connection, and awaited."""


def reads(ask: Query[P, T]) -> Method[P, T]:
    """Declare a query that changes nothing."""

    async def method(own: Repository, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await own.engine.read(ask, *args, **kwargs)

    return method


def writes(act: Query[P, T]) -> Method[P, T]:
    """Declare one statement that writes, and may be carried out twice. It is durable when the method returns."""

    async def method(own: Repository, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await own.engine.write(act, *args, **kwargs)

    return method


def transacts(act: Query[P, T]) -> Method[P, T]:
    """Declare several statements that write: the same as `writes`, in one transaction on both databases."""

    async def method(own: Repository, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await own.engine.transact(act, *args, **kwargs)

    return method


def aside(act: Query[P, T]) -> Method[P, T]:
    """Declare statements that write, each for itself on PostgreSQL, and may be carried out twice: they do not queue
    behind batches, and hold no lock while the network or this process stands still.
    """

    async def method(own: Repository, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await own.engine.aside(act, *args, **kwargs)

    return method


def at_once(act: Query[P, T]) -> Method[P, T]:
    """Declare the same as `aside` for what must not be late: on PostgreSQL it has a connection of its own."""

    async def method(own: Repository, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await own.engine.at_once(act, *args, **kwargs)

    return method
