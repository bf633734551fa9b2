"""Preview of a drafted turn: from what its seat may know, up to the first move that would show it more.

A game with secrets is foreseen in several imagined worlds. As long as a move tells the seat the same in all of them,
and leaves it the same choices, these are facts. Where the worlds part, the events would be invented: the preview stops.

Views are not compared. After the seat's last move a view may show what the next seat can do, which may follow from a
guess; the seat's own move is to be seen all the same.
"""

from collections.abc import Sequence
from typing import Any

from hiroma.kernel import CHANCE, Event, IllegalMove, Ruleset, State, Viewer
from hiroma.kernel.kinds import Move
from hiroma.kernel.lot import Lot
from hiroma.table.refusal import Refused

HIGH = 64
"""Guesses of the second world that are all the highest. Further ones are by chance: an `imagine` may try again."""


class World:
    """One world that a seat may be in: its state, and the last move's events for that seat."""

    __slots__ = ("seat", "state", "told")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.told: list[Event] = []

    def emit(self, event: Event, only: Viewer = None) -> None:
        """Keep an event that the seat hears."""
        if only is None or only == self.seat:
            self.told.append(event)

    def go(self, move: Move) -> None:
        """Make a move. `IllegalMove` by the rules."""
        self.told = []
        self.state.apply(self.seat, move, self.emit)

    def parts(self, other: "World") -> bool:
        """Return true when the seat can tell this world from another by the last move: what it told, who moves now."""
        mine, its = self.state, other.state
        if self.told != other.told or mine.actors() != its.actors():
            return True
        return list(mine.moves(self.seat)) != list(its.moves(self.seat))


class Foreseen:
    """The position after drafted moves, as their seat sees it, and the events of these moves.

    Where the last move would show what the seat may not know, it is the position before that move: without `actors`
    and `moves`, for nobody can tell which follow.
    """

    __slots__ = ("actors", "events", "moves", "view")

    def __init__(self, world: World, events: list[Event]) -> None:
        self.view: Any = world.state.view(world.seat)
        self.actors = world.state.actors()
        self.moves: list[Move] = list(world.state.moves(world.seat))
        self.events = events


class High:
    """A source of guesses: the highest numbers first, then others by chance."""

    def __init__(self) -> None:
        self.left = HIGH
        self.lot = Lot(1)

    def below(self, n: int) -> int:
        """Return a number in 0..n-1."""
        self.left -= 1
        return n - 1 if self.left >= 0 else self.lot.below(n)


def preview(ruleset: Ruleset, state: State, seat: int, moves: Sequence[Move]) -> Foreseen:
    """Return what would follow from drafted moves; the state stays as it is.

    Refuse a move before which something must happen: 'draw-between', 'reveal-between'; or as the rules do.
    """
    first, *others = _worlds(ruleset, state, seat)
    events: list[Event] = []
    stopped: Foreseen | None = None
    for index, move in enumerate(moves):
        if stopped is not None:
            raise Refused("reveal-between", move=index)
        if first.state.actors() == (CHANCE,):
            raise Refused("draw-between", move=index)
        before = Foreseen(first, list(events)) if others else None
        try:
            first.go(move)
        except IllegalMove as illegal:
            raise Refused.by_rule(illegal, index) from None
        events += first.told
        if before is not None and any(_parted(first, other, move) for other in others):
            before.actors, before.moves = (), []
            stopped = before
    return stopped or Foreseen(first, events)


def _worlds(ruleset: Ruleset, state: State, seat: int) -> list[World]:
    # Without secrets the only one; else three, whose guesses differ wherever there is more than one.
    if not ruleset.info.secrets:
        return [World(state.copy(), seat)]
    view = state.view(seat)
    sources = (lambda _: 0, High().below, Lot(2).below)
    return [World(ruleset.imagine(view, source), seat) for source in sources]


def _parted(first: World, other: World, move: Move) -> bool:
    try:
        other.go(move)
    except IllegalMove:
        return True
    return first.parts(other)
