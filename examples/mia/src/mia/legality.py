"""Legal moves, and the reasons against all others. Nothing here changes a position."""

from hiroma.kernel import kinds
from hiroma.kernel.contract import CHANCE
from hiroma.kernel.refusals import IllegalMove
from mia.moves import Believe, Call, Doubt, GiveIn, Move
from mia.parts.dice import CUP, LADDER, MIA, RANK, rank
from mia.position import CALL, THROW, Position

CALLS = tuple([Call(call) for call in LADDER])


def moves(at: Position, seat: int) -> tuple[Move, ...]:
    """Return every legal move of a seat: higher calls (MI-T2), or the answers (MI-T3, MI-M1)."""
    if at.clause or at.phase == THROW or seat != at.mover:
        return ()
    if at.phase == CALL:
        return CALLS[rank(at.standing()) :]
    return (GiveIn(), Doubt()) if at.standing() == MIA else (Believe(), Doubt())


def why_not(at: Position, seat: int, move: kinds.Move) -> IllegalMove | None:
    """Return the reason why a seat, or CHANCE, may not make a move; None for a legal one.

    Codes: game-over, no-draw-now, not-a-throw, not-your-turn, throw-first, call-first, answer-first, not-a-call,
    too-low, mia-stands, not-mia, unknown-move.
    """
    if at.clause:
        return IllegalMove("game-over", at.clause)
    if seat == CHANCE:
        if at.phase != THROW:
            return IllegalMove("no-draw-now", "MI-T1")
        return None if CUP.accepts(move) else IllegalMove("not-a-throw", "MI-T1")
    if seat != at.mover:
        return IllegalMove("not-your-turn", "MI-S2", mover=at.mover)
    if at.phase == THROW:
        return IllegalMove("throw-first", "MI-T1")
    if isinstance(move, Call):
        return why_no_call(at, move.call)
    if not isinstance(move, (Believe, Doubt, GiveIn)):
        return IllegalMove("unknown-move", "MI-T3")
    return why_no_answer(at, move)


def why_no_call(at: Position, call: int) -> IllegalMove | None:
    """Return the reason why the mover may not call this; None for a legal call (MI-T2)."""
    if at.phase != CALL:
        return IllegalMove("answer-first", "MI-T3")
    if call not in RANK:
        return IllegalMove("not-a-call", "MI-R2")
    if rank(call) <= rank(at.standing()):
        return IllegalMove("too-low", "MI-T2", call=at.standing())
    return None


def why_no_answer(at: Position, move: Believe | Doubt | GiveIn) -> IllegalMove | None:
    """Return the reason why the mover may not answer so; None for a legal answer (MI-T3, MI-M1)."""
    if at.phase == CALL:
        return IllegalMove("call-first", "MI-T2")
    if isinstance(move, Believe) and at.standing() == MIA:
        return IllegalMove("mia-stands", "MI-M1")
    if isinstance(move, GiveIn) and at.standing() != MIA:
        return IllegalMove("not-mia", "MI-M2")
    return None
