"""Reconstruction of a position from a view, which shows everything."""

from hiroma.games.fearsome_floors.parts.board import HEADINGS, SQUARE
from hiroma.games.fearsome_floors.parts.hall import (
    DEAD,
    EMPTY,
    MONSTER,
    PIECE,
    WAITING,
)  # fmt: skip
from hiroma.games.fearsome_floors.position import NOBODY, Position
from hiroma.games.fearsome_floors.sight import PLACES, STAGES
from hiroma.games.fearsome_floors.view import (
    FearsomeFloorsView,
)  # fmt: skip


def recall(seen: FearsomeFloorsView, at: Position) -> None:
    """Set a new position, of the view's seats and options, to the state that the view shows."""
    at.stage = STAGES.index(seen.stage)
    at.round, at.phase = seen.round, seen.phase
    at.first, at.start = _number(seen.first), _number(seen.start)
    at.mover, at.met = _number(seen.mover), _number(seen.met)
    at.items = dict(seen.items)
    at.item = seen.item
    at.deck = list(seen.deck)
    at.tile = seen.tile or ""
    at.escapes = [4 * seat + piece for seat, piece in seen.escapes]
    at.points = seen.points
    at.trail = [SQUARE[name] for name in seen.trail]
    at.clause = seen.ended or ""
    if seen.taken is not None:
        at.taken = 4 * at.mover + seen.taken
    _furnish(seen, at)


def _furnish(seen: FearsomeFloorsView, at: Position) -> None:
    hall = at.hall
    for ground in seen.grounds:
        hall.lay(ground.item, SQUARE[ground.squares[0]], HEADINGS.index(ground.heading))
    for stone in seen.stones:
        hall.lay(stone.item, SQUARE[stone.square], 1)
    hall.on[hall.monster] = EMPTY
    hall.monster = SQUARE[seen.monster]
    hall.on[hall.monster] = MONSTER
    hall.heading = HEADINGS.index(seen.heading)
    hall.fate = WAITING if seen.phase == 1 else DEAD
    outside = {name: where for where, name in PLACES.items()}
    for each in seen.pieces:
        piece = 4 * each.seat + each.piece
        hall.faces[piece] = int(each.dark)
        at.moved[piece] = each.moved
        hall.where[piece] = outside[each.place] if each.square is None else SQUARE[each.square]
        if hall.where[piece] >= 0 and piece != at.taken:
            hall.on[hall.where[piece]] = PIECE + piece


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat
