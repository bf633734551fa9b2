"""The daily challenge: against two bots, with the same first seat and arrow for everybody."""

from typing import Final

from hiroma.games.niagara.acts.ending import worth
from hiroma.games.niagara.course import Game
from hiroma.kernel.capabilities import DayResult
from hiroma.kernel.options import Options

LOST: Final = 1_000_000_000
"""More than the rank of any win."""
GEMS: Final = 100
"""More gems than there are."""
WORTH: Final = 1_000
"""More than all gems are worth."""


class Day:
    """Three seats, the base game."""

    rivals: Final[tuple[str, ...]] = ("club", "club")

    def options(self, day: str) -> Options:
        """Return no options: the base game."""
        return {}

    def result(self, state: Game) -> DayResult:
        """Return the result: a mark for each gem scored, and the rounds played.

        Wins in fewer rounds rank first. Losses follow, the better place at the table first. Then count more gems, then
        gems of more value.
        """
        gems = state.gems(0)
        end = state.outcome()
        place = state.seats if end is None else next(i for i, sides in enumerate(end.ranking) if 0 in sides)
        won = place == 0
        spare = (GEMS - gems) * WORTH - worth(state, 0)
        rank = state.round * GEMS * WORTH + spare if won else LOST + place * GEMS * WORTH + spare
        return DayResult(marks="W" * gems, won=won, turns=state.round, rank=rank)
