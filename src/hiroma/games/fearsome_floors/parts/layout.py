"""Legality of a lay-out: the places for stones, pools and teleporters (FF-O1 to FF-O6, FF-X2)."""

from typing import Final

from hiroma.games.fearsome_floors.moves import Item
from hiroma.games.fearsome_floors.parts.board import (
    ADVANCED_BOX,
    BOX,
    BY_WALL,
    ENTRANCE,
    EXIT,
    NEXT,
    WIDTH,
    E,
    S,
    on_board,
)
from hiroma.games.fearsome_floors.parts.hall import EMPTY, FLOOR, HEADING, POOL, SPANS, TELEPORTER, Hall
from hiroma.games.fearsome_floors.setting import House

FITS: Final = ""
"""Nothing is in the way."""

CLAUSES: Final = {
    "off-board": "FF-O6",
    "square-taken": "FF-O6",
    "too-near": "FF-O3",
    "pool-too-near": "FF-O4",
    "pool-at-wall": "FF-O5",
    "pools-touch": "FF-O5",
    "teleporters-touch": "FF-X2",
}
"""Reason against a place for an item → its clause."""


def box(house: House) -> dict[Item, int]:
    """Return the items that the players lay out, and their numbers (FF-O1, FF-X1)."""
    return ADVANCED_BOX.copy() if house.advanced else BOX.copy()


def turns(item: Item) -> tuple[int, ...]:
    """Return the headings in which an item may lie."""
    if item == "pool-4x1":
        return (E, S)
    return HEADING if item.startswith("teleporter") else (E,)


def span(item: Item, square: int, heading: int) -> list[int]:
    """Return the squares that an item would cover, none when any is off the board (FF-O6)."""
    x, y = square % WIDTH, square // WIDTH
    covered: list[int] = []
    for offset in SPANS[item][heading] if item in SPANS else (0,):
        if not on_board(x + offset % WIDTH, y + offset // WIDTH):
            return []
        covered.append(square + offset)
    return covered


def why_not(hall: Hall, item: Item, square: int, heading: int) -> str:
    """Return the reason against an item there, a key of CLAUSES, or FITS."""
    covered = span(item, square, heading)
    if not covered:
        return "off-board"
    house = hall.house
    pool = item in SPANS
    for each in covered:
        if near(house, each):
            return "too-near"
        if hall.on[each] != EMPTY or hall.ground[each] != FLOOR:
            return "square-taken"
        if pool and not house.advanced:
            if apart(house, each, ENTRANCE) <= house.pool_clear:
                return "pool-too-near"
            if BY_WALL[each]:
                return "pool-at-wall"
            if touches(hall, each, POOL, house.corners):
                return "pools-touch"
    if item.startswith("teleporter") and touches(hall, square, TELEPORTER, False):
        return "teleporters-touch"
    return FITS


def near(house: House, square: int) -> bool:
    """Return true for a square too near the exit or the entrance for any item (FF-O3, FF-X2)."""
    if house.advanced:
        return min(_king(square, EXIT), _king(square, ENTRANCE)) <= 1
    return min(apart(house, square, EXIT), apart(house, square, ENTRANCE)) <= house.clear


def apart(house: House, one: int, other: int) -> int:
    """Return the distance between two squares, in steps or in moves of a king (FF-O3)."""
    if house.king:
        return _king(one, other)
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


def _king(one: int, other: int) -> int:
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))


def touches(hall: Hall, square: int, kind: int, corners: bool) -> bool:
    """Return true for a square beside ground of a kind; with `corners`, also corner to corner."""
    for heading in HEADING:
        beside = NEXT[heading][square]
        if beside < 0:
            continue
        if hall.ground[beside] == kind:
            return True
        corner = NEXT[(heading + 1) & 3][beside]
        if corners and corner >= 0 and hall.ground[corner] == kind:
            return True
    return False


def places(hall: Hall, item: Item) -> list[tuple[int, int]]:
    """Return every (square, heading) in which an item may lie."""
    return [
        (square, heading)
        for square in range(len(hall.on))
        for heading in turns(item)
        if why_not(hall, item, square, heading) == FITS
    ]


def fits(hall: Hall, item: Item) -> bool:
    """Return true when there is a place for an item."""
    for square in range(len(hall.on)):
        for heading in turns(item):
            if why_not(hall, item, square, heading) == FITS:
                return True
    return False
