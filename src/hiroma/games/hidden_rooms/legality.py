"""Which moves are legal, and why the others are not, in the words of the rulebook (HR-C-17). Nothing changes here."""

from typing import Final

from hiroma.games.hidden_rooms.acts import child
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, Move, NextAttempt, Place, Resign, Walk
from hiroma.games.hidden_rooms.parts.board import NEIGHBOURS, SQUARE_NAMES, SQUARE_OF, TILE_NAMES
from hiroma.games.hidden_rooms.position import CHILD, NOTHING, OVER, PHASES, PLACING, Position
from hiroma.kernel import kinds
from hiroma.kernel.refusals import IllegalMove

_PLACE: Final = [Place(name) for name in TILE_NAMES]
_NEXT: Final = NextAttempt()


def moves(at: Position, seat: int) -> tuple[Move, ...]:
    """Return every legal move of a seat: walks, explorations, the end of the turn; giving up comes last."""
    if seat != 0:
        return ()
    if at.phase == CHILD:
        return child.moves(at)
    if at.phase == PLACING:
        return _PLACE[at.pair[0]], _PLACE[at.pair[1]], child.RESIGN
    return (_NEXT,) if at.phase == OVER else ()


def why_not(at: Position, seat: int, move: kinds.Move) -> IllegalMove | None:
    """Return the refusal of a seat's move, None for a legal one.

    Codes: 'game-over', 'not-your-turn', 'unknown-move', 'not-now', 'not-of-the-pair', 'no-moves-left', 'not-adjacent',
    'no-tile', 'has-tile', 'supply-empty', 'no-such-memory'.
    """
    if move in moves(at, seat):
        return None
    if at.clause:
        return IllegalMove("game-over", at.clause)
    if seat != 0:
        return IllegalMove("not-your-turn", "HR-G-02")
    if not isinstance(move, (Place, Walk, Explore, EndTurn, Resign, NextAttempt)):
        return IllegalMove("unknown-move", "HR-C-01")
    if isinstance(move, Place) and at.phase == PLACING:
        return IllegalMove("not-of-the-pair", "HR-P-06", tiles=[TILE_NAMES[tile] for tile in at.pair])
    if at.phase != CHILD or not isinstance(move, (Walk, Explore)):
        return IllegalMove("not-now", "HR-C-01", phase=PHASES[at.phase])
    return _walk(at, move.to) if isinstance(move, Walk) else _explore(at, move.to, move.tile)


def _near(at: Position, name: str) -> int:
    square = SQUARE_OF.get(name, NOTHING)
    return square if square in NEIGHBOURS[at.child] else NOTHING


def _walk(at: Position, to: str) -> IllegalMove:
    if not at.walks:
        return IllegalMove("no-moves-left", "HR-C-01")
    if _near(at, to) == NOTHING:
        return IllegalMove("not-adjacent", "HR-C-02", squares=_names(at))
    return IllegalMove("no-tile", "HR-C-02", squares=_names(at))


def _explore(at: Position, to: str, tile: str | None) -> IllegalMove:
    target = _near(at, to)
    if target == NOTHING:
        return IllegalMove("not-adjacent", "HR-C-06", squares=_names(at))
    if at.board[target] != NOTHING:
        return IllegalMove("has-tile", "HR-C-06", squares=[SQUARE_NAMES[target]])
    if tile is None:
        return IllegalMove("supply-empty", "HR-C-09")
    return IllegalMove("no-such-memory", "HR-C-08", tiles=[TILE_NAMES[tile] for tile in at.memory])


def _names(at: Position) -> list[str]:
    return [SQUARE_NAMES[near] for near in NEIGHBOURS[at.child]]


def draw(at: Position) -> IllegalMove:
    """Return the refusal of a result that chance cannot bring now: 'no-draw-now' or 'not-a-tile'."""
    if not at.drawing():
        return IllegalMove("no-draw-now", at.clause or "HR-R-02")
    return IllegalMove("not-a-tile", "HR-R-03")
