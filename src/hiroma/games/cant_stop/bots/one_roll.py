"""EV1: a policy that looks one roll ahead. No seat plays by it: it is a yardstick for the others."""

from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.evaluation import Prospect, prospects
from hiroma.games.cant_stop.moves import Move
from hiroma.games.cant_stop.parts.board import CLIMBERS, HEIGHTS, PAIRINGS
from hiroma.games.cant_stop.parts.odds import ALL_ROLLS, SORTED_ROLLS
from hiroma.kernel.contract import Below


class OneRoll:
    """A policy that rolls while one more roll is expected to gain columns; each top counts half a column more."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return the move: the pairing that gains most columns, of equal ones the one with the best next roll.

        It is a STOP when that wins, or when one more roll is not expected to gain.
        """
        moves = state.moves(seat)
        ahead = prospects(state, moves)
        if not ahead:
            return moves[0]
        camp = state.bivouacs[state.mover]
        best = ahead[0]
        most, hope = -1.0, -1.0
        for prospect in ahead:
            kept = -0.5 if prospect.loses() else gained(prospect, camp)
            risked = expected(prospect, camp, kept)
            if kept > most or (kept == most and risked > hope):
                best, most, hope = prospect, kept, risked
        return best.settle(most >= hope or best.wins())


def worth_of(route: int, start: int, cell: int) -> float:
    """Return the columns climbed between two cells of a route, and half a column for the top."""
    return (cell - start) / HEIGHTS[route] + (0.5 if cell == HEIGHTS[route] else 0.0)


def gained(prospect: Prospect, camp: list[int]) -> float:
    """Return the columns that the climbers have gained this turn; `camp` has the cell of the bivouac by route."""
    total = 0.0
    for route, cell in prospect.cells.items():
        total += worth_of(route, camp[route], cell)
    return total


def expected(prospect: Prospect, camp: list[int], kept: float) -> float:
    """Return the mean of the columns gained after one more roll and its best pairing; a DROP leaves none."""
    one = [-1.0] * 13
    two = [-1.0] * 13
    fresh = [False] * 13
    for route in range(2, 13):
        if prospect.usable >> route & 1:
            fresh[route] = route not in prospect.cells
            cell = prospect.cells.get(route, camp[route])
            one[route] = worth_of(route, cell, cell + 1)
            two[route] = worth_of(route, cell, cell + 2) if cell + 2 <= HEIGHTS[route] else one[route]
    last = len(prospect.cells) == CLIMBERS - 1
    total = 0.0
    for roll, weight in SORTED_ROLLS:
        best = -1.0
        for first, second, _ in PAIRINGS[roll]:
            if first == second:
                gain = two[first]
            elif one[first] < 0 or one[second] < 0 or (last and fresh[first] and fresh[second]):
                gain = max(one[first], one[second])
            else:
                gain = one[first] + one[second]
            best = max(best, gain)
        if best >= 0:
            total += weight * (kept + best)
    return total / ALL_ROLLS
