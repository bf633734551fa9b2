"""Giant swings: grip, reach and effects (SJ-A9..A12, SJ-F5, SJ-F6)."""

from typing import Final

from hiroma.games.shinsai_jima.acts import falls
from hiroma.games.shinsai_jima.events import Stunned, Swung
from hiroma.games.shinsai_jima.parts.board import AHEAD, COMPASS, NAMES, NATIVES, OUTSIDE, RING
from hiroma.games.shinsai_jima.parts.columns import weight, why_no_touch
from hiroma.games.shinsai_jima.parts.island import NOBODY, STUNNED, Position
from hiroma.games.shinsai_jima.parts.reasons import LEGAL, NEEDS_POWER, NOTHING_THERE
from hiroma.games.shinsai_jima.parts.terrain import coloured

FULL: Final = 8
"""Ring cells of a full circle."""


def why_no_grip(at: Position, piece: int, power: int) -> int:
    """Return the reason why a piece cannot lift the object in front of it, LEGAL for none (SJ-A9, SJ-A10)."""
    cell, way = at.cell[piece], at.facing[piece]
    base, front = at.height[cell], AHEAD[way][cell]
    if not at.bodied(front, base):
        return NOTHING_THERE
    touch = why_no_touch(at, piece, front, base)
    if touch != LEGAL:
        return touch
    return LEGAL if weight(at, front, base, way) <= power else NEEDS_POWER


def ring_cell(at: Position, piece: int, turn: int, step: int) -> int:
    """Return the ring cell after `step` eighths of a turn, 0..8; `turn` is 1 clockwise, -1 the other way."""
    return RING[at.cell[piece]][(2 * at.facing[piece] + turn * step) % FULL]


def reach(at: Position, piece: int, turn: int, power: int) -> int:
    """Return the number of ring cells that a swing can sweep before something stops it, 0..8 (SJ-A11, SJ-F5)."""
    base = at.height[at.cell[piece]]
    hammers = power > 1 and at.rules.hammer and wields(at, piece)
    for step in range(1, FULL):
        cell = ring_cell(at, piece, turn, step)
        if at.bodied(cell, base) and not (hammers and hammered(at, cell, base)):
            return step - 1
    return FULL


def hammered(at: Position, cell: int, base: int) -> bool:
    """Return true when only a living piece at level `base` is in the way, which a hammer punch stuns (SJ-F5)."""
    return at.height[cell] == base and at.occupant[cell] >= 0 and at.living(at.occupant[cell])


def wields(at: Position, piece: int) -> bool:
    """Return true for a piece that may hammer and slam; a native has power only (SJ-F5, SJ-F6, SJ-N4)."""
    return at.setup.side_of[piece] != NATIVES or at.rules.native_hammer


def may_drop(at: Position, piece: int, turn: int, quarters: int) -> bool:
    """Return true when the object can be set down: on a free cell, no coloured cube overboard (SJ-A11, SJ-W4)."""
    if quarters == FULL // 2:
        return True
    cell, base = ring_cell(at, piece, turn, 2 * quarters), at.height[at.cell[piece]]
    if cell == OUTSIDE:
        return not coloured(at.stacks[AHEAD[at.facing[piece]][at.cell[piece]]] >> 4 * base)
    return not at.bodied(cell, base)


def may_slam(at: Position, piece: int, turn: int, quarters: int, power: int) -> bool:
    """Return true when a swung piece would meet a wall right after the drop cell (SJ-F6)."""
    if power < 2 or not at.rules.slam or quarters == FULL // 2 or not wields(at, piece):
        return False
    base, front = at.height[at.cell[piece]], AHEAD[at.facing[piece]][at.cell[piece]]
    if at.height[front] != base or not at.living(at.occupant[front]):
        return False
    return at.height[ring_cell(at, piece, turn, 2 * quarters + 1)] > base


def swing(at: Position, piece: int, turn: int, quarters: int, way: int, slam: bool) -> None:
    """Carry out a legal swing; the piece looks `way` in the end."""
    cell = at.cell[piece]
    base, front = at.height[cell], AHEAD[at.facing[piece]][cell]
    rider = at.occupant[front]
    load = falls.raise_column(at, front, base)
    path = [ring_cell(at, piece, turn, step) for step in range(1, 2 * quarters + 1)]
    at.facing[piece] = way
    if at.tell is not None:
        _tell_swing(at, piece, turn, path, load, rider)
    for passed in path:
        if at.bodied(passed, base):
            stun(at, at.occupant[passed], False)
    if rider != NOBODY:
        if not at.rules.compass:
            at.facing[rider] = (at.facing[rider] + turn * quarters) % 4
        if slam:
            stun(at, rider, True)
    falls.drop(at, load, rider, path[-1], base)


def stun(at: Position, piece: int, slam: bool) -> None:
    """Knock a piece down until its seat's turn; a native until that of the seat that did it (SJ-F7)."""
    at.status[piece] = STUNNED
    at.wake[piece] = at.mover if at.setup.side_of[piece] == NATIVES else at.setup.seat_of[piece]
    if at.tell is not None:
        at.tell(Stunned(at.setup.names[piece], slam))


def _tell_swing(at: Position, piece: int, turn: int, path: list[int], load: int, rider: int) -> None:
    names = at.setup.names
    cells = tuple("-" if cell == OUTSIDE else NAMES[cell] for cell in path)
    assert at.tell is not None
    at.tell(
        Swung(
            names[piece],
            "cw" if turn == 1 else "ccw",
            len(path) // 2,
            cells,
            falls.count(load),
            None if rider == NOBODY else names[rider],
            COMPASS[at.facing[piece]],
        )
    )
