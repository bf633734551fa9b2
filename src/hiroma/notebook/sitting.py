"""A game in a notebook: the reader makes moves, bots answer, chance is drawn by a seed."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hiroma.games import RULESETS, newest
from hiroma.kernel import CHANCE, Bot, Event, IllegalMove, Outcome, Ruleset, Seat, State, Viewer
from hiroma.kernel.decoding import Malformed, decode
from hiroma.kernel.lot import Lot
from hiroma.table.previewing import preview
from hiroma.table.refusal import Refused


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One position as its reader sees it, and the events that led to it."""

    # A step travels, and msgspec has no schema for a struct of any type: hence Any.
    rev: int
    view: Any
    moves: dict[str, Sequence[Any]]
    actors: tuple[Seat, ...]
    events: list[Any]
    outcome: Outcome | None


class Sitting:
    """A copy of a state, in which the reader plays `mine`, and bots the other seats."""

    def __init__(self, state: State, bots: Mapping[Seat, Bot], seed: int, eyes: Viewer) -> None:
        self.rules = rules_of(state)
        self.state = state.copy()
        self.bots = bots
        self.lot = Lot(seed)
        self.eyes = eyes
        self.rev = 0
        self.heard: list[Event] = []

    def emit(self, event: Event, only: Viewer = None) -> None:
        """Keep an event that the reader hears."""
        if only is None or only == self.eyes:
            self.heard.append(event)

    def go_on(self) -> None:
        """Draw what chance decides and let bots move, until it is the reader's turn or the game is over."""
        while (actors := self.state.actors()) and (actors[0] == CHANCE or actors[0] in self.bots):
            self.once(actors[0])

    def once(self, seat: Seat) -> None:
        """Make one move of chance or of a bot."""
        if seat == CHANCE:
            outcomes = self.state.draw().outcomes()
            self.state.apply(seat, outcomes[self.lot.below(len(outcomes))], self.emit)
            return
        known = self.state
        if self.rules.info.secrets:
            known = self.rules.imagine(self.state.view(seat), self.lot.below)
        self.state.apply(seat, self.bots[seat].choose(known, seat, self.lot.below), self.emit)

    def submit(self, seat: Seat, moves: Sequence[object]) -> None:
        """Make the moves of one turn of the reader, all or none. `Refused` as the rules do, and for no move at all."""
        draft, heard = self.state.copy(), list(self.heard)
        try:
            for index, move in enumerate(self.decoded(moves)):
                try:
                    self.state.apply(seat, move, self.emit)
                except IllegalMove as illegal:
                    raise Refused.by_rule(illegal, index) from None
        except Refused:
            self.state, self.heard = draft, heard
            raise
        self.go_on()

    def preview(self, seat: Seat, moves: Sequence[object]) -> Step:
        """Return what would follow from moves; `Refused` like `submit`."""
        seen = preview(self.rules, self.state, seat, self.decoded(moves))
        moves_of: dict[str, Sequence[Any]] = {str(seat): seen.moves}
        return Step(
            rev=self.rev, view=seen.view, moves=moves_of, actors=seen.actors, events=list(seen.events), outcome=None
        )

    def decoded(self, moves: Sequence[object]) -> Sequence[Any]:
        """Return moves as structs of the game; `Refused` ('malformed') for what is none."""
        try:
            return decode(self.rules, moves)
        except Malformed as error:
            raise Refused("malformed", move=error.index) from None

    def step(self) -> Step:
        """Return the position, with the events since the last one."""
        events, self.heard = self.heard, []
        self.rev += 1
        actors = self.state.actors()
        return Step(
            rev=self.rev,
            view=self.state.view(self.eyes),
            moves={str(seat): self.state.moves(seat) for seat in actors if seat != CHANCE},
            actors=actors,
            events=list(events),
            outcome=self.state.outcome(),
        )


def rules_of(state: State) -> Ruleset:
    """Return the newest ruleset of a state's game; `TypeError` for what is no state."""
    module = f"{type(state).__module__}."
    for game, versions in RULESETS.items():
        if module.startswith(f"{versions[max(versions)].partition(':')[0]}."):
            return newest(game)
    raise TypeError(f"{type(state).__qualname__} is no position of a game")
