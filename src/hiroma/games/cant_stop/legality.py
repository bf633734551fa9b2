"""Why a move is refused, in the words of the rulebook. Nothing here changes a position."""

from hiroma.games.cant_stop.moves import Drop, Go, Stop
from hiroma.games.cant_stop.parts.board import PAIRINGS, ROUTES, TOTALS
from hiroma.games.cant_stop.position import NOBODY, Position
from hiroma.kernel.refusals import IllegalMove


def why(at: Position, seat: int, move: object) -> IllegalMove:
    """The refusal of a move that is not among the legal ones of `seat`.

    Codes: game-over, not-your-turn, roll-first, unknown-move, drop-not-forced, must-drop,
    no-such-pairing, dead-pairing, stop-blocked.
    """
    if at.clause:
        return IllegalMove("game-over", at.clause)
    if seat != at.mover:
        return IllegalMove("not-your-turn", "CS-S10", mover=None if at.mover == NOBODY else at.mover)
    if at.roll < 0:
        return IllegalMove("roll-first", "CS-D1")
    if not isinstance(move, (Go, Stop, Drop)):
        return IllegalMove("unknown-move", "CS-T1")
    live = TOTALS[at.roll] & at.usable
    if isinstance(move, Drop):
        return IllegalMove("drop-not-forced", "CS-D7", routes=[route for route in ROUTES if live >> route & 1])
    return _pairing(at, move) if live else IllegalMove("must-drop", "CS-D7")


def _pairing(at: Position, move: Go | Stop) -> IllegalMove:
    pairs = [(first, second) for first, second, _ in PAIRINGS[at.roll]]
    for orange, red in pairs + [(red, orange) for orange, red in pairs]:
        # Compared rather than read: the totals of a struct made by hand may be anything.
        if move == Go(orange, red):
            return IllegalMove("dead-pairing", "CS-T7", routes=sorted({orange, red}))
        if move == Stop(orange, red):
            cells = shared_cells(at, orange, red)
            return IllegalMove("stop-blocked", "CS-U1", routes=[cell["route"] for cell in cells], cells=cells)
    return IllegalMove("no-such-pairing", "CS-D2", pairings=[list(pair) for pair in pairs])


def shared_cells(at: Position, orange: int, red: int) -> list[dict[str, object]]:
    """The cells that forbid stopping with a pairing: route, cell, and the seats whose bivouacs stand there."""
    standing = at.standing(orange, red)
    return [
        {"route": route, "cell": standing[route], "seats": at.camping(route, standing[route])}
        for route in at.blocked(orange, red)
    ]


def draw(at: Position) -> IllegalMove:
    """The refusal of a result that chance cannot bring now: no-draw-now, not-a-seat or not-a-roll."""
    if at.clause or at.roll >= 0:
        return IllegalMove("no-draw-now", at.clause or "CS-D1")
    if at.mover == NOBODY:
        return IllegalMove("not-a-seat", "CS-S10", seats=at.seats)
    return IllegalMove("not-a-roll", "CS-S11")
