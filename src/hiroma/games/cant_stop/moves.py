"""The moves of Can't Stop, and the words that moves, events and views share (clause numbers: RULES.md).

Routes are named by their number 2..12. Cells count from 1; the numbered top cell of route c is
cell H(c) (CS-S6). Seats are 0-based.
"""

from hiroma.kernel import kinds


class Move(kinds.Move):
    """A move of this game."""


class Go(Move):
    """Take this pairing and roll again (CS-T2). `orange` and `red` are the two totals, 2..12."""

    orange: int
    red: int


class Stop(Move):
    """Take this pairing and bank; with a dead pairing this is a DROP (CS-T3, CS-T6)."""

    orange: int
    red: int


class Drop(Move):
    """Acknowledge that no pairing is live (CS-D7)."""
