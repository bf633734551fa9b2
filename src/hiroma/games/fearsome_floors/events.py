"""Events of Fearsome Floors, for board, log and screen reader (words: moves.py, clauses: RULES.md)."""

from typing import Literal

import msgspec

from hiroma.games.fearsome_floors.moves import Heading, Item
from hiroma.kernel import kinds

Side = Literal["ahead", "left", "right"]
Why = Literal["nothing", "nearest", "tie"]
End = Literal["steps", "fed", "tired"]


class Event(kinds.Event):
    """An event of this game."""


class FirstSeat(Event):
    """The start player of the first round was drawn (FF-S6)."""

    seat: int


class Chosen(Event):
    """A seat has chosen an item to lay out (FF-O2)."""

    seat: int
    item: Item


class Laid(Event):
    """An item lies on `squares`, first its anchor (FF-O2). `heading` as in the move."""

    seat: int
    item: Item
    squares: tuple[str, ...]
    heading: Heading


class LeftOut(Event):
    """Items that fit nowhere any more stay in the box (FF-O2)."""

    items: tuple[Item, ...]


class RoundBegan(Event):
    """A round begins; `seat` is its start player (FF-P1, FF-S7)."""

    round: int
    phase: int
    seat: int


class TurnBegan(Event):
    """A seat is to move one piece (FF-P2)."""

    seat: int


class Taken(Event):
    """A piece was chosen to move; `number` is how far it may go (FF-P5). `square` is None for a waiting piece."""

    seat: int
    piece: int
    number: int
    square: str | None


class Entered(Event):
    """A piece came in onto the entrance; `left` are its movement points left (FF-P9)."""

    seat: int
    piece: int
    number: int
    square: str
    left: int


class Stepped(Event):
    """A piece made a step. `over` are pool squares it slid across, in order (FF-P18); `left` its points left."""

    seat: int
    piece: int
    number: int
    start: str
    square: str
    heading: Heading
    over: tuple[str, ...]
    left: int


class StonePushed(Event):
    """A stone went from `start` to `square`, over pool squares `over` (FF-P14, FF-P17, FF-M15).

    `square` is None for a stone that is out of the game, and `why` says how: 'wall' (off the board, FF-M15), 'exit' or
    'entrance' (FF-P16), 'teleporter' (FF-X5), 'monster' (FF-M14 without pushing through walls); else `why` is None.
    `seat` is None when the monster pushed.
    """

    seat: int | None
    item: Item
    start: str
    square: str | None
    over: tuple[str, ...]
    why: Literal["wall", "exit", "entrance", "teleporter", "monster"] | None


class Stopped(Event):
    """A piece ended its move and was turned over; `number` is the number up now (FF-P6).

    `square` is None for a piece that stays outside; `stayed` when it made no step.
    """

    seat: int
    piece: int
    number: int
    square: str | None
    stayed: bool


class Escaped(Event):
    """A piece is out and safe for good (FF-P10). `order` counts all escapes, `count` this seat's (FF-E10).

    `number` is the one it escaped with; `turned` when it was turned over then (FF-P6), which version 1 did not do.
    """

    seat: int
    piece: int
    number: int
    order: int
    count: int
    turned: bool = False


class GoalMet(Event):
    """All but one of a seat's pieces have escaped (FF-E4); `first` unless another was before it (FF-E6)."""

    seat: int
    first: bool


class TurnedOver(Event):
    """The pieces that did not move in round 1 were turned over too (FF-P6). Pairs of seat and piece."""

    pieces: tuple[tuple[int, int], ...]


class TileRevealed(Event):
    """The monster's tile of this round; `left` are face down (FF-M7, FF-M8)."""

    tile: str
    left: int


class Sight(msgspec.Struct, frozen=True):
    """The first piece on one of the three lines the monster looks along (FF-M1, FF-M3). `distance` >= 1."""

    side: Side
    heading: Heading
    distance: int
    square: str
    seat: int
    piece: int
    number: int


class MonsterLooked(Event):
    """One look from `square` (FF-M1), and its result.

    `heading` is the heading before, `turned` after. `why`: 'nothing' was seen (FF-M4), one piece is 'nearest' (FF-M4),
    or a 'tie' for nearest keeps the heading (FF-M5). `sights` has the piece seen on each line, nearest first.
    `side`, `seat`, `piece` and `number` are those of the nearest, None without one; `distance` is also that of a tie.
    `tied` lists the (seat, piece) of a tie and `seats` their owners. `step` counts the steps made before; `last` is
    true for the look after the last step (FF-M9).
    """

    square: str
    heading: Heading
    turned: Heading
    why: Why
    sights: tuple[Sight, ...]
    side: Side | None
    distance: int | None
    seat: int | None
    piece: int | None
    number: int | None
    seats: tuple[int, ...]
    tied: tuple[tuple[int, int], ...]
    step: int
    last: bool


class MonsterDeflected(Event):
    """A turn stone on `stone` turned the monster, which sees nobody (FF-X4)."""

    square: str
    stone: str
    item: Item
    heading: Heading


class MonsterStepped(Event):
    """The monster made step number `step` (1, 2, ...) to `square`.

    `path` has every square it entered, in order, the last is `square`; those before are pool squares it slid over
    (FF-M12). `walls` are the labels of the walls it went through (FF-M13), each before the square of `path` with the
    same index in `at`. `slid` is true when there was a pool.
    """

    start: str
    square: str
    heading: Heading
    path: tuple[str, ...]
    slid: bool
    walls: tuple[str, ...]
    at: tuple[int, ...]
    step: int


class MonsterTeleported(Event):
    """Stepping on a teleporter took the monster to its twin, heading as the arrow there points (FF-X5)."""

    start: str
    square: str
    heading: Heading


class PiecePushed(Event):
    """The monster pushed a piece in a row from `start` to `square`, over pool squares `over` (FF-M15, FF-M17)."""

    seat: int
    piece: int
    number: int
    start: str
    square: str
    over: tuple[str, ...]


class Caught(Event):
    """The monster has a piece (FF-M11).

    `how`: it was 'reached', 'crushed' against a wall (FF-M15), or 'teleported' away (FF-X5).
    `fate`: 'waiting' in phase 1, 'dead' in phase 2 (FF-E3).
    """

    seat: int
    piece: int
    number: int
    square: str
    how: Literal["reached", "crushed", "teleported"]
    fate: Literal["waiting", "dead"]


class MonsterStopped(Event):
    """The monster's move is over. `why`: its 'steps' are made (FF-M7), it is 'fed', or 'tired' after 20 (FF-M8)."""

    square: str
    heading: Heading
    tile: str
    steps: int
    caught: int
    why: End


class PhaseBegan(Event):
    """Phase 2: from now on a caught piece is out of the game. The eight tiles are face down again (FF-E1, FF-E3)."""

    phase: int


class Won(Event):
    """The game is over: `seats` won by `clause`, several when nobody escaped (FF-E4, FF-E7, FF-E9, FF-O10)."""

    seats: tuple[int, ...]
    clause: str
