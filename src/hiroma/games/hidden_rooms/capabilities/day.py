"""The daily challenge: the rank and the marks of a try at a day."""

from typing import Final

from hiroma.games.hidden_rooms.course import Game
from hiroma.kernel.capabilities import DayResult
from hiroma.kernel.options import Options

TIER: Final = 10_000
"""More monster turns than a game can take."""


class Day:
    """Our five, the same tiles for everybody."""

    rivals: Final[tuple[str, ...]] = ()

    def options(self, day: str) -> Options:
        """Return no options: all days are played with our five."""
        return {}

    def result(self, state: Game) -> DayResult:
        """Return the result: W or L for each attempt; fewer attempts rank first, then fewer monster turns."""
        marks = "".join(["W" if reason == "win" else "L" for _, reason, _ in state.done])
        turns = sum([turns for _, _, turns in state.done])
        end = state.outcome()
        won = end is not None and end.winners == (0,)
        return DayResult(marks=marks, won=won, turns=turns, rank=_tier(marks, won, end is not None) * TIER + turns)


def _tier(marks: str, won: bool, whole: bool) -> int:
    """Return the order of ends: won in 2, 3, 4 attempts; lost with one win, with none; conceded."""
    if won:
        return len(marks) - 2
    if not whole:
        return 5
    return 3 if "W" in marks else 4
