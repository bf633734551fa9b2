"""Path validator: errors refuse a book, warnings are for its author (RULES.md, stage books)."""

from typing import Final

from hiroma.games.hidden_rooms.parts.board import SIZE, SQUARES, START
from hiroma.games.hidden_rooms.parts.monster import NO_CHILD, turn
from hiroma.games.hidden_rooms.parts.track import Course, distance
from hiroma.kernel.capabilities import Finding

LEAST_TURNS: Final = 11
"""Undisturbed monster turns a path must take: ten tiles are needed, one a turn (E-TIME)."""

GOOD_TURNS: Final = 16
"""Fewer undisturbed turns than this deserve a warning (W-TIME)."""

CAMPING: Final = 3
"""A child that cannot leave the start should not be caught up to this turn (W-CAMP)."""


def check_path(path: object, place: str = "path") -> list[Finding]:
    """Return the errors of a path, given as a list of [row, column], and the warnings for its author.

    `place` is its place in the book. Checks that need a sound path are made only of a sound one.
    """
    if not isinstance(path, (list, tuple)) or not 2 <= len(path) <= SQUARES:
        count = len(path) if isinstance(path, (list, tuple)) else 0
        return [Finding("E-LENGTH", place, {"count": count})]
    found = [Finding("E-BOUNDS", f"{place}[{at}]") for at, square in enumerate(path) if not on_board(square)]
    if found:
        return found
    squares = [row * SIZE + column for row, column in path]
    found = _shape(squares, place)
    return found or _play(Course(squares), place)


def on_board(square: object) -> bool:
    """Return true for a pair of integers 0..5."""
    if not isinstance(square, (list, tuple)) or len(square) != 2:
        return False
    row = square[0]
    column = square[1]
    return type(row) is int and type(column) is int and 0 <= row < SIZE and 0 <= column < SIZE


def _shape(squares: list[int], place: str) -> list[Finding]:
    found: list[Finding] = []
    for at in range(1, len(squares)):
        if squares[at] in squares[:at]:
            found.append(Finding("E-REPEAT", f"{place}[{at}]", {"first": squares.index(squares[at])}))
        if distance(squares[at - 1], squares[at]) != 1:
            found.append(Finding("E-STEP", f"{place}[{at}]"))
    if max(START // SIZE - squares[0] // SIZE, START % SIZE - squares[0] % SIZE) <= 1:
        found.append(Finding("E-START-NEAR", f"{place}[0]"))
    return found


def _play(course: Course, place: str) -> list[Finding]:
    found: list[Finding] = []
    needed, camped = turns_to_end(course, NO_CHILD), turns_to_end(course, START)
    if camped == 1:
        found.append(Finding("E-OPENING", place))
    elif camped <= CAMPING:
        found.append(Finding("W-CAMP", place, {"turn": camped}))
    if needed < LEAST_TURNS:
        found.append(Finding("E-TIME", place, {"turns": needed, "least": LEAST_TURNS}))
    elif needed < GOOD_TURNS:
        found.append(Finding("W-TIME", place, {"turns": needed}))
    if len(course.path) < SQUARES:
        found.append(Finding("W-COVER", place, {"squares": SQUARES - len(course.path)}))
    return sorted(found, key=lambda finding: finding.code)


def turns_to_end(course: Course, child: int) -> int:
    """Return the monster turns from the start of the path to the end of the stage, for a still child or NO_CHILD."""
    square, facing = course.start, course.facing
    turns = 0
    while True:
        turns += 1
        stands, end = turn(course, square, facing, child)
        if end:
            return turns
        square, facing = stands // 4, stands % 4
