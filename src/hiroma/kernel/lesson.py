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
"""Moves of others between two turns of the learner that no lesson needs."""


def first(state: State, seat: Seat) -> Move:
    """What others do where a lesson does not say: the first thing they may."""
    return state.draw().outcomes()[0] if seat == CHANCE else state.moves(seat)[0]


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """One thing to learn. Its texts are `<game>-lesson-<id>` (the title), `…-say`, `…-hint` and `…-done`.

    `start` sets the position up, with `seats` seats of which the learner plays `seat`. `goal` says from the position
    and all events so far whether it is learned; `answer` moves for the others and for chance. `solution` is one
    way to reach it, turn by turn: the page shows it on demand. A learner who has used as many turns without success
    begins anew. `clause` names the clause that the lesson teaches, '' for none. The page of rules shows the
    lesson as an example under that clause.
    """

    id: str
    start: Callable[[], State]
    goal: Goal
    solution: tuple[tuple[Move, ...], ...]
    seats: int = 2
    seat: Seat = 0
    answer: Answer = first
    clause: str = ""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Where a lesson stands. `events` belong to the last turn and what followed it; `over` means: begin anew."""

    # A scene travels, and msgspec has no schema for a struct of any type: hence Any.
    seat: Seat
    seats: int
    view: Any
    moves: Sequence[Any]
    actors: tuple[Seat, ...]
    events: list[Any]
    passed: bool
    over: bool


def play(lesson: Lesson, turns: Sequence[Sequence[Move]], *, draft: bool = False) -> Scene:
    """The lesson after these turns of the learner; with `draft` nobody answers the last of them.

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
