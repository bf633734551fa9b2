"""Lessons: small positions in which a newcomer learns one thing by doing it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from hiroma.kernel.contract import CHANCE, Emit, Seat
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.state import State

Answer = Callable[[State, Seat], Move]
Goal = Callable[[State, Sequence[Event]], bool]

LONGEST = 1_000
"""Most moves of others between two turns of the learner: no lesson needs as many."""


def first(state: State, seat: Seat) -> Move:
    """Return the default answer: the first legal move of a seat, or the first outcome of a draw."""
    return state.draw().outcomes()[0] if seat == CHANCE else state.moves(seat)[0]


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """One thing to learn. Its texts are `<game>-lesson-<id>` (the title), `…-say`, `…-hint` and `…-done`."""

    id: str
    start: Callable[[], State]
    """Returns the first position, with `seats` seats."""
    goal: Goal
    """Takes the position and all events so far; returns True when the learner has learned it."""
    solution: tuple[tuple[Move, ...], ...]
    """One way to the goal, turn by turn: the page shows it on demand.

    A learner who has used as many turns without success begins again.
    """
    seats: int = 2
    seat: Seat = 0
    """The seat of the learner."""
    answer: Answer = first
    """Moves for the others and for chance."""
    clause: str = ""
    """The clause that the lesson teaches, '' for none. The page of rules shows the lesson as an example under it."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The position of a lesson after some turns of the learner."""

    # A scene travels, and msgspec has no schema for a struct of any type: hence Any.
    seat: Seat
    seats: int
    view: Any
    moves: Sequence[Any]
    actors: tuple[Seat, ...]
    events: list[Any]
    """Events of the learner's last turn and of the moves that followed it."""
    passed: bool
    """True when the learner has reached the goal."""
    over: bool
    """True when the lesson has ended without success, so that the learner begins again."""


def play(lesson: Lesson, turns: Sequence[Sequence[Move]], *, draft: bool = False) -> Scene:
    """Return the lesson after these turns of the learner; with `draft` nobody answers the last of them.

    Raises `IllegalMove`.
    """
    state = lesson.start()
    heard: list[Event] = []
    fresh: list[Event] = []

    def emit(event: Event, only: Seat | None = None) -> None:
        if only is None or only == lesson.seat:
            heard.append(event)
            fresh.append(event)

    _others(lesson, state, emit)
    for index, moves in enumerate(turns):
        fresh.clear()
        for move in moves:
            state.apply(lesson.seat, move, emit)
        if not (draft and index == len(turns) - 1):
            _others(lesson, state, emit)
    passed = not draft and bool(turns) and lesson.goal(state, heard)
    done = passed or state.outcome() is not None or (not draft and len(turns) >= len(lesson.solution))
    return Scene(
        seat=lesson.seat,
        seats=lesson.seats,
        view=state.view(lesson.seat),
        moves=() if done else state.moves(lesson.seat),
        actors=() if done else state.actors(),
        events=fresh if turns else [],
        passed=passed,
        over=done and not passed,
    )


def _others(lesson: Lesson, state: State, emit: Emit) -> None:
    for _ in range(LONGEST):
        actors = state.actors()
        if not actors or lesson.seat in actors:
            return
        state.apply(actors[0], lesson.answer(state, actors[0]), emit)
    raise RuntimeError(f"lesson {lesson.id}: the learner never gets a turn")
