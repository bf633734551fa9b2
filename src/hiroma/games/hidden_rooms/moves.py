"""Moves of the player (clause numbers: RULES.md).

In moves, events and views squares are named 'a1' (the exit, top left) to 'f6' (the start, bottom right): column letter,
then row counted from the top. Tiles are named by colour and value: 'R1' to 'Y6'. Facings are 'N', 'E', 'S', 'W'.
"""

from hiroma.kernel import kinds


class Move(kinds.Move):
    """A move of this game."""


class Place(Move):
    """Lay this one of the two tiles on the start square; the other goes to the memory (HR-P-06)."""

    tile: str


class Walk(Move):
    """Go to a neighbour that has a tile (HR-C-02)."""

    to: str


class Explore(Move):
    """Explore a neighbour without a tile with `tile` of the memory, or an unseen one (`null`) (HR-C-06, HR-C-07)."""

    to: str
    tile: str | None = None


class EndTurn(Move):
    """End the turn without an exploration (HR-C-04)."""


class Resign(Move):
    """Give this attempt up: it counts as lost (HR-E-10)."""


class NextAttempt(Move):
    """Clear the board and go on to the next attempt (HR-G-08)."""


Said = Place | Walk | Explore | EndTurn | Resign | NextAttempt
"""A move inside another struct: decoding asks for the union."""
