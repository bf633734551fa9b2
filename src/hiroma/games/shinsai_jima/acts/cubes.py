"""The cube phase: taking, putting, placing a coloured cube, rockfall (SJ-C1..C6, SJ-O7)."""

from hiroma.games.shinsai_jima.acts import falls, victory
from hiroma.games.shinsai_jima.events import ColourPlaced, CubeMoved, Rockfell
from hiroma.games.shinsai_jima.parts.board import AHEAD, CELLS, DEADLY, LETTERS, MAX_HEIGHT, NAMES, NATIVES
from hiroma.games.shinsai_jima.parts.codes import COLOUR, PUT, ROCKFALL, TAKE, code
from hiroma.games.shinsai_jima.parts.island import NOBODY
from hiroma.games.shinsai_jima.parts.terrain import FIRST_COLOUR, IN_HAND, NORMAL, ON_BOARD, colour
from hiroma.games.shinsai_jima.position import CLOSING, CUBE, Course


def enter(at: Course) -> None:
    """Begin the cube phase; without any legal move the game ends (SJ-C6)."""
    at.phase = CUBE
    at.source = NOBODY
    if not codes(at):
        victory.finish(at, "SJ-V4", [])


def codes(at: Course) -> list[int]:
    """Return the moves of the cube phase: first the sources, then the targets of the cube taken."""
    if at.source != NOBODY:
        return puts(at, at.source)
    found = [code(TAKE, cell) for cell in range(CELLS) if may_take(at, cell) and has_target(at, cell)]
    if at.rules.rockfall:
        found += rockfalls(at)
    free = bool(found)
    side = at.side()
    if at.cubes[side] == IN_HAND:
        found += [code(COLOUR, cell, side) for cell in range(CELLS) if may_colour(at, cell)]
    if free and at.native and at.cubes[NATIVES] == IN_HAND:
        found += [code(COLOUR, cell, NATIVES) for cell in range(CELLS) if may_colour(at, cell)]
    return found


def handles(at: Course, cube: int) -> bool:
    """Return true for a cube that the actor may move in the cube phase (SJ-C7, SJ-C9)."""
    return cube in {NORMAL, colour(at.side())} or (cube == colour(NATIVES) and at.native)


def may_take(at: Course, cell: int) -> bool:
    """Return true when the top cube of a stack may be taken; its targets are not tested (SJ-C1, SJ-C4)."""
    return at.height[cell] > 0 and at.occupant[cell] < 0 and handles(at, at.top(cell))


def may_put(at: Course, source: int, cell: int) -> bool:
    """Return true when a cube from `source` may go on a stack (SJ-C2..C4)."""
    height = at.height[cell]
    if cell == source or height < at.height[source] or height == 0 or at.occupant[cell] >= 0:
        return False
    return height < MAX_HEIGHT - 1 or (height == MAX_HEIGHT - 1 and at.fives() < at.fifth_cap())


def has_target(at: Course, source: int) -> bool:
    """Return true when a cube from `source` has a target."""
    return any(may_put(at, source, cell) for cell in range(CELLS))


def puts(at: Course, source: int) -> list[int]:
    """Return the moves that put a cube from `source` on a stack."""
    return [code(PUT, cell) for cell in range(CELLS) if may_put(at, source, cell)]


def may_colour(at: Course, cell: int) -> bool:
    """Return true when a coloured cube may be placed on a cell, sea included (SJ-C5)."""
    height = at.height[cell]
    if at.occupant[cell] >= 0:
        return False
    return height < MAX_HEIGHT - 1 or (height == MAX_HEIGHT - 1 and at.fives() < at.fifth_cap())


def rockfalls(at: Course) -> list[int]:
    """Return the rockfalls: each piece of the seat with a body two levels lower in front, with each source (SJ-O7)."""
    found: list[int] = []
    for piece in at.setup.of_seat[at.mover]:
        if not at.upright(piece):
            continue
        target = AHEAD[at.facing[piece]][at.cell[piece]]
        height = at.height[target]
        if at.occupant[target] >= 0 and height == at.height[at.cell[piece]] - DEADLY:
            found += [
                code(ROCKFALL, cell, piece) for cell in range(CELLS) if may_take(at, cell) and at.height[cell] <= height
            ]
    return found


def put(at: Course, cell: int) -> None:
    """Put the taken cube on a stack."""
    source, at.source = at.source, NOBODY
    cube = at.lift(source, at.height[source] - 1)
    at.lay(cell, cube)
    if at.tell is not None:
        letter = None if cube == NORMAL else LETTERS[cube - FIRST_COLOUR]
        at.tell(CubeMoved(at.mover, NAMES[source], NAMES[cell], at.height[cell], letter))
    at.phase = CLOSING


def place_colour(at: Course, cell: int, side: int) -> None:
    """Place a coloured cube from the hand (SJ-C5, SJ-C9)."""
    at.cubes[side] = ON_BOARD
    at.lay(cell, colour(side))
    if at.tell is not None:
        at.tell(ColourPlaced(at.mover, LETTERS[side], NAMES[cell], at.height[cell]))
    at.phase = CLOSING


def rockfall(at: Course, source: int, piece: int) -> None:
    """Drop a cube in front of a piece (SJ-O7)."""
    target = AHEAD[at.facing[piece]][at.cell[piece]]
    if at.tell is not None:
        at.tell(Rockfell(at.mover, at.setup.names[piece], NAMES[source], NAMES[target]))
    falls.drop(at, at.lift(source, at.height[source] - 1), NOBODY, target, at.height[at.cell[piece]])
    at.phase = CLOSING
    victory.judge(at)
