"""The daily challenge: against two bots, the monster's tiles in the same order for everybody."""

from typing import Final

from hiroma.games.fearsome_floors.course import Game
from hiroma.kernel.capabilities import DayResult
from hiroma.kernel.options import Options

LOST: Final = 1_000_000
"""More than the rank of any win."""


class Day:
    """Three seats, the standard game."""

    rivals: Final[tuple[str, ...]] = ("club", "club")

    def options(self, day: str) -> Options:
        """Return no options: the standard game."""
        return {}

    def result(self, state: Game) -> DayResult:
        """Return the result: a mark for each piece, W for one that escaped, and the rounds played.

        Wins in fewer rounds rank first, then those with more pieces out. Losses follow: more pieces out first, then the
        better place at the table.
        """
        pieces, out = len(state.pieces[0]), state.escaped(0)
        end = state.outcome()
        place = 0 if end is None else next(place for place, sides in enumerate(end.ranking) if 0 in sides)
        won = end is not None and place == 0 and len(end.ranking[0]) < state.seats
        rank = state.round * 10 + pieces - out if won else LOST + (pieces - out) * 10 + place
        return DayResult(marks="W" * out + "L" * (pieces - out), won=won, turns=state.round, rank=rank)
