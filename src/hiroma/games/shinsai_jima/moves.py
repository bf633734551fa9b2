"""The moves of Shinsai-jima and their parts (events.py: events, view.py: views).

Cells are named 'a1'..'g7' (a to g eastward, 1 to 7 southward), sides 'A'..'E' in seat order and 'N' for
the natives, pieces 'A1'..'E3' and 'N1'..'N5', directions 'N', 'E', 'S', 'W'. Seats are 0-based.
A turn is: select, then surge / boost / eat, rotate or swing, and advance in any order the rules
allow, done, then take and put (or colour, or rockfall).
"""

from typing import Literal

from hiroma.kernel import kinds

Way = Literal["N", "E", "S", "W"]
Kind = Literal["walk", "jump", "push", "press", "leap", "sail"]


class Move(kinds.Move):
    """A move of this game."""


class Build(Move):
    """Before the game: put a cube of the running pile on a cell (SJ-S3)."""

    cell: str


class Place(Move):
    """Before the game: stand the next own piece, later a native, on a cell (SJ-S4, SJ-S5)."""

    cell: str
    facing: Way


class Wipe(Move):
    """Tsunami: a lowest cube leaves the game because none can rise (SJ-O5)."""

    cell: str


class Pass(Move):
    """Let the scheduled turn begin (SJ-F9b)."""


class Interrupt(Move):
    """Claim a turn before the scheduled one (SJ-F9); `corpse` is eaten first when the chip is already used."""

    corpse: str | None = None


class Die(Move):
    """Let every stuck piece of the seat starve (SJ-M3)."""


class Ration(Move):
    """Eat a held corpse: nobody starves, and the advance becomes optional (SJ-M5)."""

    corpse: str


class Save(Move):
    """Promise to free this stuck piece with items: it must move now; the others starve (SJ-M4)."""

    piece: str


class Select(Move):
    """Choose the one piece of the turn: an own one or a native (SJ-T3)."""

    piece: str


class Surge(Move):
    """Use the chip of a side (the own one, or the natives' for a native) for double power (SJ-F2)."""

    side: str


class Boost(Move):
    """Eat a held corpse to double the power again (SJ-F3)."""

    corpse: str


class Eat(Move):
    """Eat a held corpse to turn its holder's used chip ready (SJ-F8)."""

    corpse: str


class Rotate(Move):
    """Turn the chosen piece, empty-handed (SJ-A4)."""

    facing: Way


class Swing(Move):
    """Turn with the object in front (SJ-A9..A11).

    Dropped after `quarters` 1..4 of a turn; `facing` is where the piece looks in the end; `slam`
    strikes a swung piece against the wall beyond the drop (SJ-F6).
    """

    turn: Literal["cw", "ccw"]
    quarters: int
    facing: Way
    slam: bool = False


class Advance(Move):
    """Move the chosen piece along its facing (SJ-A1), `distance` 1 or 2 cells.

    `facing` only with `beginner`, where a piece may go any way (SJ-O11).
    """

    kind: Kind
    distance: int
    facing: Way | None = None


class Done(Move):
    """End the piece phase (SJ-T4)."""


class Take(Move):
    """Take the top cube of a stack (SJ-C1); `Put` follows. Also the tsunami's wave (SJ-O5)."""

    cell: str


class Put(Move):
    """Put the taken cube on a stack at least as high as the one it came from (SJ-C2)."""

    cell: str


class Colour(Move):
    """Place a coloured cube from the hand (SJ-C5), the natives' only after moving a native (SJ-C9)."""

    side: str
    cell: str


class Rockfall(Move):
    """Drop the top cube of stack `source` on whatever lies two levels below in front of a piece (SJ-O7)."""

    piece: str
    source: str


class Load(Move):
    """Catapult: take the top cube of a stack as a projectile (SJ-CA4)."""

    cell: str


class LoadHand(Move):
    """Catapult: load the own coloured cube that was never placed (SJ-CA4)."""


class Aim(Move):
    """Catapult: end the loading (SJ-CA4)."""


class Stop(Move):
    """Catapult: shoot no more (SJ-CA3)."""


class Fire(Move):
    """Catapult: shoot from an edge along a lane 0..6 (x for N and S, y for E and W) with a power (SJ-CA5).

    With rank r the power 2r+1 reaches the row nearest the shooter, 2r+7 the farthest.
    """

    edge: Way
    lane: int
    power: int
