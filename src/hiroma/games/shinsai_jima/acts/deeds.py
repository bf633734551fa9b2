"""Dispatcher: the moves of each phase, and their execution. Codes in, a changed game out."""

from hiroma.games.shinsai_jima.acts import acting, building, catapult, cubes, surging, survival, tsunami, turns, window
from hiroma.games.shinsai_jima.parts.codes import (
    ADVANCE,
    BOOST,
    COLOUR,
    DIE,
    DONE,
    EAT,
    FIRE,
    INTERRUPT,
    LOAD_HAND,
    PASS,
    PUT,
    RATION,
    ROCKFALL,
    ROTATE,
    SAVE,
    SELECT,
    STOP,
    SURGE,
    SWING,
    TAKE,
    WIPE,
    code,
    first_of,
    kind_of,
    second_of,
)
from hiroma.games.shinsai_jima.parts.codes import AIM as TO_AIM
from hiroma.games.shinsai_jima.parts.codes import LOAD as TO_LOAD
from hiroma.games.shinsai_jima.parts.island import NOBODY
from hiroma.games.shinsai_jima.position import (
    AIM,
    BUILD,
    CLAIMED,
    CUBE,
    DUE,
    LOAD,
    NATIVE,
    PASSED,
    PIECE,
    PLACE,
    SURVIVAL,
    TSUNAMI,
    Course,
)


def codes(at: Course) -> list[int]:
    """Return every move of the seat that acts. Not for windows, where several seats act."""
    phase = at.phase
    if phase == PIECE:
        return acting.codes(at)
    if phase == CUBE:
        return cubes.codes(at) + (meals(at) if at.source == NOBODY else [])
    if phase == SURVIVAL:
        return survival.codes(at) + meals(at)
    if phase == TSUNAMI:
        return tsunami.codes(at)
    if phase in {BUILD, PLACE, NATIVE}:
        return building.codes(at)
    return catapult.codes(at) if phase in {LOAD, AIM} else []


def meals(at: Course) -> list[int]:
    """Return the moves by which the acting side eats outside the piece phase (SJ-F8)."""
    return [code(EAT, corpse) for corpse in surging.meals(at, at.side())]


def act(at: Course, seat: int, number: int) -> None:
    """Carry out a legal move, and everything up to the next decision."""
    kind, a, b = kind_of(number), first_of(number), second_of(number)
    phase = at.phase
    if phase == PIECE:
        _act_piece(at, kind, a, b)
    elif kind == EAT:
        surging.eat(at, a)
        if phase == SURVIVAL:
            survival.check(at)
    elif phase in {CUBE, TSUNAMI}:
        _act_cube(at, kind, a, b)
    elif phase in {BUILD, PLACE, NATIVE}:
        if phase == BUILD:
            building.build(at, a)
        else:
            building.place(at, a, b)
        if at.phase == DUE:
            turns.begin_game(at)
    elif kind in {PASS, INTERRUPT}:
        window.answer(at, seat, PASSED if kind == PASS else a - 1 if a else CLAIMED)
    elif phase == SURVIVAL:
        _act_survival(at, kind, a)
    else:
        _act_catapult(at, kind, a, b)
    turns.proceed(at)


def _act_piece(at: Course, kind: int, a: int, b: int) -> None:
    if kind == SELECT:
        acting.select(at, a)
    elif kind == ROTATE:
        acting.rotate(at, a)
    elif kind == ADVANCE:
        acting.advance(at, a >> 2, a & 3, b - 1)
    elif kind == SWING:
        acting.swing(at, 1 if a & 1 else -1, b >> 2, b & 3, a > 1)
    elif kind == DONE:
        acting.leave(at)
    elif kind == SURGE:
        acting.surge(at, a)
    elif kind == BOOST:
        acting.boost(at, a)
    elif kind == EAT:
        surging.eat(at, a)


def _act_cube(at: Course, kind: int, a: int, b: int) -> None:
    if kind == TAKE:
        at.source = a
    elif kind == PUT:
        if at.phase == TSUNAMI:
            tsunami.put(at, a)
        else:
            cubes.put(at, a)
    elif kind == COLOUR:
        cubes.place_colour(at, a, b)
    elif kind == ROCKFALL:
        cubes.rockfall(at, a, b)
    elif kind == WIPE:
        tsunami.wipe(at, a)


def _act_survival(at: Course, kind: int, a: int) -> None:
    if kind == DIE:
        survival.die(at)
    elif kind == RATION:
        survival.ration(at, a)
    elif kind == SAVE:
        survival.save(at, a)


def _act_catapult(at: Course, kind: int, a: int, b: int) -> None:
    if kind == TO_LOAD:
        catapult.load(at, a)
    elif kind == LOAD_HAND:
        catapult.load(at, NOBODY)
    elif kind == TO_AIM:
        at.phase = AIM
    elif kind == FIRE:
        catapult.fire(at, a >> 3, a & 7, b)
    elif kind == STOP:
        catapult.stop(at)
