"""Messages between the parts of a table. Plain Python: mypyc drops the class keywords of a Struct."""

import msgspec

from hiroma.ids import PlayerId
from hiroma.kernel import Viewer
from hiroma.table.entries import Drawn, Entry


class Who(msgspec.Struct, frozen=True, gc=False):
    """The asker: an opaque player id (None: the hall), and that player's chair (None: none)."""

    player: PlayerId | None
    chair: int | None


class Step(msgspec.Struct, frozen=True, gc=False):
    """A submission that stands: its entry, seat, moves, and the draws that followed."""

    rev: int
    seat: int
    moves: tuple[object, ...]
    draws: tuple[Drawn, ...]
    reveals: bool
    """True when somebody has learnt something by it, if only a draw, or a bot's move in their place."""


class Heard(msgspec.Struct, frozen=True, gc=False):
    """An event and its audience: everybody, or one seat `only`.

    Tables keep many. The garbage collector would look through each of them if they were tuples.
    """

    event: msgspec.Struct
    only: Viewer


class Happened(msgspec.Struct, frozen=True, gc=False):
    """The events of an entry, each for everybody or for one seat only."""

    rev: int
    at: float
    seat: int | None
    no: int
    heard: tuple[Heard, ...]


class Done(msgspec.Struct, frozen=True, gc=False):
    """An accepted command: its entry, the line for the store, the secret kept beside it, and its events."""

    entry: Entry
    line: bytes
    sealed: bytes | None
    happened: Happened
    meta: bool
    """False when only the game changed, and the permissions of `freed`."""
    freed: PlayerId | None
    """The player who has something to take back from now on, so that their permissions changed; else None."""
