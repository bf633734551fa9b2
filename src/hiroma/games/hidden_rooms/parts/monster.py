"""The monster: its senses and its actions (HR-M)."""

from typing import Final

from hiroma.games.hidden_rooms.parts.board import AHEAD, AREA, NEIGHBOURS
from hiroma.games.hidden_rooms.parts.track import Course, towards

FOLLOW: Final = 0
TURN_TO_PATH: Final = 1
CHASE: Final = 2
TURN_TO_CHILD: Final = 3
KINDS: Final = ("follow", "turn-to-path", "chase", "turn-to-child")

ACTIONS: Final = 2
"""Actions of a monster turn (HR-M-01)."""

SAFE: Final = 0
CAUGHT: Final = 1
TERMINAL: Final = 2
ENDS: Final = ("", "caught", "terminal")

NO_CHILD: Final = -1
"""In place of the child's square: there is nobody to sense."""


def kind_of(course: Course, square: int, facing: int, child: int) -> int:
    """Return the kind of an action: FOLLOW, TURN_TO_PATH, CHASE or TURN_TO_CHILD (HR-M-03, HR-M-04, HR-M-06)."""
    if child >= 0 and AREA[square * 4 + facing] >> child & 1:
        # The row behind is not sensed, so a neighbour that is not ahead is to the left or right.
        beside = child in NEIGHBOURS[square] and child != AHEAD[square * 4 + facing]
        return TURN_TO_CHILD if beside else CHASE
    return FOLLOW if facing == course.arrows[square] else TURN_TO_PATH


def act(course: Course, square: int, facing: int, child: int) -> int:
    """Return the monster's square * 4 + facing after one action. `child` may be NO_CHILD."""
    kind = kind_of(course, square, facing, child)
    if kind == TURN_TO_CHILD:
        return square * 4 + towards(square, child)
    if kind == TURN_TO_PATH:
        return square * 4 + course.arrows[square]
    # HR-M-10: every action that is a step has a square ahead.
    return AHEAD[square * 4 + facing] * 4 + facing


def end_at(course: Course, square: int, child: int) -> int:
    """Return the end that the monster's arrival brings: CAUGHT before TERMINAL (HR-E-04, HR-E-05), or SAFE."""
    if square == child:
        return CAUGHT
    return TERMINAL if square == course.terminal else SAFE


def turn(course: Course, square: int, facing: int, child: int) -> tuple[int, int]:
    """Return the monster's square * 4 + facing after a whole turn, and the end that it brought."""
    for _ in range(ACTIONS):
        stands = act(course, square, facing, child)
        moved, square, facing = stands // 4 != square, stands // 4, stands % 4
        if moved:
            end = end_at(course, square, child)
            if end:
                return stands, end
    return square * 4 + facing, SAFE


def undisturbed(course: Course, square: int, facing: int) -> int:
    """Return the number of monster turns to the terminal with nobody in sight, the last one included."""
    turns = 0
    while True:
        turns += 1
        stands, end = turn(course, square, facing, NO_CHILD)
        if end:
            return turns
        square, facing = stands // 4, stands % 4


def danger(course: Course, square: int, facing: int) -> int:
    """Return the mask of squares on which a child that ends its turn loses in the coming monster turn."""
    mask = 0
    for child in range(36):
        if turn(course, square, facing, child)[1]:
            mask |= 1 << child
    return mask
