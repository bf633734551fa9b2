"""What a child's chances are on the whole: a table for each course, solved once, in which tiles are forgotten.

The relaxed game knows the child's square, the monster's square and facing, and the value under the child. Every
square towards the start has a tile; an exploration succeeds as often as it does in the strong bot's own games.
"""

from typing import Final

from hiroma.games.hidden_rooms.board import EXIT, NEIGHBOURS, SQUARES
from hiroma.games.hidden_rooms.course import Course
from hiroma.games.hidden_rooms.omens import LOST, omens

VALUES: Final = 6

OUT: Final = -2
"""In place of a child's place: it has escaped."""

# From 4,500 attempts of the strong bot against itself, 900 a stage.
SUCCESS: Final = [1.0, 0.92, 0.82, 0.73, 0.62, 0.53]
"""How often an exploration from a tile of value 1..6 succeeds, the memory used."""

FOLLOWS: Final = [
    [0.19, 0.22, 0.18, 0.14, 0.14, 0.13],
    [0.10, 0.20, 0.23, 0.18, 0.145, 0.145],
    [0.105, 0.095, 0.215, 0.24, 0.19, 0.155],
    [0.13, 0.105, 0.10, 0.215, 0.24, 0.21],
    [0.155, 0.135, 0.115, 0.10, 0.235, 0.26],
    [0.195, 0.165, 0.15, 0.12, 0.115, 0.255],
]
"""`FOLLOWS[under][value]`: how often a tile of that value is the one that succeeds."""

WALKED: Final = 2
"""The value taken for a tile one goes back to: 3, the middle (values count from 0 here)."""

PATIENCE: Final = 0.99
"""What a worth is worth a turn later: luring for ever wins nothing."""

CLOSE: Final = 0.0005
"""The sweeps end when nothing changes by more."""

MOST_SWEEPS: Final = 60


class Prospects:
    """`worth[(monster * 36 + child) * 6 + value]`: the chance to win, with the child on turn, in 0..1.

    `mixed` is the same for a tile that has just succeeded from one of `value`. `after` is that of the omens.
    """

    __slots__ = ("after", "mixed", "worth")

    def __init__(self, course: Course) -> None:
        foreseen = omens(course)
        self.after: list[int] = foreseen.after
        self.worth: list[float] = [0.0] * (SQUARES * 4 * SQUARES * VALUES)
        self.mixed: list[float] = [0.0] * (SQUARES * 4 * SQUARES * VALUES)
        # The nearer to its terminal the earlier: what follows is then mostly known.
        monsters = [monster for monster in range(SQUARES * 4) if monster // 4 != course.terminal]
        monsters.sort(key=lambda monster: foreseen.left[monster])
        for _ in range(MOST_SWEEPS):
            if self._sweep(monsters) < CLOSE:
                return

    def _sweep(self, monsters: list[int]) -> float:
        """Works out every position again; the largest change."""
        largest = 0.0
        for monster in monsters:
            for child in range(EXIT + 1, SQUARES):
                if child != monster // 4:
                    largest = max(largest, self._position(monster, child))
        return largest

    def _position(self, monster: int, child: int) -> float:
        base = (monster * SQUARES + child) * VALUES
        stays = self._place(monster, child)
        targets = [self._place(monster, near) for near in NEIGHBOURS[child] if near != monster // 4]
        back = 0.0
        for near in NEIGHBOURS[child]:
            if near > child and near != monster // 4:
                back = max(back, self._worth(self.mixed, self._place(monster, near), WALKED))
        largest = 0.0
        for value in range(VALUES):
            stay = self._worth(self.worth, stays, value)
            best = max(stay, back)
            for target in targets:
                go = self._worth(self.mixed, target, value)
                best = max(best, SUCCESS[value] * go + (1.0 - SUCCESS[value]) * stay)
            best *= PATIENCE
            change = best - self.worth[base + value]
            largest = max(largest, change, -change)
            self.worth[base + value] = best
        for value in range(VALUES):
            mean = 0.0
            for following in range(VALUES):
                mean += FOLLOWS[value][following] * self.worth[base + following]
            self.mixed[base + value] = mean
        return largest

    def _place(self, monster: int, child: int) -> int:
        """Where the worths of a child begin that ends its turn on a square; OUT at the exit, LOST when caught."""
        if child == EXIT:
            return OUT
        stands = self.after[monster * 37 + child]
        return LOST if stands == LOST else (stands * SQUARES + child) * VALUES

    def _worth(self, worths: list[float], place: int, value: int) -> float:
        if place >= 0:
            return worths[place + value]
        return 1.0 if place == OUT else 0.0

    def staying(self, monster: int, child: int, value: int) -> float:
        """The worth of a child that ends its turn on a square with a tile of a value, 0..5."""
        return self._worth(self.worth, self._place(monster, child), value)


_known: Final[dict[Course, Prospects]] = {}


def prospects(course: Course) -> Prospects:
    """The prospects of a course, solved once."""
    found = _known.get(course)
    if found is None:
        if len(_known) == 64:
            _known.clear()
        found = _known[course] = Prospects(course)
    return found
