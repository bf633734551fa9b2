"""Which moves are legal, and why the others are not, in the words of the rulebook. Nothing here changes a position."""

from typing import Final

from hiroma.games.fearsome_floors.acts import steps
from hiroma.games.fearsome_floors.moves import Choose, Enter, Lay, Leave, Move, Step, Stop, Take
from hiroma.games.fearsome_floors.parts import layout
from hiroma.games.fearsome_floors.parts.board import ENTRANCE, EXIT, HEADINGS, NAMES, NEXT, OFF, SQUARE
from hiroma.games.fearsome_floors.parts.hall import (
    AT_MONSTER,
    AT_STONE,
    AT_TELEPORTER,
    AT_WALL,
    MONSTER,
    PIECE,
    POOL,
    WAITING,
)  # fmt: skip
from hiroma.games.fearsome_floors.position import FIRST_SEAT, LAYING, MOVING, NOBODY, NOTHING, Position
from hiroma.kernel import kinds
from hiroma.kernel.refusals import IllegalMove

LAYS: Final = [[Lay(name, heading) for heading in HEADINGS] for name in NAMES]
TAKES: Final = [Take(piece) for piece in range(4)]


def moves(at: Position, seat: int) -> tuple[Move, ...]:
    """Return every legal move of a seat, found once for each position."""
    if seat != at.mover or at.stage not in (LAYING, MOVING):
        return ()
    if at.legal is None:
        at.legal = tuple(_found(at))
    return at.legal


def _found(at: Position) -> list[Move]:
    if at.stage == LAYING:
        if at.item is None:
            return [Choose(item) for item in at.items if layout.fits(at.hall, item)]
        return [LAYS[square][heading] for square, heading in layout.places(at.hall, at.item)]
    if at.taken == NOTHING:
        return [TAKES[piece & 3] for piece in at.to_move(at.mover)]
    return steps.next_steps(at)


def why_not(at: Position, seat: int, move: kinds.Move) -> IllegalMove | None:
    """Return the refusal of a seat's move, None for a legal one."""
    if move in moves(at, seat):
        return None
    if at.clause:
        return IllegalMove("game-over", at.clause)
    if seat != at.mover:
        return IllegalMove("not-your-turn", "FF-P2", mover=None if at.mover == NOBODY else at.mover)
    if isinstance(move, (Choose, Lay)):
        return _lay_out(at, move)
    if not isinstance(move, (Take, Enter, Step, Leave, Stop)):
        return IllegalMove("unknown-move", "FF-P2")
    if at.stage == LAYING:
        return IllegalMove("lay-out-first", "FF-O2")
    return _take(at, move) if isinstance(move, Take) else _taken(at, move)


def _lay_out(at: Position, move: Choose | Lay) -> IllegalMove:
    if at.stage != LAYING:
        return IllegalMove("nothing-to-lay", "FF-O2")
    return _choose(at, move) if isinstance(move, Choose) else _lay(at, move)


def draw(at: Position) -> IllegalMove:
    """Return the refusal of a result that chance cannot bring now: 'no-draw-now', 'not-a-seat' or 'not-a-tile'."""
    if at.clause or at.stage in (LAYING, MOVING):
        return IllegalMove("no-draw-now", at.clause or "FF-P1")
    if at.stage == FIRST_SEAT:
        return IllegalMove("not-a-seat", "FF-S6", seats=at.seats)
    return IllegalMove("not-a-tile", "FF-S5", tiles=list(at.deck))


def _choose(at: Position, move: Choose) -> IllegalMove:
    if at.item is not None:
        return IllegalMove("lay-it-first", "FF-O2", item=at.item)
    left = list(at.items)
    known = move.item in left
    return IllegalMove("fits-nowhere" if known else "no-such-item", "FF-O2", item=move.item, items=left)


def _lay(at: Position, move: Lay) -> IllegalMove:
    if at.item is None:
        return IllegalMove("choose-first", "FF-O2", items=list(at.items))
    square = SQUARE.get(move.square, OFF)
    if square == OFF:
        return IllegalMove("no-such-square", "FF-O6", square=move.square)
    heading = HEADINGS.index(move.heading)
    if heading not in layout.turns(at.item):
        return IllegalMove("cannot-turn", "FF-O6", item=at.item, heading=move.heading)
    reason = layout.why_not(at.hall, at.item, square, heading)
    covered = [NAMES[each] for each in layout.span(at.item, square, heading)] or [NAMES[square]]
    house = at.house
    limit = house.pool_clear if reason == "pool-too-near" else 1 if house.advanced else house.clear
    clause = "FF-X2" if house.advanced and reason == "too-near" else layout.CLAUSES[reason]
    return IllegalMove(reason, clause, item=at.item, squares=covered, limit=limit)


