"""A game of Shinsai-jima as the kernel's contract wants it (clause numbers: RULES.md)."""

from typing import Final, Self

from hiroma.games.shinsai_jima import legality, sight
from hiroma.games.shinsai_jima.acts import building, catapult, deeds, turns, window
from hiroma.games.shinsai_jima.moves import Move
from hiroma.games.shinsai_jima.position import OVER, SCATTER, WINDOW, Course
from hiroma.games.shinsai_jima.view import ShinsaiJimaView
from hiroma.kernel import kinds
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Viewer, mute
from hiroma.kernel.draws import Dice, Draw, Pick, Picked, Rolled

SCATTER_DICE: Final = Dice(4, 6, "scatter")
"""Four dice a projectile (SJ-CA6)."""


class Game(Course):
    """A game in progress: the `State` of the kernel's contract."""

    __slots__ = ()

    def actors(self) -> tuple[int, ...]:
        """Return the seat on turn, those still asked in a window, CHANCE for a draw, nobody at the end."""
        if self.phase == OVER:
            return ()
        if self.phase == SCATTER or building.drawn(self):
            return (CHANCE,)
        return tuple(window.waiting(self)) if self.phase == WINDOW else (self.mover,)

    def moves(self, seat: int) -> tuple[Move, ...]:
        """Return every legal move of a seat."""
        moves = self.setup.moves
        return tuple([moves[code] for code in legality.codes(self, seat)])

    def draw(self) -> Draw:
        """Return the draw that is due: four dice for a projectile (SJ-CA6), or a place in the set-up (SJ-S9)."""
        return Pick(building.places(self), "set-up") if building.drawn(self) else SCATTER_DICE

    def apply(self, seat: int, move: kinds.Move, emit: Emit = mute) -> None:
        """Carry out a draw's result or a move; `IllegalMove` (legality.py) leaves everything as it was."""
        self.tell = None if emit is mute else emit
        try:
            if seat == CHANCE:
                self._chance(move)
            else:
                self._do(seat, move)
        finally:
            self.tell = None

    def _do(self, seat: int, move: kinds.Move) -> None:
        code = self.setup.codes.get(move, 0)
        refusal = legality.why_not(self, seat, code)
        if refusal is not None:
            raise refusal
        self.act(seat, code)

    def act(self, seat: int, code: int) -> None:
        """Carry out a legal move given as a number, unchecked."""
        self.legal = None
        deeds.act(self, seat, code)

    def _chance(self, move: kinds.Move) -> None:
        if building.drawn(self):
            numbers = building.codes(self)
            if not isinstance(move, Picked) or not 0 <= move.index < len(numbers):
                raise legality.draw(self)
            self.act(self.mover, numbers[move.index])
            return
        if self.phase != SCATTER or not isinstance(move, Rolled) or not SCATTER_DICE.accepts(move):
            raise legality.draw(self)
        self.legal = None
        a, b, c, d = move.values
        catapult.land(self, (a, b, c, d))

    def view(self, viewer: Viewer) -> ShinsaiJimaView:
        """Return the island and everything on it; of the answers in a window only those of the viewer's side."""
        return sight.view(self, viewer)

    def outcome(self) -> Outcome | None:
        """Return the final order of the sides (SJ-V7, SJ-CA10), None before the end."""
        return sight.outcome(self) if self.phase == OVER else None

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self)(self.setup, self.rules)
        other.follow(self)
        return other

    def begin(self, first: int) -> None:
        """Set the seat that builds first (SJ-S3)."""
        self.first = first
        self.mover = first

    def proceed(self) -> None:
        """Go on until somebody has to decide; for positions that were set up by hand."""
        self.legal = None
        turns.proceed(self)
