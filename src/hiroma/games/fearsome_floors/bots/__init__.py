"""The bots that can sit at a table, weakest first."""

from collections.abc import Callable, Mapping
from typing import Final

from hiroma.games.fearsome_floors.bots.casual import Casual
from hiroma.games.fearsome_floors.bots.club import Club
from hiroma.games.fearsome_floors.bots.master import Master
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.moves import Move
from hiroma.kernel.contract import Below, Bot


class Uniform:
    """A bot that makes any move."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return a move, each equally likely."""
        moves = state.moves(seat)
        return moves[below(len(moves))]


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"random": Uniform, "casual": Casual, "club": Club, "master": Master}
"""Level → a new bot of it."""
