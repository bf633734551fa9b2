"""The moves a roll offers, made once: pairing, orientation, GO or STOP (CS-D3, CS-T1)."""

from typing import Final

from hiroma.games.cant_stop.moves import Drop, Go, Move, Stop
from hiroma.games.cant_stop.parts.board import PAIRINGS, Pairing

DROP: Final = Drop()
GO: Final = [[Go(orange, red) for red in range(13)] for orange in range(13)]
STOP: Final = [[Stop(orange, red) for red in range(13)] for orange in range(13)]

STOPS: Final = 256
"""Set in a move's code when it stops; the rest of the code is 16 × orange + red, 0 for DROP."""

CODE_OF: Final[dict[object, int]] = {
    DROP: 0,
    **{
        move: stops | 16 * move.orange + move.red
        for stops, table in ((0, GO), (STOPS, STOP))
        for row in table[2:]
        for move in row[2:]
    },
}
"""The code of every move there is."""


def orange_of(code: int) -> int:
    """Return the first total of a move."""
    return code >> 4 & 15


def red_of(code: int) -> int:
    """Return the second total of a move."""
    return code & 15


def _both_ways(first: int, second: int, live: bool) -> list[Move]:
    # GO before STOP; only STOP when dead.
    ways = [(first, second)] if first == second else [(first, second), (second, first)]
    moves: list[Move] = []
    for orange, red in ways:
        moves += [GO[orange][red], STOP[orange][red]] if live else [STOP[orange][red]]
    return moves


_pairs: dict[frozenset[int], frozenset[int]] = {}


def _offered(pairs: list[Pairing]) -> frozenset[int]:
    # One set for all rolls with the same pairings: what is small stays near at hand.
    codes = frozenset([16 * a + b for a, b, _ in pairs] + [16 * b + a for a, b, _ in pairs])
    return _pairs.setdefault(codes, codes)


OFFERED: Final = [_offered(pairs) for pairs in PAIRINGS]
"""For each roll, the pairings it allows, as 16 × orange + red."""

LIVE: Final = [[_both_ways(a, b, True) for b in range(13)] for a in range(13)]
DEAD: Final = [[_both_ways(a, b, False) for b in range(13)] for a in range(13)]
"""The moves of a pairing, by its totals."""

_DROPPING: Final[list[Move]] = [DROP]


def _masks(place: int) -> list[int]:
    # For each roll, the routes of its pairing at a place, as a mask; 0 where it has fewer pairings.
    return [1 << pairs[place][0] | 1 << pairs[place][1] if place < len(pairs) else 0 for pairs in PAIRINGS]


_FIRST: Final = _masks(0)
_SECOND: Final = _masks(1)
_THIRD: Final = _masks(2)

_MADE: Final[list[list[Move] | None]] = [None] * (8 * len(PAIRINGS))
"""The moves of a roll by its live pairings, at 8 × roll + a bit for each, made on first use."""


def offers(roll: int, usable: int) -> list[Move]:
    """Every move of a roll when the routes `usable` can be used, but for `unique`. Shared: do not change it.

    Live pairings stand first (CS-D9), each in two orientations unless its totals are equal, GO before
    STOP; then dead ones, which can only be stopped (CS-T6, CS-T7). `[Drop()]` when none is live (CS-D7).
    """
    alive = 1 if usable & _FIRST[roll] else 0
    if usable & _SECOND[roll]:
        alive |= 2
    if usable & _THIRD[roll]:
        alive |= 4
    if not alive:
        return _DROPPING
    moves = _MADE[roll << 3 | alive]
    if moves is None:
        moves = _made(PAIRINGS[roll], alive)
        _MADE[roll << 3 | alive] = moves
    return moves


def _made(pairs: list[Pairing], alive: int) -> list[Move]:
    live: list[Move] = []
    dead: list[Move] = []
    for place, (first, second, _) in enumerate(pairs):
        if alive >> place & 1:
            live += LIVE[first][second]
        else:
            dead += DEAD[first][second]
    return live + dead
