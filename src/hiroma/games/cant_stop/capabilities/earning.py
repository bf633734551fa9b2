"""Achievements in Can't Stop (clause numbers: RULES.md)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hiroma.games.cant_stop.events import Banked, Claimed, Dropped, TurnBegan
from hiroma.games.cant_stop.parts.board import HEIGHTS
from hiroma.kernel.contract import Outcome

OUTER: Final = {2, 12}
"""The shortest routes."""
LONG: Final = 7
"""Cells of a long route, at least: those of the routes 4 to 10."""
ALL: Final = 3
"""Climbers, and so the most routes of one STOP."""
BEHIND: Final = 2
"""Routes of another side, while the winning side has none, that make a win a comeback."""


class Earning:
    """The feats of Can't Stop."""

    names: Final = ("sure-footed", "both-ends", "one-go", "hat-trick", "comeback", "alone-on-top")

    def earned(self, events: Sequence[msgspec.Struct], outcome: Outcome) -> list[set[str]]:
        """Return the names that each seat has earned."""
        told = Ascents(outcome)
        for event in events:
            told.hear(event)
        for seat in outcome.winners:
            told.win(seat)
        return told.found


class Ascents:
    """The ascents of a game so far, event by event."""

    def __init__(self, outcome: Outcome) -> None:
        seats = len(outcome.scores)
        self.found: list[set[str]] = [set() for _ in range(seats)]
        self._side: dict[int, int] = {seat: side for side, group in enumerate(outcome.sides) for seat in group}
        self._routes: list[set[int]] = [set() for _ in range(seats)]
        self._claims: list[int] = [0] * len(outcome.sides)
        self._behind: set[int] = set()
        self._dropped: set[int] = set()
        self._from_foot: set[int] = set()
        self._claimed = 0

    def hear(self, event: msgspec.Struct) -> None:
        """Take in one event."""
        if isinstance(event, TurnBegan):
            self._from_foot.clear()
            self._claimed = 0
        elif isinstance(event, Dropped):
            self._dropped.add(event.seat)
        elif isinstance(event, Banked):
            if event.start == 0:
                self._from_foot.add(event.route)
        elif isinstance(event, Claimed):
            self._claim(event.seat, event.route)

    def _claim(self, seat: int, route: int) -> None:
        found, side = self.found[seat], self._side[seat]
        self._routes[seat].add(route)
        self._claims[side] += 1
        self._claimed += 1
        if self._routes[seat] >= OUTER:
            found.add("both-ends")
        if self._claimed == ALL:
            found.add("hat-trick")
        if route in self._from_foot and HEIGHTS[route] >= LONG:
            found.add("one-go")
        if self._claims[side] == BEHIND:
            self._behind |= {other for other, claims in enumerate(self._claims) if claims == 0}

    def win(self, seat: int) -> None:
        """Add what a winner has earned by the whole game."""
        found, side = self.found[seat], self._side[seat]
        if seat not in self._dropped:
            found.add("sure-footed")
        if side in self._behind:
            found.add("comeback")
        if len(self._claims) > 1 and sum(self._claims) == self._claims[side]:
            found.add("alone-on-top")
