"""A database that runs plain functions of a `Connection`: SQLite in threads, PostgreSQL under asyncpg.

A batch is one function, so it costs one hop to the thread, not one a statement.
"""

import sqlite3
from collections.abc import Callable, Collection, Sequence
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from hiroma.ids import TableId
from hiroma.store.append import Job
from hiroma.store.rows import Appended, StoreError

P = ParamSpec("P")
T = TypeVar("T")

BUSY = 10.0
"""Seconds a writer waits for another process's transaction, and a client for its server's connection."""


class Lost(StoreError):
    """The connection was lost, or another transaction came first: what was asked may have been done or not."""


class Taken(StoreError):
    """Another row has a value that only one may have: nothing was done. A second look sees that row."""


class Unfit(StoreError):
    """A value that the database cannot keep, such as a text with a zero character on PostgreSQL."""


class Database(Protocol):
    """A database that holds the rows. Its methods raise errors of the driver; `Engine` turns them into `StoreError`."""

    url: URL
    refusals: Collection[type[Exception]]
    """Errors of the driver while it connects, beside those of `translated`."""

    async def transact(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of `act`, durable by then: one transaction on both."""
        ...

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of `ask`, which changes nothing."""
        ...

    async def write(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of `act`, durable by then: one transaction on SQLite, one a statement on PostgreSQL."""
        ...

    async def append(self, jobs: Sequence[Job], moved: Collection[TableId], *, again: bool) -> list[Appended]:
        """Append a batch, as `append.py` says; it is durable by then. The hot path."""
        ...

    async def aside(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the same as `write`, but do not queue behind batches where the database has several writers."""
        ...

    async def at_once(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the same as `aside`, on a connection that nothing else uses where the database has several writers."""
        ...

    async def close(self) -> None:
        """Give the connections back."""
        ...


COLLIDED = {"40001", "40P01", "57P01", "57P02", "57P03"}
"""PostgreSQL's codes: serialization failure, deadlock, shut down, crashed, starting up."""


def translated(error: Exception, *refusals: type[Exception]) -> Exception:
    """Return the `StoreError` for an error of the database, or of a driver's `refusals`; any other error as it is."""
    match error:
        case StoreError():
            return error
        case DBAPIError():
            if error.connection_invalidated:
                return Lost(str(error.orig))
            if isinstance(error, IntegrityError):
                return Taken(str(error.orig))
            return by_state(getattr(error.orig, "sqlstate", None) or "", str(error.orig))
        case UnicodeError() | OverflowError():
            return Unfit(str(error))
        case SQLAlchemyError() | sqlite3.Error():
            return StoreError(str(error))
        case OSError():
            return Lost(f"no connection: {error}")
    return Lost(f"no connection: {error}") if isinstance(error, refusals) else error


def by_state(state: str, why: str) -> StoreError:
    """Return the error for a code of PostgreSQL; '' when there is none."""
    return (Lost if state in COLLIDED else Unfit if state.startswith("22") else StoreError)(why)
