"""Study of a path in the making, for authors: the monster's walk, and the squares that it senses on the way."""

from itertools import pairwise

from hiroma.games.hidden_rooms.capabilities.drafts import Square, Stand, Studied, Study
from hiroma.games.hidden_rooms.parts.board import AREA, FACINGS, SIZE, SQUARES, START, members
from hiroma.games.hidden_rooms.parts.monster import ACTIONS, ENDS, KINDS, NO_CHILD, act, end_at, kind_of
from hiroma.games.hidden_rooms.parts.paths import check_path, turns_to_end
from hiroma.games.hidden_rooms.parts.track import Course

UNSOUND = {"E-LENGTH", "E-BOUNDS", "E-STEP", "E-REPEAT"}
"""Codes of errors with which there is no walk to show."""


def study(asked: Studied) -> Study:
    """Return the study of a path."""
    findings = check_path([list(square) for square in asked.path])
    if any(finding.code in UNSOUND for finding in findings):
        return Study(findings=findings, covered=len(asked.path))
    course = Course([row * SIZE + column for row, column in asked.path])
    walk, sensed = _undisturbed(course)
    coming, ends = _coming(course, walk[min(max(asked.turn, 0), len(walk) - 1)], asked.child)
    return Study(
        findings=findings,
        arrows="".join(FACINGS[arrow] if arrow >= 0 else "-" for arrow in course.arrows),
        walk=walk,
        coming=coming,
        ends=ends,
        sensed=sensed,
        corners=_corners(course),
        covered=len(course.path),
        camped=turns_to_end(course, START),
    )


def _undisturbed(course: Course) -> tuple[list[Stand], list[int]]:
    square, facing = course.start, course.facing
    walk = [_stand(square, facing, "")]
    sensed = [0] * SQUARES
    while square != course.terminal:
        kind = ""
        for _ in range(ACTIONS):
            for each in members(AREA[square * 4 + facing]):
                sensed[each] = sensed[each] or len(walk)
            kind = KINDS[kind_of(course, square, facing, NO_CHILD)]
            square, facing = divmod(act(course, square, facing, NO_CHILD), 4)
            if square == course.terminal:
                break
        walk.append(_stand(square, facing, kind))
    return walk, sensed


def _coming(course: Course, stand: Stand, child: Square | None) -> tuple[list[Stand], str]:
    row, column = stand.square
    square, facing = row * SIZE + column, FACINGS.index(stand.facing)
    there = NO_CHILD if child is None else child[0] * SIZE + child[1]
    actions: list[Stand] = []
    if square == course.terminal or not NO_CHILD <= there < SQUARES:
        return actions, ""
    for _ in range(ACTIONS):
        kind = KINDS[kind_of(course, square, facing, there)]
        before = square
        square, facing = divmod(act(course, square, facing, there), 4)
        actions.append(_stand(square, facing, kind))
        end = end_at(course, square, there) if square != before else 0
        if end:
            return actions, ENDS[end]
    return actions, ""


def _stand(square: int, facing: int, kind: str) -> Stand:
    return Stand((square // SIZE, square % SIZE), FACINGS[facing], kind)


def _corners(course: Course) -> int:
    arrows = [course.arrows[square] for square in course.path[:-1]]
    return sum(one != other for one, other in pairwise(arrows))
