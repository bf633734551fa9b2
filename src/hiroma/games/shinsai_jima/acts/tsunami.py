"""The tsunami before each round (SJ-O5)."""

from hiroma.games.shinsai_jima.acts import cubes, falls, victory
from hiroma.games.shinsai_jima.events import Wiped
from hiroma.games.shinsai_jima.parts.board import CELLS, NAMES
from hiroma.games.shinsai_jima.parts.codes import TAKE, WIPE, code
from hiroma.games.shinsai_jima.parts.island import NOBODY
from hiroma.games.shinsai_jima.parts.terrain import NORMAL
from hiroma.games.shinsai_jima.position import DUE, TSUNAMI, Course


def begin_round(at: Course) -> None:
    """Begin a round: before its turn the holder of the start marker raises or wipes out a lowest cube."""
    at.scheduled = at.marker
    at.round_left = at.setup.seats
    at.mover = at.marker
    at.source = NOBODY
    at.phase = TSUNAMI


def lowest(at: Course) -> list[int]:
    """Return the stacks of the least height above the sea."""
    least = min(height for height in at.height if height > 0)
    return [cell for cell in range(CELLS) if at.height[cell] == least]


def codes(at: Course) -> list[int]:
    """Return the moves: raise a lowest free normal cube, then its target; if none can rise, wipe out a lowest cube."""
    if at.source != NOBODY:
        return cubes.puts(at, at.source)
    stacks = lowest(at)
    free = [cell for cell in stacks if at.occupant[cell] < 0 and at.top(cell) == NORMAL and cubes.has_target(at, cell)]
    return [code(TAKE, cell) for cell in free] or [code(WIPE, cell) for cell in stacks]


def put(at: Course, cell: int) -> None:
    """Raise the cube; the first turn of the round is due."""
    cubes.put(at, cell)
    at.phase = DUE


def wipe(at: Course, cell: int) -> None:
    """Take the top cube of a stack out of the game; a body on the last cube drowns."""
    at.lose(at.lift(cell, at.height[cell] - 1))
    if at.tell is not None:
        at.tell(Wiped(at.mover, NAMES[cell]))
    rider = at.occupant[cell]
    if rider != NOBODY and at.height[cell] == 0:
        at.leave(rider)
        falls.drown(at, rider, cell)
    at.phase = DUE
    victory.judge(at)
