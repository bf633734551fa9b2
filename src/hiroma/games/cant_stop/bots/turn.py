"""One turn, solved exactly: every set of climbers it may come to, every roll, every pairing, GO or STOP.

A turn only climbs, so its positions have an order, and one pass from the top down values them all. Three climbers
stay on their three routes: for each such set a table holds a value for every triple of cells. Tables of two climbers
or of a single climber lead into these. A table is filled when it is first asked for.
"""

from typing import Final

from hiroma.games.cant_stop.bots.leaf import Leaf
from hiroma.games.cant_stop.parts.board import CLIMBERS, HEIGHTS, PAIRINGS, ROUTES
from hiroma.games.cant_stop.parts.odds import ALL_ROLLS, SORTED_ROLLS
from hiroma.games.cant_stop.position import Position

Steps = tuple[int, int, int]
"""The cells that each of three climbers goes up."""

Roads = list[tuple[int, list[Steps]]]
"""(how many of the 1,296 rolls, what each of these rolls offers); rolls that offer nothing are not in it."""

EXACT: Final = 99
"""More cells than three routes have."""

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
"""For each sorted roll: how many of the 1,296 sort to it, and its three pairings as 16 x lower + higher total; one that
has fewer repeats them."""

_known: dict[int, list[Roads]] = {}


def roads(a: int, b: int, c: int) -> list[Roads]:
    """Return what rolls offer to climbers on three routes, at 9, 3 and 1 times the room (0..2) above each."""
    key = a << 8 | b << 4 | c
    if key not in _known:
        _known[key] = [
            _roads((a, b, c), (first, second, third)) for first in range(3) for second in range(3) for third in range(3)
        ]
    return _known[key]


def _roads(routes: Steps, room: Steps) -> Roads:
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


class Offered:
    """The ways that rolls offer to climbers on three routes, in steps through their table."""

    def __init__(self, a: int, b: int, c: int, wide: int, narrow: int) -> None:
        self.roads: list[Roads] = roads(a, b, c)
        self.wide: int = wide
        self.narrow: int = narrow
        self.rooms: list[list[int]] = [[] for _ in range(27)]

    def at(self, room: int) -> list[int]:
        """Return for each kind of roll: its weight, how many ways it offers, the ways as steps."""
        ways = self.rooms[room]
        if not ways:
            for weight, offered in self.roads[room]:
                ways += [weight, len(offered)]
                ways += [first * self.wide + second * self.narrow + third for first, second, third in offered]
        return ways


