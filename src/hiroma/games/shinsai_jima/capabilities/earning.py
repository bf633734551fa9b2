"""Achievements in Shinsai-jima (clause numbers: RULES.md)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hiroma.games.shinsai_jima.events import Ended, Judged, Killed, Scored, Starved, TurnBegan, Walked
from hiroma.games.shinsai_jima.parts.board import LETTERS
from hiroma.kernel.contract import Outcome


class Earning:
    """The feats of Shinsai-jima. Mates earn what their side does."""

    names: Final = ("peaceful", "all-alive", "double-blow", "rescuer", "seafarer", "last-shot")

    def earned(self, events: Sequence[msgspec.Struct], outcome: Outcome) -> list[set[str]]:
        """Return the names that each seat has earned."""
        told = Deeds(outcome)
        for event in events:
            told.hear(event)
        told.close(outcome)
        found: list[set[str]] = [set() for _ in outcome.scores]
        for side, seats in enumerate(outcome.sides):
            for seat in seats:
                found[seat] = told.found[LETTERS[side]]
        return found


class Deeds:
    """The deeds of all sides so far, event by event; a side is its letter."""

    def __init__(self, outcome: Outcome) -> None:
        self.found: dict[str, set[str]] = {LETTERS[side]: set() for side in range(len(outcome.sides))}
        self._killers: set[str] = set()
        self._losers: set[str] = set()
        self._sailors: set[str] = set()
        self._blows: dict[str, int] = {}
        self._first = ""
        self._judged = False

    def hear(self, event: msgspec.Struct) -> None:
        """Take in one event."""
        if isinstance(event, TurnBegan):
            self._blows.clear()
        elif isinstance(event, Killed):
            self._kill(event.side, event.piece[0])
        elif isinstance(event, Starved):
            self._losers.add(event.piece[0])
        elif isinstance(event, Walked):
            if event.kind == "sail":
                self._sailors.add(event.piece[0])
        elif isinstance(event, Scored):
            if event.why == "rescue":
                self.found[event.side].add("rescuer")
        elif isinstance(event, Ended):
            self._first = event.ranking[0]
        elif isinstance(event, Judged):
            self._judged = event.changed

    def _kill(self, side: str, victim: str) -> None:
        self._killers.add(side)
        self._losers.add(victim)
        if victim not in (side, "N"):
            self._blows[side] = self._blows.get(side, 0) + 1
            if self._blows[side] == 2 and side in self.found:
                self.found[side].add("double-blow")

    def close(self, outcome: Outcome) -> None:
        """Add what the winners have earned by the whole game."""
        for side in outcome.ranking[0]:
            letter = LETTERS[side]
            found = self.found[letter]
            if letter not in self._killers:
                found.add("peaceful")
            if letter not in self._losers:
                found.add("all-alive")
            if letter in self._sailors:
                found.add("seafarer")
            if self._judged and letter != self._first:
                found.add("last-shot")
