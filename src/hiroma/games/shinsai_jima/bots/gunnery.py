"""Catapult play of the bots: loading, aiming and stopping (SJ-CA)."""

from typing import Final

from hiroma.games.shinsai_jima import legality
from hiroma.games.shinsai_jima.acts import ballistics, catapult
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.parts.board import SIZE
from hiroma.games.shinsai_jima.parts.codes import AIM as TO_AIM
from hiroma.games.shinsai_jima.parts.codes import FIRE, LOAD, STOP, code, first_of, kind_of
from hiroma.games.shinsai_jima.parts.terrain import NORMAL
from hiroma.games.shinsai_jima.position import AIM, Course

STRAIGHT: Final = (1, 1, 1, 1)
"""Dice that carry a shot nowhere."""

SPREADS: Final = [(off, 6 - abs(off)) for off in range(-5, 6)]
"""(difference of two dice, number of the 36 throws that have it)."""


def standing(at: Course, side: int) -> int:
    """Return a side's lead in the last judgement as things stand: its sum less the best other side's (SJ-CA10)."""
    best = 0
    own = 0
    for other in range(at.setup.sides):
        total = 10 * (at.score(other) + catapult.level(at, other)) + catapult.level(at, other)
        if other == side:
            own = total
        else:
            best = max(best, total)
    return own - best


def landings(at: Game, side: int, cube: int) -> list[list[int]]:
    """Return by edge the worth of a projectile that lands at lane 0..6 and depth 0..6 (index 7 lane + depth)."""
    before = standing(at, side)
    tables: list[list[int]] = []
    for edge in range(4):
        table: list[int] = []
        for lane in range(SIZE):
            for depth in range(SIZE):
                after = at.copy()
                ballistics.land(after, edge, lane, depth, 1, cube, STRAIGHT)
                table.append(standing(after, side) - before)
        tables.append(table)
    return tables


def expected(table: list[int], lane: int, depth: int, rank: int) -> int:
    """Return the mean worth of an aim at a lane and depth over all throws of the dice, times 36 · 36."""
    total = 0
    for across, often in SPREADS:
        to_lane = lane + ballistics.scatter(across, rank)
        if not 0 <= to_lane < SIZE:
            continue
        for along, as_often in SPREADS:
            to_depth = depth + ballistics.scatter(along, rank + 1)
            if 0 <= to_depth < SIZE:
                total += often * as_often * table[SIZE * to_lane + to_depth]
    return total


def best_shot(at: Game, side: int, cube: int) -> tuple[int, int]:
    """Return the code of a side's best shot with a cube, and its worth."""
    rank = at.rank + 1
    best, chosen = -(1 << 30), 0
    for edge, table in enumerate(landings(at, side, cube)):
        for lane in range(SIZE):
            for depth in range(SIZE):
                value = expected(table, lane, depth, rank)
                if value > best:
                    best, chosen = value, code(FIRE, edge << 3 | lane, 2 * rank + 1 + depth)
    return chosen, best


def shoot(at: Game, seat: int) -> int:
    """Return the code of the next step: one cube at a time, at the best aim; stop when no shot promises a gain."""
    codes = legality.codes(at, seat)
    if at.phase == AIM:
        return best_shot(at, at.shooter, at.loaded[0])[0]
    if at.loaded:
        return code(TO_AIM)
    if code(STOP) in codes and best_shot(at, at.shooter, NORMAL)[1] <= 0:
        return code(STOP)
    return min(codes, key=lambda one: _cost(at, one))


def _cost(at: Game, one: int) -> int:
    # The cheapest ammunition first: the coloured cube in hand, then the tops of low stacks.
    if kind_of(one) == STOP:
        return 1 << 20
    return at.height[first_of(one)] if kind_of(one) == LOAD else 0
