"""A learned outlook: the progress of each side, in numbers from self-play.

A side's score is a sum over the open routes of an entry for (class of route, its own cell, the best other side's
cell), and of the best entries for (class, own cell) of as many routes as it still needs. Routes 2 and 12 are of one
class, as are 3 and 11, and so on. All entries are there for each of three numbers of claims still needed, its own and
the nearest rival's, and once for the side that moves next and once for the others. The chances to win are the softmax
of the scores.
"""

from math import exp
from typing import Final

from hiroma.games.cant_stop.acts.places import TO_WIN
from hiroma.games.cant_stop.parts.board import HEIGHTS, ROUTES

CLASSES: Final[list[int]] = [0, 0, *range(6), *range(4, -1, -1)]
"""By route: 0 for 2 and 12 up to 5 for 7."""

STAGES: Final = 3
"""Stages of the claims still needed, in thirds of those that win: one claim each; in teams 1, 2 to 3, 4 to 5."""

SCALE: Final = 5.0 / 3.0
"""The worth of a whole route among the best before anything is learned: the naive leaf's 1 / (3 x 0.2)."""

SPAN: Final = 40
"""Solitaire: a position is worth 0 with this many turns to come, 1 with none. Hardly any game is that long."""


def _starts(sizes: list[int], first: int) -> tuple[list[int], int]:
    starts = []
    for size in sizes:
        starts.append(first)
        first += size
    return starts, first


_CELLS: Final[list[int]] = [HEIGHTS[route] + 1 for route in range(2, 8)]
_BEST, _after_best = _starts(_CELLS, 1)
_PAIRS, _after_pairs = _starts([cells * cells for cells in _CELLS], _after_best)

BLOCK: Final = _after_pairs
"""Numbers for one stage and one time to move: a constant, those of the best routes, those of pairs of cells."""

SIZE: Final = 2 * STAGES * STAGES * BLOCK
"""Numbers in all: 10,998."""

BEST_AT: Final[list[int]] = [0, 0, *(_BEST[CLASSES[route]] for route in ROUTES)]
"""By route: where in a block the entries of its own cells begin."""

PAIRS_AT: Final[list[int]] = [0, 0, *(_PAIRS[CLASSES[route]] for route in ROUTES)]
"""By route: where in a block the entries of its pairs of cells begin."""


def unlearned() -> list[float]:
    """Return the numbers before any learning: those by which the outlook is the naive leaf."""
    numbers = [0.0] * SIZE
    for block in range(0, SIZE, BLOCK):
        for route in range(2, 8):
            for cell in range(HEIGHTS[route] + 1):
                numbers[block + BEST_AT[route] + cell] = SCALE * cell / HEIGHTS[route]
        left = block // BLOCK // STAGES % STAGES + 1
        numbers[block] = SCALE * (STAGES - left)
    return numbers


def block_of(later: bool, left: int, rival: int, goal: int) -> int:
    """Return the index at which the numbers of a side begin. `later`: another side moves next.

    `left` and `rival` are the claims that the side and its nearest rival still need, `goal` those that win.
    """
    own, theirs = (left * STAGES + goal - 1) // goal, (rival * STAGES + goal - 1) // goal
    return (((STAGES if later else 0) + own - 1) * STAGES + theirs - 1) * BLOCK


