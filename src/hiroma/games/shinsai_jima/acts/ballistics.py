"""Ballistics of the catapult: the flight of a projectile, and its effect where it lands (SJ-CA5..CA9)."""

from typing import Final

from hiroma.games.shinsai_jima.acts import deaths, falls
from hiroma.games.shinsai_jima.events import Flew
from hiroma.games.shinsai_jima.parts.board import AHEAD, MAX_HEIGHT, NAMES, OUTSIDE, SIZE, lane_cell, opposite
from hiroma.games.shinsai_jima.parts.island import NOBODY
from hiroma.games.shinsai_jima.parts.terrain import FIRST_COLOUR, NORMAL, ON_BOARD
from hiroma.games.shinsai_jima.position import Course

IMPACT: Final = 2
"""The greatest load a side hit moves (SJ-CA8)."""


def scatter(spread: int, factor: int) -> int:
    """Return the number of cells that the dice carry a shot: spread · factor / 4, toward zero (SJ-CA6)."""
    off = spread * factor
    return off // 4 if off >= 0 else -(-off // 4)


def land(at: Course, edge: int, lane: int, depth: int, rank: int, cube: int, dice: tuple[int, int, int, int]) -> bool:
    """Land a projectile aimed at a lane and depth by the side of a rank; return true if it had an effect (SJ-CA10)."""
    lane += scatter(dice[0] - dice[1], rank)
    depth += scatter(dice[2] - dice[3], rank + 1)
    target = lane_cell(edge, lane, depth)
    if target == OUTSIDE:
        at.lose(cube)
        _tell(at, dice, lane, depth, edge, -1, "wide", None)
        return False
    ground = at.height[target]
    for passed in range(depth + 1):
        cell, level = lane_cell(edge, lane, passed), ground + 1 + depth - passed
        if at.height[cell] + (1 if at.occupant[cell] >= 0 else 0) >= level:
            end = _hit(at, cell, level, opposite(edge), cube)
            _tell(at, dice, lane, depth, edge, passed, end, NAMES[cell])
            return True
    end = _rest(at, target, cube)
    _tell(at, dice, lane, depth, edge, depth, end, NAMES[target])
    return end in {"rests", "floats"}


def _hit(at: Course, cell: int, level: int, way: int, cube: int) -> str:
    rider = at.occupant[cell]
    if level > at.height[cell]:
        at.leave(rider)
        deaths.struck(at, rider)
        _rest(at, cell, cube)
        return "body"
    base = level - 1
    load = at.height[cell] - base + (1 if rider != NOBODY else 0)
    if load > IMPACT or at.bodied(AHEAD[way][cell], base):
        at.lose(cube)
        return "shattered"
    cubes = falls.raise_column(at, cell, base)
    _settle(at, cell, cube)
    falls.drop(at, cubes, rider, AHEAD[way][cell], base)
    return "side"


def _rest(at: Course, cell: int, cube: int) -> str:
    if at.height[cell] >= MAX_HEIGHT or (at.height[cell] == 0 and cube == NORMAL):
        at.lose(cube)
        return "sea" if at.height[cell] == 0 else "lost"
    end = "rests" if at.height[cell] else "floats"
    _settle(at, cell, cube)
    return end


def _settle(at: Course, cell: int, cube: int) -> None:
    at.lay(cell, cube)
    if cube != NORMAL:
        at.cubes[cube - FIRST_COLOUR] = ON_BOARD


def _tell(
    at: Course, dice: tuple[int, int, int, int], lane: int, depth: int, edge: int, last: int, end: str, cell: str | None
) -> None:
    if at.tell is not None:
        path = tuple(NAMES[lane_cell(edge, lane, passed)] for passed in range(last + 1)) if 0 <= lane < SIZE else ()
        at.tell(Flew(dice, lane, depth, path, end, cell))
