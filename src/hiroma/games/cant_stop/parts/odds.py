"""Exact chances over the 1,296 rolls, for any set of usable routes (CS-D5, CS-D7, CS-D8).

Whatever closes a route or takes a climber from the hand only changes which routes are usable,
so one mask of eleven bits decides: 2,048 positions of the dice, each counted when first asked.
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
"""The 126 rolls without order: (the sorted roll, how many of the 1,296 sort to it)."""

_THROWS: Final = [(TOTALS[roll], weight) for roll, weight in SORTED_ROLLS]
_known: dict[int, int] = {}


def bust(usable: int) -> int:
    """Of 1,296 rolls, those that offer none of the routes in the mask `usable`."""
    if usable not in _known:
        _known[usable] = count_busts(usable)
    return _known[usable]


def count_busts(usable: int) -> int:
    """The same, counted now."""
    count = 0
    for offered, weight in _THROWS:
        if not offered & usable:
            count += weight
    return count


def success(usable: int) -> int:
    """Of 1,296 rolls, those that advance something."""
    return ALL_ROLLS - bust(usable)


def two_steps(usable: int) -> int:
    """Rolls that allow two steps at once, on one route or two, when no climber is within two cells of its top."""
    count = 0
    for roll, weight in SORTED_ROLLS:
        for first, second, _ in PAIRINGS[roll]:
            if usable >> first & usable >> second & 1:
                count += weight
                break
    return count


def mean_steps(usable: int) -> float:
    """The mean, over all rolls, of the most steps a roll allows: 0..2. Same proviso as `two_steps`."""
    return (success(usable) + two_steps(usable)) / ALL_ROLLS
