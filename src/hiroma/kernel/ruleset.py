"""The contract every ruleset keeps."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Protocol

from hiroma.kernel.contract import Below, Bot, Info, Outcome, Seat, View
from hiroma.kernel.kinds import Kinds, Move
from hiroma.kernel.lesson import Lesson
from hiroma.kernel.options import Options
from hiroma.kernel.state import State


class Ruleset(Protocol):
    """One game as code. Stateless; `start` makes the states."""

    info: ClassVar[Info]
    move: ClassVar[Kinds]
    """The union of its moves, for decoding."""
    event: ClassVar[Kinds]
    """The union of its events."""
    bots: ClassVar[Mapping[str, Callable[[], Bot]]]
    """Bot levels, weakest first; every level can stand in for a person."""
    lessons: ClassVar[tuple[Lesson, ...]]
    """Lessons for newcomers, in order; may be empty."""

    @property
    def sight(self) -> type[View]:
        """Return the type of its views."""
        ...

    def people(self, options: Options) -> tuple[int, ...]:
        """Return the numbers of people who may start a game, ascending."""
        ...

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        """Return for each seat, in seat order, the person (0-based) who holds it."""
        ...

    def sides(self, options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats of each side: those of one side win together."""
        ...

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> State:
        """Return a new game; `after` is the end of the game before it in a series, None for the first."""
        ...

    def imagine(self, view: Any, below: Below) -> State:
        """Return a full state that agrees with a view: all of it in open games, else with a guess at what is hidden."""
        ...

    def silence(self, state: Any, seat: Seat) -> Move | None:
        """Return the move that silence means for an actor, such as a pass; None where the actor must decide."""
        ...

    def place(self, state: Any) -> int | None:
        """Return the number of the draw that a position waits for, where several tables share a deal.

        A number made of the seat and its turn gives each turn the same draws, however the turns before it went. None:
        draws are counted as they are made.
        """
        ...


Rulesets = Callable[[str, int], Ruleset]
"""Finds the ruleset of a game id at a version; raises `UnknownRules`."""
