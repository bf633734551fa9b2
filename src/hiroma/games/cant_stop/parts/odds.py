"""Exact chances over the 1,296 rolls, for any set of usable routes (CS-D5, CS-D7, CS-D8).

A closed route or a placed climber changes the odds only through the set of usable routes. That is a mask of eleven
bits, so there are 2,048 cases; each is counted when it is first needed.
"""

from typing import Final

from hiroma.games.cant_stop.parts.board import PAIRINGS, ROLLS, TOTALS, roll_of

ALL_ROLLS: Final = len(ROLLS)
"""1,296 ordered rolls, equally likely."""


def _sorted_rolls() -> list[tuple[int, int]]:
    weights: dict[int, int] = {}
    for dice in ROLLS:
        roll = roll_of(tuple(sorted(dice)))
        weights[roll] = weights.get(roll, 0) + 1
    return list(weights.items())


SORTED_ROLLS: Final = _sorted_rolls()
"""The 126 rolls without order: (the sorted roll, the number of the 1,296 that sort to it)."""

_THROWS: Final = [(TOTALS[roll], weight) for roll, weight in SORTED_ROLLS]
_known: dict[int, int] = {}


def bust(usable: int) -> int:
    """Return the number of the 1,296 rolls that offer none of the routes in the mask `usable`."""
    if usable not in _known:
        _known[usable] = count_busts(usable)
    return _known[usable]


def count_busts(usable: int) -> int:
    """Count the rolls that `bust` returns, without its cache."""
    count = 0
    for offered, weight in _THROWS:
        if not offered & usable:
            count += weight
    return count


def success(usable: int) -> int:
    """Return the number of the 1,296 rolls that advance a climber."""
    return ALL_ROLLS - bust(usable)


def two_steps(usable: int) -> int:
    """Return the number of rolls that allow two steps at once, on one route or two.

    No climber may be within two cells of its top.
    """
    count = 0
    for roll, weight in SORTED_ROLLS:
        for first, second, _ in PAIRINGS[roll]:
            if usable >> first & usable >> second & 1:
                count += weight
                break
    return count


def mean_steps(usable: int) -> float:
    """Return the mean, over all rolls, of the most steps that a roll allows: 0..2. Same proviso as `two_steps`."""
    return (success(usable) + two_steps(usable)) / ALL_ROLLS
