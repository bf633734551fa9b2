"""One turn, solved exactly: every set of climbers it may come to, every roll, every pairing, GO or STOP.

A turn only climbs, so its positions have an order, and one pass from the top down values them all. Three climbers
stay on their three routes: for each such set a table holds a value for every triple of cells. Tables of two climbers
or of a single climber lead into these. A table is filled when it is first asked for.
"""

from typing import Final

from hiroma.games.cant_stop.bots.leaf import Leaf
from hiroma.games.cant_stop.bots.rolling import TOTALS_OF_PAIRINGS, Ways, by_rolls, ways
from hiroma.games.cant_stop.parts.board import CLIMBERS, HEIGHTS, ROUTES
from hiroma.games.cant_stop.position import Position

EXACT: Final = 99
"""More cells than three routes have."""


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
        """Return the value with climbers at these cells (route → cell), none below its cell at the start."""
        routes = sorted(cells)
        table = self.table(routes)
        index = 0
        for route in routes:
            index = index * self.width(route) + cells[route]
        return table[index]

    def rolling(self, cells: dict[int, int]) -> float:
        """Return the value of rolling with climbers at these cells, even where a STOP is better."""
        values = [-1.0] * 256
        for first, second in TOTALS_OF_PAIRINGS:
            value = self.paired(cells, first, second)
            if first != second:
                value = max(value, self.paired(cells, second, first))
            values[first << 4 | second] = value
        return by_rolls(values, self.lost)

    def paired(self, cells: dict[int, int], orange: int, red: int) -> float:
        """Return the value of a pairing with climbers at these cells, -1 when it is dead."""
        after = self.climbed(cells, orange, red)
        return -1.0 if after is None else self.worth(after)

    def stopping(self, cells: dict[int, int]) -> float:
        """Return the value of a STOP with climbers at these cells, -1 where it is forbidden."""
        routes = sorted(cells)
        return self.stop(routes, [cells[route] for route in routes])

    def climbed(self, cells: dict[int, int], orange: int, red: int) -> dict[int, int] | None:
        """Return the cells of the climbers (route → cell) once a pairing is taken, None when it is dead (CS-M)."""
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
        """Return the number of entries that a table has for a route: its cells, and one for none."""
        return HEIGHTS[route] + 1

    def stop(self, routes: list[int], cells: list[int]) -> float:
        """Return the value of a STOP there, -1 where it is forbidden."""
        for place, route in enumerate(routes):
            if self.shared[route] >> cells[place] & 1:
                return -1.0
        return self.leaf.banked(routes, cells)

    def stops(self, routes: list[int], cells: list[int], high: int) -> list[float]:
        """Return the values of a STOP with the last climber on each of its cells up to `high`, -1 where forbidden."""
        last = routes[-1]
        low = self.low[last]
        for place in range(len(routes) - 1):
            if self.shared[routes[place]] >> cells[place] & 1:
                return [-1.0] * (high + 1 - low)
        values = self.leaf.column(routes, cells, low, high)
        if self.shared[last]:
            for cell in range(low, high + 1):
                if self.shared[last] >> cell & 1:
                    values[cell - low] = -1.0
        return values

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
        offered = ways(a, b, c)
        table = [-1.0] * (self.width(a) * self.width(b) * self.width(c))
        routes, cells = [a, b, c], [0, 0, 0]
        far = self.low[a] + self.low[b] + self.low[c] + self.reach
        for i in range(self.top[a], self.low[a] - 1, -1):
            cells[0] = i
            above = min(2, self.top[a] - i) * 9
            for j in range(self.top[b], self.low[b] - 1, -1):
                cells[1] = j
                at = (i * self.width(b) + j) * self.width(c)
                beside = above + min(2, self.top[b] - j) * 3
                self.column(table, at, routes, cells, far - i - j, offered[beside : beside + 3])
        return table

    def column(
        self, table: list[float], at: int, routes: list[int], cells: list[int], far: int, offered: list[Ways]
    ) -> None:
        """Value the cells of the last of three climbers; `at` is the index of its cell 0. Beyond `far` it must stop."""
        low, top, lost = self.low[routes[-1]], self.top[routes[-1]], self.lost
        high = min(top, far + 2)
        if high < low:
            return
        stops = self.stops(routes, cells, high)
        for cell in range(high, low - 1, -1):
            value = stops[cell - low]
            if cell <= far:
                value = offered[min(2, top - cell)].best(table, at + cell, value, lost)
            table[at + cell] = value

    def two(self, a: int, b: int) -> list[float]:
        """Value all cells of climbers on two routes, from the top down; a third climber leads into its table."""
        table = [-1.0] * (self.width(a) * self.width(b))
        thirds = [self.third(a, b, route) for route in range(13)]
        routes, cells = [a, b], [0, 0]
        far = self.low[a] + self.low[b] + self.reach // CLIMBERS
        for i in range(self.top[a], self.low[a] - 1, -1):
            cells[0] = i
            stops = self.stops(routes, cells, self.top[b])
            for j in range(self.top[b], self.low[b] - 1, -1):
                value = stops[j - self.low[b]]
                if i + j <= far:
                    value = max(value, by_rolls(self.pairings(table, thirds, a, b, i, j), self.lost))
                table[i * self.width(b) + j] = value
        return table

    def pairings(self, table: list[float], thirds: list[list[float]], a: int, b: int, i: int, j: int) -> list[float]:
        """Return the value of each pairing with climbers on a at i and on b at j, -1 for a dead one (CS-M)."""
        up, beside = min(i + 1, self.top[a]), min(j + 1, self.top[b])
        here, with_a, with_b = [-1.0] * 13, [-1.0] * 13, [-1.0] * 13
        for new in ROUTES:
            if thirds[new]:
                here[new] = self.with_third(thirds[new], a, b, i, j, new, self.low[new])
                with_a[new] = self.with_third(thirds[new], a, b, up, j, new, self.low[new])
                with_b[new] = self.with_third(thirds[new], a, b, i, beside, new, self.low[new])
        values = [-1.0] * 256
        for first, second in TOTALS_OF_PAIRINGS:
            if thirds[first] and thirds[second]:
                value = max(here[first], here[second])
                if first == second:
                    cell = min(self.low[first] + 1, self.top[first])
                    value = self.with_third(thirds[first], a, b, i, j, first, cell)
            elif thirds[first] or thirds[second]:
                new, other = (first, second) if thirds[first] else (second, first)
                value = with_a[new] if other == a else with_b[new] if other == b else here[new]
            else:
                value = self.both(table, a, b, i, j, first, second)
            values[first << 4 | second] = value
        return values

    def both(self, table: list[float], a: int, b: int, i: int, j: int, first: int, second: int) -> float:
        """Return the value of a pairing that no third climber takes, -1 for a dead one."""
        up = min(self.top[a], i + (first == a) + (second == a))
        beside = min(self.top[b], j + (first == b) + (second == b))
        if up == i and beside == j:
            return -1.0
        return table[up * self.width(b) + beside]

    def third(self, a: int, b: int, route: int) -> list[float]:
        """Return the table of three climbers, one of them on this route; `[]` where it cannot be."""
        return [] if route in (a, b) or not self.top[route] else self.table(sorted([a, b, route]))

    def with_third(self, table: list[float], a: int, b: int, i: int, j: int, new: int, cell: int) -> float:
        """Return the value in the table of three climbers, in the order of their routes."""
        if new < a:
            return table[(cell * self.width(a) + i) * self.width(b) + j]
        if new < b:
            return table[(i * self.width(new) + cell) * self.width(b) + j]
        return table[(i * self.width(b) + j) * self.width(new) + cell]

    def one(self, route: int) -> list[float]:
        """Value all cells of a single climber, from the top down."""
        table = [-1.0] * self.width(route)
        # A double takes two steps: the table is read while it is filled, for cells above.
        self.tables[1 << route] = table
        for cell in range(self.top[route], self.low[route] - 1, -1):
            cells = {route: cell}
            table[cell] = max(self.rolling(cells), self.stopping(cells))
        return table