def _take(at: Position, move: Take) -> IllegalMove:
    if at.taken != NOTHING:
        return IllegalMove("piece-on-its-way", "FF-P2", piece=at.taken & 3, number=at.hall.number(at.taken))
    piece = next((each for each in at.pieces[at.mover] if each & 3 == move.piece), NOTHING)
    if piece == NOTHING:
        return IllegalMove("no-such-piece", "FF-S2", piece=str(move.piece))
    if not at.active(piece):
        return IllegalMove("out-of-play", "FF-P4", number=at.hall.number(piece))
    return IllegalMove("moved-already", "FF-P2", number=at.hall.number(piece))


def _taken(at: Position, move: Enter | Step | Leave | Stop) -> IllegalMove:
    if at.taken == NOTHING:
        return IllegalMove("take-first", "FF-P2")
    square = at.hall.where[at.taken]
    if isinstance(move, Enter):
        if square != WAITING:
            return IllegalMove("inside-already", "FF-P9", square=NAMES[square])
        return _entrance(at)
    if square == WAITING:
        return IllegalMove("enter-first", "FF-P9", square=NAMES[ENTRANCE])
    if isinstance(move, Stop):
        return IllegalMove("stop-occupied", "FF-P12", square=NAMES[square])
    return _onward(at, square, move)


def _onward(at: Position, square: int, move: Step | Leave) -> IllegalMove:
    hall = at.hall
    if at.points == 0:
        return IllegalMove("no-points-left", "FF-P5", number=hall.number(at.taken))
    if isinstance(move, Leave):
        return IllegalMove("not-at-exit", "FF-P10", square=NAMES[square], exit=NAMES[EXIT])
    return _step(at, square, HEADINGS.index(move.heading))


def _entrance(at: Position) -> IllegalMove:
    on = at.hall.on[ENTRANCE]
    code = "entrance-monster" if on == MONSTER else "entrance-stone" if on < PIECE else "entrance-full"
    return IllegalMove(code, "FF-P9", square=NAMES[ENTRANCE], points=at.points)


def _step(at: Position, square: int, heading: int) -> IllegalMove:
    """Return the refusal of a step that leads nowhere. It names the square in the way."""
    hall = at.hall
    landing, there, _ = hall.stride(square, heading)
    first = NEXT[heading][square]
    sliding = first != OFF and hall.ground[first] == POOL
    if landing == AT_WALL:
        return IllegalMove(
            "pool-to-wall" if sliding else "wall", "FF-P21" if sliding else "FF-P8", square=NAMES[square]
        )
    name = NAMES[there]
    if landing == AT_MONSTER:
        return IllegalMove("monster-in-way", "FF-P21" if sliding else "FF-P13", square=name)
    if landing == AT_TELEPORTER:
        return IllegalMove("teleporter-in-way", "FF-X5", square=name)
    if landing == AT_STONE:
        return _stone(at, there, heading, sliding)
    return IllegalMove(
        "bank-occupied" if sliding else "no-way-on", "FF-P20" if sliding else "FF-P12", square=NAMES[landing]
    )


def _stone(at: Position, stone: int, heading: int, sliding: bool) -> IllegalMove:
    """Return the refusal to push a stone. It names the square behind the stone, None for a wall."""
    behind = NEXT[heading][stone]
    clause = "FF-P14"
    if sliding:
        clause = "FF-P22" if at.hall.ground[stone] == POOL else "FF-P19"
    if behind == OFF:
        return IllegalMove("stone-at-wall", clause, square=NAMES[stone], behind=None)
    on = at.hall.on[behind]
    blocked = "stone-before-monster" if on == MONSTER else "stone-before-piece" if on >= PIECE else "stone-before-stone"
    return IllegalMove(blocked, clause, square=NAMES[stone], behind=NAMES[behind])
