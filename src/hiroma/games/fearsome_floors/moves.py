"""The moves of Fearsome Floors, and the words that all that travels shares (clause numbers: RULES.md).

Squares are names, column a..p from the left and row 1..11 from the top: the exit is 'a1', the entrance 'p11'.
Headings are N, E, S, W. Seats are 0-based; `piece` is a number 0..3 for the piece 1/6, 3/4, 4/3 or 5/2 of its seat
(five players and more have no piece 1), `number` the number on the face that is up.
"""

from typing import Literal

import msgspec

Heading = Literal["N", "E", "S", "W"]
Item = Literal[
    "stone", "pool-2x2", "pool-4x1", "crystal", "right-turn", "u-turn", "teleporter-a", "teleporter-b"
]  # fmt: skip


class Choose(msgspec.Struct, frozen=True, tag_field="do", tag="choose"):
    """Take an item to lay out (FF-O2)."""

    item: Item


class Lay(msgspec.Struct, frozen=True, tag_field="do", tag="lay"):
    """Lay the chosen item (FF-O2). `square` is its left or top square.

    `heading` is E for what has none; a 4x1 pool runs E or S from its square; a teleporter's arrow points N, E, S or W.
    """

    square: str
    heading: Heading = "E"


class Take(msgspec.Struct, frozen=True, tag_field="do", tag="take"):
    """Choose one of one's pieces that have not moved this round (FF-P2)."""

    piece: int


class Enter(msgspec.Struct, frozen=True, tag_field="do", tag="enter"):
    """Step from outside onto the entrance (FF-P9)."""


class Step(msgspec.Struct, frozen=True, tag_field="do", tag="step"):
    """One step, with the slide over a pool and the push of a stone that follow (FF-P7, FF-P14, FF-P18)."""

    heading: Heading


class Leave(msgspec.Struct, frozen=True, tag_field="do", tag="leave"):
    """Step out of the exit: escaped, and the piece's move is over (FF-P10)."""


class Stop(msgspec.Struct, frozen=True, tag_field="do", tag="stop"):
    """The piece's move ends here, or it stays where it was (FF-P5, FF-P12)."""


Move = Choose | Lay | Take | Enter | Step | Leave | Stop
