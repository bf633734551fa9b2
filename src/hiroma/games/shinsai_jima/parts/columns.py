"""Objects in front at the same level: their weight, and the right to touch them (SJ-A7, SJ-C7)."""

from hiroma.games.shinsai_jima.parts.board import NATIVES, opposite
from hiroma.games.shinsai_jima.parts.island import NOBODY, Position
from hiroma.games.shinsai_jima.parts.reasons import FOREIGN, LEGAL, NATIVES_OWN
from hiroma.games.shinsai_jima.parts.terrain import FIRST_COLOUR, NORMAL


def resists(at: Position, cell: int, base: int, way: int) -> bool:
    """Return true when a piece on its feet at level `base` of a cell faces a force in direction `way` (SJ-A7)."""
    occupant = at.occupant[cell]
    return (
        occupant != NOBODY
        and at.height[cell] == base
        and at.upright(occupant)
        and at.facing[occupant] == opposite(way)
        and not at.rules.beginner
    )


def weight(at: Position, cell: int, base: int, way: int) -> int:
    """Return the number of cubes and occupants above level `base` of a cell, plus 1 for resistance (SJ-A7)."""
    total = at.height[cell] - base
    if at.occupant[cell] != NOBODY:
        total += 1
    if resists(at, cell, base, way):
        total += 1
    return total


def why_no_touch(at: Position, piece: int, cell: int, base: int) -> int:
    """Return the reason against a push or swing of the cube at level base + 1, LEGAL for none (SJ-C7, SJ-C9)."""
    if at.height[cell] <= base:
        return LEGAL
    cube = at.cube(cell, base + 1)
    if cube == NORMAL:
        return LEGAL
    side = cube - FIRST_COLOUR
    if side == NATIVES:
        return LEGAL if at.setup.side_of[piece] == NATIVES else NATIVES_OWN
    return LEGAL if side == at.side() else FOREIGN
