"""Admin commands of the host, from the desk's page or the command line: plain functions of a connection."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, func, insert, literal, select

from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import orders, restores
from hiroma.store.upsert import insert_into

Act = Literal["close", "drain", "restore"]

UNSETTLED = (orders.c.act == "restore") & orders.c.n.not_in(select(restores.c.n))
"""Orders to go on with a backup that no process has carried out or given up yet."""


class Order(msgspec.Struct, frozen=True):
    """`n` counts up. `about`: the table to close, the file to go on with, '' to drain. `at` is unix seconds."""

    n: int
    at: float
    act: Act
    about: str


def give(connection: Connection, at: float, act: Act, about: str = "") -> None:
    """Tell every process; needs a transaction."""
    # The database counts before the transaction ends: of two at once the later number could come first, and a process
    # that has followed it would never see the other.
    hold(connection, lock_of("orders"))
    connection.execute(insert(orders).values(at=at, act=act, about=about))


def followed(connection: Connection) -> int:
    """Return the number of the last order that a process which starts now need not follow; 0 before the first.

    A backup that the hall has to go on with yet is followed.
    """
    unsettled = connection.scalar(select(func.min(orders.c.n)).where(UNSETTLED))
    return (connection.scalar(select(func.max(orders.c.n))) or 0) if unsettled is None else unsettled - 1


def after(connection: Connection, n: int) -> list[Order]:
    """The orders after that one."""
    asked = select(orders).where(orders.c.n > n).order_by(orders.c.n)
    return [Order(*row) for row in connection.execute(asked)]


def restoring(connection: Connection) -> Order | None:
    """Return the newest order to go on with a backup, None when it is settled: done, or given up."""
    asked = select(orders).where(UNSETTLED).order_by(orders.c.n.desc()).limit(1)
    row = connection.execute(asked).one_or_none()
    return None if row is None else Order(*row)


def settle(connection: Connection, n: int, done: bool) -> bool:
    """Note that an order to go on with a backup is `done`, or given up, and that nobody needs to follow those before.

    Return False, with nothing changed, when it was settled before. Another process that settles it just now is waited
    for. Needs a transaction.
    """
    this = insert_into(connection, restores).values(n=n, done=done).on_conflict_do_nothing()
    if connection.execute(this).rowcount == 0:
        return False
    older = select(orders.c.n, literal(False)).where(UNSETTLED, orders.c.n < n)
    connection.execute(insert(restores).from_select(["n", "done"], older))
    return True


class AdminCommandRepository(Repository):
    """Commands of the host to every process."""

    give = transacts(give)
    followed = reads(followed)
    after = reads(after)
    restoring = reads(restoring)
    settle = transacts(settle)
