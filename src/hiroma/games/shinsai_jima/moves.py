"""What travels in Shinsai-jima: moves, and what they are made of (events.py: events, sight.py: views).

Cells are named 'a1'..'g7' (a to g eastward, 1 to 7 southward), sides 'A'..'E' in seat order and 'N' for
the natives, pieces 'A1'..'E3' and 'N1'..'N5', directions 'N', 'E', 'S', 'W'. Seats are 0-based.
A turn is: select, then surge / boost / eat, rotate or swing, and advance in any order the rules
allow, done, then take and put (or colour, or rockfall).
"""

from typing import Literal

import msgspec

Way = Literal["N", "E", "S", "W"]
Kind = Literal["walk", "jump", "push", "press", "leap", "sail"]


class Build(msgspec.Struct, frozen=True, tag_field="do", tag="build"):
    """Before the game: put a cube of the running pile on a cell (SJ-S3)."""

    cell: str


class Place(msgspec.Struct, frozen=True, tag_field="do", tag="place"):
    """Before the game: stand the next own piece, later a native, on a cell (SJ-S4, SJ-S5)."""

    cell: str
    facing: Way


class Wipe(msgspec.Struct, frozen=True, tag_field="do", tag="wipe"):
    """Tsunami: a lowest cube leaves the game because none can rise (SJ-O5)."""

    cell: str


class Pass(msgspec.Struct, frozen=True, tag_field="do", tag="pass"):
    """Let the scheduled turn begin (SJ-F9b)."""


class Interrupt(msgspec.Struct, frozen=True, tag_field="do", tag="interrupt"):
    """Claim a turn before the scheduled one (SJ-F9); `corpse` is eaten first when the chip is used."""

    corpse: str | None = None


class Die(msgspec.Struct, frozen=True, tag_field="do", tag="die"):
    """Let every stuck piece of the seat starve (SJ-M3)."""


class Ration(msgspec.Struct, frozen=True, tag_field="do", tag="ration"):
    """Eat a held corpse: nobody starves, and the advance becomes optional (SJ-M5)."""

    corpse: str


class Save(msgspec.Struct, frozen=True, tag_field="do", tag="save"):
    """Promise to free this stuck piece with items: it must move now; the others starve (SJ-M4)."""

    piece: str


class Select(msgspec.Struct, frozen=True, tag_field="do", tag="select"):
    """Choose the one piece of the turn: an own one or a native (SJ-T3)."""

    piece: str


class Surge(msgspec.Struct, frozen=True, tag_field="do", tag="surge"):
    """Use the chip of a side (the own one, or the natives' for a native) for double power (SJ-F2)."""

    side: str


class Boost(msgspec.Struct, frozen=True, tag_field="do", tag="boost"):
    """Eat a held corpse to double the power again (SJ-F3)."""

    corpse: str


class Eat(msgspec.Struct, frozen=True, tag_field="do", tag="eat"):
    """Eat a held corpse to turn its holder's used chip ready (SJ-F8)."""

    corpse: str


class Rotate(msgspec.Struct, frozen=True, tag_field="do", tag="rotate"):
    """Turn the chosen piece, empty-handed (SJ-A4)."""

    facing: Way


class Swing(msgspec.Struct, frozen=True, tag_field="do", tag="swing"):
    """Turn with the object in front (SJ-A9..A11).

    Dropped after `quarters` 1..4 of a turn; `facing` is where the piece looks in the end; `slam`
    strikes a swung piece against the wall beyond the drop (SJ-F6).
    """

    turn: Literal["cw", "ccw"]
    quarters: int
    facing: Way
    slam: bool = False


class Advance(msgspec.Struct, frozen=True, tag_field="do", tag="advance"):
    """Move the chosen piece along its facing (SJ-A1), `distance` 1 or 2 cells.

    `facing` only with `beginner`, where a piece may go any way (SJ-O11).
    """

    kind: Kind
    distance: int
    facing: Way | None = None


class Done(msgspec.Struct, frozen=True, tag_field="do", tag="done"):
    """End the piece phase (SJ-T4)."""


class Take(msgspec.Struct, frozen=True, tag_field="do", tag="take"):
    """Take the top cube of a stack (SJ-C1); `Put` follows. Also the tsunami's wave (SJ-O5)."""

    cell: str


class Put(msgspec.Struct, frozen=True, tag_field="do", tag="put"):
    """Put the taken cube on a stack at least as high as the one it came from (SJ-C2)."""

    cell: str


class Colour(msgspec.Struct, frozen=True, tag_field="do", tag="colour"):
    """Place a coloured cube from the hand (SJ-C5), the natives' only after moving a native (SJ-C9)."""

    side: str
    cell: str


class Rockfall(msgspec.Struct, frozen=True, tag_field="do", tag="rockfall"):
    """Drop the top cube of stack `source` on whatever lies two levels below in front of a piece (SJ-O7)."""

    piece: str
    source: str


class Load(msgspec.Struct, frozen=True, tag_field="do", tag="load"):
    """Catapult: take the top cube of a stack as a projectile (SJ-CA4)."""

    cell: str


class LoadHand(msgspec.Struct, frozen=True, tag_field="do", tag="load-hand"):
    """Catapult: load the own coloured cube that was never placed (SJ-CA4)."""


class Aim(msgspec.Struct, frozen=True, tag_field="do", tag="aim"):
    """Catapult: enough loaded (SJ-CA4)."""


class Stop(msgspec.Struct, frozen=True, tag_field="do", tag="stop"):
    """Catapult: shoot no more (SJ-CA3)."""


class Fire(msgspec.Struct, frozen=True, tag_field="do", tag="fire"):
    """Catapult: shoot from an edge along a lane 0..6 (x for N and S, y for E and W) with a power (SJ-CA5).

    With rank r the power 2r+1 reaches the row nearest the shooter, 2r+7 the farthest.
    """

    edge: Way
    lane: int
    power: int


Move = (
    Build
    | Place
    | Wipe
    | Pass
    | Interrupt
    | Die
    | Ration
    | Save
    | Select
    | Surge
    | Boost
    | Eat
    | Rotate
    | Swing
    | Advance
    | Done
    | Take
    | Put
    | Colour
    | Rockfall
    | Load
    | LoadHand
    | Aim
    | Stop
    | Fire
)
