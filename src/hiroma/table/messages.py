"""What passes between the parts of a table. Plain Python: mypyc drops the class keywords of a Struct."""

import msgspec

from hiroma.ids import PlayerId
from hiroma.kernel import Viewer
from hiroma.table.entries import Drawn, Entry


class Who(msgspec.Struct, frozen=True, gc=False):
    """Who asks: the opaque player id (None: the hall), and their chair."""

    player: PlayerId | None
    chair: int | None


class Pace(msgspec.Struct, frozen=True, gc=False):
    """Time to think: a bank of seconds for the game and `step` seconds more for each turn, or so many days a turn."""

    bank: int = 0
    step: int = 0
    days: int = 0


class Step(msgspec.Struct, frozen=True, gc=False):
    """A submission that stands: its entry, seat, moves, and the draws that followed.

    `reveals`: somebody has learnt something by it, be it only what was drawn, or what a bot does in their place.
    """

    rev: int
    seat: int
    moves: tuple[object, ...]
    draws: tuple[Drawn, ...]
    reveals: bool


class Heard(msgspec.Struct, frozen=True, gc=False):
    """An event and who hears it: everybody, or one seat `only`.

    Tables keep many: in a tuple each would be looked through by the garbage collector.
    """

    event: msgspec.Struct
    only: Viewer


class Happened(msgspec.Struct, frozen=True, gc=False):
    """What an entry brought: events, each for everybody or for one seat only."""

    rev: int
    at: float
    seat: int | None
    no: int
    heard: tuple[Heard, ...]


class Done(msgspec.Struct, frozen=True, gc=False):
    """An accepted command: its entry, the line for the store, the secret kept beside it, and what happened.

    `meta` is False when nothing but the game changed, and what the player `freed`, if any, may do now.
    """

    entry: Entry
    line: bytes
    sealed: bytes | None
    happened: Happened
    meta: bool
    freed: PlayerId | None
