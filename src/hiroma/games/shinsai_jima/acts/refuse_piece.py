"""Refusals of moves in the piece phase (SJ-T3, SJ-A, SJ-F)."""

from hiroma.games.shinsai_jima.acts import swinging
from hiroma.games.shinsai_jima.acts.advancing import push_weight, why_not
from hiroma.games.shinsai_jima.acts.surging import sources
from hiroma.games.shinsai_jima.parts.board import AHEAD, NAMES, NATIVES, OUTSIDE
from hiroma.games.shinsai_jima.parts.codes import ADVANCE, BOOST, DONE, EAT, ROTATE, SELECT, SURGE, SWING
from hiroma.games.shinsai_jima.parts.columns import weight
from hiroma.games.shinsai_jima.parts.island import NOBODY
from hiroma.games.shinsai_jima.parts.kinds import PUSH
from hiroma.games.shinsai_jima.parts.reasons import BEHIND, CLAUSES, CODES, IN_THE_WAY, LEGAL, NEEDS_POWER, RESISTED
from hiroma.games.shinsai_jima.parts.reasons import SWING as TO_SWING
from hiroma.games.shinsai_jima.position import Course
from hiroma.kernel.refusals import IllegalMove

IN_PHASE = frozenset({SELECT, SURGE, BOOST, EAT, ROTATE, SWING, ADVANCE, DONE})


def why(at: Course, kind: int, a: int, b: int) -> IllegalMove | None:
    """Return the refusal of a move in the piece phase, None when the move belongs to another phase."""
    if kind not in IN_PHASE:
        return None
    if kind == SELECT:
        return _select(at, a)
    if at.piece == NOBODY:
        return IllegalMove("choose-piece-first", "SJ-T3")
    if kind == DONE:
        return IllegalMove("advance-first", "SJ-T3")
    if kind in {SURGE, BOOST, EAT}:
        return _item(at, kind, a)
    if kind == ADVANCE:
        return _advance(at, a >> 2, a & 3, b - 1)
    return _turn(at, kind, a, b)


def _select(at: Course, piece: int) -> IllegalMove:
    about = {"piece": at.setup.names[piece]}
    if at.piece != NOBODY:
        return IllegalMove("one-piece-only", "SJ-T3", piece=at.setup.names[at.piece])
    if at.setup.seat_of[piece] not in {at.mover, NOBODY}:
        return IllegalMove("not-your-piece", "SJ-T3", **about)
    if not at.upright(piece):
        return IllegalMove("not-on-its-feet", "SJ-F7" if at.living(piece) else "SJ-T3", **about)
    return IllegalMove("no-advance-left", "SJ-T4", **about)


def _item(at: Course, kind: int, a: int) -> IllegalMove:
    if at.rules.beginner:
        return IllegalMove("no-chips", "SJ-O11")
    serving = sources(at, at.piece, at.side())
    if kind == EAT:
        return meal(at, serving, a)
    if not at.upright(at.piece):
        return IllegalMove("not-on-its-feet", "SJ-O6", piece=at.setup.names[at.piece])
    return _surge(at, serving, a) if kind == SURGE else _boost(at, serving, a)


def _surge(at: Course, serving: list[int], side: int) -> IllegalMove:
    if side not in serving:
        return IllegalMove("not-your-chip", "SJ-F4" if side != NATIVES else "SJ-N4")
    return IllegalMove("already-surged" if at.power > 1 else "no-chip", "SJ-F4")


def _boost(at: Course, serving: list[int], corpse: int) -> IllegalMove:
    if at.holder[corpse] not in serving:
        return IllegalMove("not-held", "SJ-F4", piece=at.setup.names[corpse])
    if at.power == 1:
        return IllegalMove("surge-first", "SJ-F4")
    if corpse not in at.kinds_held(at.holder[corpse]):
        return IllegalMove("another-alike", "SJ-K5", piece=at.setup.names[corpse])
    return IllegalMove("no-advance-left", "SJ-T4", piece=at.setup.names[at.piece])