class Standing:
    """The scores of all sides: the parts that one turn's climbers do not change, and rows of those that they do.

    `cells[side][route]`, `left[side]` of the `goal` claims still needed (at least 1), `mine` the side whose climbers
    these are, `next_side` the side that moves next.
    """

    def __init__(
        self,
        numbers: list[float],
        cells: list[list[int]],
        left: list[int],
        closed: int,
        mine: int,
        next_side: int,
        goal: int = TO_WIN,
    ) -> None:
        self.numbers: list[float] = numbers
        self.cells: list[list[int]] = cells
        self.need: int = left[mine]
        self.mine: int = mine
        self.others: list[int] = [side for side in range(len(cells)) if side != mine]
        self.lefts: list[int] = [left[side] for side in self.others]
        self.open: list[int] = [route for route in ROUTES if not closed >> route & 1]
        self.blocks: list[int] = []
        for side in range(len(cells)):
            rival = min([left[other] for other in range(len(cells)) if other != side], default=goal)
            self.blocks.append(block_of(side != next_side, left[side], rival, goal))
        self.pairs: float = self.paired(mine)
        self.rivals: list[float] = [self.score(side, left[side]) for side in self.others] or [0.0]
        """The scores of the other sides; in solitaire that of the measure."""
        self.ranked: list[tuple[float, int]] = sorted(
            [(self.best(mine, route, cells[mine][route]), route) for route in self.open], reverse=True
        )
        self.rows: list[Row | None] = [None] * 13
        self.others_best: dict[int, list[float]] = {}
        """By the mask of the climbers' routes: the entries that `without` returns."""

    def best(self, side: int, route: int, cell: int) -> float:
        """Return a side's entry for its own cell alone."""
        return self.numbers[self.blocks[side] + BEST_AT[route] + cell]

    def pair(self, side: int, route: int, cell: int, other: int) -> float:
        """Return a side's entry for its own cell and the best other side's."""
        return self.numbers[self.blocks[side] + PAIRS_AT[route] + cell * (HEIGHTS[route] + 1) + other]

    def ahead(self, side: int, route: int) -> int:
        """Return the highest cell of the other sides on a route; in solitaire 0."""
        return max([self.cells[other][route] for other in range(len(self.cells)) if other != side], default=0)

    def paired(self, side: int) -> float:
        """Return the sum of a side's constant and pairs."""
        total = self.numbers[self.blocks[side]]
        for route in self.open:
            total += self.pair(side, route, self.cells[side][route], self.ahead(side, route))
        return total

    def score(self, side: int, left: int) -> float:
        """Return a side's score as it stands."""
        ranked = sorted([self.best(side, route, self.cells[side][route]) for route in self.open], reverse=True)
        total = self.paired(side)
        for entry in ranked[:left]:
            total += entry
        return total

    def row(self, route: int) -> "Row":
        """Return the changes that a climber on an open route makes."""
        row = self.rows[route]
        if row is None:
            row = self.rows[route] = Row(self, route)
        return row

    def entries(self) -> list[list[int]]:
        """Return for each side, `mine` first, the places in `numbers` of those that add up to its score.

        In solitaire the measure is the second side. It has none.
        """
        found = []
        for side, left in [(self.mine, self.need), *zip(self.others, self.lefts, strict=True)]:
            block = self.blocks[side]
            ranked = sorted(
                [(self.best(side, route, self.cells[side][route]), route) for route in self.open], reverse=True
            )
            places = [block]
            places += [block + BEST_AT[route] + self.cells[side][route] for _, route in ranked[:left]]
            for route in self.open:
                pair = self.cells[side][route] * (HEIGHTS[route] + 1) + self.ahead(side, route)
                places.append(block + PAIRS_AT[route] + pair)
            found.append(places)
        return found if self.others else [*found, []]

    def share(self, climbers: list[int], cells: list[int], topped: int) -> float:
        """Return the chance to win, 0..1, of the side whose climbers stand there; those of `topped` are left out."""
        total = self.pairs
        rivals = self.rivals
        first = second = third = -1e9
        for route, cell in zip(climbers, cells, strict=True):
            if topped >> route & 1:
                continue
            row = self.row(route)
            total += row.gains[cell]
            entry = row.best[cell]
            if entry > first:
                first, second, third = entry, first, second
            elif entry > second:
                second, third = entry, second
            else:
                third = entry
            if row.felt[cell]:
                rivals = added(rivals, row.rivals[cell])
        total += self.most(climbers, first, second, third)
        odds = 1.0
        for rival in rivals:
            odds += exp(min(rival - total, 500.0))
        return 1.0 / odds

    def column(self, climbers: list[int], cells: list[int], topped: int, low: int, high: int) -> list[float]:
        """Return the chances with the last climber on each cell from `low` to `high`, none of them the top."""
        total, rivals = self.pairs, self.rivals
        best = self.without(climbers)
        for place in range(len(climbers) - 1):
            if topped >> climbers[place] & 1:
                continue
            row, cell = self.row(climbers[place]), cells[place]
            total += row.gains[cell]
            best.append(row.best[cell])
            if row.felt[cell]:
                rivals = added(rivals, row.rivals[cell])
        best.sort(reverse=True)
        best = best[: self.need]
        short = len(best) < self.need
        least = 0.0 if short else best[-1]
        for entry in best:
            total += entry
        return self.row(climbers[-1]).column(total, rivals, least, short, low, high)

    def without(self, climbers: list[int]) -> list[float]:
        """Return the best entries of the routes that have no climber, as many as are needed."""
        key = 0
        for route in climbers:
            key |= 1 << route
        found = self.others_best.get(key)
        if found is None:
            found = [entry for entry, route in self.ranked if not key >> route & 1][: self.need]
            self.others_best[key] = found
        return found[:]

    def most(self, climbers: list[int], first: float, second: float, third: float) -> float:
        """Return the sum of the best entries: of these three, and of the routes without a climber."""
        total = 0.0
        wanted = self.need
        for entry, route in self.ranked:
            if wanted == 0:
                return total
            if route in climbers:
                continue
            while wanted and first > entry:
                total += first
                wanted -= 1
                first, second, third = second, third, -1e9
            if wanted:
                total += entry
                wanted -= 1
        while wanted and first > -1e8:
            total += first
            wanted -= 1
            first, second, third = second, third, -1e9
        return total


def added(scores: list[float], changes: list[float]) -> list[float]:
    """Return scores with changes added."""
    return [scores[place] + changes[place] for place in range(len(scores))]


class Row:
    """The changes that a climber on one route makes, by its cell: none up to the cell of the side."""

    def __init__(self, standing: Standing, route: int) -> None:
        mine = standing.mine
        low, ahead = standing.cells[mine][route], standing.ahead(mine, route)
        before = standing.pair(mine, route, low, ahead)
        cells = range(HEIGHTS[route] + 1)
        self.best: list[float] = [standing.best(mine, route, max(low, cell)) for cell in cells]
        self.gains: list[float] = [standing.pair(mine, route, max(low, cell), ahead) - before for cell in cells]
        self.rivals: list[list[float]] = []
        self.felt: list[bool] = []
        for cell in cells:
            changed = []
            for side in standing.others:
                own, faced = standing.cells[side][route], standing.ahead(side, route)
                changed.append(
                    standing.pair(side, route, own, max(faced, cell)) - standing.pair(side, route, own, faced)
                )
            self.rivals.append(changed or [0.0])
            self.felt.append(any(change != 0.0 for change in changed))

    def column(self, total: float, rivals: list[float], least: float, short: bool, low: int, high: int) -> list[float]:
        """Return the chances for each cell: `total` and `rivals` are the scores without a climber on this route.

        `least` is the lowest of the best entries in `total`, which this one displaces. `short`: they are fewer
        than the side needs, so this one displaces none.
        """
        values: list[float] = []
        for cell in range(low, high + 1):
            gain = self.best[cell] - least
            score = total + self.gains[cell] + (gain if short or gain > 0.0 else 0.0)
            changes = self.rivals[cell]
            odds = 1.0
            for place in range(len(rivals)):
                odds += exp(min(rivals[place] + changes[place] - score, 500.0))
            values.append(1.0 / odds)
        return values
