"""Two simple bots: a random player and an honest player."""

from hiroma.kernel.contract import Below
from mia.course import Game
from mia.evaluation import reaches
from mia.moves import Believe, Call, Doubt, GiveIn, Move
from mia.parts.dice import rank, worth
from mia.position import CALL


class Uniform:
    """A bot that plays at random."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return any move; all are equally likely."""
        moves = state.moves(seat)
        return moves[below(len(moves))]


class Honest:
    """A bot that calls its throw, lies as little as it can, and doubts rare calls."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Call the throw itself, or just above the last call; doubt more often, the fewer throws are worth the call."""
        moves = state.moves(seat)
        if state.phase == CALL:
            true = Call(worth(state.dice))
            return true if true in moves else moves[0]
        if below(36) >= reaches(rank(state.standing())):
            return Doubt()
        return GiveIn() if GiveIn() in moves else Believe()
