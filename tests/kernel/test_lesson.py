"""Lessons: the learner plays one seat, the others answer, and a goal says when it is learned."""

import pytest

from hiroma.kernel import CHANCE, IllegalMove, Lesson, Rolled, Seat, State
from hiroma.kernel.lesson import play
from tests.kernel.toy import Hidden, Hide, Toy, hid_three, toy


def lesson(**changes: object) -> Lesson:
    return Lesson(**{"id": "hide", "start": lambda: Toy("", 0), "goal": hid_three, "solution": ((Hide(3),),)} | changes)  # type: ignore[arg-type]  # a test changes the fields it names


def test_it_begins_with_the_learners_turn() -> None:
    scene = play(lesson(), [])
    assert (scene.seat, scene.events, scene.passed, scene.over) == (0, [], False, False)
    assert scene.moves == (Hide(1), Hide(2), Hide(3))


def test_the_goal_passes_it_and_others_answer() -> None:
    scene = play(lesson(), [[Hide(3)]])
    assert (scene.passed, scene.over, scene.moves, scene.actors) == (True, False, (), ())
    assert Hidden(1) in scene.events


def test_others_and_chance_do_what_the_lesson_says() -> None:
    def answer(state: State, seat: Seat) -> object:
        return Rolled((2,)) if seat == CHANCE else Hide(2)

    assert play(lesson(answer=answer), [[Hide(1)]]).view.die == 2


def test_another_end_is_over_and_begins_anew() -> None:
    scene = play(lesson(), [[Hide(1)]])
    assert (scene.passed, scene.over) == (False, True)


def test_a_draft_has_no_consequences() -> None:
    scene = play(lesson(), [[Hide(3)]], draft=True)
    assert (scene.passed, scene.events, scene.view.chosen) == (False, [Hidden(0)], (True, False))


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        play(lesson(), [[Hide(3)], [Hide(3)]])


def test_the_rules_name_their_lessons() -> None:
    assert [each.id for each in toy().lessons] == ["hide"]
