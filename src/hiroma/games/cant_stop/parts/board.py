"""The printed board and the dice: routes, heights, and every roll with its pairings.

Sets of routes are bit masks: bit c stands for route c (2..12). A roll is known by its index in `ROLLS`.
"""

from typing import Final

from hiroma.games.cant_stop.view import Climb
from hiroma.kernel.draws import Dice

ROUTES: Final = tuple(range(2, 13))
"""The eleven routes by number."""

HEIGHTS: Final = [0, 0, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]
"""Cells of route c at index c; the last one carries the number (CS-S5, CS-S6)."""

ALL: Final = 0b1111111111100
"""Every route as a mask."""

CLIMBERS: Final = 3
"""Climbers in hand when a turn begins (CS-S7)."""

CLIMBS: Final = [[Climb(route, cell) for cell in range(HEIGHTS[route] + 1)] for route in range(13)]
"""`CLIMBS[route][cell]`, made once."""

DICE: Final = Dice(4, 6)
"""The draw before every decision (CS-S11, CS-D1)."""

Pairing = tuple[int, int, int]
"""The total of the first die and its partner, the total of the other two, the partner's index 1..3."""


def pairings(dice: tuple[int, ...]) -> list[Pairing]:
    """Return the distinct pairings of four dice: the first with the second, third, fourth (CS-D2, CS-D4)."""
    total = sum(dice)
    found: list[Pairing] = []
    for partner in (1, 2, 3):
        first = dice[0] + dice[partner]
        second = total - first
        if all((first, second) != (a, b) and (second, first) != (a, b) for a, b, _ in found):
            found.append((first, second, partner))
    return found


def totals(pairs: list[Pairing]) -> int:
    """Return the mask of every total of these pairings."""
    mask = 0
    for first, second, _ in pairs:
        mask |= 1 << first | 1 << second
    return mask


ROLLS: Final[list[tuple[int, ...]]] = [rolled.values for rolled in DICE.outcomes()]
"""The 1,296 rolls."""

ROLLED: Final[dict[object, int]] = {rolled: roll for roll, rolled in enumerate(DICE.outcomes())}
"""The result of a draw → the index of the roll."""


def roll_of(dice: tuple[int, ...]) -> int:
    """Return the index of a roll, -1 for anything but four dice of 1 to 6."""
    if len(dice) != 4:
        return -1
    a, b, c, d = dice[0] - 1, dice[1] - 1, dice[2] - 1, dice[3] - 1
    if not (0 <= a < 6 and 0 <= b < 6 and 0 <= c < 6 and 0 <= d < 6):
        return -1
    return ((a * 6 + b) * 6 + c) * 6 + d


PAIRINGS: Final = [pairings(dice) for dice in ROLLS]
"""For each roll, its distinct pairings."""

_masks: dict[int, int] = {}
TOTALS: Final = [_masks.setdefault(mask, mask) for mask in map(totals, PAIRINGS)]
"""For each roll, the mask of all totals it can be split into."""
