"""Legal moves, and refusals of the others with the clauses of the rulebook. Nothing here changes a position."""

from collections.abc import Mapping
from typing import Final

from hiroma.games.shinsai_jima.acts import building, deeds, refuse_cubes, refuse_piece, survival, tsunami, window
from hiroma.games.shinsai_jima.parts.board import NAMES
from hiroma.games.shinsai_jima.parts.codes import AIM as TO_AIM
from hiroma.games.shinsai_jima.parts.codes import BUILD as TO_BUILD
from hiroma.games.shinsai_jima.parts.codes import (
    EAT,
    FIRE,
    INTERRUPT,
    LOAD_HAND,
    PUT,
    RATION,
    SAVE,
    STOP,
    TAKE,
    WIPE,
    first_of,
    kind_of,
    second_of,
)
from hiroma.games.shinsai_jima.parts.codes import LOAD as TO_LOAD
from hiroma.games.shinsai_jima.parts.codes import PLACE as TO_PLACE
from hiroma.games.shinsai_jima.parts.island import NOBODY
from hiroma.games.shinsai_jima.parts.terrain import NORMAL
from hiroma.games.shinsai_jima.position import (
    AIM,
    BUILD,
    CLAIMED,
    CUBE,
    LOAD,
    NATIVE,
    OVER,
    PHASES,
    PIECE,
    PLACE,
    SCATTER,
    SURVIVAL,
    TSUNAMI,
    WINDOW,
    Course,
)
from hiroma.kernel.refusals import IllegalMove

PHASE_CLAUSES: Final[Mapping[int, str]] = {
    BUILD: "SJ-S3",
    PLACE: "SJ-S4",
    NATIVE: "SJ-S5",
    TSUNAMI: "SJ-O5",
    SURVIVAL: "SJ-M3",
    PIECE: "SJ-T5",
    CUBE: "SJ-T5",
    LOAD: "SJ-CA4",
    AIM: "SJ-CA5",
}
"""Phase → the clause that rules it."""


def codes(at: Course, seat: int) -> list[int]:
    """Return every legal move of a seat as numbers (parts/codes.py). The list may be shared: do not change it."""
    if at.phase == WINDOW:
        return window.codes(at, seat)
    if seat != at.mover or at.phase in {OVER, SCATTER} or building.drawn(at):
        return []
    if at.legal is None:
        at.legal = deeds.codes(at)
    return at.legal


def why_not(at: Course, seat: int, code: int) -> IllegalMove | None:
    """Return the refusal of a seat's move, None for a legal one. `code` is its number, 0 for a move that has none."""
    if code and code in codes(at, seat):
        return None
    if at.phase == OVER:
        return IllegalMove("game-over", at.clause)
    if at.phase == SCATTER:
        return IllegalMove("in-the-air", "SJ-CA6")
    if building.drawn(at):
        return IllegalMove("hall-builds", "SJ-S9")
    if at.phase == WINDOW:
        return _in_window(at, seat, code)
    if seat != at.mover:
        return IllegalMove("not-your-turn", "SJ-T1", mover=at.mover)
    if not code:
        return IllegalMove("unknown-move", PHASE_CLAUSES[at.phase])
    kind, a, b = kind_of(code), first_of(code), second_of(code)
    refused = _of_phase(at, kind, a, b)
    return refused or IllegalMove("wrong-phase", PHASE_CLAUSES[at.phase], phase=PHASES[at.phase])


def _of_phase(at: Course, kind: int, a: int, b: int) -> IllegalMove | None:
    phase = at.phase
    if phase == PIECE:
        return refuse_piece.why(at, kind, a, b)
    if kind == EAT and at.rules.eat_anytime and phase in {SURVIVAL, CUBE} and at.source == NOBODY:
        return refuse_piece.meal(at, [at.side()], a)
    if phase == CUBE:
        return refuse_cubes.why(at, kind, a, b)
    if phase == SURVIVAL:
        return _in_survival(at, kind, a)
    if phase in {BUILD, PLACE, NATIVE}:
        return _in_setup(at, kind, a)
    if phase == TSUNAMI:
        return _in_tsunami(at, kind, a)
    return _at_catapult(at, kind, a) if phase in {LOAD, AIM} else None


def _in_window(at: Course, seat: int, code: int) -> IllegalMove:
    if seat not in at.asked:
        return IllegalMove("not-asked", "SJ-F9a", seats=list(at.asked))
    if seat not in window.waiting(at):
        return IllegalMove("already-answered", "SJ-F9b")
    if kind_of(code) == EAT and at.rules.eat_anytime:
        if window.claimed_by_mates(at, seat % at.setup.sides):
            return IllegalMove("mate-claims-first", "SJ-F8")
        return refuse_piece.meal(at, [seat % at.setup.sides], first_of(code))
    if kind_of(code) != INTERRUPT:
        return IllegalMove("answer-first", "SJ-F9b") if code else IllegalMove("unknown-move", "SJ-F9b")
    return _unpaid(at, seat, first_of(code) - 1)