def meal(at: Course, serving: list[int], corpse: int) -> IllegalMove:
    """Return the refusal to eat a corpse for the chip; `serving` are the sides whose corpses may be eaten (SJ-F8)."""
    if at.holder[corpse] not in serving:
        return IllegalMove("not-held", "SJ-F8", piece=at.setup.names[corpse])
    if at.chips[at.holder[corpse]]:
        return IllegalMove("chip-is-ready", "SJ-F8")
    if corpse not in at.kinds_held(at.holder[corpse]):
        return IllegalMove("another-alike", "SJ-K5", piece=at.setup.names[corpse])
    return IllegalMove("no-advance-left", "SJ-T4", piece=at.setup.names[at.piece])


def _turn(at: Course, kind: int, a: int, b: int) -> IllegalMove:
    if at.rules.beginner:
        return IllegalMove("no-facing", "SJ-O11")
    if at.rotated:
        return IllegalMove("already-turned", "SJ-A4")
    if not at.upright(at.piece):
        return IllegalMove("not-on-its-feet", "SJ-O6", piece=at.setup.names[at.piece])
    if kind == ROTATE and a == at.facing[at.piece]:
        return IllegalMove("same-facing", "SJ-A4")
    found = _swing(at, 1 if a & 1 else -1, b >> 2, b & 3, a > 1) if kind == SWING else None
    return found or IllegalMove("no-advance-left", "SJ-T4", piece=at.setup.names[at.piece])


def _swing(at: Course, turn: int, quarters: int, way: int, slam: bool) -> IllegalMove | None:
    piece = at.piece
    if at.advanced and not (at.pushed and at.rules.swing_after_push):
        return IllegalMove("swing-before-advance", "SJ-A9")
    grip = swinging.why_no_grip(at, piece, at.power)
    front = AHEAD[at.facing[piece]][at.cell[piece]]
    if grip != LEGAL:
        need = weight(at, front, at.height[at.cell[piece]], at.facing[piece])
        return refusal(grip, TO_SWING, front, need if grip == NEEDS_POWER else 0)
    swept = swinging.reach(at, piece, turn, at.power)
    if swept < 2 * quarters:
        return _blocked(swinging.ring_cell(at, piece, turn, swept + 1))
    cell = swinging.ring_cell(at, piece, turn, 2 * quarters)
    if not swinging.may_drop(at, piece, turn, quarters):
        return IllegalMove("overboard", "SJ-W4", cells=[]) if cell == OUTSIDE else _blocked(cell)
    if slam and not swinging.may_slam(at, piece, turn, quarters, at.power):
        return IllegalMove("no-wall", "SJ-F6")
    if way not in {(at.facing[piece] + turn * more) % 4 for more in range(quarters, 5)}:
        return IllegalMove("turn-further", "SJ-A11")
    return None


def _blocked(cell: int) -> IllegalMove:
    return IllegalMove("sweep-blocked", "SJ-A11", cells=[NAMES[cell]])


def _advance(at: Course, kind: int, distance: int, way: int) -> IllegalMove:
    if at.advanced:
        return IllegalMove("already-advanced", "SJ-T3")
    if at.rules.beginner != (way >= 0):
        return IllegalMove("name-the-way" if way < 0 else "only-ahead", "SJ-O11" if way < 0 else "SJ-A1")
    return reason(at, kind, distance, at.facing[at.piece] if way < 0 else way)


def reason(at: Course, kind: int, distance: int, way: int) -> IllegalMove:
    """Return the refusal of an advance of the chosen piece that is not legal."""
    piece = at.piece
    corpse = at.stock(at.setup.side_of[piece]) > 0
    found = why_not(at, piece, kind, distance, way, at.power, corpse)
    cell = AHEAD[way][at.cell[piece]]
    if distance == 2 and found != IN_THE_WAY:
        cell = AHEAD[way][cell]
    heavy = kind == PUSH and found in {BEHIND, RESISTED, NEEDS_POWER}
    return refusal(found, kind, cell, push_weight(at, piece, way) if heavy else 0)


def refusal(found: int, kind: int, cell: int, power: int) -> IllegalMove:
    """Return the refusal for a reason against an advance or a swing, with its cell and the power needed, 0 for none."""
    what: dict[str, object] = {"cells": [] if cell == OUTSIDE else [NAMES[cell]]}
    if power:
        what["power"] = power
    return IllegalMove(CODES[found], CLAUSES[kind][found], **what)
