"""The master: a bot that solves its turn exactly and values the positions after it by a learned outlook."""

from collections.abc import Callable

from hiroma.games.cant_stop.bots.leaf import Leaf, NaiveLeaf
from hiroma.games.cant_stop.bots.learned import LearnedLeaf
from hiroma.games.cant_stop.bots.numbers import NUMBERS, task_of
from hiroma.games.cant_stop.bots.turn import Turn
from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.evaluation import prospects
from hiroma.games.cant_stop.moves import Move
from hiroma.games.cant_stop.parts.offers import STOP
from hiroma.kernel.contract import Below


class Solver:
    """A bot that takes the pairing with the best chance to win, and stops when rolling promises no more."""

    def __init__(self, leaf: Callable[[], Leaf] = NaiveLeaf) -> None:
        self.leaf: Callable[[], Leaf] = leaf

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return the move with the best chance to win: the first of equal pairings, and STOP if GO is worth no more."""
        moves = state.moves(seat)
        ahead = prospects(state, moves)
        if not ahead:
            return moves[0]
        turn = Turn(state, self.leaf())
        best, most = ahead[0], -1.0
        for prospect in ahead:
            value = turn.worth(prospect.cells)
            if value > most:
                best, most = prospect, value
        if best.stops and turn.stopping(best.cells) >= most:
            return STOP[best.go.orange][best.go.red]
        return best.go


class Master:
    """The solver with the numbers that were learned for the kind of game."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return the move with the best chance to win, in solitaire the one with the fewest turns to come."""
        numbers = NUMBERS.of(task_of(state.seats, state.team, state.unique))
        return Solver(lambda: LearnedLeaf(numbers)).choose(state, seat, below)
