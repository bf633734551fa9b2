"""One piece on the move: its legal next moves, and their effects (FF-P5 to FF-P24)."""

from typing import Final

from hiroma.games.fearsome_floors.acts.pushing import Gone
from hiroma.games.fearsome_floors.events import Entered, Escaped, GoalMet, Stepped, StonePushed, Stopped
from hiroma.games.fearsome_floors.moves import Enter, Leave, Move, Step, Stop
from hiroma.games.fearsome_floors.parts.board import ENTRANCE, EXIT, HEADINGS, NAMES, NEXT, needed
from hiroma.games.fearsome_floors.parts.hall import (
    EMPTY,
    ESCAPED,
    HEADING,
    PIECE,
    POOL,
    STONE_KINDS,
    TELEPORTER,
    WAITING,
)
from hiroma.games.fearsome_floors.parts.routes import may_enter, may_step
from hiroma.games.fearsome_floors.position import NOBODY, NOTHING, Position
from hiroma.kernel.contract import Emit

ENTERS: Final = Enter()
LEAVES: Final = Leave()
STOP: Final = Stop()
LEGS: Final[list[Move]] = [Step("N"), Step("E"), Step("S"), Step("W"), ENTERS, LEAVES]
"""The move of each leg of a route: a heading, ENTER or LEAVE."""


def next_steps(at: Position) -> list[Move]:
    """Return the legal moves of the taken piece, in the order Enter, Step N, E, S, W, Leave, Stop."""
    hall, square, points = at.hall, at.hall.where[at.taken], at.points
    if square == WAITING:
        return [ENTERS, STOP] if may_enter(hall, points) else [STOP]
    found: list[Move] = [LEGS[heading] for heading in HEADING if may_step(hall, square, heading, points)]
    if square == EXIT and points:
        found.append(LEAVES)
    if hall.on[square] == EMPTY:
        found.append(STOP)
    return found


def take(at: Position, piece: int) -> None:
    """Put a piece on the move, with as many points as its number (FF-P5)."""
    square = at.hall.where[piece]
    at.taken = piece
    at.points = at.hall.number(piece)
    at.trail = []
    if square != WAITING:
        at.hall.on[square] = EMPTY
        at.trail.append(square)


def enter(at: Position, tell: Emit | None) -> None:
    """Move the taken piece from outside onto the entrance (FF-P9)."""
    piece = at.taken
    at.hall.where[piece] = ENTRANCE
    at.trail.append(ENTRANCE)
    at.points -= 1
    if tell:
        tell(Entered(piece >> 2, piece & 3, at.hall.number(piece), NAMES[ENTRANCE], at.points))


def step(at: Position, heading: int, tell: Emit | None) -> None:
    """Make a legal step: move the piece, and the stone that it pushes."""
    hall, piece = at.hall, at.taken
    start = hall.where[piece]
    landing, stone, goes = hall.stride(start, heading)
    kind = hall.shift(stone, goes) if stone >= 0 else EMPTY
    hall.where[piece] = landing
    at.trail.append(landing)
    at.points -= 1
    if not tell:
        return
    over = tuple([NAMES[square] for square in slid(start, landing, heading)])
    number = hall.number(piece)
    there, heads = NAMES[landing], HEADINGS[heading]
    tell(Stepped(piece >> 2, piece & 3, number, NAMES[start], there, heads, over, at.points))
    if stone >= 0:
        tell(_pushed(at, kind, stone, goes, heading))


def slid(start: int, landing: int, heading: int) -> list[int]:
    """Return the squares between the start and the landing of a step."""
    between: list[int] = []
    square = NEXT[heading][start]
    while square != landing:
        between.append(square)
        square = NEXT[heading][square]
    return between


def _pushed(at: Position, kind: int, stone: int, goes: int, heading: int) -> StonePushed:
    seat, item = at.taken >> 2, STONE_KINDS[kind]
    if goes >= 0:
        over = tuple([NAMES[square] for square in slid(stone, goes, heading) if at.hall.ground[square] == POOL])
        return StonePushed(seat, item, NAMES[stone], NAMES[goes], over, None)
    end = NEXT[heading][stone]
    while end not in (EXIT, ENTRANCE) and at.hall.ground[end] != TELEPORTER:
        end = NEXT[heading][end]
    why: Gone = "exit" if end == EXIT else "entrance" if end == ENTRANCE else "teleporter"
    return StonePushed(seat, item, NAMES[stone], None, (), why)


def stop(at: Position, tell: Emit | None) -> None:
    """End the piece's move and turn it over (FF-P6)."""
    hall, piece = at.hall, at.taken
    square = hall.where[piece]
    stayed = at.points == hall.number(piece)
    if square != WAITING:
        hall.on[square] = PIECE + piece
    hall.faces[piece] ^= 1
    _done(at)
    if tell:
        there = None if square == WAITING else NAMES[square]
        tell(Stopped(piece >> 2, piece & 3, hall.number(piece), there, stayed))


def leave(at: Position, tell: Emit | None) -> None:
    """Take the piece out of the exit for good and turn it over (FF-P6, FF-P10); note the goal if it is met (FF-E4)."""
    piece = at.taken
    seat, hall = piece >> 2, at.hall
    hall.where[piece] = ESCAPED
    at.escapes.append(piece)
    number, turned = hall.number(piece), at.house.readings.escaped_turned
    if turned:
        hall.faces[piece] ^= 1
    _done(at)
    count = at.escaped(seat)
    if tell:
        tell(Escaped(seat, piece & 3, number, len(at.escapes), count, turned))
    if count == needed(at.seats):
        if tell:
            tell(GoalMet(seat, at.met == NOBODY))
        if at.met == NOBODY:
            at.met = seat


def _done(at: Position) -> None:
    at.moved[at.taken] = True
    at.taken = NOTHING
    at.points = 0
    at.trail = []
