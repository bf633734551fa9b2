"""The view of Fearsome Floors (words: moves.py, clause numbers: RULES.md)."""

from typing import Literal

import msgspec

from hiroma.games.fearsome_floors.events import Sight, Why
from hiroma.games.fearsome_floors.moves import Heading, Item

Place = Literal["waiting", "hall", "escaped", "dead"]
Stage = Literal["first-seat", "laying", "moving", "monster", "over"]


class Piece(msgspec.Struct, frozen=True):
    """A piece. The taken piece is in the hall, or still waiting, as far as its move has come."""

    seat: int
    piece: int
    number: int
    """The number that is up."""
    other: int
    """The number below."""
    dark: bool
    """True when the dark face is up."""
    place: Place
    square: str | None
    """None unless it is in the hall."""
    moved: bool
    """True when it has moved this round."""


class Stone(msgspec.Struct, frozen=True):
    """A stone of some kind, on its square."""

    item: Item
    square: str


class Ground(msgspec.Struct, frozen=True):
    """A pool or a teleporter and its squares; `heading` is the arrow of a teleporter or the run of a 4x1 pool."""

    item: Item
    squares: tuple[str, ...]
    heading: Heading


class Way(msgspec.Struct, frozen=True):
    """A legal next step of the taken piece."""

    heading: Heading
    square: str
    """The square on which the piece lands."""
    over: tuple[str, ...]
    """Pool squares that the piece slides over."""
    stone: str | None
    """The square of the stone that the piece pushes, None without one."""
    goes: str | None
    """The square to which that stone goes; None without one, or when it vanishes."""


Leg = Literal["enter", "N", "E", "S", "W", "leave"]


class Reach(msgspec.Struct, frozen=True):
    """An end that the taken piece's move can have, and a shortest way there: of those, one that pushes least.

    The moves are the legs one by one, and then Stop, unless it leaves.
    """

    square: str | None
    """The square of that end, None for an escape."""
    route: tuple[Leg, ...]
    left: int
    """Points left."""


class Foreseen(msgspec.Struct, frozen=True):
    """A look of the monster from `square`, and the step that would follow."""

    square: str
    heading: Heading
    """The heading after the look."""
    why: Why
    """As in `MonsterLooked`."""
    sights: tuple[Sight, ...]
    """As in `MonsterLooked`."""
    goes: Heading
    """The heading of the step. It differs only where a turn stone turns the monster."""
    path: tuple[str, ...]
    """Squares that the step enters. Empty after the last step."""
    walls: tuple[str, ...]
    """Labels of the walls that it goes through."""
    caught: tuple[tuple[int, int], ...]
    """(seat, piece) of those that it catches."""
    pushed: tuple[str, ...]
    """Squares of the stones and pieces that it pushes, before they move."""


class TileFate(msgspec.Struct, frozen=True):
    """The monster's move by one kind of tile: the first `steps` steps of the foresight and the look after them."""

    tile: str
    left: int
    """Tiles of this kind that are face down."""
    possible: bool
    """True when it can be the next one (FF-S5)."""
    steps: int
    square: str
    """The square on which the monster would end."""
    heading: Heading
    """The heading with which it would end."""
    caught: tuple[tuple[int, int], ...]
    """(seat, piece) of those that it would catch."""


class FearsomeFloorsView(msgspec.Struct, frozen=True, kw_only=True):
    """The one view for everybody: nothing is secret in Fearsome Floors.

    Enter, Leave and Stop are not in it: they are among the moves when they are legal.
    """

    seats: int
    options: dict[str, bool | int | str]
    stage: Stage
    """The next event: the draw of the first seat, the lay-out, moves of pieces, the monster's tile, or none."""
    round: int
    phase: int
    first: int | None
    """Start player of the first round, None before the draw."""
    start: int | None
    """Start player of this round (S), None before the first."""
    mover: int | None
    """The seat to move (*), None without one."""
    items: tuple[tuple[Item, int], ...]
    """Items left to be laid out, with their number."""
    item: Item | None
    """The item that the mover has chosen to lay, None without one."""
    pieces: tuple[Piece, ...]
    stones: tuple[Stone, ...]
    grounds: tuple[Ground, ...]
    monster: str
    heading: Heading
    deck: tuple[str, ...]
    """Tiles face down."""
    tile: str | None
    """The tile revealed last, None before the first."""
    escapes: tuple[tuple[int, int], ...]
    """(seat, piece) in order."""
    needed: int
    """Escaped pieces with which a seat wins."""
    met: int | None
    """The first seat with `needed` escaped pieces, None before."""
    taken: int | None
    """The piece of `mover` that is on the move, None without one."""
    points: int
    """Points that it has left."""
    trail: tuple[str, ...]
    """Squares of its route so far. The first is the one where it stood, unless it waited outside."""
    ways: tuple[Way, ...]
    """Its legal steps, in the order N E S W."""
    reach: tuple[Reach, ...]
    """Every end that its move can have."""
    foresight: tuple[Foreseen, ...]
    """The monster's way from this position, whatever the tile: each tile goes the first steps of it.

    Empty when no monster is to move, and while the taken piece shares a square.
    """
    tiles: tuple[TileFate, ...]
    """The fates of the kinds of tile. Empty when `foresight` is."""
    ended: str | None
    """The clause that ended the game, None before."""
