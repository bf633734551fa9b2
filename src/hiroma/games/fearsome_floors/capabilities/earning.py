"""Achievements in Fearsome Floors (clause numbers: RULES.md)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hiroma.games.fearsome_floors.events import (
    Caught,
    Escaped,
    GoalMet,
    MonsterLooked,
    MonsterStopped,
    RoundBegan,
    TileRevealed,
)
from hiroma.games.fearsome_floors.parts.board import pieces_of
from hiroma.kernel.contract import Outcome

HERD: Final = 3
"""Pieces of a seat that escape in one round, at least."""
PREY: Final = 3
"""Pieces that the monster catches after a bait, at least."""


class Earning:
    """The feats of Fearsome Floors."""

    names: Final = ("unbitten", "whole-family", "stampede", "bait", "photo-finish", "early-bird")

    def earned(self, events: Sequence[msgspec.Struct], outcome: Outcome) -> list[set[str]]:
        """Return the names that each seat has earned."""
        seats = len(outcome.scores)
        told = Flights(seats, len(pieces_of(seats)))
        for event in events:
            told.hear(event)
        # Where no piece escaped all are first, and nobody wins (FF-E9).
        winners = outcome.winners if len(outcome.ranking) > 1 else ()
        for seat in winners:
            if seat not in told.bitten:
                told.found[seat].add("unbitten")
            if seat in told.met and len(told.met) > 1:
                told.found[seat].add("photo-finish")
        return told.found


class Flights:
    """The flights of a game so far, event by event."""

    def __init__(self, seats: int, pieces: int) -> None:
        self.found: list[set[str]] = [set() for _ in range(seats)]
        self.bitten: set[int] = set()
        self.met: set[int] = set()
        self._pieces = pieces
        self._phase = 1
        self._out: list[int] = []
        self._drawn: set[int] = set()
        self._fed: list[int] = []

    def hear(self, event: msgspec.Struct) -> None:
        """Go on by one event."""
        if isinstance(event, RoundBegan):
            self._phase = event.phase
            self._out.clear()
        elif isinstance(event, Escaped):
            self._out.append(event.seat)
            if self._out.count(event.seat) >= HERD:
                self.found[event.seat].add("stampede")
            if event.count == self._pieces:
                self.found[event.seat].add("whole-family")
        elif isinstance(event, GoalMet):
            self.met.add(event.seat)
            if self._phase == 1:
                self.found[event.seat].add("early-bird")
        else:
            self._hear_monster(event)

    def _hear_monster(self, event: msgspec.Struct) -> None:
        if isinstance(event, TileRevealed):
            self._drawn.clear()
            self._fed.clear()
        elif isinstance(event, MonsterLooked):
            if event.seat is not None and event.turned != event.heading:
                self._drawn.add(event.seat)
        elif isinstance(event, Caught):
            self.bitten.add(event.seat)
            self._fed.append(event.seat)
        elif isinstance(event, MonsterStopped):
            for seat in self._drawn.difference(self._fed) if len(self._fed) >= PREY else ():
                self.found[seat].add("bait")
