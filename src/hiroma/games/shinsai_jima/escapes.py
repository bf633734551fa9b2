"""Can a piece still move? With what it has in hand, or with everything it could spend (SJ-M1, SJ-T3, SJ-T4)."""

from typing import Final

from hiroma.games.shinsai_jima.advancing import can_advance
from hiroma.games.shinsai_jima.position import Position
from hiroma.games.shinsai_jima.reasons import LEGAL
from hiroma.games.shinsai_jima.surging import most
from hiroma.games.shinsai_jima.swinging import may_drop, may_slam, reach, swing, why_no_grip

Means = list[tuple[int, bool]]
"""Ways of spending: the power, and whether a corpse is left to leap onto. One of them is enough."""

BARE: Final[Means] = [(1, False)]
"""No items at all."""


def means(at: Position, piece: int, power: int) -> Means:
    """What a piece can reach from `power` in the hands of the acting seat, spending all, or all but a corpse."""
    side = at.side()
    found = [(most(at, piece, side, power, 0), False)]
    if at.stock(at.setup.side_of[piece]):
        found.append((most(at, piece, side, power, 1), True))
    return found


def stuck(at: Position, piece: int) -> bool:
    """Whether a piece cannot move without items (SJ-M1); it is judged as its own seat would move it."""
    acting = at.mover
    at.mover = at.setup.seat_of[piece]
    found = not escapes(at, piece, BARE)
    at.mover = acting
    return found


def advances(at: Position, piece: int, way: int, spending: Means) -> bool:
    """Whether a piece has an advance in a direction."""
    return any(can_advance(at, piece, way, power, corpse) for power, corpse in spending)


def escapes(at: Position, piece: int, spending: Means) -> bool:
    """Whether a piece that has done nothing yet can rotate or swing, and then advance."""
    for way in range(4):
        if advances(at, piece, way, spending):
            return True
    if at.rules.beginner:
        return False
    return any(_swings_free(at, piece, power, [(power, corpse)]) for power, corpse in spending)


def _swings_free(at: Position, piece: int, power: int, after: Means) -> bool:
    if why_no_grip(at, piece, power) != LEGAL:
        return False
    return any(ways_after(at, piece, turn, quarters, slam, after) for turn, quarters, slam in swings(at, piece, power))


def swings(at: Position, piece: int, power: int) -> list[tuple[int, int, bool]]:
    """Every (turn, quarters, slam) by which a piece that has a grip can swing, whatever it could do afterwards."""
    found: list[tuple[int, int, bool]] = []
    for turn in (1, -1):
        for quarters in range(1, reach(at, piece, turn, power) // 2 + 1):
            if may_drop(at, piece, turn, quarters):
                found.append((turn, quarters, False))
                if may_slam(at, piece, turn, quarters, power):
                    found.append((turn, quarters, True))
    return found


def ways_after(at: Position, piece: int, turn: int, quarters: int, slam: bool, spending: Means) -> list[int]:
    """The final facings of a swing from which an advance is left (SJ-A11, SJ-T4)."""
    after = at.probe()
    swing(after, piece, turn, quarters, at.facing[piece], slam)
    found: list[int] = []
    for more in range(quarters, 5):
        way = (at.facing[piece] + turn * more) % 4
        if advances(after, piece, way, spending):
            found.append(way)
    return found
