"""The table of Mia."""

from typing import Final

from hiroma.kernel.state import State
from mia.parts.dice import NOTHING
from mia.view import Lifted, Said

THROW: Final = "throw"
CALL: Final = "call"
ANSWER: Final = "answer"


class Position(State):
    """One position, all of it.

    `lives[seat]` are left. In each `phase` the `mover` throws, calls or answers. `calls` are those of this round.
    `dice` lie under the cup, the higher first; none before the throw. `lifted` is the end of the round before.
    `gone` lists the seats that are out, in this order. `clause` ended the game, '' while it goes on.
    """

    __slots__ = (
        "begin",
        "calls",
        "clause",
        "dice",
        "first",
        "gone",
        "lifted",
        "lives",
        "mover",
        "phase",
        "seats",
    )

    def __init__(self, seats: int, begin: int, first: int) -> None:
        self.seats: int = seats
        self.begin: int = begin
        self.first: int = first
        self.mover: int = first
        self.phase: str = THROW
        self.lives: list[int] = [begin] * seats
        self.calls: list[Said] = []
        self.dice: tuple[int, ...] = ()
        self.lifted: Lifted | None = None
        self.gone: list[int] = []
        self.clause: str = ""

    def take(self, other: "Position") -> None:
        """Become an independent copy of another position with as many seats."""
        self.mover = other.mover
        self.phase = other.phase
        self.lives = other.lives[:]
        self.calls = other.calls[:]
        self.dice = other.dice
        self.lifted = other.lifted
        self.gone = other.gone[:]
        self.clause = other.clause

    def standing(self) -> int:
        """Return the call that stands; `NOTHING` at the beginning of a round."""
        return self.calls[-1].call if self.calls else NOTHING

    def below(self) -> int:
        """Return the call that the standing one had to beat; `NOTHING` for the first of a round."""
        return self.calls[-2].call if len(self.calls) > 1 else NOTHING

    def thrower(self) -> int:
        """Return the seat that knows the dice under the cup."""
        return self.calls[-1].seat if self.phase == ANSWER else self.mover

    def after(self, seat: int) -> int:
        """Return the next seat with lives (MI-S2)."""
        for step in range(1, self.seats):
            if self.lives[(seat + step) % self.seats]:
                return (seat + step) % self.seats
        return seat
