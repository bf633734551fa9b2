"""Events of undo and, at practice tables, of a given past, chosen draws, branches, and a cursor that people share."""

from typing import Final

from hiroma.ids import PlayerId, TableId
from hiroma.table.events import TableEvent


class Undone(TableEvent, frozen=True, tag="undone"):
    """The game went back to the position after entry `to`; this number of `draws` was taken back with it."""

    to: int
    seat: int
    draws: int = 0


class WentOnFrom(TableEvent, frozen=True, tag="went-on-from"):
    """A practice game begins where game `no` of another table stood after `step` turns."""

    table: TableId
    no: int
    step: int


class Redrawn(TableEvent, frozen=True, tag="redrawn"):
    """In practice somebody has chosen the results of this number of `draws`, the last ones."""

    chair: int
    draws: int


class WentTo(TableEvent, frozen=True, tag="went-to"):
    """In practice somebody has put another position of the game on the board: the one after `step` steps."""

    chair: int
    step: int


class CursorAsked(TableEvent, frozen=True, tag="cursor-asked"):
    """Somebody who follows a practice game asks to move there."""

    player: PlayerId


class CursorPassed(TableEvent, frozen=True, tag="cursor-passed"):
    """From now on this player moves at a practice table."""

    player: PlayerId


class CursorKept(TableEvent, frozen=True, tag="cursor-kept"):
    """The player who asked for the cursor does not get it now, or asks no more."""

    player: PlayerId


EVENTS: Final[tuple[type[TableEvent], ...]] = tuple(TableEvent.__subclasses__())
"""Every event of a table: those of `events.py`, and these."""
