"""Achievements in Niagara (clause numbers: RULES.md)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hiroma.games.niagara.events import CardShown, ConditionMet, Fell, Scored, Stolen
from hiroma.kernel.contract import Outcome

THEFTS: Final = 3
"""Gems that a thief steals in a game, at least."""
PINK: Final = 2
"""Pink gems that a daring player scores in a game, at least."""


class Earning:
    """The feats of Niagara."""

    names: Final = ("five-colours", "dry", "phoenix", "both-home", "daring", "thief")

    def earned(self, events: Sequence[msgspec.Struct], outcome: Outcome) -> list[set[str]]:
        """Return the names that each seat has earned."""
        told = Trips(len(outcome.scores))
        for event in events:
            told.hear(event)
        for seat in outcome.winners:
            told.found[seat] |= told.won[seat]
            told.found[seat].add("phoenix" if seat in told.fallen else "dry")
        return told.found


class Trips:
    """The trips of all canoes so far, event by event. A seat has earned what it `won` if it wins the game."""

    def __init__(self, seats: int) -> None:
        self.found: list[set[str]] = [set() for _ in range(seats)]
        self.won: list[set[str]] = [set() for _ in range(seats)]
        self.fallen: set[int] = set()
        self._stolen: list[int] = [0] * seats
        self._pink: list[int] = [0] * seats
        self._home: set[int] = set()

    def hear(self, event: msgspec.Struct) -> None:
        """Go on by one event."""
        if isinstance(event, CardShown):
            self._home.clear()
        elif isinstance(event, Fell):
            self.fallen.add(event.seat)
        elif isinstance(event, Scored):
            self._score(event)
        elif isinstance(event, Stolen):
            self._stolen[event.seat] += 1
            if self._stolen[event.seat] >= THEFTS:
                self.found[event.seat].add("thief")
        elif isinstance(event, ConditionMet):
            if event.what == "five-colours":
                self.won[event.seat].add("five-colours")
            if len(self._home) > 1:
                self.won[event.seat].add("both-home")

    def _score(self, scored: Scored) -> None:
        self._home.add(scored.canoe)
        if scored.colour == "pink":
            self._pink[scored.seat] += 1
            if self._pink[scored.seat] >= PINK:
                self.found[scored.seat].add("daring")
