"""The monster's look along three lines, as far as a wall or a stone, and its result (FF-M1 to FF-M6)."""

from typing import Final

from hiroma.games.fearsome_floors.events import MonsterLooked, Side, Sight, Why
from hiroma.games.fearsome_floors.parts.board import HEADINGS, NAMES, RAYS
from hiroma.games.fearsome_floors.parts.hall import CRYSTAL, EMPTY, PIECE, Hall

NOTHING: Final = 0
NEAREST: Final = 1
TIE: Final = 2
WHY: Final[tuple[Why, ...]] = ("nothing", "nearest", "tie")
"""The name of each result of a look (FF-M4, FF-M5)."""

LINES: Final[tuple[tuple[int, Side], ...]] = ((0, "ahead"), (3, "left"), (1, "right"))
"""The lines it looks along, by quarters to the right of its heading (FF-M1)."""


def distance(hall: Hall, heading: int) -> int:
    """Return the distance of the first piece that the monster sees along a line, 0 for none (FF-M2, FF-M3)."""
    on = hall.on
    for far, square in enumerate(RAYS[heading][hall.monster], 1):
        code = on[square]
        if code >= PIECE:
            return far
        if code not in (EMPTY, CRYSTAL):
            return 0
    return 0


def look(hall: Hall) -> int:
    """Turn to the nearest piece in sight, but not in a tie; return NOTHING, NEAREST or TIE (FF-M4, FF-M5)."""
    nearest = 0
    why = NOTHING
    before = hall.heading
    for quarters, _ in LINES:
        heading = (before + quarters) & 3
        far = distance(hall, heading)
        if far and (nearest == 0 or far < nearest):
            nearest, why = far, NEAREST
            hall.heading = heading
        elif far and far == nearest:
            why = TIE
            hall.heading = before
    return why


def sights(hall: Hall) -> list[Sight]:
    """Return the pieces that the monster sees on its three lines, nearest first."""
    seen: list[tuple[int, Sight]] = []
    for quarters, side in LINES:
        heading = (hall.heading + quarters) & 3
        far = distance(hall, heading)
        if far:
            square = RAYS[heading][hall.monster][far - 1]
            piece = hall.on[square] - PIECE
            sight = Sight(side, HEADINGS[heading], far, NAMES[square], piece >> 2, piece & 3, hall.number(piece))
            seen.append((far, sight))
    seen.sort(key=lambda each: each[0])
    return [sight for _, sight in seen]


def looked(hall: Hall, heading: int, why: int, seen: list[Sight], made: int, last: bool) -> MonsterLooked:
    """Return the event of a look: from `heading`, after `made` steps, with the pieces `seen` and the result `why`."""
    nearest = seen[0] if why == NEAREST else None
    tied = [sight for sight in seen if sight.distance == seen[0].distance] if why == TIE else []
    return MonsterLooked(
        NAMES[hall.monster],
        HEADINGS[heading],
        HEADINGS[hall.heading],
        WHY[why],
        tuple(seen),
        None if nearest is None else nearest.side,
        seen[0].distance if seen else None,
        None if nearest is None else nearest.seat,
        None if nearest is None else nearest.piece,
        None if nearest is None else nearest.number,
        tuple(sorted({sight.seat for sight in tied})),
        tuple([(sight.seat, sight.piece) for sight in tied]),
        made,
        last,
    )
