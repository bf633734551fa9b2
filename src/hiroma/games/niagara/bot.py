"""The bots of Niagara, weakest first."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hiroma.kernel.contract import Below, Bot


class Casual:
    """A legal move at random, homeward when loaded."""

    def choose(self, state: Any, seat: int, below: Below) -> Any:
        """One of the seat's moves."""
        moves = state.moves(seat)
        homing = [move for move in moves if getattr(move, "to", "") == "land"]
        return homing[0] if homing else moves[below(len(moves))]


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"casual": Casual}
"""Level → a bot."""
