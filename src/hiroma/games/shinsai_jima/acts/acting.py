"""The piece phase: one piece, its items, its rotation or swing, its advance (SJ-T3, SJ-T4)."""

from hiroma.games.shinsai_jima.acts import advancing, cubes, deaths, escapes, surging, swinging, victory
from hiroma.games.shinsai_jima.events import Escaped, Rotated, Selected
from hiroma.games.shinsai_jima.parts.board import COMPASS, NATIVES, RESCUE_HEIGHT
from hiroma.games.shinsai_jima.parts.codes import (
    ADVANCE,
    BOOST,
    DONE,
    EAT,
    ROTATE,
    SELECT,
    SURGE,
    code,
    kind_of,
    swing_code,
)
from hiroma.games.shinsai_jima.parts.island import NOBODY, OUT
from hiroma.games.shinsai_jima.parts.kinds import ADVANCES, PUSH
from hiroma.games.shinsai_jima.parts.reasons import LEGAL
from hiroma.games.shinsai_jima.position import CLOSING, PIECE, Course

ESCAPE_POINTS = 2
"""Points for an escape with `slaughter` (SJ-O6)."""


def enter(at: Course) -> None:
    """Begin the piece phase: the seat may choose its piece."""
    at.phase = PIECE


def codes(at: Course) -> list[int]:
    """Return every move of the piece phase."""
    if at.piece == NOBODY:
        return selections(at)
    if not at.upright(at.piece):
        return [*escaped(at), code(DONE)]
    found = [] if at.advanced else advances(at)
    if not at.rules.beginner:
        if not at.rotated:
            found += rotations(at) + swings(at)
        found += items(at)
    if at.advanced or at.ration or not (found or at.rules.after_swing):
        found.append(code(DONE))
    return found


def escaped(at: Course) -> list[int]:
    """Return the moves besides `done` once the chosen piece has escaped: its side may eat (SJ-O6, SJ-F8)."""
    return [one for one in items(at) if kind_of(one) == EAT] if at.rules.escape_ends else []


def settled(at: Course) -> bool:
    """Return true when no advance is due: it is made, or a ration has made it optional (SJ-M5)."""
    return at.advanced or at.ration


def selections(at: Course) -> list[int]:
    """Return the choices of an own piece or native that can advance or win by a swing; a ration allows any (SJ-T3)."""
    pieces = at.setup.of_seat[at.mover] + at.setup.natives
    found = [code(SELECT, piece) for piece in pieces if at.upright(piece) and selectable(at, piece)]
    if at.ration:
        found.append(code(DONE))
    return found


def selectable(at: Course, piece: int) -> bool:
    """Return true when a piece on its feet can advance, or win by a swing, with all that it could spend."""
    return at.ration or escapes.can_finish(at, piece, 1)


def advances(at: Course) -> list[int]:
    """Return the advances of the chosen piece: along its facing, with `beginner` in all four directions (SJ-O11)."""
    piece = at.piece
    corpse = at.stock(at.setup.side_of[piece]) > 0
    ways = list(range(4)) if at.rules.beginner else [at.facing[piece]]
    return [
        code(ADVANCE, kind << 2 | distance, way + 1 if at.rules.beginner else 0)
        for way in ways
        for kind, distance in ADVANCES
        if advancing.why_not(at, piece, kind, distance, way, at.power, corpse) == LEGAL
    ]


def rotations(at: Course) -> list[int]:
    """Return the rotations; if an advance is still due, those that leave one (SJ-A4, SJ-T4)."""
    return [
        code(ROTATE, way)
        for way in range(4)
        if way != at.facing[at.piece] and (settled(at) or escapes.can_go(at, at.piece, way, at.power))
    ]


def swings(at: Course) -> list[int]:
    """Return the swings; if an advance is still due, those that leave one or end the game (SJ-A9..A11, SJ-T4)."""
    if at.advanced and not (at.pushed and at.rules.swing_after_push):
        return []
    if swinging.why_no_grip(at, at.piece, at.power) != LEGAL:
        return []
    found: list[int] = []
    for one in escapes.swings(at, at.piece, at.power):
        ways = escapes.final_ways(at, at.piece, one) if settled(at) else escapes.ways_after(at, at.piece, one, at.power)
        turn, quarters, slam = one
        found += [swing_code(turn, quarters, way, slam) for way in ways]
    return found


