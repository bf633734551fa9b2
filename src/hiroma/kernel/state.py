"""The contract that every position keeps.

A state does not travel: it is a slotted class that changes in place and copies cheaply. It is a base class, not a
protocol, so that compiled loops call compiled rules directly. Rules that are not compiled may inherit from it, too.
"""

from typing import Self

from mypy_extensions import mypyc_attr

from hiroma.kernel.contract import Emit, Outcome, Seat, View, Viewer, mute
from hiroma.kernel.draws import Draw
from hiroma.kernel.kinds import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a ruleset, all of it, secrets included. A game overrides every method."""

    __slots__ = ()

    # No method has an answer of its own: a game that lacks one fails at the first call, and conformance calls them all.

    def actors(self) -> tuple[Seat, ...]:
        """Return the seats that may move now, in seat order; `(CHANCE,)` at a draw; `()` when the game is over."""
        raise NotImplementedError

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        """Return every legal move of a seat, in a fixed order, without repeats; `()` for a seat that may not move."""
        raise NotImplementedError

    def apply(self, seat: Seat, move: Move, emit: Emit = mute) -> None:
        """Check a move, then carry it out. Raises `IllegalMove`; nothing has changed then.

        A move has the types that decoding gives it (decoding.py); it may be of any kind, and belong to any seat.
        """
        raise NotImplementedError

    def draw(self) -> Draw:
        """Return the draw that is due at CHANCE. The result comes back as `apply(CHANCE, outcome)`."""
        raise NotImplementedError

    def view(self, viewer: Viewer) -> View:
        """Return the view of one viewer. A game lists what it shows; it never strips a copy."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return the end of the game; `None` while it is going on."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError
