"""A database that runs plain functions of a `Connection`: SQLite in threads, PostgreSQL under asyncpg.

A batch is one function, so it costs one hop to the thread, not one a statement.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from hiroma.store.rows import StoreError

P = ParamSpec("P")
T = TypeVar("T")

BUSY = 10.0
"""Seconds a writer waits for another process's transaction, and a client for its server's connection."""


class Lost(StoreError):
    """The connection was lost, or another transaction came first: what was asked may have been done or not."""


class Unfit(StoreError):
    """A value that the database cannot keep, such as a text with a zero character on PostgreSQL."""


class Database(Protocol):
    """Where the rows are. Methods raise `StoreError`: `Lost` when another try may succeed, `Unfit` when none can."""

    url: URL

    async def transact(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `act` returns, durable by then: one transaction on both."""
        ...

    async def read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `ask` finds."""
        ...

    async def write(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `act` returns, durable by then: one transaction on SQLite, one a statement on PostgreSQL."""
        ...

    async def append(self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as `write` for what speaks to the driver only: the hot path."""
        ...

    async def close(self) -> None:
        """Give the connections back."""
        ...


COLLIDED = {"40001", "40P01", "57P01", "57P02", "57P03"}
"""PostgreSQL's codes: serialization failure, deadlock, shut down, crashed, starting up."""


@contextlib.contextmanager
def spoken(*refusals: type[Exception]) -> Iterator[None]:
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
            from hiroma.store.sqlite import SqliteDatabase

            return SqliteDatabase(where)
        case "postgresql" | "postgres":
            try:
                from hiroma.store.postgres import Postgres
            except ImportError as missing:
                raise StoreError("PostgreSQL needs asyncpg: pip install 'hiroma[postgres]'") from missing

            return Postgres(where)
        case other:
            raise StoreError(f"unknown database {other!r}: sqlite:///path or postgresql://…")
