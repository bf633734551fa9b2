"""The monster: HR-M. Its turns in the vectors are in test_vectors.py."""

from itertools import pairwise, product
from typing import Any

import pytest

from hiroma.games.hidden_rooms.events import MonsterActed
from hiroma.games.hidden_rooms.moves import EndTurn
from hiroma.games.hidden_rooms.parts.board import AHEAD, AREA, FACINGS, NEIGHBOURS, SQUARE_NAMES, SQUARE_OF, squares_of
from hiroma.games.hidden_rooms.parts.monster import (
    CHASE,
    NO_CHILD,
    TERMINAL,
    TURN_TO_CHILD,
    act,
    danger,
    end_at,
    kind_of,
    turn,
    undisturbed,
)
from hiroma.games.hidden_rooms.parts.paths import check_path
from hiroma.games.hidden_rooms.parts.track import NOWHERE, Course, distance
from tests.games.hidden_rooms.positions import DESIGNED, ELL, SNAKE, play, position

COURSES = {
    name: Course([SQUARE_OF[square] for square in path.split(" ")])
    for name, path in {
        **{f"stage {number}": path for number, path in DESIGNED.items()},
        "snake": SNAKE,
        "ell": ELL,
    }.items()
}
every_course = pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)


def area(square: str, facing: str) -> set[str]:
    return set(squares_of(AREA[SQUARE_OF[square] * 4 + FACINGS.index(facing)]))


@pytest.mark.clause("HR-M-02")
def test_sensing_area() -> None:
    assert area("c3", "E") == {"c2", "c3", "c4", "d2", "d3", "d4", "e2", "e3", "e4"}
    assert area("c3", "N") == {"b1", "c1", "d1", "b2", "c2", "d2", "b3", "c3", "d3"}
    assert area("a1", "N") == {"a1", "b1"}
    assert area("f6", "S") == {"e6", "f6"}
    assert area("a3", "W") == {"a2", "a3", "a4"}


@pytest.mark.clause("HR-M-05")
@every_course
def test_arrows_follow_the_path(course: Course) -> None:
    for square, following in pairwise(course.path):
        assert AHEAD[square * 4 + course.arrows[square]] == following
    assert course.arrows[course.terminal] == NOWHERE
    assert course.facing == course.arrows[course.start]


@pytest.mark.clause("HR-M-12")
def test_return_arrows_lead_nearer() -> None:
    course = COURSES["ell"]
    for square in set(range(36)) - set(course.path):
        nearest = min(distance(square, on) for on in course.path)
        target = next(on for on in course.path if distance(square, on) == nearest)
        options = [facing for facing in range(4) if AHEAD[square * 4 + facing] in NEIGHBOURS[square]]
        nearer = [f for f in options if distance(AHEAD[square * 4 + f], target) < nearest]
        assert course.arrows[square] == nearer[0]


@pytest.mark.clause("HR-M-10", "HR-M-11")
@every_course
def test_it_never_leaves_the_board(course: Course) -> None:
    for square, facing, child in product(range(36), range(4), range(-1, 36)):
        if square in (course.terminal, child):
            continue
        stands = act(course, square, facing, child)
        assert 0 <= stands < 144
        assert stands // 4 in (square, AHEAD[square * 4 + facing])
        if AHEAD[square * 4 + facing] < 0:
            beside = child in NEIGHBOURS[square] and AREA[square * 4 + facing] >> child & 1 if child >= 0 else False
            assert stands == square * 4 + (stands % 4 if beside else course.arrows[square])


@every_course
def test_who_stands_still_once_sensed_is_lost_within_four_actions(course: Course) -> None:
    for square, facing, child in product(range(36), range(4), range(36)):
        if square in (course.terminal, child) or not AREA[square * 4 + facing] >> child & 1:
            continue
        at, ended = square * 4 + facing, 0
        for _ in range(4):
            before = at
            at = act(course, at // 4, at % 4, child)
            ended = ended or (end_at(course, at // 4, child) if at // 4 != before // 4 else 0)
            if ended:
                break
        assert ended


@every_course
def test_beside_or_straight_ahead_is_lost_in_this_turn_and_diagonally_ahead_is_not(course: Course) -> None:
    for square, facing, child in product(range(36), range(4), range(36)):
        if square in (course.terminal, child) or not AREA[square * 4 + facing] >> child & 1:
            continue
        ahead = AHEAD[square * 4 + facing]
        straight = [ahead, AHEAD[ahead * 4 + facing] if ahead >= 0 else -1]
        beside = kind_of(course, square, facing, child) == TURN_TO_CHILD
        _, ended = turn(course, square, facing, child)
        if beside or child in straight:
            assert ended
        else:
            assert ended in (0, TERMINAL)


@pytest.mark.clause("HR-M-06")
@pytest.mark.parametrize(("number", "turns"), [(1, 23), (2, 23), (3, 23), (4, 23), (5, 26)])
def test_undisturbed_it_takes_as_long_as_the_rulebook_says(number: int, turns: int) -> None:
    course = COURSES[f"stage {number}"]
    assert undisturbed(course, course.start, course.facing) == turns


@pytest.mark.clause("HR-M-13")
def test_crossing_paths_are_refused() -> None:
    assert [finding.code for finding in check_path([[0, 0], [0, 1], [1, 1], [1, 0], [0, 0]])] == ["E-REPEAT"]


@pytest.mark.clause("HR-M-08", "HR-M-14")
def test_tiles_and_child_do_not_stop_it() -> None:
    bare = position(board={"f6": "G3"}, child="f6", monster="c3", supply=["B1"])
    paved = position(board={"f6": "G3", "d3": "R1", "e3": "Y6"}, child="f6", monster="c3", supply=["B1"])
    assert play(bare, EndTurn()) == play(paved, EndTurn())
    assert [laid.square for laid in paved.view(None).board] == ["d3", "e3", "f6"]
    caught = position(board={"e3": "G3"}, child="e3", monster="c3", supply=["B1"])
    play(caught, EndTurn())
    assert caught.view(None).reason == "caught"
    assert caught.view(None).monster == caught.view(None).child == "e3"


@pytest.mark.clause("HR-M-01", "HR-M-15")
def test_each_action_is_told_with_what_was_sensed() -> None:
    game = position(board={"d2": "G3"}, child="d2", monster="c3", supply=["B1"])
    first, second = [event for event in play(game, EndTurn()) if isinstance(event, MonsterActed)]
    assert first == MonsterActed(
        "chase", "c3", "E", "d3", "E", ("c2", "d2", "e2", "c3", "d3", "e3", "c4", "d4", "e4"), ""
    )
    assert (second.kind, second.start, second.faced, second.facing) == ("turn-to-child", "d3", "E", "N")
    assert set(second.sensed) == area("d3", "E")
    last: Any = play(position(board={"d3": "G3"}, child="d3", monster="c3", supply=["B1"]), EndTurn())
    assert [event.end for event in last if isinstance(event, MonsterActed)] == ["caught"]


@every_course
def test_danger_is_where_the_coming_turn_is_lost(course: Course) -> None:
    for square in set(range(36)) - {course.terminal}:
        mask = danger(course, square, 1)
        for child in range(36):
            assert bool(mask >> child & 1) == bool(turn(course, square, 1, child)[1])


def test_nobody_is_sensed_nowhere() -> None:
    course = COURSES["snake"]
    assert kind_of(course, 0, 1, NO_CHILD) != CHASE
    assert SQUARE_NAMES[act(course, 0, 1, NO_CHILD) // 4] == "b1"
