"""The view of Fearsome Floors (words: moves.py, clause numbers: RULES.md)."""

from typing import Literal

import msgspec

from hiroma.games.fearsome_floors.events import Sight, Why
from hiroma.games.fearsome_floors.moves import Heading, Item

Place = Literal["waiting", "hall", "escaped", "dead"]
Stage = Literal["first-seat", "laying", "moving", "monster", "over"]


class Piece(msgspec.Struct, frozen=True):
    """One piece. `number` is up, `other` below; `moved` this round. `square` is None unless it is in the hall.

    The taken piece is in the hall, or still waiting, as far as its move has come.
    """

    seat: int
    piece: int
    number: int
    other: int
    dark: bool
    place: Place
    square: str | None
    moved: bool


class Stone(msgspec.Struct, frozen=True):
    """A stone of some kind, and where it lies."""

    item: Item
    square: str


class Ground(msgspec.Struct, frozen=True):
    """A pool or a teleporter and its squares; `heading` is the arrow of a teleporter or the run of a 4x1 pool."""

    item: Item
    squares: tuple[str, ...]
    heading: Heading


class Way(msgspec.Struct, frozen=True):
    """A legal next step of the taken piece: where it lands, the pool squares it slides over, and the stone it pushes.

    `stone` is where a pushed stone lies now, `goes` where it comes to lie, None when none is pushed, or it vanishes.
    """

    heading: Heading
    square: str
    over: tuple[str, ...]
    stone: str | None
    goes: str | None


Leg = Literal["enter", "N", "E", "S", "W", "leave"]


class Reach(msgspec.Struct, frozen=True):
    """A square where the taken piece may end its move, None for an escape; a shortest way there, and the points left.

    Of the shortest ways one that pushes least. The moves are the legs one by one, and then Stop, unless it leaves.
    """

    square: str | None
    route: tuple[Leg, ...]
    left: int


class Foreseen(msgspec.Struct, frozen=True):
    """What the monster would do from `square`: the look, and the step that follows.

    `heading` is after the look, `why` and `sights` as in `MonsterLooked`. `goes` is the heading of the step, another
    one only where a turn stone turns it. `path` are the squares the step enters, `walls` the labels it goes through;
    `caught` the (seat, piece) it catches, `pushed` the squares of what it pushes before it moves. `path` is empty after
    the last step.
    """

    square: str
    heading: Heading
    why: Why
    sights: tuple[Sight, ...]
    goes: Heading
    path: tuple[str, ...]
    walls: tuple[str, ...]
    caught: tuple[tuple[int, int], ...]
    pushed: tuple[str, ...]


class TileFate(msgspec.Struct, frozen=True):
    """What one kind of tile would do: the first `steps` steps of the foresight and the look after them.

    `left` such tiles are face down; `possible` says whether it can be the next one (FF-S5). `square` and `heading`
    are where the monster would end, `caught` the (seat, piece) it would catch.
    """

    tile: str
    left: int
    possible: bool
    steps: int
    square: str
    heading: Heading
    caught: tuple[tuple[int, int], ...]


class FearsomeFloorsView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything; nothing is secret in Fearsome Floors.

    `stage` says what comes next: the draw of the first seat, the lay-out, moves of pieces, the monster's tile, or
    nothing any more. `first` was the start player of the first round, `start` is this round's (S), `mover` the seat
    to move (*). `items` are left to be laid out, with their number; `item` is chosen. `deck` are the tiles face down,
    `tile` was revealed last. `escapes` are (seat, piece) in order; `needed` of a seat win, `met` is who first had so
    many.

    While a piece is taken: `taken` (a piece of `mover`), `points` left, `trail` of squares of its route so far, where
    it stood first unless it waited outside, `ways` it may step, in the order N E S W, and `reach`, every square where
    it may end its move. Enter, Leave and Stop are among the moves when they are legal.

    `foresight` is the monster's way from this position, for whatever tile: a tile goes the first steps of it, as
    `tiles` tell. Both are empty when no monster is to move, and while the taken piece shares a square. `ended` is the
    clause that ended the game.
    """

    seats: int
    options: dict[str, bool | int | str]
    stage: Stage
    round: int
    phase: int
    first: int | None
    start: int | None
    mover: int | None
    items: tuple[tuple[Item, int], ...]
    item: Item | None
    pieces: tuple[Piece, ...]
    stones: tuple[Stone, ...]
    grounds: tuple[Ground, ...]
    monster: str
    heading: Heading
    deck: tuple[str, ...]
    tile: str | None
    escapes: tuple[tuple[int, int], ...]
    needed: int
    met: int | None
    taken: int | None
    points: int
    trail: tuple[str, ...]
    ways: tuple[Way, ...]
    reach: tuple[Reach, ...]
    foresight: tuple[Foreseen, ...]
    tiles: tuple[TileFate, ...]
    ended: str | None
