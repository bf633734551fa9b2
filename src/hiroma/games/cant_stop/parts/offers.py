"""The moves a roll offers, made once: pairing, orientation, GO or STOP (CS-D3, CS-T1)."""

from typing import Final

from hiroma.games.cant_stop.moves import Drop, Go, Move, Stop
from hiroma.games.cant_stop.parts.board import PAIRINGS, TOTALS, Pairing

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
_known: dict[int, list[Move]] = {}


def offers(roll: int, usable: int) -> list[Move]:
    """Every move of a roll when the routes `usable` can be used, but for `unique`. Shared: do not change it.

    Live pairings stand first (CS-D9), each in two orientations unless its totals are equal, GO before
    STOP; then dead ones, which can only be stopped (CS-T6, CS-T7). `[Drop()]` when none is live (CS-D7).
    """
    usable &= TOTALS[roll]
    if not usable:
        return _DROPPING
    key = roll << 13 | usable
    moves = _known.get(key)
    if moves is not None:
        return moves
    live: list[Move] = []
    dead: list[Move] = []
    for first, second, _ in PAIRINGS[roll]:
        if (usable >> first | usable >> second) & 1:
            live += LIVE[first][second]
        else:
            dead += DEAD[first][second]
    live += dead
    _known[key] = live
    return live
