"""Refusals of moves in the cube phase (SJ-C)."""

from hiroma.games.shinsai_jima.acts import cubes
from hiroma.games.shinsai_jima.parts.board import AHEAD, DEADLY, MAX_HEIGHT, NAMES, NATIVES
from hiroma.games.shinsai_jima.parts.codes import COLOUR, EAT, PUT, ROCKFALL, TAKE
from hiroma.games.shinsai_jima.parts.terrain import IN_HAND
from hiroma.games.shinsai_jima.position import Course
from hiroma.kernel.refusals import IllegalMove


def why(at: Course, kind: int, a: int, b: int) -> IllegalMove | None:
    """Return the refusal of a move in the cube phase, None when the move belongs to another phase."""
    if kind == PUT:
        return put(at, a)
    if kind not in {TAKE, COLOUR, ROCKFALL, EAT} or (kind == EAT and at.source < 0):
        return None
    if at.source >= 0:
        return IllegalMove("put-first", "SJ-C1", cells=[NAMES[at.source]])
    if kind == TAKE:
        return _take(at, a)
    return _colour(at, a, b) if kind == COLOUR else _rockfall(at, a, b)


def _take(at: Course, cell: int) -> IllegalMove:
    return _source(at, cell) or IllegalMove("nowhere-higher", "SJ-C2", cells=[NAMES[cell]])


def _source(at: Course, cell: int) -> IllegalMove | None:
    # The refusal of a stack that gives no cube at all.
    cells = [NAMES[cell]]
    if at.height[cell] == 0:
        return IllegalMove("sea", "SJ-C1", cells=cells)
    if at.occupant[cell] >= 0:
        return IllegalMove("occupied", "SJ-C4", cells=cells)
    if not cubes.handles(at, at.top(cell)):
        clause = "SJ-C9" if at.describe(cell)[-1] == "N" else "SJ-C7"
        return IllegalMove("foreign-colour", clause, cells=cells)
    return None


def put(at: Course, cell: int) -> IllegalMove:
    """Return the refusal of a stack as the target of the taken cube."""
    if at.source < 0:
        return IllegalMove("take-first", "SJ-C1")
    cells = [NAMES[cell]]
    if cell == at.source:
        return IllegalMove("too-low", "SJ-C2", cells=cells)
    if at.height[cell] == 0:
        return IllegalMove("sea", "SJ-W1", cells=cells)
    return _target(at, cell) or IllegalMove("too-low", "SJ-C2", cells=cells)


def _target(at: Course, cell: int) -> IllegalMove | None:
    cells = [NAMES[cell]]
    if at.occupant[cell] >= 0:
        return IllegalMove("occupied", "SJ-C4", cells=cells)
    if at.height[cell] >= MAX_HEIGHT:
        return IllegalMove("too-high", "SJ-C3", cells=cells)
    if at.height[cell] == MAX_HEIGHT - 1 and at.fives() >= at.fifth_cap():
        tall = [NAMES[tall] for tall in range(len(NAMES)) if at.height[tall] == MAX_HEIGHT]
        return IllegalMove("too-many-fifths", "SJ-C3", cells=tall)
    return None


def _colour(at: Course, cell: int, side: int) -> IllegalMove:
    if side not in {at.side(), NATIVES}:
        return IllegalMove("foreign-colour", "SJ-C5", cells=[])
    if side == NATIVES and not at.native:
        return IllegalMove("move-a-native-first", "SJ-C9")
    if at.cubes[side] != IN_HAND:
        return IllegalMove("not-in-hand", "SJ-C5")
    return _target(at, cell) or IllegalMove("own-colour-first", "SJ-C6")


def _rockfall(at: Course, source: int, piece: int) -> IllegalMove:
    if not at.rules.rockfall:
        return IllegalMove("no-rockfall", "SJ-O7")
    if at.setup.seat_of[piece] != at.mover or not at.upright(piece):
        return IllegalMove("not-your-piece", "SJ-O7", piece=at.setup.names[piece])
    target = AHEAD[at.facing[piece]][at.cell[piece]]
    height = at.height[target]
    if at.occupant[target] < 0 or height != at.height[at.cell[piece]] - DEADLY:
        return IllegalMove("nobody-below", "SJ-O7", piece=at.setup.names[piece])
    return _source(at, source) or IllegalMove("too-high", "SJ-O7", cells=[NAMES[source]])
