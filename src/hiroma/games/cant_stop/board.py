"""The printed board and the dice: routes, heights, and every roll with its pairings.

Sets of routes are bit masks: bit c stands for route c (2..12).
"""

from itertools import product
from typing import Final

ROUTES: Final = range(2, 13)
"""The eleven routes by number."""

HEIGHTS: Final = [0, 0, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]
"""Cells of route c at index c; the last one carries the number (CS-S5, CS-S6)."""

ALL: Final = 0b1111111111100
"""Every route as a mask."""

CLIMBERS: Final = 3
"""Climbers in hand when a turn begins (CS-S7)."""

Pairing = tuple[int, int]
"""Two totals; the first is that of the pair with the first die."""

_PARTNERS: Final = ((1, 2, 3), (2, 1, 3), (3, 1, 2))


def pairings(dice: tuple[int, ...]) -> tuple[Pairing, ...]:
    """The distinct pairings of four dice: the first die with the second, third, fourth (CS-D2, CS-D4)."""
    found: list[Pairing] = []
    for partner, one, other in _PARTNERS:
        pairing = (dice[0] + dice[partner], dice[one] + dice[other])
        if pairing not in found and pairing[::-1] not in found:
            found.append(pairing)
    return tuple(found)


def orange_dice(dice: tuple[int, ...], orange: int, red: int) -> tuple[int, int]:
    """Indices of two dice that add up to `orange` while the others add up to `red`."""
    for partner, one, other in _PARTNERS:
        if dice[0] + dice[partner] == orange and dice[one] + dice[other] == red:
            return 0, partner
        if dice[one] + dice[other] == orange and dice[0] + dice[partner] == red:
            return one, other
    raise ValueError((dice, orange, red))


DEALS: Final[list[tuple[Pairing, ...]]] = sorted({pairings(dice) for dice in product(range(1, 7), repeat=4)})
"""Every list of pairings that some roll offers; a deal is an index into it."""

DEAL_OF: Final[dict[tuple[int, ...], int]] = {
    dice: DEALS.index(pairings(dice)) for dice in product(range(1, 7), repeat=4)
}
"""The deal of each of the 1,296 rolls."""

MASKS: Final[list[list[int]]] = [[1 << a | 1 << b for a, b in deal] for deal in DEALS]
"""For each deal, the routes of each of its pairings."""

TOTALS: Final[list[int]] = [1 << a | 1 << b for a in range(13) for b in range(13)]
"""The mask of totals a and b at index 13 a + b."""

OFFERED: Final[list[set[int]]] = [{13 * a + b for a, b in deal} | {13 * b + a for a, b in deal} for deal in DEALS]
"""For each deal, the (orange, red) it allows, as 13 orange + red."""
