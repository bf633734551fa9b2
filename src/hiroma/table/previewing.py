"""Preview of a drafted turn: from what its seat may know, up to the first move that would show it more.

A game with secrets is foreseen in several imagined worlds. Where they part, the events would be invented: the preview
stops.
"""

from collections.abc import Sequence
from typing import Any

from hiroma.kernel import CHANCE, Event, IllegalMove, Ruleset, State
from hiroma.kernel.kinds import Move
from hiroma.kernel.lot import Lot
from hiroma.kernel.worlds import World, worlds
from hiroma.table.refusal import Refused


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
        if before is not None and first.parts(others, move):
            before.actors, before.moves = (), []
            stopped = before
    return stopped or Foreseen(first, events)


def _worlds(ruleset: Ruleset, state: State, seat: int) -> list[World]:
    if not ruleset.info.secrets:
        return [World(state.copy(), seat)]  # quicker than to imagine it
    return worlds(ruleset, state.view(seat), seat, Lot(2).below)
