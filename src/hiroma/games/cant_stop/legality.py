"""Legal moves, and refusals of the others with the clauses of the rulebook. Nothing here changes a position."""

from hiroma.games.cant_stop.moves import Drop, Go, Move, Stop
from hiroma.games.cant_stop.parts.board import ROUTES
from hiroma.games.cant_stop.parts.offers import OFFERS, WAYS, Way
from hiroma.games.cant_stop.position import NOBODY, Position
from hiroma.kernel import kinds
from hiroma.kernel.refusals import IllegalMove


def moves(at: Position, seat: int) -> tuple[Move, ...]:
    """Return every legal move of a seat, in the order of CS-D9."""
    if at.roll < 0 or seat != at.mover:
        return ()
    offered = OFFERS[at.roll].moves(at.usable)
    if not at.unique:
        return offered
    return tuple([move for move in offered if not isinstance(move, Stop) or not at.blocked(move.orange, move.red)])


def legal(at: Position, seat: int, way: Way) -> bool:
    """Return true when a seat may make a move."""
    if seat != at.mover or at.roll < 0:
        return False
    offer = OFFERS[at.roll]
    if not offer.totals & at.usable:
        return not way.routes
    if not offer.has(way):
        return False
    if not way.routes & at.usable:
        return way.stops
    return not (way.stops and at.unique and at.blocked(way.orange, way.red))


def why_not(at: Position, seat: int, move: kinds.Move) -> IllegalMove:
    """Return the refusal of a move that is not legal for a seat.

    Codes: 'game-over', 'not-your-turn', 'roll-first', 'unknown-move', 'drop-not-forced', 'must-drop',
    'no-such-pairing', 'dead-pairing', 'stop-blocked'.
    """
    if seat != at.mover or at.roll < 0:
        return _not_now(at, seat)
    offer = OFFERS[at.roll]
    live = offer.totals & at.usable
    if isinstance(move, Drop):
        return IllegalMove("drop-not-forced", "CS-D7", routes=[route for route in ROUTES if live >> route & 1])
    if not isinstance(move, (Go, Stop)):
        return IllegalMove("unknown-move", "CS-T1")
    if not live:
        return IllegalMove("must-drop", "CS-D7")
    way = WAYS.get(move)
    if way is None or not offer.has(way):
        return IllegalMove("no-such-pairing", "CS-D2", pairings=[[first, second] for first, second in offer.pairs])
    if not way.stops:
        return IllegalMove("dead-pairing", "CS-T7", routes=sorted({way.orange, way.red}))
    cells = shared_cells(at, way.orange, way.red)
    return IllegalMove("stop-blocked", "CS-U1", routes=[cell["route"] for cell in cells], cells=cells)


def _not_now(at: Position, seat: int) -> IllegalMove:
    if at.clause:
        return IllegalMove("game-over", at.clause)
    if seat != at.mover:
        return IllegalMove("not-your-turn", "CS-S10", mover=None if at.mover == NOBODY else at.mover)
    return IllegalMove("roll-first", "CS-D1")


def shared_cells(at: Position, orange: int, red: int) -> list[dict[str, object]]:
    """Return the cells that forbid a STOP with a pairing: route, cell, and the seats whose bivouacs stand there."""
    standing = at.standing(orange, red)
    return [
        {"route": route, "cell": standing[route], "seats": at.camping(route, standing[route])}
        for route in at.blocked(orange, red)
    ]


def draw(at: Position) -> IllegalMove:
    """Return the refusal of a draw's result that cannot come now: 'no-draw-now', 'not-a-seat' or 'not-a-roll'."""
    if at.clause or at.roll >= 0:
        return IllegalMove("no-draw-now", at.clause or "CS-D1")
    if at.mover == NOBODY:
        return IllegalMove("not-a-seat", "CS-S10", seats=at.seats)
    return IllegalMove("not-a-roll", "CS-S11")