def items(at: Course) -> list[int]:
    """Return the uses of chips and corpses; if an advance is still due, those that leave one (SJ-F2..F4, SJ-F8)."""
    found: list[int] = []
    for side in surging.sources(at, at.piece, at.side()):
        if at.power == 1 and at.chips[side]:
            found.append(code(SURGE, side))
        for corpse in at.kinds_held(side):
            if at.power > 1 and _leaves_advance(at, corpse, 2 * at.power, False):
                found.append(code(BOOST, corpse))
            if not at.chips[side] and _leaves_advance(at, corpse, at.power, True):
                found.append(code(EAT, corpse))
    return found


def _leaves_advance(at: Course, corpse: int, power: int, ready: bool) -> bool:
    # True when the turn can still be finished after a corpse is eaten for power or for its holder's chip.
    if settled(at):
        return True
    holder = at.holder[corpse]
    chip = at.chips[holder]
    at.holder[corpse] = NOBODY
    at.chips[holder] = chip or ready
    if at.rotated:
        left = escapes.can_go(at, at.piece, at.facing[at.piece], power)
    else:
        left = escapes.can_finish(at, at.piece, power)
    at.holder[corpse] = holder
    at.chips[holder] = chip
    return left


def select(at: Course, piece: int) -> None:
    """Choose the piece of the turn."""
    at.piece = piece
    if at.tell is not None:
        at.tell(Selected(at.mover, at.setup.names[piece]))


def surge(at: Course, side: int) -> None:
    """Use the chip of a side for double power (SJ-F2)."""
    at.power = surging.surge(at, side)


def boost(at: Course, corpse: int) -> None:
    """Eat a corpse for twice the power (SJ-F3)."""
    at.power = surging.boost(at, corpse, at.power)


def rotate(at: Course, way: int) -> None:
    """Turn the chosen piece, empty-handed (SJ-A4)."""
    at.facing[at.piece] = way
    at.rotated = True
    if at.tell is not None:
        at.tell(Rotated(at.setup.names[at.piece], COMPASS[way]))
    _finish_if_used_up(at)


def swing(at: Course, turn: int, quarters: int, way: int, slam: bool) -> None:
    """Turn the chosen piece with the object in front (SJ-A9)."""
    swinging.swing(at, at.piece, turn, quarters, way, slam)
    at.rotated = True
    if not victory.judge(at):
        _finish_if_used_up(at)


def advance(at: Course, kind: int, distance: int, way: int) -> None:
    """Move the chosen piece in a direction, with `way` -1 along its facing."""
    piece = at.piece
    advancing.advance(at, piece, kind, distance, at.facing[piece] if way < 0 else way)
    at.advanced = True
    at.pushed = kind == PUSH
    at.native = at.setup.side_of[piece] == NATIVES
    if not at.native and at.height[at.cell[piece]] >= RESCUE_HEIGHT:
        _reach_helicopter(at, piece)
    if not victory.judge(at):
        _finish_if_used_up(at)


def _reach_helicopter(at: Course, piece: int) -> None:
    side = at.setup.side_of[piece]
    if not at.rules.slaughter:
        victory.finish(at, "SJ-V1", [side])
        return
    at.leave(piece)
    at.status[piece] = OUT
    if at.tell is not None:
        at.tell(Escaped(at.setup.names[piece]))
    deaths.award(at, side, ESCAPE_POINTS, "escape")


def _finish_if_used_up(at: Course) -> None:
    if at.advanced and (at.rotated or at.rules.beginner) and (at.rules.escape_ends or at.upright(at.piece)):
        leave(at)


def leave(at: Course) -> None:
    """End the piece phase. The cube phase follows, unless the side has lost its last piece (SJ-T7)."""
    if at.in_game(at.side()):
        cubes.enter(at)
    else:
        at.phase = CLOSING
