"""The dice, and what a throw of them is worth."""

from typing import Final

from hiroma.kernel.draws import Dice

CUP: Final = Dice(2, 6, "cup")
"""The throw under the cup (MI-T1)."""

MIA: Final = 21
"""The highest throw (MI-R2)."""

LADDER: Final = (31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, 11, 22, 33, 44, 55, 66, MIA)
"""Every throw, from low to high (MI-R2)."""

RANK: Final = {call: rank for rank, call in enumerate(LADDER, 1)}
"""The place of a throw on the ladder, counted from 1."""

NOTHING: Final = 0
"""No call stands."""


def worth(dice: tuple[int, ...]) -> int:
    """Return the value of two dice: the higher die is the first digit (MI-R1)."""
    return 10 * max(dice) + min(dice)


def rank(call: int) -> int:
    """Return the place of a call on the ladder, counted from 1; 0 when no call stands."""
    return RANK[call] if call else 0
