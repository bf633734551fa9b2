"""The path of a monster, and the direction of travel of every square (HR-M-05, HR-M-12)."""

from itertools import pairwise
from typing import Final

from hiroma.games.hidden_rooms.parts.board import AHEAD, EAST, NEIGHBOURS, NORTH, SIZE, SOUTH, SQUARES, WEST

NOWHERE: Final = -1
"""The terminal has no arrow."""


class Course:
    """A path as the monster walks it: `path` from start to `terminal`, `arrows[square]` a facing or NOWHERE.

    `facing` is the monster's first one, towards the second square (HR-P-08).
    """

    __slots__ = ("arrows", "facing", "path", "start", "terminal")

    def __init__(self, path: list[int]) -> None:
        self.path: list[int] = path
        self.start: int = path[0]
        self.terminal: int = path[-1]
        self.arrows: list[int] = [NOWHERE] * SQUARES
        for square, following in pairwise(path):
            self.arrows[square] = towards(square, following)
        self.facing: int = self.arrows[self.start]
        for square in range(SQUARES):
            if square not in path:
                self.arrows[square] = back(path, square)


def towards(square: int, near: int) -> int:
    """Return the facing from a square to its neighbour; `ValueError` when they are not neighbours."""
    for facing in (NORTH, EAST, SOUTH, WEST):
        if AHEAD[square * 4 + facing] == near:
            return facing
    raise ValueError(f"{square} and {near} are no neighbours")


def back(path: list[int], square: int) -> int:
    """Return a square's return arrow to the path: to its nearest square, the earlier one of several (HR-M-12)."""
    target = min(path, key=lambda on: distance(square, on))
    for near in NEIGHBOURS[square]:
        if distance(near, target) < distance(square, target):
            return towards(square, near)
    raise ValueError(f"{square} lies on the path")


def distance(one: int, other: int) -> int:
    """Return the steps between two squares."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)
