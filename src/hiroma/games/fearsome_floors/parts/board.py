"""The printed board and what comes in the box (clause numbers: RULES.md, FF-S4).

A square is a number, 16 y + x: x counts from the left 0..15, y from the top 0..10. Off the board is `OFF`. On the
wire a square is a name, column a..p and row 1..11: the exit is 'a1', the entrance 'p11'.
"""

from typing import Final

from hiroma.games.fearsome_floors.moves import Heading, Item

WIDTH: Final = 16
HEIGHT: Final = 11
CELLS: Final = WIDTH * HEIGHT
"""Length of every list by square: 176, of which 156 are on the board."""

OFF: Final = -1
N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
HEADINGS: Final[tuple[Heading, ...]] = ("N", "E", "S", "W")
"""The four headings, clockwise; a heading is its index."""

ASPECT: Final = ("ahead", "right", "behind", "left")
"""The side of a heading, by its number of quarters to the right of the monster's own."""


def on_board(x: int, y: int) -> bool:
    """Return true for a square of the board: 16 x 11 less two staircase corners."""
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and x - y <= 11 and y - x <= 6


SQUARES: Final = [WIDTH * y + x for y in range(HEIGHT) for x in range(WIDTH) if on_board(x, y)]
"""The 156 squares, row by row."""

NAMES: Final = [f"{'abcdefghijklmnop'[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(CELLS)]
"""The name of each square."""

SQUARE: Final = {NAMES[square]: square for square in SQUARES}
"""The square of each name."""

EXIT: Final = 0
ENTRANCE: Final = CELLS - 1
MONSTER_START: Final = EXIT


def twin(square: int) -> int:
    """Return the square on the other side of the walls of a square: half a turn about the middle (FF-M13)."""
    return CELLS - 1 - square


def _beside(square: int, heading: int) -> int:
    x, y = square % WIDTH, square // WIDTH
    x += (0, 1, 0, -1)[heading]
    y += (-1, 0, 1, 0)[heading]
    return WIDTH * y + x if on_board(x, y) else OFF


NEXT: Final = [
    [_beside(cell, heading) if on_board(cell % WIDTH, cell // WIDTH) else OFF for cell in range(CELLS)]
    for heading in range(4)
]
"""`NEXT[heading][square]`: the next square, OFF behind a wall."""


def _ray(square: int, heading: int) -> list[int]:
    ray: list[int] = []
    square = NEXT[heading][square]
    while square != OFF:
        ray.append(square)
        square = NEXT[heading][square]
    return ray


RAYS: Final = [[_ray(cell, heading) for cell in range(CELLS)] for heading in range(4)]
"""`RAYS[heading][square]`: the squares from there to the wall, nearest first."""

WALL_LABELS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ☆"
"""The labels of the walls, clockwise from the exit; each stands twice, half a turn apart."""

_EDGES: Final = sorted(
    (square % WIDTH + square // WIDTH, heading, square)
    for heading in (N, E)
    for square in SQUARES
    if NEXT[heading][square] == OFF
)
WALLS: Final = {
    edge: label
    for label, (_, heading, square) in zip(WALL_LABELS, _EDGES, strict=True)
    for edge in ((square, heading), (twin(square), heading ^ 2))
}
"""(square, heading) of each of the 54 pieces of wall → its label."""

BY_WALL: Final = [min(NEXT[heading][cell] for heading in range(4)) == OFF for cell in range(CELLS)]
"""True for each square that touches a wall: 42 of the board do (FF-O5)."""

LIGHT: Final = 0
DARK: Final = 1
FACES: Final = [(1, 6), (3, 4), (4, 3), (5, 2)]
"""The light and the dark number of each piece; five players and more go without the second (FF-S2, FF-S3)."""

PIECES: Final = 4
"""Numbers of pieces of a seat run from 0 to 3; piece `p` of seat `s` is 4 s + p among all."""


def pieces_of(seats: int) -> list[int]:
    """Return the pieces that each player has: all four, from five players on not 3/4 (FF-S2)."""
    return [0, 1, 2, 3] if seats <= 4 else [0, 2, 3]


def needed(seats: int) -> int:
    """Return the number of a player's pieces that must escape to win: all but one (FF-E4)."""
    return len(pieces_of(seats)) - 1


TILES: Final = ("5", "7", "7", "8", "8", "10", "X", "XX")
"""The monster's tiles (FF-M7, FF-M8)."""

CAP: Final = 20
"""Most steps of a monster that has not caught enough (FF-M8)."""

PACES: Final[dict[str, tuple[int, int]]] = {
    "5": (5, 0), "7": (7, 0), "8": (8, 0), "10": (10, 0), "X": (CAP, 1), "XX": (CAP, 2), "XXX": (CAP, 3),
}  # fmt: skip
"""For each tile the most steps, and the captures that end its move, 0 when they do not (FF-M7, FF-M8)."""

MOVES_A_PHASE: Final = 7
ROUNDS: Final = 2 * MOVES_A_PHASE

STONES: Final = [
    WIDTH * y + x
    for x, y in ((2, 2), (12, 3), (7, 4), (8, 5), (13, 5), (6, 6), (4, 7), (12, 7), (14, 8), (5, 9), (8, 9))
]
"""The printed squares of the stones (FF-S4)."""

POOLS: Final[list[tuple[Item, int, int]]] = [("pool-2x2", WIDTH * 2 + 8, E), ("pool-4x1", WIDTH * 8 + 4, E)]
"""The printed pools: kind, first square, heading (FF-S4)."""

BOX: Final[dict[Item, int]] = {"stone": 11, "pool-2x2": 1, "pool-4x1": 1}
"""Items that players lay out with `dmaufbau`, and their numbers (FF-O1)."""

ADVANCED_BOX: Final[dict[Item, int]] = {
    "stone": 3, "crystal": 2, "right-turn": 4, "u-turn": 2,
    "teleporter-a": 2, "teleporter-b": 2, "pool-2x2": 1, "pool-4x1": 1,
}  # fmt: skip
"""Items that players lay out with `advanced`, and their numbers (FF-X1)."""
