"""Repositories: the queries of one kind of data, each declared once with the way in which it is run."""

from collections.abc import Callable, Coroutine
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from hiroma.store.engine import Engine

P = ParamSpec("P")
T = TypeVar("T")

Query = Callable[Concatenate[Connection, P], T]
"""A plain function of a connection."""


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
