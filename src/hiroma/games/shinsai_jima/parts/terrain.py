"""The island: stacks of normal and coloured cubes in a sea (SJ-S2, SJ-W, SJ-C3)."""

from typing import Final

from hiroma.games.shinsai_jima.parts.board import CELLS, LAND, MAX_HEIGHT, SIDES
from hiroma.kernel.state import State

NORMAL: Final = 1
FIRST_COLOUR: Final = 2
"""A cube is NORMAL or FIRST_COLOUR + the side it belongs to."""
BITS: Final = 4
CUBE: Final = 15

IN_HAND: Final = 0
ON_BOARD: Final = 1
LOST: Final = 2


class Terrain(State):
    """Stacks of cubes.

    `height[cell]` is 0 for sea; `stacks[cell]` holds the cubes, four bits each, the lowest cube lowest. Both
    have an entry for OUTSIDE, always sea. `cubes[side]` is IN_HAND, ON_BOARD or LOST for the coloured cube of
    a side; `pool` counts normal cubes lost.
    """

    __slots__ = ("cubes", "height", "pool", "stacks")

    def __init__(self) -> None:
        self.height: list[int] = [0] * (CELLS + 1)
        self.stacks: list[int] = [0] * (CELLS + 1)
        self.cubes: list[int] = [LOST] * SIDES
        self.pool: int = 0

    def rise(self) -> None:
        """Set the island up as it lies at the start (SJ-S2)."""
        for cell in LAND:
            self.height[cell] = 1
            self.stacks[cell] = NORMAL

    def cube(self, cell: int, level: int) -> int:
        """Return the cube of a stack at a level, counted from 1; 0 above the top."""
        return self.stacks[cell] >> BITS * (level - 1) & CUBE

    def top(self, cell: int) -> int:
        """Return the highest cube of a stack, 0 for sea."""
        height = self.height[cell]
        return self.stacks[cell] >> BITS * (height - 1) & CUBE if height else 0

    def lay(self, cell: int, cube: int) -> None:
        """Put a cube on top of a stack, or into the sea as its first."""
        self.stacks[cell] |= cube << BITS * self.height[cell]
        self.height[cell] += 1

    def lift(self, cell: int, base: int) -> int:
        """Take everything above level `base` off a stack; return its cubes, the lowest first, 0 for none."""
        load = self.stacks[cell] >> BITS * base
        self.stacks[cell] &= (1 << BITS * base) - 1
        self.height[cell] = min(self.height[cell], base)
        return load

    def lose(self, cube: int) -> None:
        """Take a cube out of the game."""
        if cube == NORMAL:
            self.pool += 1
        else:
            self.cubes[cube - FIRST_COLOUR] = LOST

    def fives(self) -> int:
        """Return the number of stacks of the greatest height (SJ-C3)."""
        return self.height.count(MAX_HEIGHT)

    def describe(self, cell: int) -> str:
        """Return the cubes of a stack from the bottom: 'n' for normal, or the letter of a side."""
        return "".join("nABCDEN"[max(self.cube(cell, level) - 1, 0)] for level in range(1, self.height[cell] + 1))


def coloured(load: int) -> bool:
    """Return true when a load has a coloured cube."""
    while load:
        if load & CUBE != NORMAL:
            return True
        load >>= BITS
    return False


def colour(side: int) -> int:
    """Return the coloured cube of a side."""
    return FIRST_COLOUR + side
