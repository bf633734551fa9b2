"""The bots that can sit at a table, weakest first."""

from collections.abc import Callable, Mapping
from typing import Final

from hiroma.games.cant_stop.bots.master import Master
from hiroma.games.cant_stop.bots.rule_of_n import ga_linear, rule_of_28
from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.evaluation import prospects
from hiroma.games.cant_stop.moves import Move
from hiroma.kernel.contract import Below, Bot


class Uniform:
    """A random bot: any live pairing, and a coin for STOP."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return a random move: each live pairing is equally likely, with one orientation or two."""
        moves = state.moves(seat)
        ahead = prospects(state, moves)
        pairings = sorted({(min(each.go.orange, each.go.red), max(each.go.orange, each.go.red)) for each in ahead})
        if not pairings:
            return moves[0]
        totals = set(pairings[below(len(pairings))])
        turned = [each for each in ahead if {each.go.orange, each.go.red} == totals]
        return turned[below(len(turned))].settle(below(2) == 1)


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": Uniform,
    "casual": rule_of_28,
    "club": ga_linear,
    "master": Master,
}
"""Level → a new bot of it."""
