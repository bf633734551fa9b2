"""Laws of events: viewers who see the same hear the same.

Events may tell a viewer no more than the view does. So what a step shows for a moment must be in the view after it,
too: a player who reloads the page has missed nothing.
"""

import msgspec

from hiroma.kernel.contract import CHANCE, Viewer
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.laws_of_moves import choices
from hiroma.kernel.laws_of_worlds import another
from hiroma.kernel.state import State
from hiroma.kernel.trial import Trial, Twin, portrait, some, who

SOME_OTHERS = 4
"""Other moves with which one move is compared."""


class Told:
    """A step made in a copy of a world: the events that each viewer hears, and the view of each afterwards."""

    def __init__(self, state: State, seat: int, move: Move) -> None:
        self.after = state.copy()
        self.events: list[tuple[bytes, Viewer]] = []
        self._seen: dict[Viewer, bytes] = {}
        self.after.apply(seat, move, self._emit)

    def _emit(self, event: Event, only: Viewer = None) -> None:
        try:
            sent = msgspec.json.encode(event)
        except (TypeError, ValueError, OverflowError):
            sent = type(event).__name__.encode()  # `laws.step` refuses it
        self.events.append((sent, only))

    def heard(self, viewer: Viewer) -> list[bytes]:
        """Return the events that a viewer hears, as JSON, in order."""
        return [event for event, only in self.events if only is None or only == viewer]

    def seen(self, viewer: Viewer) -> bytes:
        """Return the view after the step, as JSON."""
        if viewer not in self._seen:
            self._seen[viewer] = msgspec.json.encode(self.after.view(viewer))
        return self._seen[viewer]


def alike(trial: Trial, twin: Twin, seat: int, move: Move) -> None:
    """A step, also a draw, tells a viewer the same in every world that looks the same to that viewer.

    At each step one viewer is checked, chosen by chance. Where the views differ after the step, its events may differ,
    too.
    """
    viewers = trial.viewers()
    viewer = viewers[trial.lot.below(len(viewers))]
    other = another(trial, twin, viewer)
    if not legal_in(other, seat, move):
        return
    here, there = Told(trial.state, seat, move), Told(other, seat, move)
    one, two = here.heard(viewer), there.heard(viewer)
    if one != two:
        same = here.seen(viewer) == there.seen(viewer)
        about = (f"{who(viewer)} hears {_told(one)}, in another world {_told(two)}", who(seat), move)
        trial.must(not same, "who sees the same hears the same", *about)


def legal_in(state: State, seat: int, move: Move) -> bool:
    """Return True when a seat, or chance, may make this move in a state."""
    if seat not in state.actors():
        return False
    return move in (state.draw().outcomes() if seat == CHANCE else state.moves(seat))


def unlike(trial: Trial, actors: tuple[int, ...]) -> None:
    """Two moves, or draws, that leave a viewer the same view sound the same to that viewer.

    Moves that lead to equal positions may sound different.
    """
    for seat in actors:
        possible = choices(trial, seat)
        move = possible[trial.lot.below(len(possible))]
        made = Told(trial.state, seat, move)
        for rival in some(possible, SOME_OTHERS, trial.lot):
            instead = Told(trial.state, seat, rival)
            for viewer in trial.viewers():
                one, two = made.heard(viewer), instead.heard(viewer)
                if one != two and made.seen(viewer) == instead.seen(viewer):
                    whole = portrait(made.after, trial.seats) == portrait(instead.after, trial.seats)
                    about = (f"{who(viewer)} hears {_told(one)} or {_told(two)}", who(seat), move, rival)
                    trial.must(whole, "what cannot be seen is not heard", *about)


def _told(events: list[bytes]) -> str:
    return b", ".join(events).decode() or "nothing"
