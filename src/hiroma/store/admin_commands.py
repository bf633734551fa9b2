"""Admin commands of the host, from the desk's page or the command line: plain functions of a connection."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, func, insert, select

from hiroma.store.schema import orders

Act = Literal["close", "drain", "restore"]


class Order(msgspec.Struct, frozen=True):
    """`n` counts up. `about`: the table to close, the file to go on with, '' to drain. `at` is unix seconds."""

    n: int
    at: float
    act: Act
    about: str


def give(connection: Connection, at: float, act: Act, about: str = "") -> None:
    """Tell every process; needs a transaction."""
    connection.execute(insert(orders).values(at=at, act=act, about=about))


def newest(connection: Connection) -> int:
    """The number of the last order, 0 before the first."""
    return connection.scalar(select(func.max(orders.c.n))) or 0


def after(connection: Connection, n: int) -> list[Order]:
    """The orders after that one."""
    asked = select(orders).where(orders.c.n > n).order_by(orders.c.n)
    return [Order(*row) for row in connection.execute(asked)]
