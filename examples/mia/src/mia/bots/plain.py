"""Bots that a person could be: one by chance, one honest."""

from hiroma.kernel.contract import Below
from mia.course import Game
from mia.evaluation import reaches
from mia.moves import Believe, Call, Doubt, GiveIn, Move
from mia.parts.dice import rank, worth
from mia.position import CALL


class Uniform:
    """Any move."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Every move is as likely."""
        moves = state.moves(seat)
        return moves[below(len(moves))]


class Honest:
    """Calls what lies under the cup, and lies as little as it can; doubts what is rare."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Call the throw itself, or just above the call; doubt the more, the fewer throws are worth the call."""
        moves = state.moves(seat)
        if state.phase == CALL:
            true = Call(worth(state.dice))
            return true if true in moves else moves[0]
        if below(36) >= reaches(rank(state.standing())):
            return Doubt()
        return GiveIn() if GiveIn() in moves else Believe()
