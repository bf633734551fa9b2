"""Rating weights: the seats for which a game counts, and the weight of an opponent. The numbers are tables."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from hiroma.ids import PlayerId
from hiroma.records.staying import Part

WINDOW: Final = 30 * 24 * 3600.0
"""Seconds for which meetings of two players are remembered."""
AGAIN: Final = ((5, 0.5), (10, 0.25), (20, 0.1), (40, 0.0))
"""(meetings of two players within the window, at least; the weight of a game between them). Fewer: weight 1."""
NEW: Final = ((0, 0.1), (1, 0.3), (2, 0.5), (3, 0.7), (4, 0.9), (5, 1.0))
"""(rated games of this game that a player has, at least; the weight of a game against them)."""


def counted(sides: Sequence[int], players: Sequence[PlayerId | None], parts: Sequence[Part], least: int) -> set[int]:
    """Return the seats for whose players a game counts; `sides`, `players` and `parts` are by seat.

    It counts for nobody unless people held every seat, each on one side, and at least two sides count. A side counts
    when at least `least` of its turns stand. A player does not count when the others put a bot in their place, or when
    they were not there at all.
    """
    of: dict[PlayerId, set[int]] = defaultdict(set)
    decided: dict[int, int] = defaultdict(int)
    seen: set[tuple[int, PlayerId]] = set()
    for side, player, played in zip(sides, players, parts, strict=True):
        if player is None:
            return set()
        of[player].add(side)
        if (side, player) not in seen:  # a part is a chair's, which may hold several seats
            decided[side] += played.decided
            seen.add((side, player))
    if any(len(mine) > 1 for mine in of.values()):
        return set()
    left = {
        seat
        for seat, played in enumerate(parts)
        if decided[sides[seat]] >= least and played.parting not in ("taken-over", "absent")
    }
    return left if len({sides[seat] for seat in left}) > 1 else set()


def weight(meetings: int, games: int) -> float:
    """Return an opponent's weight, 0 to 1, by the `meetings` with them within `WINDOW` and their rated `games`."""
    return _step(AGAIN, meetings, 1.0) * _step(NEW, games, 1.0)


def _step(table: Sequence[tuple[int, float]], value: int, below: float) -> float:
    found = bisect_right(table, value, key=lambda row: row[0])
    return table[found - 1][1] if found else below
