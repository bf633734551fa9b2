"""A beginner: picks cards by chance, handles canoes well, and forgets that the river flows."""

from hiroma.games.niagara.board import CLOUD
from hiroma.games.niagara.codes import MOVES
from hiroma.games.niagara.moves import Move
from hiroma.games.niagara.planner import best_turn
from hiroma.games.niagara.rules import Game
from hiroma.games.niagara.state import TURN
from hiroma.games.niagara.value import STILL
from hiroma.kernel.contract import Below


class Casual:
    """Any card; then the best turn for still water."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """One of the seat's moves."""
        if state.phase == TURN and state.chosen[seat] != CLOUD:
            return MOVES[best_turn(state, STILL)[1][0]]
        codes = state.codes(seat)
        return MOVES[codes[below(len(codes))]]
