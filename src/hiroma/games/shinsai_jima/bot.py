"""The bots that can sit at a table, weakest first."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hiroma.games.shinsai_jima.moves import Move
from hiroma.kernel.contract import Below, Bot


class Uniform:
    """Any legal move."""

    def choose(self, state: Any, seat: int, below: Below) -> Move:
        """Every move is as likely."""
        moves: list[Move] = state.moves(seat)
        return moves[below(len(moves))]


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"casual": Uniform}
"""Level → a new bot of it."""
