"""The moves a roll offers, made once: pairing, orientation, GO or STOP (CS-D3, CS-T1)."""

from typing import Final

from hiroma.games.cant_stop.board import PAIRINGS, TOTALS
from hiroma.games.cant_stop.moves import Drop, Go, Move, Stop

DROP: Final = Drop()
GO: Final = [[Go(orange, red) for red in range(13)] for orange in range(13)]
STOP: Final = [[Stop(orange, red) for red in range(13)] for orange in range(13)]

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
    if key not in _written:
        _written[key] = _write(roll, usable)
    return _written[key]


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
