"""Value iteration: a table of the child's chances for each course, solved once for a relaxed game that forgets tiles.

The relaxed game knows the child's square, the monster's square and facing, and the value under the child. Every
square towards the start has a tile; an exploration succeeds as often as it does in the strong bot's own games.
"""

from typing import Final

from hiroma.games.hidden_rooms.parts.board import EXIT, NEIGHBOURS, SQUARES
from hiroma.games.hidden_rooms.parts.omens import LOST, omens
from hiroma.games.hidden_rooms.parts.track import Course
from hiroma.games.hidden_rooms.position import WALKS

VALUES: Final = 6

PLACES: Final = SQUARES * 4 * SQUARES
"""Every square and facing of the monster with every square of the child."""

OUT: Final = PLACES * VALUES
"""First index of the worths of an escaped child."""

GONE: Final = OUT + VALUES
"""First index of the worths of a lost child."""

# From 4,500 attempts of the strong bot against itself, 900 a stage.
SUCCESS: Final = [1.0, 0.92, 0.82, 0.73, 0.62, 0.53]
"""Probability that an exploration from a tile of value 1..6 succeeds, with the memory used."""

FOLLOWS: Final = [
    [0.19, 0.22, 0.18, 0.14, 0.14, 0.13],
    [0.10, 0.20, 0.23, 0.18, 0.145, 0.145],
    [0.105, 0.095, 0.215, 0.24, 0.19, 0.155],
    [0.13, 0.105, 0.10, 0.215, 0.24, 0.21],
    [0.155, 0.135, 0.115, 0.10, 0.235, 0.26],
    [0.195, 0.165, 0.15, 0.12, 0.115, 0.255],
]
"""`FOLLOWS[under][value]`: probability that the tile that succeeds has that value."""

WALKED: Final = 2
"""The value assumed for a tile that the child goes back to: 3, the middle (values count from 0 here)."""

PATIENCE: Final = 0.99
"""Discount of a worth for each turn that it comes later: a child that only lures the monster wins nothing."""

CLOSE: Final = 0.0005
"""The sweeps end when no worth changes by as much."""

MOST_SWEEPS: Final = 60


class Stand:
    """A state of monster and child, the child on turn: first index of its worths, and those of its next states.

    `stays` is for a child that does not move, `back` for returns to a tile one or two moves away, `targets` for
    explorations.
    """

    __slots__ = ("back", "stays", "targets", "worths")

    def __init__(self, worths: int, stays: int, back: list[int], targets: list[int]) -> None:
        self.worths: int = worths
        self.stays: int = stays
        self.back: list[int] = back
        self.targets: list[int] = targets


class Prospects:
    """`worth[(monster * 36 + child) * 6 + value]`: the chance to win, with the child on turn, in 0..1.

    Only states to which a monster's turn can lead have a worth: nobody asks for others. `mixed` is the same for a tile
    that has just succeeded from a tile of `value`. Both end with the worths at OUT and GONE. `after` is the omens'.
    """

    __slots__ = ("after", "mixed", "worth")

    def __init__(self, course: Course) -> None:
        foreseen = omens(course)
        self.after: list[int] = foreseen.after
        self.worth: list[float] = [0.0] * OUT + [1.0] * VALUES + [0.0] * VALUES
        self.mixed: list[float] = self.worth[:]
        # Monsters near their terminal come first: the states that follow are then mostly known.
        monsters = sorted(range(SQUARES * 4), key=lambda monster: foreseen.left[monster])
        stands = self._stands(monsters)
        for _ in range(MOST_SWEEPS):
            if self._sweep(stands) < CLOSE:
                return

    def _stands(self, monsters: list[int]) -> list[Stand]:
        """Return the states to which a monster's turn leads and in which the child has a choice."""
        led = [False] * PLACES
        for monster in monsters:
            for child in range(SQUARES):
                stands = self.after[monster * 37 + child]
                if stands != LOST:
                    led[stands * SQUARES + child] = True
        return [
            self._stand(monster, child)
            for monster in monsters
            for child in range(EXIT + 1, SQUARES)
            if led[monster * SQUARES + child]
        ]

    def _stand(self, monster: int, child: int) -> Stand:
        square = monster // 4
        back: list[int] = []
        edge = [child]
        for _ in range(WALKS):
            edge = [near for at in edge for near in NEIGHBOURS[at] if near > at and near != square]
            back += [self._place(monster, near) for near in edge]
        targets = [self._place(monster, near) for near in NEIGHBOURS[child] if near != square]
        return Stand((monster * SQUARES + child) * VALUES, self._place(monster, child), back, targets)

    def _place(self, monster: int, child: int) -> int:
        """Return the first index of the worths of a child that ends its turn on a square."""
        if child == EXIT:
            return OUT
        stands = self.after[monster * 37 + child]
        return GONE if stands == LOST else (stands * SQUARES + child) * VALUES

    def _sweep(self, stands: list[Stand]) -> float:
        """Compute every state again; return the largest change of a worth."""
        largest = 0.0
        for stand in stands:
            largest = max(largest, self._weigh(stand))
        return largest

    def _weigh(self, stand: Stand) -> float:
        worth, mixed = self.worth, self.mixed
        back = 0.0
        for place in stand.back:
            back = max(back, mixed[place + WALKED])
        largest = 0.0
        for value in range(VALUES):
            stay = worth[stand.stays + value]
            best = max(stay, back)
            success = SUCCESS[value]
            for place in stand.targets:
                best = max(best, success * mixed[place + value] + (1.0 - success) * stay)
            best *= PATIENCE
            largest = max(largest, abs(best - worth[stand.worths + value]))
            worth[stand.worths + value] = best
        if largest > 0.0:
            self._mix(stand.worths)
        return largest

    def _mix(self, place: int) -> None:
        fresh = self.worth[place : place + VALUES]
        for value in range(VALUES):
            mean = 0.0
            follows = FOLLOWS[value]
            for following in range(VALUES):
                mean += follows[following] * fresh[following]
            self.mixed[place + value] = mean

    def staying(self, monster: int, child: int, value: int) -> float:
        """Return the worth of a child that ends its turn on a square with a tile of a value, 0..5."""
        return self.worth[self._place(monster, child) + value]


_known: Final[dict[Course, Prospects]] = {}


def prospects(course: Course) -> Prospects:
    """Return the prospects of a course, solved once."""
    found = _known.get(course)
    if found is None:
        if len(_known) == 64:
            _known.clear()
        found = _known[course] = Prospects(course)
    return found
