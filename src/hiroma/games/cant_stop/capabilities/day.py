"""The daily challenge: against one bot, every turn with the same dice for everybody."""

from typing import Final

from hiroma.games.cant_stop.acts.places import TO_WIN, climbed
from hiroma.games.cant_stop.course import Game
from hiroma.kernel.capabilities import DayResult
from hiroma.kernel.options import Options

LOST: Final = 100_000_000
"""More than the rank of any win."""
ROUTE: Final = 1_000_000
"""More than anybody climbs on open routes (`climbed`)."""


class Day:
    """Two seats, the base game."""

    rivals: Final[tuple[str, ...]] = ("club",)

    def options(self, day: str) -> Options:
        """Return no options: the base game."""
        return {}

    def result(self, state: Game) -> DayResult:
        """Return the result: a mark for each of three routes, and the number of turns that the player had.

        Wins in fewer turns rank first, then those that left the bot fewer routes. Losses follow:
        more routes first, then the higher climb on the open ones.
        """
        mine, turns = min(state.claims[0], TO_WIN), state.turns[0]
        won = mine == TO_WIN
        rank = turns * TO_WIN + state.claims[1] if won else LOST + (TO_WIN - mine) * ROUTE - climbed(state, 0)
        return DayResult(marks="W" * mine + "L" * (TO_WIN - mine), won=won, turns=turns, rank=rank)
