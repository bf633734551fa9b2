"""Advances of one piece: the reasons against them, and their effects (SJ-A1..A8, SJ-D6, SJ-D7, SJ-C8)."""

from hiroma.games.shinsai_jima.acts import corpses, deaths, falls
from hiroma.games.shinsai_jima.events import Pushed, Walked
from hiroma.games.shinsai_jima.parts.board import AHEAD, COMPASS, DEADLY, NAMES, OUTSIDE
from hiroma.games.shinsai_jima.parts.columns import resists, weight, why_no_touch
from hiroma.games.shinsai_jima.parts.island import NOBODY, Position
from hiroma.games.shinsai_jima.parts.kinds import ADVANCES, KINDS, LEAP, PRESS, PUSH, SAIL
from hiroma.games.shinsai_jima.parts.reasons import (
    BEHIND,
    IN_THE_WAY,
    LEGAL,
    NEEDS_POWER,
    NO_BOAT,
    NO_CORPSE,
    NO_SEA,
    NOTHING_THERE,
    OCCUPIED,
    OVERBOARD,
    RESISTED,
    SEA,
    SHALLOW,
    STANDING,
    TOO_HIGH,
    TOO_LOW,
)
from hiroma.games.shinsai_jima.parts.terrain import colour, coloured


def why_not(at: Position, piece: int, kind: int, distance: int, way: int, power: int, corpse: bool) -> int:
    """Return the reason against an advance, LEGAL for none. `corpse`: the piece's side holds one to leap onto."""
    if kind == PUSH:
        return _why_no_push(at, piece, way, power)
    if kind == SAIL:
        return _why_no_sail(at, piece, way)
    cell = at.cell[piece]
    height = at.height[cell]
    target = AHEAD[way][cell]
    if distance == 2:
        over, target = target, AHEAD[way][target]
        if at.height[over] + (1 if at.occupant[over] >= 0 else 0) > height + 1:
            return IN_THE_WAY
    if at.height[target] == 0:
        return SEA
    if kind >= PRESS:
        return _why_no_drop(at, target, height, kind, corpse)
    if at.height[target] > height + 1:
        return TOO_HIGH
    if at.height[target] < height - 1:
        return TOO_LOW
    occupant = at.occupant[target]
    return STANDING if occupant >= 0 and at.upright(occupant) else LEGAL


def _why_no_drop(at: Position, target: int, height: int, kind: int, corpse: bool) -> int:
    if height - at.height[target] < DEADLY:
        return SHALLOW
    if kind == PRESS:
        return LEGAL if at.occupant[target] >= 0 else NOTHING_THERE
    if at.occupant[target] >= 0:
        return OCCUPIED
    return LEGAL if corpse else NO_CORPSE


def can_advance(at: Position, piece: int, way: int, power: int, corpse: bool) -> bool:
    """Return true when a piece has any advance in a direction."""
    return any(why_not(at, piece, kind, distance, way, power, corpse) == LEGAL for kind, distance in ADVANCES)


def _why_no_push(at: Position, piece: int, way: int, power: int) -> int:
    cell = at.cell[piece]
    base = at.height[cell]
    front = AHEAD[way][cell]
    if not at.bodied(front, base):
        return NOTHING_THERE
    touch = why_no_touch(at, piece, front, base)
    if touch != LEGAL:
        return touch
    total, last, column = 0, front, front
    while at.bodied(column, base):
        total += weight(at, column, base, way)
        last, column = column, AHEAD[way][column]
    if column == OUTSIDE and coloured(at.stacks[last] >> 4 * base):
        return OVERBOARD
    if total <= power:
        return LEGAL
    if power > 1:
        return NEEDS_POWER
    alone = last == front and at.height[front] <= base + 1 and (at.height[front] == base or at.occupant[front] < 0)
    return RESISTED if alone and resists(at, front, base, way) else BEHIND


def push_weight(at: Position, piece: int, way: int) -> int:
    """Return the weight that a push would have to move (SJ-A7), 0 when nothing is in front."""
    base = at.height[at.cell[piece]]
    column, total = AHEAD[way][at.cell[piece]], 0
    while at.bodied(column, base):
        total += weight(at, column, base, way)
        column = AHEAD[way][column]
    return total


def _why_no_sail(at: Position, piece: int, way: int) -> int:
    cell = at.cell[piece]
    if not at.rules.boats or at.stacks[cell] != colour(at.setup.side_of[piece]):
        return NO_BOAT
    ahead = AHEAD[way][cell]
    return LEGAL if ahead != OUTSIDE and at.height[ahead] == 0 else NO_SEA


def advance(at: Position, piece: int, kind: int, distance: int, way: int) -> None:
    """Carry out a legal advance with everything that follows from it."""
    start = at.cell[piece]
    target = AHEAD[way][start]
    if distance == 2:
        target = AHEAD[way][target]
    if kind == PUSH:
        _push(at, piece, way)
    elif kind == SAIL:
        at.lay(target, at.lift(start, 0))
    elif kind == LEAP:
        corpses.cushion(at, piece)
    else:
        _clear(at, target, at.setup.side_of[piece], "SJ-D6" if kind == PRESS else "SJ-F7")
    at.leave(piece)
    at.stand(piece, target)
    if at.tell is not None:
        at.tell(Walked(at.setup.names[piece], KINDS[kind], NAMES[start], NAMES[target], at.height[target]))


def _clear(at: Position, target: int, side: int, clause: str) -> None:
    # The body on a cell that a piece enters dies, if it is still alive, and is secured (SJ-K1, SJ-D6, SJ-F7).
    body = at.occupant[target]
    if body == NOBODY:
        return
    if at.living(body):
        deaths.kill(at, body, clause)
    corpses.secure(at, body, side)


def _push(at: Position, piece: int, way: int) -> None:
    base = at.height[at.cell[piece]]
    train: list[int] = []
    column = AHEAD[way][at.cell[piece]]
    while at.bodied(column, base):
        train.append(column)
        column = AHEAD[way][column]
    if at.tell is not None:
        cells = tuple(NAMES[cell] for cell in train)
        at.tell(Pushed(at.setup.names[piece], COMPASS[way], cells, push_weight(at, piece, way)))
    for cell in reversed(train):
        rider = at.occupant[cell]
        load = falls.raise_column(at, cell, base)
        falls.drop(at, load, rider, AHEAD[way][cell], base)
