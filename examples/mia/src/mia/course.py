"""The course of Mia: throw, call, answer, the next round (clause numbers: RULES.md)."""

from typing import Self

from hiroma.kernel import kinds
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Viewer, mute
from hiroma.kernel.draws import Draw, Rolled
from mia import legality, sight
from mia.acts import ends, turns
from mia.moves import Believe, Call, Doubt, Move
from mia.parts.dice import CUP
from mia.position import THROW, Position
from mia.view import MiaView


class Game(Position):
    """A game in progress: the `State` of the kernel's contract."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        """Return the mover, CHANCE at a throw, nobody at the end."""
        if self.clause:
            return ()
        return (CHANCE,) if self.phase == THROW else (self.mover,)

    def moves(self, seat: int) -> tuple[Move, ...]:
        """Return every legal move of a seat (MI-T2, MI-T3, MI-M1)."""
        return legality.moves(self, seat)

    def draw(self) -> Draw:
        """Return the throw under the cup (MI-T1)."""
        return CUP

    def apply(self, seat: int, move: kinds.Move, emit: Emit = mute) -> None:
        """Carry out a throw or a move; `IllegalMove` (legality.py) leaves everything as it was."""
        refusal = legality.why_not(self, seat, move)
        if refusal is not None:
            raise refusal
        tell = None if emit is mute else emit
        if isinstance(move, Rolled):
            turns.throw(self, move.values, tell)
        elif isinstance(move, Call):
            turns.call(self, move.call, tell)
        elif isinstance(move, Believe):
            turns.believe(self, tell)
        elif isinstance(move, Doubt):
            turns.doubt(self, tell)
        else:
            turns.give_in(self, tell)

    def view(self, viewer: Viewer) -> MiaView:
        """Return the view of a seat, or of a spectator."""
        return sight.view(self, viewer)

    def outcome(self) -> Outcome | None:
        """Return the places at the end; None while the game goes on."""
        return ends.outcome(self) if self.clause else None

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self)(self.seats, self.begin, self.first)
        other.take(self)
        return other
