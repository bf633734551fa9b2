"""Values of positions in which a turn has ended: the chance that the side of its mover will win."""

from abc import ABC, abstractmethod
from math import exp
from typing import Final

from hiroma.games.cant_stop.acts.places import TEAM_TO_WIN, TO_WIN, ending, sides
from hiroma.games.cant_stop.parts.board import HEIGHTS, ROUTES
from hiroma.games.cant_stop.position import Position

TEMPERATURE: Final = 0.2
"""The temperature of the softmax of the naive leaf: the lower, the more a small lead counts."""


class Leaf(ABC):
    """The values of the ends of one turn: chances to win, 0..1, of the mover's side. Call `see` first."""

    @abstractmethod
    def see(self, at: Position) -> None:
        """Look at the position in which the turn goes on; only its bivouacs and claims count."""

    @abstractmethod
    def dropped(self) -> float:
        """Return the value of ending the turn with a DROP."""

    @abstractmethod
    def banked(self, climbers: list[int], cells: list[int]) -> float:
        """Return the value of a STOP with climbers on these routes, at these cells; the lists go together."""

    @abstractmethod
    def column(self, climbers: list[int], cells: list[int], low: int, high: int) -> list[float]:
        """Return the values of a STOP with the last climber on each cell from `low` to `high`, wherever `cells` has it.

        At least one cell.
        """


class NaiveLeaf(Leaf):
    """A leaf that measures the lead: routes claimed, and the best fractions of the routes still needed.

    A side that needs n routes has s = (claimed + the largest n - claimed fractions of open routes) / n; the values
    of all sides are the softmax of s / 0.2. Partners share their routes: the higher of their two fractions counts.
    """

    def __init__(self) -> None:
        self.need: int = TO_WIN
        self.team: bool = False
        self.own: int = 0
        self.claims: int = 0
        self.partner: int = 0
        self.claimed: list[int] = []
        self.fractions: list[list[float]] = []
        self.closed: int = 0
        self.mover: int = 0
        self.rivals: dict[int, list[float]] = {}
        """By the mask of closed routes: the scores of the other sides then."""

    def see(self, at: Position) -> None:
        """Note the claims and the fractions climbed of every side."""
        groups = sides(at.team, at.seats)
        self.team = at.team
        self.need = TEAM_TO_WIN if at.team else TO_WIN
        self.closed = at.closed
        self.claims = at.claims[at.mover]
        self.partner = at.partner_claims()
        self.claimed = [sum([at.claims[seat] for seat in seats]) for seats in groups]
        self.fractions = [
            [max([at.bivouacs[seat][route] for seat in seats]) / max(1, HEIGHTS[route]) for route in range(13)]
            for seats in groups
        ]
        self.own = at.mover % 2 if at.team else at.mover
        self.rivals = {}

    def dropped(self) -> float:
        """Return the mover's share as everything stands."""
        return self.share(self.score(self.own, self.closed, self.fractions[self.own], 0), self.closed)

    def banked(self, climbers: list[int], cells: list[int]) -> float:
        """Return 1 for a victory, 0 for a third claim that loses (CS-TM5), else the mover's share."""
        fractions = self.fractions[self.own][:]
        closed, tops = self.closed, 0
        for route, cell in zip(climbers, cells, strict=True):
            fractions[route] = max(fractions[route], cell / HEIGHTS[route])
            if cell == HEIGHTS[route]:
                closed |= 1 << route
                tops += 1
        end = self.ended(tops)
        return end if end >= 0.0 else self.share(self.score(self.own, closed, fractions, tops), closed)

    def ended(self, tops: int) -> float:
        """Return 1 or 0 where `tops` more claims end the game, else -1."""
        clause = ending(self.team, self.claims + tops, self.partner) if tops else ""
        return -1.0 if not clause else 0.0 if clause == "CS-TM5" else 1.0

    def column(self, climbers: list[int], cells: list[int], low: int, high: int) -> list[float]:
        """Return the values by cell of the last climber. Its fraction may displace the least of the best ones."""
        last, top = climbers[-1], HEIGHTS[climbers[-1]]
        fractions, closed, tops = self.fractions[self.own][:], self.closed, 0
        for place in range(len(climbers) - 1):
            route, cell = climbers[place], cells[place]
            fractions[route] = max(fractions[route], cell / HEIGHTS[route])
            if cell == HEIGHTS[route]:
                closed |= 1 << route
                tops += 1
        before = fractions[last]
        fractions[last] = 0.0
        claimed = self.claimed[self.own] + tops
        best = sorted([fractions[route] for route in ROUTES if not closed >> route & 1], reverse=True)
        best = best[: max(0, self.need - claimed)]
        total, least, end = float(claimed), best[-1] if best else 1.0, self.ended(tops)
        for fraction in best:
            total += fraction
        values: list[float] = []
        for cell in range(low, min(high, top - 1) + 1):
            gain = max(0.0, max(before, cell / top) - least)
            values.append(end if end >= 0.0 else self.share((total + gain) / self.need, closed))
        if high == top:
            values.append(self.banked(climbers, [*cells[:-1], top]))
        return values

    def score(self, side: int, closed: int, fractions: list[float], tops: int) -> float:
        """Return s of a side, 0..1, when it has claimed `tops` routes more."""
        claimed = self.claimed[side] + tops
        still = sorted([fractions[route] for route in ROUTES if not closed >> route & 1], reverse=True)
        total = float(claimed)
        for fraction in still[: self.need - claimed]:
            total += fraction
        return total / self.need

    def share(self, score: float, closed: int) -> float:
        """Return the mover's part of the softmax."""
        rivals = self.rivals.get(closed)
        if rivals is None:
            rivals = [
                self.score(side, closed, self.fractions[side], 0)
                for side in range(len(self.claimed))
                if side != self.own
            ]
            self.rivals[closed] = rivals
        total = 1.0
        for rival in rivals:
            total += exp((rival - score) / TEMPERATURE)
        return 1.0 / total
