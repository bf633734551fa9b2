"""The throw, the call and the answer. `tell` is None when nobody listens."""

from hiroma.kernel.contract import Emit
from mia.acts.ends import lose
from mia.events import Believed, Called, CupLifted, CupThrown, DiceSeen, GaveIn
from mia.parts.dice import MIA, rank, worth
from mia.position import ANSWER, CALL, THROW, Position
from mia.view import Lifted, Said


def throw(at: Position, dice: tuple[int, ...], tell: Emit | None) -> None:
    """Let the dice come to rest under the cup; only the mover hears what they show (MI-T1)."""
    at.dice = (max(dice), min(dice))
    at.phase = CALL
    if tell:
        tell(CupThrown(at.mover))
        tell(DiceSeen(at.mover, at.dice, worth(at.dice)), only=at.mover)


def call(at: Position, called: int, tell: Emit | None) -> None:
    """Make the mover's call; the next seat is to answer (MI-T2, MI-T3)."""
    at.calls.append(Said(at.mover, called))
    if tell:
        tell(Called(at.mover, called))
    at.mover = at.after(at.mover)
    at.phase = ANSWER


def believe(at: Position, tell: Emit | None) -> None:
    """Give cup and turn to the mover; the dice are never shown (MI-T4)."""
    at.dice = ()
    at.phase = THROW
    if tell:
        tell(Believed(at.mover, at.standing()))


def doubt(at: Position, tell: Emit | None) -> None:
    """Lift the cup: the mover or the caller loses (MI-T5, MI-M3)."""
    caller, called = at.thrower(), at.standing()
    held = rank(worth(at.dice)) >= rank(called)
    loser = at.mover if held else caller
    if tell:
        tell(CupLifted(at.mover, caller, called, at.dice, worth(at.dice), held))
    lost = min(2 if called == MIA else 1, at.lives[loser])
    lose(at, Lifted(seat=at.mover, victim=caller, call=called, dice=at.dice, loser=loser, lost=lost), tell)


def give_in(at: Position, tell: Emit | None) -> None:
    """Take a life from the mover; the cup stays down (MI-M2)."""
    if tell:
        tell(GaveIn(at.mover))
    lose(at, Lifted(seat=at.mover, victim=at.thrower(), call=MIA, dice=(), loser=at.mover, lost=1), tell)
