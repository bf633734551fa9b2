"""The moves of Fearsome Floors, and the words that moves, events and views share (clause numbers: RULES.md).

Squares are names, column a..p from the left and row 1..11 from the top: the exit is 'a1', the entrance 'p11'.
Headings are N, E, S, W. Seats are 0-based; `piece` is a number 0..3 for the piece 1/6, 3/4, 4/3 or 5/2 of its seat
(five players and more have no piece 1), `number` the number on the face that is up.
"""

from typing import Literal

from hiroma.kernel import kinds

Heading = Literal["N", "E", "S", "W"]
Item = Literal[
    "stone", "pool-2x2", "pool-4x1", "crystal", "right-turn", "u-turn", "teleporter-a", "teleporter-b"
]  # fmt: skip


class Move(kinds.Move):
    """A move of this game."""


class Choose(Move):
    """Take an item to lay out (FF-O2)."""

    item: Item


class Lay(Move):
    """Lay the chosen item (FF-O2). `square` is its left or top square.

    A 4x1 pool runs E or S from its square; a teleporter's arrow points N, E, S or W. Other items have `heading` E.
    """

    square: str
    heading: Heading = "E"


class Take(Move):
    """Choose one of the mover's pieces that have not moved this round (FF-P2)."""

    piece: int


class Enter(Move):
    """Step from outside onto the entrance (FF-P9)."""


class Step(Move):
    """One step, with the slide over a pool and the push of a stone that follow (FF-P7, FF-P14, FF-P18)."""

    heading: Heading


class Leave(Move):
    """Step out of the exit: escaped, and the piece's move is over (FF-P10)."""


class Stop(Move):
    """The piece's move ends here, or it stays where it was (FF-P5, FF-P12)."""
