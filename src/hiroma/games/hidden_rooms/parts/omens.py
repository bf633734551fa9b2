"""Lookup table of the monster's turns on a course, computed once: bots read it many thousand times."""

from typing import Final

from hiroma.games.hidden_rooms.parts.board import SQUARES
from hiroma.games.hidden_rooms.parts.monster import NO_CHILD, turn
from hiroma.games.hidden_rooms.parts.track import Course

LOST: Final = -1
"""The monster turn ends the attempt."""


class Omens:
    """`after[monster * 37 + child]`: the monster (square * 4 + facing) after its turn, LOST if that ends the attempt.

    `child` 36 is nobody. `left[monster]` counts its turns to the terminal with nobody in sight.
    """

    __slots__ = ("after", "left")

    def __init__(self, course: Course) -> None:
        self.after: list[int] = [LOST] * (SQUARES * 4 * 37)
        for monster in range(SQUARES * 4):
            if monster // 4 == course.terminal:
                continue
            for child in range(SQUARES + 1):
                stands, end = turn(course, monster // 4, monster % 4, NO_CHILD if child == SQUARES else child)
                if not end:
                    self.after[monster * 37 + child] = stands
        self.left: list[int] = [self._count(monster) for monster in range(SQUARES * 4)]

    def _count(self, monster: int) -> int:
        turns = 0
        while monster >= 0:
            monster = self.after[monster * 37 + SQUARES]
            turns += 1
        return turns


_known: Final[dict[Course, Omens]] = {}


def omens(course: Course) -> Omens:
    """Return the omens of a course, made once."""
    found = _known.get(course)
    if found is None:
        if len(_known) == 64:
            _known.clear()
        found = _known[course] = Omens(course)
    return found
