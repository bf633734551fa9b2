"""Exact odds: how many of the 1,296 rolls move nothing, for any set of usable routes (CS-D7, CS-D8)."""

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from hiroma.games.cant_stop.board import ALL, pairings

ROLLS: Final = 1296
"""Ordered rolls of four dice."""


def _ways(dice: tuple[int, ...]) -> int:
    ways = factorial(4)
    for count in Counter(dice).values():
        ways //= factorial(count)
    return ways


def _reach() -> list[tuple[int, int]]:
    found: Counter[int] = Counter()
    for dice in combinations_with_replacement(range(1, 7), 4):
        mask = 0
        for a, b in pairings(dice):
            mask |= 1 << a | 1 << b
        found[mask] += _ways(dice)
    return sorted(found.items())


REACH: Final[list[tuple[int, int]]] = _reach()
"""(mask of all totals a roll offers, number of ordered rolls with that mask)."""

_known: dict[int, int] = {}


def bust(usable: int) -> int:
    """Of 1,296 rolls, those that offer none of the routes in the mask `usable`."""
    usable &= ALL
    count = _known.get(usable, -1)
    if count < 0:
        count = 0
        for reach, ways in REACH:
            if not reach & usable:
                count += ways
        _known[usable] = count
    return count
