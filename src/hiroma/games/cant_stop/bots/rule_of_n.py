"""Bots that add up points: Keller's Rule of 28 and the family that Glenn and Aloi bred from it.

J. Glenn and C. Aloi, "A Generalized Heuristic for Can't Stop" (FLAIRS 2009). Two sums run over the routes with a
climber, from the bivouac to the climber's cell: progress decides when the bot stops, choice which pairing it takes. The
bot counts its own climb only and ignores the other seats.
"""

from typing import Final

from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.evaluation import Prospect, prospects
from hiroma.games.cant_stop.moves import Move
from hiroma.games.cant_stop.parts.board import CLIMBERS, HEIGHTS, ROUTES
from hiroma.kernel.contract import Below

Points = list[list[int]]
"""By route and cell: the points of all steps from the foot up to that cell."""

MISFORTUNE: Final = 1_000_000
"""Points taken off a pairing whose STOP would lose the game (CS-TM5): more than any pairing has."""


def mirrored(half: tuple[int, ...]) -> list[int]:
    """Return a list by route from six numbers for routes 2..7; 8..12 have those of 6..2."""
    return [0, 0, *half, *reversed(half[:-1])]


def steps(first: tuple[int, ...], slope: tuple[int, ...] = (0,) * 6) -> Points:
    """Return the points when step s on a route of height H is worth first + slope × (s - 1) / (H - 1), rounded down."""
    base, rise = mirrored(first), mirrored(slope)
    points: Points = [[0] for _ in range(13)]
    for route in ROUTES:
        for step in range(HEIGHTS[route]):
            gain = base[route] + rise[route] * step // (HEIGHTS[route] - 1)
            points[route].append(points[route][-1] + gain)
    return points


class RuleOfN:
    """One member of the family.

    `progress` has the points of a step on routes 2..7 for the decision to stop; the first step of a turn on a route
    counts twice. `choice` has the points for the choice of a pairing; the first step counts twice when `doubled`. Three
    climbers all on odd, even, high (7 and up) or low (7 and down) routes add to progress and take from choice. Each
    climber placed takes `marker` from choice. The bot stops when progress has reached `limit`, never with a climber in
    hand while a route without one is open, and always when that wins.
    """

    def __init__(
        self,
        progress: tuple[int, ...],
        choice: Points,
        doubled: bool,
        odd: int,
        even: int,
        high: int,
        low: int,
        marker: int,
        limit: int,
    ) -> None:
        self.progress: list[int] = mirrored(progress)
        self.choice: Points = choice
        self.doubled: bool = doubled
        self.odd: int = odd
        self.even: int = even
        self.high: int = high
        self.low: int = low
        self.marker: int = marker
        self.limit: int = limit

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return the move: the first pairing with the most choice points; STOP when its progress is enough."""
        moves = state.moves(seat)
        ahead = prospects(state, moves)
        if not ahead:
            return moves[0]
        camp = state.bivouacs[state.mover]
        best = ahead[0]
        most = self.choice_points(best, camp)
        for prospect in ahead[1:]:
            points = self.choice_points(prospect, camp)
            if points > most:
                best, most = prospect, points
        return best.settle(self.enough(best, camp))

    def enough(self, prospect: Prospect, camp: list[int]) -> bool:
        """Return true when the turn should end with a pairing: STOP wins, or progress has reached the limit."""
        if prospect.wins():
            return True
        if len(prospect.cells) < CLIMBERS and any(
            prospect.usable >> route & 1 and route not in prospect.cells for route in ROUTES
        ):
            return False
        points = self.pattern(prospect)
        for route, cell in prospect.cells.items():
            points += self.progress[route] * (cell - camp[route] + 1)
        return points >= self.limit

    def choice_points(self, prospect: Prospect, camp: list[int]) -> int:
        """Return the choice points of a pairing, by the whole climb of the turn once it is taken."""
        points = -self.pattern(prospect) - self.marker * len(prospect.cells)
        for route, cell in prospect.cells.items():
            worth = self.choice[route]
            foot = camp[route]
            points += worth[cell] - worth[foot]
            if self.doubled:
                points += worth[foot + 1] - worth[foot]
        return points - MISFORTUNE if prospect.loses() else points

    def pattern(self, prospect: Prospect) -> int:
        """Return the points for three climbers on routes of one kind, 0 with fewer climbers."""
        if len(prospect.cells) < CLIMBERS:
            return 0
        a, b, c = prospect.cells
        odds = (a & 1) + (b & 1) + (c & 1)
        points = self.even if odds == 0 else self.odd if odds == CLIMBERS else 0
        if a >= 7 and b >= 7 and c >= 7:
            points += self.high
        if a <= 7 and b <= 7 and c <= 7:
            points += self.low
        return points


def rule_of_28() -> RuleOfN:
    """Return Michael Keller's Rule of 28 (1986), with the choice of pairings that Glenn and Aloi gave it.

    Descriptions differ in two points. Ours: the first step of a climber counts once, not twice, for
    choosing a pairing (twice for stopping), and of equal pairings the first in the order of the dice is
    taken. In solitaire it needs 10.73 turns; published is 10.74.
    """
    return RuleOfN((6, 5, 4, 3, 2, 1), steps((1, 2, 3, 4, 5, 6)), False, 2, -2, 4, 4, 6, 28)


def ga_constant() -> RuleOfN:
    """Return Glenn and Aloi's champion with equal steps on a route: the yardstick of the literature."""
    return RuleOfN((7, 7, 3, 2, 2, 1), steps((7, 0, 2, 0, 4, 3)), True, 7, 1, 6, 5, 6, 29)


def ga_linear() -> RuleOfN:
    """Return Glenn's later set, with points that rise with height: 8.79 turns in solitaire, the best published."""
    choice = steps((15, 0, 3, 0, 7, 5), (72, 48, 56, 44, 28, 32))
    return RuleOfN((15, 13, 8, 8, 4, 3), choice, False, 11, -1, 4, 4, 12, 61)
