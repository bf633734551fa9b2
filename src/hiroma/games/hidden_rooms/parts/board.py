"""The printed board and the tiles (HR-S-01 to HR-S-03).

A square is an index 0..35, row * 6 + column, row 0 at the top; its name is column letter and row number,
`a1` the exit and `f6` the start. A tile is an index 0..23 in the canonical order R1..R6 B1..B6 G1..G6 Y1..Y6
(HR-R-03). Sets of squares or tiles are bit masks. A facing is 0..3: north, east, south, west.
"""

from typing import Final

SIZE: Final = 6
SQUARES: Final = 36
START: Final = 35
EXIT: Final = 0

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FACINGS: Final = ("N", "E", "S", "W")

TILES: Final = 24
ALL: Final = (1 << TILES) - 1
"""Every tile as a mask."""

MEMORY: Final = 5
"""The most tiles the memory holds (HR-S-05)."""


def square_name(square: int) -> str:
    """Return the name of a square: 'a1' to 'f6'."""
    return "abcdef"[square % SIZE] + str(square // SIZE + 1)


def tile_name(tile: int) -> str:
    """Return the name of a tile, colour and value: 'R1' to 'Y6'."""
    return "RBGY"[tile // 6] + str(tile % 6 + 1)


def beyond(square: int, facing: int) -> int:
    """Return the neighbour in a direction, -1 off the board."""
    if facing == NORTH:
        return square - SIZE if square >= SIZE else -1
    if facing == SOUTH:
        return square + SIZE if square < SQUARES - SIZE else -1
    if facing == EAST:
        return square + 1 if square % SIZE < SIZE - 1 else -1
    return square - 1 if square % SIZE else -1


def area(square: int, facing: int) -> int:
    """Return the mask of squares that a monster senses: the 3x3 block around the square before its eyes (HR-M-02)."""
    row, column = divmod(square, SIZE)
    row += (-1, 0, 1, 0)[facing]
    column += (0, 1, 0, -1)[facing]
    mask = 0
    for down in range(row - 1, row + 2):
        for right in range(column - 1, column + 2):
            if 0 <= down < SIZE and 0 <= right < SIZE:
                mask |= 1 << (down * SIZE + right)
    return mask


SQUARE_NAMES: Final = [square_name(square) for square in range(SQUARES)]
SQUARE_OF: Final = {name: square for square, name in enumerate(SQUARE_NAMES)}

TILE_NAMES: Final = [tile_name(tile) for tile in range(TILES)]
TILE_OF: Final = {name: tile for tile, name in enumerate(TILE_NAMES)}

AHEAD: Final = [beyond(square, facing) for square in range(SQUARES) for facing in range(4)]
"""`AHEAD[square * 4 + facing]`: the square before somebody's eyes, -1 off the board."""

AREA: Final = [area(square, facing) for square in range(SQUARES) for facing in range(4)]
"""`AREA[square * 4 + facing]`: the mask of squares that a monster senses."""

NEIGHBOURS: Final = [
    [near for near in (beyond(square, facing) for facing in range(4)) if near >= 0] for square in range(SQUARES)
]
"""The squares beside a square: north, east, south, west."""

FITS: Final = [
    sum(1 << taken for taken in range(TILES) if taken % 6 >= under % 6 or taken // 6 == under // 6)
    for under in range(TILES)
]
"""`FITS[under]`: the mask of tiles with which an exploration from that tile succeeds (HR-C-11)."""


def members(mask: int) -> list[int]:
    """Return the squares or tiles of a mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def squares_of(mask: int) -> tuple[str, ...]:
    """Return the names of the squares of a mask."""
    return tuple([SQUARE_NAMES[square] for square in members(mask)])


def tiles_of(mask: int) -> tuple[str, ...]:
    """Return the names of the tiles of a mask, in canonical order."""
    return tuple([TILE_NAMES[tile] for tile in members(mask)])
