"""The daily challenge: against two bots, on an island that is drawn once for everybody."""

from typing import Final

from hiroma.games.shinsai_jima.course import Game
from hiroma.kernel.capabilities import DayResult
from hiroma.kernel.options import Options

LOST: Final = 1_000_000
"""More than the rank of any win."""
POINTS: Final = 100
"""More points than there are."""


class Day:
    """Three seats; island and pieces are drawn, and no catapult shuffles the places at the end."""

    rivals: Final[tuple[str, ...]] = ("club", "club")

    def options(self, day: str) -> Options:
        """Return the options of every day."""
        return {"ready_made": "all", "catapult": False}

    def result(self, state: Game) -> DayResult:
        """Return the result: a mark for each point, and the turns of all seats.

        Wins in fewer turns rank first, then those with more points. Losses follow: the better place at the table first,
        then more points, then more turns.
        """
        points = state.score(0)
        end = state.outcome()
        place = 3 if end is None else next(i for i, sides in enumerate(end.ranking) if 0 in sides)
        won = place == 0
        spare = POINTS - points
        rank = state.turns * POINTS + spare if won else LOST + (place * POINTS + spare) * 1000 - state.turns
        return DayResult(marks="W" * points, won=won, turns=state.turns, rank=rank)
