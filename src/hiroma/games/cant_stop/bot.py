"""Bots of Can't Stop."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hiroma.kernel.contract import Below, Bot


class Random:
    """A uniform move."""

    def choose(self, state: Any, seat: int, below: Below) -> Any:
        """One of the legal moves."""
        moves = state.moves(seat)
        return moves[below(len(moves))]


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"random": Random}
