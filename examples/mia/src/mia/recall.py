"""The way back: a position from a view, with a guess at what it hides."""

from hiroma.kernel.contract import Below
from mia.position import THROW, Position
from mia.view import MiaView


def recall(seen: MiaView, at: Position, below: Below) -> None:
    """Set a new position with the view's number of seats to a view. Dice that it hides are thrown again."""
    at.mover = seen.mover
    at.phase = seen.phase
    at.lives = list(seen.lives)
    at.calls = list(seen.calls)
    at.lifted = seen.lifted
    at.gone = list(seen.gone)
    at.clause = seen.ended or ""
    at.dice = seen.own
    if seen.phase != THROW and not seen.own:
        dice = (1 + below(6), 1 + below(6))
        at.dice = (max(dice), min(dice))
