"""Falls of columns onto cells (SJ-D3): crushing, sinking, drowning, dying of the fall."""

from hiroma.games.shinsai_jima.acts import corpses, deaths
from hiroma.games.shinsai_jima.events import Crushed, Drowned, Fell, Floated, Sank
from hiroma.games.shinsai_jima.parts.board import DEADLY, LETTERS, NAMES, OUTSIDE
from hiroma.games.shinsai_jima.parts.island import CORPSE, NOBODY, STUNNED, Position
from hiroma.games.shinsai_jima.parts.terrain import BITS, CUBE, FIRST_COLOUR, NORMAL


def place_name(cell: int) -> str | None:
    """Return the name of a cell, None outside the grid."""
    return None if cell == OUTSIDE else NAMES[cell]


def drop(at: Position, load: int, rider: int, cell: int, base: int) -> None:
    """Drop cubes and a rider (NOBODY for none) onto a cell, with their foot on level `base` (SJ-D3).

    The caller has lifted them off their own cell. Nothing stands at level base + 1 of the target.
    """
    cubes = count(load)
    landed = _crush(at, cell, cubes, rider)
    _land(at, load, cell)
    if rider != NOBODY:
        _arrive(at, rider, cell, base + cubes, landed)


def count(load: int) -> int:
    """Return the number of cubes in a load."""
    cubes = 0
    while load:
        load >>= BITS
        cubes += 1
    return cubes


def falls_dead(at: Position, rider: int) -> bool:
    """Return true for a faller that lands like a corpse: it is one, or stunned with `stunned_falls=corpse` (SJ-F7)."""
    status = at.status[rider]
    return status == CORPSE or (status == STUNNED and at.rules.falls_as_corpse)


def _crush(at: Position, cell: int, cubes: int, rider: int) -> bool:
    # Hit the body on the cell. True when a living piece came down on it, and so is saved (SJ-D4, SJ-D5).
    victim = at.occupant[cell]
    if victim == NOBODY:
        return False
    dead = cubes > 0 or falls_dead(at, rider)
    if at.tell is not None:
        what = "cube" if cubes else "corpse" if dead else "piece"
        at.tell(Crushed(at.setup.names[victim], NAMES[cell], what))
    if at.shooter != NOBODY:
        at.leave(victim)
        deaths.struck(at, victim)
        return False
    if at.living(victim):
        deaths.kill(at, victim, "SJ-D4" if dead else "SJ-D5")
    if not dead:
        corpses.secure(at, victim, at.setup.side_of[rider])
    elif at.rules.crush_to_actor:
        corpses.secure(at, victim, at.side())
    else:
        at.leave(victim)
        deaths.vanish(at, victim)
    return not dead


def _land(at: Position, load: int, cell: int) -> None:
    sunk = 0
    while load:
        cube = load & CUBE
        load >>= BITS
        if at.height[cell] == 0 and (cube == NORMAL or cell == OUTSIDE):
            at.lose(cube)
            sunk += 1
            continue
        if at.height[cell] == 0 and at.tell is not None:
            at.tell(Floated(LETTERS[cube - FIRST_COLOUR], NAMES[cell]))
        at.lay(cell, cube)
    if sunk and at.tell is not None:
        at.tell(Sank(place_name(cell), sunk))


def _arrive(at: Position, rider: int, cell: int, start: int, landed: bool) -> None:
    if at.height[cell] == 0:
        drown(at, rider, cell)
        return
    at.stand(rider, cell)
    levels = start - at.height[cell]
    if levels and at.tell is not None:
        at.tell(Fell(at.setup.names[rider], NAMES[cell], levels))
    if levels < DEADLY or landed:
        return
    if at.shooter != NOBODY:
        at.leave(rider)
        deaths.struck(at, rider)
    elif at.living(rider) and not falls_dead(at, rider) and not corpses.cushion(at, rider):
        deaths.kill(at, rider, "SJ-D1")


def drown(at: Position, rider: int, cell: int) -> None:
    """Drown a piece or corpse; the caller has taken it off its cell (SJ-W2, SJ-W3)."""
    if at.tell is not None:
        at.tell(Drowned(at.setup.names[rider], place_name(cell)))
    if at.shooter != NOBODY:
        deaths.struck(at, rider)
        return
    if at.living(rider):
        deaths.kill(at, rider, "SJ-W2")
    deaths.vanish(at, rider)


def raise_column(at: Position, cell: int, base: int) -> int:
    """Lift everything above a level off a cell; return the cubes, the lowest first. The rider leaves its cell too."""
    rider = at.occupant[cell]
    if rider != NOBODY:
        at.leave(rider)
    return at.lift(cell, base)