class Turn:
    """The values of one turn, from where its climbers stand on: chances to win of the mover's side, 0..1.

    Exact when `reach` is `EXACT`. A training takes a lower one: three climbers that are more than `reach` cells above
    where they can first stand have to stop.
    """

    def __init__(self, at: Position, leaf: Leaf, reach: int = EXACT) -> None:
        leaf.see(at)
        self.reach: int = reach
        self.leaf: Leaf = leaf
        self.camp: list[int] = at.bivouacs[at.mover][:]
        self.lost: float = leaf.dropped()
        self.top: list[int] = [0 if at.closed >> route & 1 else HEIGHTS[route] for route in range(13)]
        self.low: list[int] = [at.climbers[route] or self.camp[route] + 1 for route in range(13)]
        self.shared: list[int] = [0] * 13
        """By route: the cells, as a mask, on which a STOP is forbidden (CS-U1)."""
        if at.unique:
            for route in ROUTES:
                for seat in range(at.seats):
                    if seat != at.mover and at.bivouacs[seat][route]:
                        self.shared[route] |= 1 << at.bivouacs[seat][route]
        self.tables: dict[int, list[float]] = {}

    def worth(self, cells: dict[int, int]) -> float:
        """Return the value with climbers at these cells (route → cell), none below where it stood at first."""
        routes = sorted(cells)
        table = self.table(routes)
        index = 0
        for route in routes:
            index = index * self.width(route) + cells[route] - self.low[route]
        return table[index]

    def rolling(self, cells: dict[int, int]) -> float:
        """Return the value of rolling with climbers at these cells, whether or not a STOP were better."""
        total = 0.0
        for roll, weight in SORTED_ROLLS:
            best = -1.0
            for first, second, _ in PAIRINGS[roll]:
                for orange, red in ((first, second), (second, first)):
                    after = self.climbed(cells, orange, red)
                    if after is not None:
                        best = max(best, self.worth(after))
            total += weight * (self.lost if best < 0.0 else best)
        return total / ALL_ROLLS

    def stopping(self, cells: dict[int, int]) -> float:
        """Return the value of a STOP with climbers at these cells, -1 where it is forbidden."""
        routes = sorted(cells)
        return self.stop(routes, [cells[route] for route in routes])

    def climbed(self, cells: dict[int, int], orange: int, red: int) -> dict[int, int] | None:
        """Return where climbers stand once a pairing is taken, None when it is dead (CS-M)."""
        after = cells.copy()
        moved = False
        for route in (orange, red):
            cell = after.get(route, 0)
            if cell == 0:
                if len(after) < CLIMBERS and self.top[route]:
                    after[route] = self.low[route]
                    moved = True
            elif cell < self.top[route]:
                after[route] = cell + 1
                moved = True
        return after if moved else None

    def width(self, route: int) -> int:
        """Return how many cells a climber on a route can still stand on."""
        return self.top[route] - self.low[route] + 1

    def stop(self, routes: list[int], cells: list[int]) -> float:
        """Return the value of a STOP there, -1 where it is forbidden."""
        for place, route in enumerate(routes):
            if self.shared[route] >> cells[place] & 1:
                return -1.0
        return self.leaf.banked(routes, cells)

    def table(self, routes: list[int]) -> list[float]:
        """Return the values of climbers on these routes, by their cells."""
        key = 0
        for route in routes:
            key |= 1 << route
        found = self.tables.get(key)
        if found is None:
            if len(routes) == CLIMBERS:
                found = self.three(routes[0], routes[1], routes[2])
            elif len(routes) == CLIMBERS - 1:
                found = self.two(routes[0], routes[1])
            else:
                found = self.one(routes[0])
            self.tables[key] = found
        return found

    def three(self, a: int, b: int, c: int) -> list[float]:
        """Value all cells of climbers on three routes, from the top down; none beyond the reach of a training."""
        wide, narrow = self.width(b) * self.width(c), self.width(c)
        roads = Offered(a, b, c, wide, narrow)
        table = [-1.0] * (self.width(a) * wide)
        routes, cells = [a, b, c], [0, 0, 0]
        at = len(table)
        far = self.low[a] + self.low[b] + self.low[c] + self.reach
        for i in range(self.top[a], self.low[a] - 1, -1):
            cells[0] = i
            above = min(2, self.top[a] - i) * 9
            for j in range(self.top[b], self.low[b] - 1, -1):
                cells[1] = j
                beside = above + min(2, self.top[b] - j) * 3
                for k in range(self.top[c], self.low[c] - 1, -1):
                    cells[2] = k
                    at -= 1
                    beyond = i + j + k - far
                    if beyond > 2:
                        continue
                    value = self.stop(routes, cells)
                    if beyond <= 0:
                        value = max(value, self.rolled(table, at, roads.at(beside + min(2, self.top[c] - k))))
                    table[at] = value
        return table

    def rolled(self, table: list[float], at: int, ways: list[int]) -> float:
        """Return the value of rolling: the best way of each roll, by its weight; what is lost when there is none."""
        total, missed, place = 0.0, ALL_ROLLS, 0
        while place < len(ways):
            weight, end = ways[place], place + 2 + ways[place + 1]
            best = table[at + ways[place + 2]]
            place += 3
            while place < end:
                value = table[at + ways[place]]
                best = max(best, value)
                place += 1
            total += weight * best
            missed -= weight
        return (total + missed * self.lost) / ALL_ROLLS

    def two(self, a: int, b: int) -> list[float]:
        """Value all cells of climbers on two routes, from the top down; a third climber leads into its table."""
        narrow = self.width(b)
        table = [0.0] * (self.width(a) * narrow)
        thirds = [self.third(a, b, route) for route in range(13)]
        routes, cells = [a, b], [0, 0]
        far = self.low[a] + self.low[b] + self.reach // CLIMBERS
        at = len(table)
        for i in range(self.top[a], self.low[a] - 1, -1):
            for j in range(self.top[b], self.low[b] - 1, -1):
                cells[0], cells[1] = i, j
                at -= 1
                value = self.stop(routes, cells)
                if i + j <= far:
                    value = max(value, self.best_of_rolls(table, thirds, a, b, i, j))
                table[at] = value
        return table

    def best_of_rolls(self, table: list[float], thirds: list[list[float]], a: int, b: int, i: int, j: int) -> float:
        """Return the value of rolling with climbers on a at i and on b at j."""
        values = [0.0] * 256
        for first, second in TOTALS_OF_PAIRINGS:
            value = self.paired(table, thirds, a, b, i, j, first, second)
            if first != second:
                value = max(value, self.paired(table, thirds, a, b, i, j, second, first))
            values[first << 4 | second] = value
        total, place = 0.0, 0
        while place < len(PAIRINGS_OF_ROLLS):
            best = values[PAIRINGS_OF_ROLLS[place + 1]]
            best = max(best, values[PAIRINGS_OF_ROLLS[place + 2]])
            best = max(best, values[PAIRINGS_OF_ROLLS[place + 3]])
            total += PAIRINGS_OF_ROLLS[place] * (self.lost if best < 0.0 else best)
            place += 4
        return total / ALL_ROLLS

    def third(self, a: int, b: int, route: int) -> list[float]:
        """Return the table of three climbers, one of them on this route; `[]` where it cannot be."""
        return [] if route in (a, b) or not self.top[route] else self.table(sorted([a, b, route]))

    def paired(
        self, table: list[float], thirds: list[list[float]], a: int, b: int, i: int, j: int, orange: int, red: int
    ) -> float:
        """Return the value of a pairing with climbers on a at i and on b at j, -1 when it is dead (CS-M)."""
        new = cell = 0
        moved = False
        for route in (orange, red):
            if route == a:
                moved = moved or i < self.top[a]
                i = min(i + 1, self.top[a])
            elif route == b:
                moved = moved or j < self.top[b]
                j = min(j + 1, self.top[b])
            elif new == 0 and self.top[route]:
                new, cell = route, self.low[route]
            elif route == new:
                cell = min(cell + 1, self.top[new])
        if new == 0:
            return table[(i - self.low[a]) * self.width(b) + j - self.low[b]] if moved else -1.0
        return self.with_third(thirds[new], a, b, i, j, new, cell)

    def with_third(self, table: list[float], a: int, b: int, i: int, j: int, new: int, cell: int) -> float:
        """Return the value in the table of three climbers, in the order of their routes."""
        i, j, cell = i - self.low[a], j - self.low[b], cell - self.low[new]
        if new < a:
            return table[(cell * self.width(a) + i) * self.width(b) + j]
        if new < b:
            return table[(i * self.width(new) + cell) * self.width(b) + j]
        return table[(i * self.width(b) + j) * self.width(new) + cell]

    def one(self, route: int) -> list[float]:
        """Value all cells of a single climber, from the top down."""
        table = [0.0] * self.width(route)
        # A double takes two steps: the table is asked while it is filled, for cells above.
        self.tables[1 << route] = table
        for cell in range(self.top[route], self.low[route] - 1, -1):
            cells = {route: cell}
            table[cell - self.low[route]] = max(self.rolling(cells), self.stopping(cells))
        return table
