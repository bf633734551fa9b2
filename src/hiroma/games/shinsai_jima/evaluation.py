"""Evaluation of a position for a side: points, lives, heights, room to move, and dangers in sight.

Values are whole numbers; a point counts 100.
"""

from typing import Final

from hiroma.games.shinsai_jima.acts.advancing import can_advance, why_not
from hiroma.games.shinsai_jima.acts.escapes import stuck
from hiroma.games.shinsai_jima.parts.board import AHEAD, DEADLY, RESCUE_HEIGHT
from hiroma.games.shinsai_jima.parts.island import NOBODY, Position
from hiroma.games.shinsai_jima.parts.kinds import JUMP, WALK
from hiroma.games.shinsai_jima.parts.reasons import LEGAL
from hiroma.games.shinsai_jima.position import Course

WON: Final = 100_000
POINT: Final = 100
LIFE: Final = 60
HEIGHTS: Final = (0, 0, 14, 45, 60, 60)
ROOM: Final = (-95, -30, -8, 0, 2)
"""By the number of directions with an advance; 0 means stuck unless a swing helps."""
CHIP: Final = 14
CORPSE: Final = 12
CLIMB_NOW: Final = 900
"""A side that moves next and can reach level 4."""
CLIMB_LATER: Final = 70
SHOVED: Final = 85
"""The worst danger to a piece of a side that does not move next; each further one counts a quarter."""


def worth(at: Course, side: int) -> int:
    """Return a position's worth to a side: its own strength less that of the others, the strongest above all."""
    if at.clause:
        return _settled(at, side)
    best, total = -WON, 0
    own = 0
    for other in range(at.setup.sides):
        strong = strength(at, other)
        if other == side:
            own = strong
            continue
        total += strong
        best = max(best, strong)
    others = at.setup.sides - 1
    return own - (2 * best + total // others) // 3


def _settled(at: Course, side: int) -> int:
    place = at.ranking.index(side)
    return WON - at.turns if place == 0 else at.turns - WON - place


def strength(at: Course, side: int) -> int:
    """Return the strength of a side by itself, with nothing taken off for that of the others."""
    score = at.score(side)
    total = POINT * score + 15 * score * score
    if at.chips[side]:
        total += CHIP
    total += CORPSE * at.stock(side)
    if not at.in_game(side):
        return total - 4 * POINT
    next_to_act = at.side() == side
    worst = dangers = 0
    for piece in at.setup.of_side[side]:
        if not at.living(piece):
            continue
        total += LIFE + HEIGHTS[at.height[at.cell[piece]]]
        if not at.upright(piece):
            total -= LIFE // 2
            continue
        total += _room(at, piece)
        if climbs(at, piece):
            total += CLIMB_NOW if next_to_act else CLIMB_LATER
        harm = danger(at, piece)
        dangers += harm
        worst = max(worst, harm)
    if next_to_act:
        return total - dangers // 8
    return total - worst - (dangers - worst) // 4


def _room(at: Position, piece: int) -> int:
    ways = 0
    for way in range(4):
        if can_advance(at, piece, way, 1, False):
            ways += 1
    if ways == 0 and not stuck(at, piece):
        ways = 1
    return ROOM[ways]


def climbs(at: Position, piece: int) -> bool:
    """Return true when a piece can reach level 4 with its next advance."""
    cell = at.cell[piece]
    if at.height[cell] != RESCUE_HEIGHT - 1:
        return False
    for way in range(4):
        near = AHEAD[way][cell]
        if at.height[near] == RESCUE_HEIGHT and why_not(at, piece, WALK, 1, way, 1, False) == LEGAL:
            return True
        if at.height[AHEAD[way][near]] == RESCUE_HEIGHT and why_not(at, piece, JUMP, 2, way, 1, False) == LEGAL:
            return True
    return False


def danger(at: Position, piece: int) -> int:
    """Return a piece's danger of a push off a height or into the sea, or of a piece that jumps on it; 0 for none."""
    cell, side = at.cell[piece], at.setup.side_of[piece]
    height = at.height[cell]
    harm = 0
    for way in range(4):
        near = AHEAD[way][cell]
        attacker = at.occupant[near]
        if attacker != NOBODY and at.upright(attacker) and _hostile(at, attacker, side):
            if at.height[near] == height and _falls(at, AHEAD[(way + 2) % 4][cell], height):
                harm = max(harm, SHOVED // 2 if at.facing[piece] == way else SHOVED)
            if at.height[near] >= height + DEADLY:
                harm = max(harm, SHOVED)
        far = AHEAD[way][near]
        if at.height[far] >= height + DEADLY and at.height[near] <= at.height[far] + 1:
            jumper = at.occupant[far]
            if jumper != NOBODY and at.upright(jumper) and _hostile(at, jumper, side):
                harm = max(harm, SHOVED)
    return harm


def _hostile(at: Position, attacker: int, side: int) -> bool:
    owner = at.setup.side_of[attacker]
    return owner != side


def _falls(at: Position, cell: int, height: int) -> bool:
    # True when a piece pushed onto the cell from level `height` dies of it.
    if at.bodied(cell, height):
        return False
    if at.height[cell] == 0:
        return True
    return height - at.height[cell] >= DEADLY and at.occupant[cell] == NOBODY
