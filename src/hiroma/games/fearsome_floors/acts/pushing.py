"""Collisions of the monster: it catches a piece, and pushes a stone with the row behind it (FF-M11 to FF-M18)."""

from typing import Literal

from hiroma.games.fearsome_floors.events import Caught, Event, PiecePushed, StonePushed
from hiroma.games.fearsome_floors.parts.board import EXIT, NAMES, NEXT, OFF
from hiroma.games.fearsome_floors.parts.hall import DEAD, EMPTY, PIECE, POOL, STONE_KINDS, TELEPORTER, Hall

How = Literal["reached", "crushed", "teleported"]
Gone = Literal["wall", "exit", "entrance", "teleporter", "monster"]


def catch(hall: Hall, square: int, how: How, notes: list[Event] | None) -> None:
    """Catch the piece on a square: it is gone at once (FF-M11)."""
    piece = hall.on[square] - PIECE
    hall.on[square] = EMPTY
    hall.where[piece] = hall.fate
    hall.caught.append(piece)
    if notes is not None:
        fate: Literal["waiting", "dead"] = "dead" if hall.fate == DEAD else "waiting"
        notes.append(Caught(piece >> 2, piece & 3, hall.number(piece), NAMES[square], how, fate))


def smash(hall: Hall, square: int, why: Gone, notes: list[Event] | None) -> None:
    """Take the stone on a square out of the game."""
    kind = hall.on[square]
    hall.on[square] = EMPTY
    if notes is not None:
        notes.append(StonePushed(None, STONE_KINDS[kind], NAMES[square], None, (), why))


def shove(hall: Hall, square: int, heading: int, notes: list[Event] | None) -> None:
    """Push a stone or piece one square on, after the row behind it, whose far end moves first (FF-M15, FF-M16).

    Over a pool it slides to the far bank: before an occupied bank a stone stops, a piece pushes on (FF-M17).
    """
    on = hall.on
    code = on[square]
    goal = NEXT[heading][square]
    if goal == OFF:
        lose(hall, square, "crushed", "wall", notes)
        return
    if on[goal] != EMPTY:
        shove(hall, goal, heading, notes)
    goal, over = slide(hall, code, goal, heading, notes)
    if hall.ground[goal] == TELEPORTER:
        lose(hall, square, "teleported", "teleporter", notes)
    elif code >= PIECE:
        on[square] = EMPTY
        on[goal] = code
        hall.where[code - PIECE] = goal
        if notes is not None:
            notes.append(_pushed(hall, code - PIECE, square, goal, over))
    elif not hall.stands(goal):
        smash(hall, square, "exit" if goal == EXIT else "entrance", notes)
    else:
        on[square] = EMPTY
        on[goal] = code
        if notes is not None:
            slid = tuple([NAMES[pool] for pool in over])
            notes.append(StonePushed(None, STONE_KINDS[code], NAMES[square], NAMES[goal], slid, None))


def slide(hall: Hall, code: int, goal: int, heading: int, notes: list[Event] | None) -> tuple[int, list[int]]:
    """Return the square where something pushed onto `goal` comes to rest, and the pool squares before it (FF-M17)."""
    over: list[int] = []
    while hall.ground[goal] == POOL:
        further = NEXT[heading][goal]
        if further == OFF:
            break
        if hall.on[further] != EMPTY:
            if code < PIECE or not hall.house.bank_push:
                break
            shove(hall, further, heading, notes)
        over.append(goal)
        goal = further
    return goal, over


def lose(hall: Hall, square: int, how: How, why: Gone, notes: list[Event] | None) -> None:
    """Take a stone or piece out of the hall: a piece is caught, a stone is out of the game (FF-M15, FF-X5)."""
    if hall.on[square] >= PIECE:
        catch(hall, square, how, notes)
    else:
        smash(hall, square, why, notes)


def _pushed(hall: Hall, piece: int, square: int, goal: int, over: list[int]) -> PiecePushed:
    slid = tuple([NAMES[pool] for pool in over])
    return PiecePushed(piece >> 2, piece & 3, hall.number(piece), NAMES[square], NAMES[goal], slid)
