"""The contract that every bot and event keeps; `state.py` is that of a state, `ruleset.py` that of a ruleset.

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
"""A move as it travels, unread: whatever JSON has. msgspec has a schema for this, and none for `object`."""

Below = Callable[[int], int]
"""A source of chance handed in: `below(n)` is uniform in 0..n-1."""


class Emit(Protocol):
    """Receives events as they happen. `only` limits an event to one seat; `None` is for everybody."""

    def __call__(self, event: Event, only: Viewer = None) -> None: ...


def mute(event: Event, only: Viewer = None) -> None:
    """The listener nobody listens to. Rules skip building events when `emit is mute`."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a game.

    `ranking` lists groups of sides, best first, equals together; `sides` the seats of each side;
    `scores` one number a seat, as the rulebook counts; `clause` ended the game; `first` is the
    seat that began, from which a series finds its next first seat.
    """

    ranking: tuple[tuple[int, ...], ...]
    sides: tuple[tuple[Seat, ...], ...]
    scores: tuple[float, ...]
    clause: str
    first: Seat

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of the winning side or sides."""
        best = self.ranking[0]
        if len(best) == 1:
            return self.sides[best[0]]
        return tuple([seat for side in best for seat in self.sides[side]])


class Bot(Protocol):
    """Chooses a move for one seat. It is given only a position made of what that seat may know.

    `state` is one of its own ruleset: a bot names that type.
    """

    def choose(self, state: Any, seat: Seat, below: Below) -> Move:
        """One of `state.moves(seat)`, which is not empty. `below` is the bot's only chance."""
        ...


class Info(msgspec.Struct, frozen=True, kw_only=True):
    """What the hall knows of a ruleset before it is played.

    `version` rises when behaviour changes. `clauses` is the prefix of its rulebook ('CS').
    `seats` is the smallest and the largest number of seats. `styles` are named sets of options beside the standard
    one, the gentlest first; `minutes` the least and the most that a game takes, where the author says so. `secrets`
    says whether any two viewers may see different things. `bound` is a number of moves no game exceeds, `None` when
    rules give none;
    `ends_with` is then the bot level under which every game ends, `None` when random play ends. A game counts for
    ratings when so many `decisions` (turns submitted) of every side stand; a short game has twice as many.
    """

    id: str
    version: int
    clauses: str
    designers: tuple[str, ...]
    seats: tuple[int, int]
    options: tuple[Option, ...]
    secrets: bool
    styles: tuple[Style, ...] = ()
    minutes: tuple[int, int] | None = None
    bound: int | None = None
    ends_with: str | None = None
    decisions: int = 3
