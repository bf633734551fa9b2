"""Possible worlds of a seat: how far it can foresee its own moves without knowing what is secret.

As long as a move tells the seat the same in several worlds, and leaves it the same choices, these are facts. Where the
worlds part, anything further would rest on a guess.

Views are not compared. After the seat's last move a view may show what the next seat can do, and that may follow from a
guess. The seat sees its own move all the same.
"""

from collections.abc import Sequence
from typing import Any, Final

from hiroma.kernel.contract import Below, Viewer
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.lot import Lot
from hiroma.kernel.refusals import IllegalMove
from hiroma.kernel.ruleset import Ruleset
from hiroma.kernel.state import State

HIGH: Final = 64
"""Guesses for which `High` gives the highest number. Later ones are random: an `imagine` may try again."""


class World:
    """One world that a seat may be in: its state, and the last move's events for that seat."""

    __slots__ = ("seat", "state", "told")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.told: list[Event] = []

    def emit(self, event: Event, only: Viewer = None) -> None:
        """Keep an event that the seat hears."""
        if only is None or only == self.seat:
            self.told.append(event)

    def go(self, move: Move) -> None:
        """Make a move; `IllegalMove` when the rules forbid it."""
        self.told = []
        self.state.apply(self.seat, move, self.emit)

    def parts(self, others: Sequence["World"], move: Move) -> bool:
        """Make the move in other worlds, too; return True as soon as the seat can tell one of them from this world."""
        return any(self._differs(other, move) for other in others)

    def _differs(self, other: "World", move: Move) -> bool:
        try:
            other.go(move)
        except IllegalMove:
            return True
        mine, its = self.state, other.state
        if self.told != other.told or mine.actors() != its.actors():
            return True
        return list(mine.moves(self.seat)) != list(its.moves(self.seat))


class High:
    """A source of guesses: the highest numbers first, then random ones."""

    def __init__(self) -> None:
        self.left = HIGH
        self.lot = Lot(1)

    def below(self, n: int) -> int:
        """Return a number in 0..n-1."""
        self.left -= 1
        return n - 1 if self.left >= 0 else self.lot.below(n)


def low(n: int) -> int:
    """Return the lowest of n guesses."""
    return 0


def worlds(ruleset: Ruleset, view: Any, seat: int, first: Below) -> list[World]:
    """Return worlds that fit a seat's view: one guessed with `first`, then two that differ as far as they can.

    Without secrets there is only the first.
    """
    sources: tuple[Below, ...] = (first, low, High().below) if ruleset.info.secrets else (first,)
    return [World(ruleset.imagine(view, below), seat) for below in sources]
