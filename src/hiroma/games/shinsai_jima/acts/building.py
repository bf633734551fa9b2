"""Building the island and standing the pieces on it: one move a seat, round and round (SJ-S3..S6)."""

from hiroma.games.shinsai_jima.events import Built, Placed
from hiroma.games.shinsai_jima.parts.board import CELLS, COMPASS, NAMES
from hiroma.games.shinsai_jima.parts.codes import BUILD as TO_BUILD
from hiroma.games.shinsai_jima.parts.codes import PLACE as TO_PLACE
from hiroma.games.shinsai_jima.parts.codes import code, first_of, second_of
from hiroma.games.shinsai_jima.parts.island import ALIVE, BOX
from hiroma.games.shinsai_jima.parts.terrain import NORMAL
from hiroma.games.shinsai_jima.position import BUILD, DUE, NATIVE, PLACE, Course

HIGHEST_START = 2
"""Pieces begin on the two lowest levels (SJ-S4)."""


def layer(at: Course) -> int:
    """Return the height of the stacks that the running pile goes on: 1, 2 or 3 (SJ-S3)."""
    return 1 if at.left[0] else 2 if at.left[1] else 3


def codes(at: Course) -> list[int]:
    """Return the moves that put the next cube or piece on the island."""
    if at.phase == BUILD:
        height = layer(at)
        return [code(TO_BUILD, cell) for cell in range(CELLS) if at.height[cell] == height]
    ways = 1 if at.rules.beginner else 4
    return [
        code(TO_PLACE, cell, way)
        for cell in range(CELLS)
        if 0 < at.height[cell] <= HIGHEST_START and at.occupant[cell] < 0
        for way in range(ways)
    ]


def drawn(at: Course) -> bool:
    """Return true when the hall draws the place of the next cube or piece (SJ-S9)."""
    return at.rules.drawn_island if at.phase == BUILD else at.rules.drawn_pieces and at.phase in {PLACE, NATIVE}


def places(at: Course) -> tuple[str, ...]:
    """Return the items of a draw, in the order of `codes`: 'c4' for a cube, 'c4 N' for a piece facing north."""
    if at.phase == BUILD:
        return tuple([NAMES[first_of(number)] for number in codes(at)])
    return tuple([f"{NAMES[first_of(number)]} {COMPASS[second_of(number)]}" for number in codes(at)])


def build(at: Course, cell: int) -> None:
    """Put a cube of the running pile on a stack (SJ-S3)."""
    at.left[layer(at) - 1] -= 1
    at.lay(cell, NORMAL)
    if at.tell is not None:
        at.tell(Built(at.mover, NAMES[cell], at.height[cell]))
    if not any(at.left):
        at.phase = PLACE
    _next(at)


def place(at: Course, cell: int, way: int) -> None:
    """Stand the next piece of the seat, or the next native, on a cell (SJ-S4, SJ-S5)."""
    piece = next_piece(at)
    at.status[piece] = ALIVE
    at.facing[piece] = way
    at.stand(piece, cell)
    if at.tell is not None:
        at.tell(Placed(at.mover, at.setup.names[piece], NAMES[cell], COMPASS[way]))
    if at.phase == PLACE and BOX not in at.status[: at.setup.players]:
        at.phase = NATIVE
    _next(at)
    if BOX not in at.status:
        at.phase = DUE


def next_piece(at: Course) -> int:
    """Return the piece to place next."""
    pieces = at.setup.natives if at.phase == NATIVE else at.setup.of_seat[at.mover]
    return next(piece for piece in pieces if at.status[piece] == BOX)


def _next(at: Course) -> None:
    at.steps += 1
    at.mover = (at.first + at.steps) % at.setup.seats
