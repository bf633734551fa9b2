"""The dice of a turn: ways that rolls offer to climbers on three routes, and the mean over all rolls."""

from typing import Final

from hiroma.games.cant_stop.parts.board import HEIGHTS, PAIRINGS
from hiroma.games.cant_stop.parts.odds import ALL_ROLLS, SORTED_ROLLS

Steps = tuple[int, int, int]
"""The cells that each of three climbers goes up."""

Roads = list[tuple[int, list[Steps]]]
"""(number of the 1,296 rolls, the steps that each of them offers); rolls that offer nothing are left out."""

TOTALS_OF_PAIRINGS: Final[list[tuple[int, int]]] = sorted(
    {(min(pair[0], pair[1]), max(pair[0], pair[1])) for pairs in PAIRINGS for pair in pairs}
)
"""The two totals of every pairing, the lower first."""


def _pairings_of_rolls() -> list[int]:
    found: list[int] = []
    for roll, weight in SORTED_ROLLS:
        codes = [min(first, second) << 4 | max(first, second) for first, second, _ in PAIRINGS[roll]]
        found += [weight, codes[0], codes[-1], codes[len(codes) // 2]]
    return found


PAIRINGS_OF_ROLLS: Final[list[int]] = _pairings_of_rolls()
"""For each sorted roll: the number of the 1,296 that sort to it, and its three pairings as 16 x lower + higher total. A
roll with fewer pairings repeats them."""


def roads(routes: Steps, room: Steps) -> Roads:
    """Return the steps that rolls offer to climbers on three routes. `room`: cells above each climber, 2 for more."""
    weights: dict[tuple[Steps, ...], int] = {}
    for roll, weight in SORTED_ROLLS:
        found: set[Steps] = set()
        for first, second, _ in PAIRINGS[roll]:
            steps = [0, 0, 0]
            for total in (first, second):
                for place in range(3):
                    if routes[place] == total and steps[place] < room[place]:
                        steps[place] += 1
            if steps != [0, 0, 0]:
                found.add((steps[0], steps[1], steps[2]))
        if found:
            offered = tuple(sorted(found))
            weights[offered] = weights.get(offered, 0) + weight
    return [(weight, list(offered)) for offered, weight in weights.items()]


def by_rolls(values: list[float], lost: float) -> float:
    """Return the mean over all rolls of the best pairing's value; `lost` for a roll that has none.

    `values[16 x lower + higher total]`, -1 for a dead pairing.
    """
    total, place = 0.0, 0
    while place < len(PAIRINGS_OF_ROLLS):
        best = values[PAIRINGS_OF_ROLLS[place + 1]]
        best = max(best, values[PAIRINGS_OF_ROLLS[place + 2]])
        best = max(best, values[PAIRINGS_OF_ROLLS[place + 3]])
        total += PAIRINGS_OF_ROLLS[place] * (lost if best < 0.0 else best)
        place += 4
    return total / ALL_ROLLS


class Ways:
    """The ways that rolls offer to climbers on three routes, as steps through a table of all their cells."""

    def __init__(self, routes: Steps, room: Steps) -> None:
        self.rolls: list[int] = []
        """For each kind of roll: its weight, the number of ways that it offers, the ways."""
        self.missed: int = ALL_ROLLS
        """Rolls that offer nothing."""
        found: set[int] = set()
        narrow = HEIGHTS[routes[2]] + 1
        wide = (HEIGHTS[routes[1]] + 1) * narrow
        for weight, offered in roads(routes, room):
            ways = [first * wide + second * narrow + third for first, second, third in offered]
            self.rolls += [weight, len(ways), *ways]
            self.missed -= weight
            found.update(ways)
        self.all: list[int] = sorted(found, reverse=True)
        """Each way once."""

    def best(self, table: list[float], at: int, stop: float, lost: float) -> float:
        """Return the value of the better of STOP and rolling on; `lost` is the value of a roll that offers nothing."""
        most = -1.0
        for way in self.all:
            value = table[at + way]
            most = max(most, value)
        missed = self.missed * lost
        if most * (ALL_ROLLS - self.missed) + missed <= stop * ALL_ROLLS:
            return stop
        return max(stop, self.rolled(table, at, missed))

    def rolled(self, table: list[float], at: int, missed: float) -> float:
        """Return the value of rolling: the best way of each roll, by its weight."""
        total, place, rolls = missed, 0, self.rolls
        while place < len(rolls):
            weight, end = rolls[place], place + 2 + rolls[place + 1]
            best = table[at + rolls[place + 2]]
            place += 3
            while place < end:
                value = table[at + rolls[place]]
                best = max(best, value)
                place += 1
            total += weight * best
        return total / ALL_ROLLS


_known: dict[int, list[Ways]] = {}


def ways(a: int, b: int, c: int) -> list[Ways]:
    """Return the ways of climbers on three routes. The index is 9, 3 and 1 times the room (0 to 2) above each."""
    key = a << 8 | b << 4 | c
    found = _known.get(key)
    if found is None:
        rooms = [(first, second, third) for first in range(3) for second in range(3) for third in range(3)]
        found = _known[key] = [Ways((a, b, c), room) for room in rooms]
    return found
