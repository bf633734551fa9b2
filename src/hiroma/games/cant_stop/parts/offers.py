"""The moves that a roll offers, made once: pairing, orientation, GO or STOP (CS-D3, CS-T1)."""

from typing import Final

from hiroma.games.cant_stop.moves import Drop, Go, Move, Stop
from hiroma.games.cant_stop.parts.board import PAIRINGS

DROP: Final = Drop()
GO: Final = [[Go(orange, red) for red in range(13)] for orange in range(13)]
STOP: Final = [[Stop(orange, red) for red in range(13)] for orange in range(13)]


class Way:
    """A move in numbers: its two totals, their routes as a mask, `stops` true for a STOP. DROP has no totals."""

    __slots__ = ("orange", "red", "routes", "stops")

    def __init__(self, orange: int, red: int, stops: bool) -> None:
        self.orange: int = orange
        self.red: int = red
        self.routes: int = 1 << orange | 1 << red if orange else 0
        self.stops: bool = stops


WAYS: Final[dict[object, Way]] = {
    DROP: Way(0, 0, False),
    **{
        move: Way(move.orange, move.red, isinstance(move, Stop))
        for table in (GO, STOP)
        for row in table[2:]
        for move in row[2:]
    },
}
"""Every move there is."""


def _both_ways(first: int, second: int, live: bool) -> list[Move]:
    # GO before STOP; only STOP when dead.
    ways = [(first, second)] if first == second else [(first, second), (second, first)]
    moves: list[Move] = []
    for orange, red in ways:
        moves += [GO[orange][red], STOP[orange][red]] if live else [STOP[orange][red]]
    return moves


LIVE: Final = [[_both_ways(a, b, True) for b in range(13)] for a in range(13)]
DEAD: Final = [[_both_ways(a, b, False) for b in range(13)] for a in range(13)]
"""The moves of a pairing, by its totals."""

_DROPPING: Final[tuple[Move, ...]] = (DROP,)

_NO_ROUTE: Final = 1
"""The mask of a pairing that a roll does not have: no route has the number 0."""


class Offer:
    """The offer of all rolls with the same pairings. `first` to `third` are masks of their routes, `totals` of all."""

    # Everything about a roll lies together, and rolls share it: what a move reads must stay near at hand.
    __slots__ = ("first", "made", "pairs", "second", "third", "totals")

    def __init__(self, pairs: list[tuple[int, int]]) -> None:
        masks = [1 << a | 1 << b for a, b in pairs] + [_NO_ROUTE, _NO_ROUTE]
        self.pairs: list[tuple[int, int]] = pairs
        self.first: int = masks[0]
        self.second: int = masks[1]
        self.third: int = masks[2]
        self.totals: int = (masks[0] | masks[1] | masks[2]) & ~_NO_ROUTE
        self.made: list[tuple[Move, ...] | None] = [None] * 8

    def has(self, way: Way) -> bool:
        """Return true for a move that takes one of the pairings."""
        routes = way.routes
        return routes == self.first or routes == self.second or routes == self.third  # noqa: PLR1714 (quicker)

    def moves(self, usable: int) -> tuple[Move, ...]:
        """Return every move when the routes `usable` can be used, regardless of `unique`.

        Live pairings stand first (CS-D9), each in two orientations unless its totals are equal, GO before
        STOP; then dead ones, which can only be stopped (CS-T6, CS-T7). `(Drop(),)` when none is live (CS-D7).
        """
        alive = 1 if usable & self.first else 0
        if usable & self.second:
            alive |= 2
        if usable & self.third:
            alive |= 4
        made = self.made[alive]
        if made is None:
            made = self.made[alive] = self._make(alive)
        return made

    def _make(self, alive: int) -> tuple[Move, ...]:
        live: list[Move] = []
        dead: list[Move] = []
        for place, (first, second) in enumerate(self.pairs):
            if alive >> place & 1:
                live += LIVE[first][second]
            else:
                dead += DEAD[first][second]
        return tuple(live + dead) if alive else _DROPPING


def _shared() -> list[Offer]:
    known: dict[tuple[tuple[int, int], ...], Offer] = {}
    offers: list[Offer] = []
    for pairings in PAIRINGS:
        pairs = [(first, second) for first, second, _ in pairings]
        offers.append(known.setdefault(tuple(pairs), Offer(pairs)))
    return offers


OFFERS: Final = _shared()
"""The offer of each roll."""
