"""The moves of Mia (clause numbers: RULES.md). Seats are 0-based."""

from hiroma.kernel import kinds


class Move(kinds.Move):
    """A move of this game."""


class Call(Move):
    """Call a throw, true or not: 64 for a 6 and a 4 (MI-T2)."""

    call: int


class Believe(Move):
    """Believe the call: take the cup and the turn (MI-T4)."""


class Doubt(Move):
    """Doubt the call: lift the cup (MI-T5)."""


class GiveIn(Move):
    """Give in to a call of Mia (MI-M2)."""
