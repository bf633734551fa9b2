"""The view of a position."""

from hiroma.kernel.contract import Viewer
from mia.position import Position
from mia.view import MiaView


def view(at: Position, viewer: Viewer) -> MiaView:
    """Return the view. It lists what it shows, so a new field of a position is hidden at first."""
    return MiaView(
        viewer=viewer,
        seats=at.seats,
        first=at.first,
        begin=at.begin,
        lives=tuple(at.lives),
        phase=at.phase,
        mover=at.mover,
        calls=tuple(at.calls),
        own=at.dice if viewer == at.thrower() else (),
        lifted=at.lifted,
        gone=tuple(at.gone),
        ended=at.clause or None,
    )
