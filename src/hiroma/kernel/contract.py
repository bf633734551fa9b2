"""The contract of bots and events; that of a state stands in `state.py`, that of a ruleset in `ruleset.py`.

Moves, events (kinds.py) and views travel, so they are frozen `msgspec.Struct`s in modules of their own.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.options import Option, Style

Seat = int
"""A numbered chair, 0-based: the unit of turn order and secrecy. Not a person."""

Viewer = int | None
"""A seat, or `None` for a spectator."""

CHANCE: Final = -1
"""The seat of chance: it 'moves' with the result of a draw."""

View = msgspec.Struct
Wire = Any
"""A move as decoded JSON, not checked yet. msgspec has a schema for `Any`, and none for `object`."""

Below = Callable[[int], int]
"""A source of chance handed in: `below(n)` is uniform in 0..n-1."""


class Emit(Protocol):
    """Receives events as they happen. `only` limits an event to one seat; `None` is for everybody."""

    def __call__(self, event: Event, only: Viewer = None) -> None: ...


def mute(event: Event, only: Viewer = None) -> None:
    """Drop an event: for callers that need none. Rules skip building events when `emit is mute`."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a game."""

    ranking: tuple[tuple[int, ...], ...]
    """Groups of equal sides, best first; a side is its place in `sides`, counted from 0."""
    sides: tuple[tuple[Seat, ...], ...]
    """The seats of each side."""
    scores: tuple[float, ...]
    """A number for each seat, as the rulebook counts."""
    clause: str
    """The clause that ended the game."""
    first: Seat
    """The seat that began. From it a series finds its next first seat."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats of the winning side or sides."""
        best = self.ranking[0]
        if len(best) == 1:
            return self.sides[best[0]]
        return tuple([seat for side in best for seat in self.sides[side]])


class Bot(Protocol):
    """A bot: it chooses a move for one seat, from a position made only of what that seat may know.

    `state` is one of its own ruleset: a bot names that type.
    """

    def choose(self, state: Any, seat: Seat, below: Below) -> Move:
        """Return one of `state.moves(seat)`, which is not empty. `below` is the bot's only source of chance."""
        ...


class Info(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a ruleset that the hall needs before a game begins."""

    id: str
    version: int
    """It rises when behaviour changes."""
    clauses: str
    """The prefix of the clauses of its rulebook: 'CS'."""
    designers: tuple[str, ...]
    seats: tuple[int, int]
    """The smallest and the largest number of seats."""
    options: tuple[Option, ...]
    secrets: bool
    """True when two viewers may see different things."""
    styles: tuple[Style, ...] = ()
    """Named sets of options beside the standard one, the gentlest first."""
    minutes: tuple[int, int] | None = None
    """The least and the most minutes that a game takes; None when the author does not say."""
    bound: int | None = None
    """A number of moves, draws not counted, that no game exceeds; None when the rules give none."""
    ends_with: str | None = None
    """The bot level under which every game ends, where there is no `bound`; None when random play ends."""
    decisions: int = 3
    """Turns of every side that must stand for a game to count for ratings; a short game has twice as many."""
