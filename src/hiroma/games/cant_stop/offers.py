"""The moves a roll offers, made once: pairing, orientation, GO or STOP (CS-D3, CS-T1)."""

from typing import Final

from hiroma.games.cant_stop.board import PAIRINGS, TOTALS
from hiroma.games.cant_stop.moves import Drop, Go, Move, Stop

DROP: Final = Drop()
GO: Final = [[Go(orange, red) for red in range(13)] for orange in range(13)]
STOP: Final = [[Stop(orange, red) for red in range(13)] for orange in range(13)]

STOPS: Final = 256
"""Set in a move's code when it stops; the rest of the code is 16 × orange + red, 0 for DROP."""

CODE_OF: Final[dict[Move, int]] = {DROP: 0} | {
    move: stops | 16 * move.orange + move.red
    for stops, table in ((0, GO), (STOPS, STOP))
    for row in table[2:]
    for move in row[2:]
}
"""The code of every move there is."""

OFFERED: Final = [
    frozenset([16 * a + b for a, b, _ in pairs] + [16 * b + a for a, b, _ in pairs]) for pairs in PAIRINGS
]
"""For each roll, the pairings it allows, as 16 × orange + red."""

_DROPPING: Final[list[Move]] = [DROP]
_written: dict[int, list[Move]] = {}


def offers(roll: int, usable: int) -> list[Move]:
    """Every move of a roll when the routes `usable` can be used, but for `unique`. Shared: do not change it.

    Live pairings stand first (CS-D9), each in two orientations unless its totals are equal, GO before
    STOP; then dead ones, which can only be stopped (CS-T6, CS-T7). `[Drop()]` when none is live (CS-D7).
    """
    usable &= TOTALS[roll]
    if not usable:
        return _DROPPING
    key = roll << 13 | usable
    moves = _written.get(key)
    if moves is None:
        moves = _written[key] = _write(roll, usable)
    return moves


def _write(roll: int, usable: int) -> list[Move]:
    live: list[Move] = []
    dead: list[Move] = []
    for first, second, _ in PAIRINGS[roll]:
        for orange, red in [(first, second)] if first == second else [(first, second), (second, first)]:
            if usable & (1 << orange | 1 << red):
                live += [GO[orange][red], STOP[orange][red]]
            else:
                dead.append(STOP[orange][red])
    return live + dead
