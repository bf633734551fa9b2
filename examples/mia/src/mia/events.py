"""Events of Mia, for board, log and screen reader (clause numbers: RULES.md)."""

from hiroma.kernel import kinds


class Event(kinds.Event):
    """An event of this game."""


class RoundBegan(Event):
    """A round begins with this seat, no call standing (MI-L1)."""

    seat: int


class CupThrown(Event):
    """A seat threw the dice under the cup (MI-T1)."""

    seat: int


class DiceSeen(Event):
    """The dice under the cup; only their seat hears this (MI-T1)."""

    seat: int
    dice: tuple[int, ...]
    worth: int


class Called(Event):
    """A seat called a throw (MI-T2)."""

    seat: int
    call: int


class Believed(Event):
    """A seat believes the call, and takes the cup (MI-T4)."""

    seat: int
    call: int


class CupLifted(Event):
    """A seat doubted the call of `victim`, and the cup was lifted (MI-T5)."""

    seat: int
    victim: int
    call: int
    dice: tuple[int, ...]
    worth: int
    held: bool
    """True when the dice are worth the call or more."""
    reveals: bool = True


class GaveIn(Event):
    """A seat gave in to a call of Mia; the cup stays down (MI-M2)."""

    seat: int


class LifeLost(Event):
    """A seat lost one life or two; `lives` are left (MI-T5, MI-M2, MI-M3)."""

    seat: int
    lost: int
    lives: int


class WentOut(Event):
    """A seat has no lives left (MI-L2)."""

    seat: int


class Ended(Event):
    """The game is over; `seats` won by `clause` (MI-E1)."""

    seats: tuple[int, ...]
    clause: str
