"""A beginner: picks cards by chance, handles canoes well, and forgets that the river flows."""

from hiroma.games.niagara import legality
from hiroma.games.niagara.bots.planner import best_turn
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.evaluation import STILL
from hiroma.games.niagara.moves import Move
from hiroma.games.niagara.parts.board import CLOUD
from hiroma.games.niagara.parts.codes import MOVES
from hiroma.games.niagara.position import TURN
from hiroma.kernel.contract import Below


class Casual:
    """A bot that picks any card, then plays the best turn for still water."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return one of the seat's moves."""
        if state.phase == TURN and state.chosen[seat] != CLOUD:
            return MOVES[best_turn(state, STILL)[1][0]]
        codes = legality.codes(state, seat)
        return MOVES[codes[below(len(codes))]]
