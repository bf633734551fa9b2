"""The engine of a store: runs queries on its database, and tries once more what was lost on the way."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from hiroma.store.backends import database
from hiroma.store.database import Lost, Unfit
from hiroma.store.migrate import migrate
from hiroma.store.rows import StoreError

P = ParamSpec("P")
T = TypeVar("T")

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
            await self.database.transact(migrate)
        except BaseException:
            await self.database.close()
            raise

    async def close(self) -> None:
        """Disconnect."""
        await self.database.close()

    @property
    def url(self) -> str:
        """Where the database is, password and all."""
        return self.database.url.render_as_string(hide_password=False)

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `ask`, a function of a connection, finds."""
        try:
            return await self.database.read(ask, *args, **kwargs)
        except Lost:
            return await self.database.read(ask, *args, **kwargs)

    async def write(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `act`, a function of a connection that may be carried out twice, returns; durable by then."""
        return await self._twice(self.database.write, act, *args, **kwargs)

    async def transact(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as `write`, all of it in one transaction on both databases."""
        return await self._twice(self.database.transact, act, *args, **kwargs)

    async def aside(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the same as `write`, but do not queue behind batches where the database has several writers."""
        return await self._twice(self.database.aside, act, *args, **kwargs)

    async def at_once(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the same as `aside`, but wait for no other statement where the database has several writers."""
        return await self._twice(self.database.at_once, act, *args, **kwargs)

    async def _twice(self, way: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T:
        try:
            try:
                return await way(*args, **kwargs)
            except Lost:
                return await way(*args, **kwargs)
        except StoreError as error:
            self.note(error)
            raise

    async def once(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as `write`, but it is not tried again by itself: `act` must not be carried out twice."""
        return await self.database.write(act, *args, **kwargs)

    @property
    def failing(self) -> bool:
        """Return True when a write has failed in the last moments, and not because of its own values."""
        return time.monotonic() - self._failed < RECENT

    def note(self, error: StoreError) -> None:
        """Remember that something could not be written, unless its own values are the reason."""
        if not isinstance(error, Unfit):
            self._failed = time.monotonic()