def _unpaid(at: Course, seat: int, corpse: int) -> IllegalMove:
    # The refusal of a claim paid like this. Mates who have claimed have spent chip or corpses that all of them share.
    side = seat % at.setup.sides
    spent = [at.answers[mate] for mate in at.setup.seats_of[side] if at.answers[mate] >= CLAIMED]
    if corpse < 0:
        return IllegalMove("chip-claimed" if spent and at.chips[side] else "eat-first", "SJ-F9c")
    if corpse in spent:
        return IllegalMove("corpse-claimed", "SJ-F9c", piece=at.setup.names[corpse])
    if at.chips[side] and not spent:
        return IllegalMove("chip-is-ready", "SJ-F9c")
    if at.holder[corpse] != side:
        return IllegalMove("not-held", "SJ-F9c", piece=at.setup.names[corpse])
    return IllegalMove("another-alike", "SJ-K5", piece=at.setup.names[corpse])


def _in_setup(at: Course, kind: int, cell: int) -> IllegalMove | None:
    if kind == TO_BUILD and at.phase == BUILD:
        return IllegalMove("wrong-pile", "SJ-S3", cells=[NAMES[cell]], height=building.layer(at))
    if kind != TO_PLACE or at.phase == BUILD:
        return None
    cells = [NAMES[cell]]
    if at.occupant[cell] >= 0:
        return IllegalMove("occupied", "SJ-S4", cells=cells)
    if at.height[cell] == 0:
        return IllegalMove("sea", "SJ-S4", cells=cells)
    if at.height[cell] > building.HIGHEST_START:
        return IllegalMove("too-high", "SJ-S4", cells=cells)
    return IllegalMove("no-facing", "SJ-O11")


def _in_tsunami(at: Course, kind: int, cell: int) -> IllegalMove | None:
    if kind == PUT:
        return refuse_cubes.put(at, cell)
    if kind not in {TAKE, WIPE}:
        return None
    cells = [NAMES[cell]]
    if at.source >= 0:
        return IllegalMove("put-first", "SJ-O5", cells=[NAMES[at.source]])
    if cell not in tsunami.lowest(at):
        return IllegalMove("not-lowest", "SJ-O5", cells=cells)
    if kind == WIPE:
        return IllegalMove("can-still-rise", "SJ-O5", cells=cells)
    if at.occupant[cell] >= 0:
        return IllegalMove("occupied", "SJ-O5", cells=cells)
    if at.top(cell) != NORMAL:
        return IllegalMove("coloured-stays", "SJ-O5", cells=cells)
    return IllegalMove("nowhere-higher", "SJ-O5", cells=cells)


def _in_survival(at: Course, kind: int, piece: int) -> IllegalMove | None:
    if kind == RATION:
        return IllegalMove("not-held", "SJ-M5", piece=at.setup.names[piece])
    if kind != SAVE:
        return None
    if piece not in survival.doomed(at):
        return IllegalMove("not-stuck", "SJ-M4", piece=at.setup.names[piece])
    return IllegalMove("cannot-be-saved", "SJ-M4", piece=at.setup.names[piece])


def _at_catapult(at: Course, kind: int, cell: int) -> IllegalMove | None:
    if at.phase == AIM:
        return IllegalMove("out-of-range", "SJ-CA5", nearest=2 * at.rank + 3) if kind == FIRE else None
    if kind == STOP:
        return IllegalMove("shoot-what-is-loaded", "SJ-CA4") if at.loaded else IllegalMove("shoot-once", "SJ-CA3")
    if kind == TO_AIM:
        return IllegalMove("load-first", "SJ-CA4")
    if kind in {TO_LOAD, LOAD_HAND} and len(at.loaded) >= at.shots:
        return IllegalMove("enough-loaded", "SJ-CA4", shots=at.shots)
    if kind == LOAD_HAND:
        return IllegalMove("not-in-hand", "SJ-CA4")
    if kind != TO_LOAD:
        return None
    lies = "occupied" if at.occupant[cell] >= 0 else "foreign-colour" if at.height[cell] else "sea"
    return IllegalMove(lies, "SJ-CA4", cells=[NAMES[cell]])


def draw(at: Course) -> IllegalMove:
    """Return the refusal of a draw's result that cannot come now: 'no-draw-now', 'not-a-place' or 'not-a-roll'."""
    if building.drawn(at):
        return IllegalMove("not-a-place", "SJ-S9")
    if at.phase != SCATTER:
        return IllegalMove("no-draw-now", "SJ-CA6")
    return IllegalMove("not-a-roll", "SJ-CA6")
