"""Lives, the next round, the end and the places. `tell` is None when nobody listens."""

from hiroma.kernel.contract import Emit, Outcome
from mia.events import Ended, LifeLost, RoundBegan, WentOut
from mia.position import THROW, Position
from mia.view import Lifted


def lose(at: Position, lifted: Lifted, tell: Emit | None) -> None:
    """End the round: the loser loses lives, and the next round begins (MI-L1, MI-L2)."""
    loser = lifted.loser
    at.lives[loser] -= lifted.lost
    at.lifted = lifted
    at.calls = []
    at.dice = ()
    at.phase = THROW
    at.mover = loser if at.lives[loser] else at.after(loser)
    if tell:
        tell(LifeLost(loser, lifted.lost, at.lives[loser]))
    if not at.lives[loser]:
        at.gone.append(loser)
        if tell:
            tell(WentOut(loser))
    if len(at.gone) == at.seats - 1:
        at.clause = "MI-E1"
        if tell:
            tell(Ended(outcome(at).winners, at.clause))
    elif tell:
        tell(RoundBegan(at.mover))


def outcome(at: Position) -> Outcome:
    """Return the outcome: the last seat with lives, then the others, the last to go first (MI-E1)."""
    last = [seat for seat in range(at.seats) if at.lives[seat]]
    return Outcome(
        ranking=tuple([(seat,) for seat in (*last, *reversed(at.gone))]),
        sides=tuple([(seat,) for seat in range(at.seats)]),
        scores=tuple([float(lives) for lives in at.lives]),
        clause=at.clause,
        first=at.first,
    )
