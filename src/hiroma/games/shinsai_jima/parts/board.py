"""The island's grid and everything that can be looked up on it (clause numbers: RULES.md).

Cells are 7y + x, x from west to east, y from north to south; cell OUTSIDE stands for all beyond the
grid, which is open sea. Directions count clockwise from north.
"""

from typing import Final

from hiroma.games.shinsai_jima.moves import Way

SIZE: Final = 7
CELLS: Final = 49
OUTSIDE: Final = 49

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
COMPASS: Final[tuple[Way, ...]] = ("N", "E", "S", "W")

NAMES: Final = tuple(f"{'abcdefg'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS))
"""Cell → its name, a1 in the north-west to g7."""

CELL_OF: Final = {name: cell for cell, name in enumerate(NAMES)}

_STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def _beside(cell: int, step: tuple[int, int]) -> int:
    if cell == OUTSIDE:
        return OUTSIDE
    x, y = cell % SIZE + step[0], cell // SIZE + step[1]
    return SIZE * y + x if 0 <= x < SIZE and 0 <= y < SIZE else OUTSIDE


RING: Final[list[list[int]]] = [[_beside(cell, step) for step in _STEPS] for cell in range(CELLS + 1)]
"""RING[cell][k]: the eight cells around, clockwise from north, where a swing passes (SJ-A11)."""

AHEAD: Final[list[list[int]]] = [[RING[cell][2 * way] for cell in range(CELLS + 1)] for way in range(4)]
"""AHEAD[way][cell]: the next cell in a direction."""

SUNKEN: Final = frozenset(
    CELL_OF[name] for name in ("a1", "b1", "a2", "f1", "g1", "g2", "a6", "a7", "b7", "g6", "g7", "f7")
)
"""The three cells of each corner, sea from the start (SJ-S2)."""

LAND: Final = tuple(cell for cell in range(CELLS) if cell not in SUNKEN)

MAX_HEIGHT: Final = 5
RESCUE_HEIGHT: Final = 4
"""The height of the stacks on which the helicopter lands (SJ-V1)."""
DEADLY: Final = 2
"""Levels of a fall that kill, and of a drop that only a press or a leap overcomes (SJ-D1, SJ-D6)."""

NATIVES: Final = 5
"""The side of the natives, after the at most five sides that play."""
SIDES: Final = 6
LETTERS: Final = "ABCDEN"
"""Side → its letter."""


def opposite(way: int) -> int:
    """Return the opposite direction."""
    return (way + 2) % 4


def lane_cell(edge: int, lane: int, depth: int) -> int:
    """Return the cell `depth` rows in from an edge of the grid in a lane (SJ-CA5); OUTSIDE beyond 0..6."""
    if not (0 <= lane < SIZE and 0 <= depth < SIZE):
        return OUTSIDE
    if edge == SOUTH:
        return SIZE * (SIZE - 1 - depth) + lane
    if edge == NORTH:
        return SIZE * depth + lane
    if edge == WEST:
        return SIZE * lane + depth
    return SIZE * lane + SIZE - 1 - depth
