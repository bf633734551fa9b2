"""One turn, solved exactly: every set of climbers it may come to, every roll, every pairing, GO or STOP.

A turn only climbs, so its positions have an order, and one pass from the top down values them all. Three climbers
stay on their three routes: for each such set a table holds a value for every triple of cells. Tables of two climbers
or of a single climber lead into these. A table is filled when it is first asked for.
"""

from hiroma.games.cant_stop.bots.leaf import Leaf
from hiroma.games.cant_stop.parts.board import CLIMBERS, HEIGHTS, PAIRINGS, ROUTES
from hiroma.games.cant_stop.parts.odds import ALL_ROLLS, SORTED_ROLLS
from hiroma.games.cant_stop.position import Position

Steps = tuple[int, int, int]
"""The cells that each of three climbers goes up."""

Roads = list[tuple[int, list[Steps]]]
"""(how many of the 1,296 rolls, what each of these rolls offers); rolls that offer nothing are not in it."""

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


class Turn:
    """The values of one turn, from where its climbers stand on: chances to win of the mover's side, 0..1."""

    def __init__(self, at: Position, leaf: Leaf) -> None:
        leaf.see(at)
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
        """Value all cells of climbers on three routes, from the top down."""
        wide, narrow = self.width(b) * self.width(c), self.width(c)
        offered = [
            [(weight, [da * wide + db * narrow + dc for da, db, dc in steps]) for weight, steps in each]
            for each in roads(a, b, c)
        ]
        reached = [sum([weight for weight, _ in each]) for each in offered]
        table = [0.0] * (self.width(a) * wide)
        routes, cells = [a, b, c], [0, 0, 0]
        at = len(table)
        for i in range(self.top[a], self.low[a] - 1, -1):
            cells[0] = i
            above = min(2, self.top[a] - i) * 9
            for j in range(self.top[b], self.low[b] - 1, -1):
                cells[1] = j
                beside = above + min(2, self.top[b] - j) * 3
                for k in range(self.top[c], self.low[c] - 1, -1):
                    cells[2] = k
                    at -= 1
                    room = beside + min(2, self.top[c] - k)
                    total = (ALL_ROLLS - reached[room]) * self.lost
                    for weight, ways in offered[room]:
                        best = table[at + ways[0]]
                        for way in ways:
                            best = max(best, table[at + way])
                        total += weight * best
                    table[at] = max(total / ALL_ROLLS, self.stop(routes, cells))
        return table

    def two(self, a: int, b: int) -> list[float]:
        """Value all cells of climbers on two routes, from the top down; a third climber leads into its table."""
        narrow = self.width(b)
        table = [0.0] * (self.width(a) * narrow)
        thirds = [self.third(a, b, route) for route in range(13)]
        routes, cells = [a, b], [0, 0]
        for i in range(self.top[a], self.low[a] - 1, -1):
            for j in range(self.top[b], self.low[b] - 1, -1):
                cells[0], cells[1] = i, j
                total = 0.0
                for roll, weight in SORTED_ROLLS:
                    best = -1.0
                    for first, second, _ in PAIRINGS[roll]:
                        best = max(best, self.paired(table, thirds, a, b, i, j, first, second))
                        if first != second:
                            best = max(best, self.paired(table, thirds, a, b, i, j, second, first))
                    total += weight * (self.lost if best < 0.0 else best)
                here = (i - self.low[a]) * narrow + j - self.low[b]
                table[here] = max(total / ALL_ROLLS, self.stop(routes, cells))
        return table

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
