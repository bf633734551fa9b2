"""Encoding for machine learning: a game's moves and positions as numbers, ready to become arrays.

A game that has an `Encoding` among its capabilities is an environment without further code (`hiroma.envs`). Nothing
here knows arrays: numbers are lists of small integers.
"""

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Any, Final, NamedTuple, Protocol

from hiroma.kernel.contract import Seat
from hiroma.kernel.kinds import Move
from hiroma.kernel.options import Options

MOST: Final = 255
"""The largest number of an observation: each is kept in a byte."""


class Field(NamedTuple):
    """A part of an observation: numbers from 0 to `high`, in rows of a shape."""

    name: str
    shape: tuple[int, ...]
    high: int
    says: str
    """The meaning of its numbers, for the documentation."""

    @property
    def size(self) -> int:
        """Return its length: the count of its numbers."""
        return prod(self.shape)


class Square(NamedTuple):
    """A square of a chart."""

    ground: int = 0
    """The number of a colour of `GROUNDS`; 0 for no square at all."""
    word: str = ""
    """A short text, such as the height of a stack."""
    seats: tuple[Seat, ...] = ()
    """Owners of what stands there, once for each piece."""


GROUNDS: Final = ("none", "plain", "water", "high", "goal", "danger", "stone", "mark")
"""The grounds of a chart, by number."""


class Chart(NamedTuple):
    """A plain picture of a view: rows of squares, and lines of text below them."""

    rows: tuple[tuple[Square, ...], ...]
    lines: tuple[str, ...]


class Encoding(Protocol):
    """Moves and views as numbers. `options` are complete, with every option of the game."""

    def moves(self, options: Options, seats: int) -> Sequence[Move]:
        """Return every move that any seat can have in any position, each once, in an order that does not change."""
        ...

    def chances(self, options: Options, seats: int) -> int:
        """Return the most results that a draw of the game can have."""
        ...

    def fields(self, options: Options, seats: int) -> tuple[Field, ...]:
        """Return the parts of an observation, in their order."""
        ...

    def observe(self, state: Any, seat: Seat) -> list[int]:
        """Return the numbers of all fields, one after another. They follow from the view of the seat alone."""
        ...

    def chart(self, view: Any) -> Chart:
        """Return a plain picture of a view."""
        ...


@cache
def zeros(count: int) -> tuple[int, ...]:
    """Return `count` zeros, with which a field of an observation begins."""
    return (0,) * count


# Observations grow in place: to put lists together from lists takes twice the time.


def put_hot(row: list[int], place: int, count: int) -> None:
    """Add `count` numbers to a row: 1 at a place, 0 elsewhere; only zeros for a place below 0."""
    for each in range(count):
        row.append(1 if each == place else 0)


def put_bits(row: list[int], mask: int, count: int) -> None:
    """Add the lowest `count` bits of a mask to a row."""
    for place in range(count):
        row.append(mask >> place & 1)


def around(seat: Seat, seats: int) -> list[Seat]:
    """Return all seats in turn order, beginning with `seat`."""
    return [(seat + step) % seats for step in range(seats)]


def distance(seat: Seat, other: Seat, seats: int) -> int:
    """Return how many seats after `seat` the `other` sits; -1 when `other` is below 0, for nobody."""
    return (other - seat) % seats if other >= 0 else -1
