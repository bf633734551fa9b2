"""The catapult after the regular end: the order of shooters, shots, ammunition and the final order (SJ-CA)."""

from hiroma.games.shinsai_jima.acts import ballistics
from hiroma.games.shinsai_jima.events import Fired, Judged, Loaded, ShotsBegan
from hiroma.games.shinsai_jima.parts.board import CELLS, COMPASS, LETTERS, NAMES, SIZE, lane_cell
from hiroma.games.shinsai_jima.parts.codes import AIM as TO_AIM
from hiroma.games.shinsai_jima.parts.codes import FIRE, LOAD_HAND, STOP, code
from hiroma.games.shinsai_jima.parts.codes import LOAD as TO_LOAD
from hiroma.games.shinsai_jima.parts.island import CORPSE, NOBODY
from hiroma.games.shinsai_jima.parts.terrain import FIRST_COLOUR, IN_HAND, LOST, NORMAL, colour
from hiroma.games.shinsai_jima.position import AIM, LOAD, OVER, SCATTER, Course


def begin(at: Course) -> None:
    """Let the sides shoot in the order of the regular ranking (SJ-CA1)."""
    at.rank = 0
    _call(at)


def level(at: Course, side: int) -> int:
    """Return the level of a side's highest living piece, else of its highest corpse on the island, else 0 (SJ-CA3)."""
    best = at.summit(side)
    if best:
        return best
    for piece in at.setup.of_side[side]:
        if at.status[piece] == CORPSE and at.height[at.cell[piece]] > best:
            best = at.height[at.cell[piece]]
    return best


def entitled(at: Course, side: int) -> int:
    """Return the number of a side's shots (SJ-CA3), 0 when it has no piece or corpse left on the island (SJ-CA2)."""
    top = level(at, side)
    return max(1, at.score(side), top) if top else 0


def _call(at: Course) -> None:
    # The next side that may shoot, or the last judgement.
    while at.rank < at.setup.sides:
        side = at.ranking[at.rank]
        at.shots = entitled(at, side)
        if at.shots and _ammunition(at, side):
            at.shooter = side
            at.fired = 0
            at.phase = LOAD
            at.mover = at.setup.seats_of[side][0]
            if at.tell is not None:
                at.tell(ShotsBegan(LETTERS[side], at.rank + 1, at.shots))
            return
        at.rank += 1
    _conclude(at)


def _ammunition(at: Course, side: int) -> list[int]:
    found = []
    for cell in range(CELLS):
        cube = at.top(cell)
        if at.occupant[cell] < 0 and cube and cube in {NORMAL, colour(side)}:
            found.append(code(TO_LOAD, cell))
    if at.cubes[side] == IN_HAND:
        found.append(code(LOAD_HAND))
    return found


def codes(at: Course) -> list[int]:
    """Return the moves of the shooter: load, aim or stop; then the shot itself (SJ-CA3..CA5)."""
    if at.phase == AIM:
        nearest = 2 * (at.rank + 1) + 1
        return [
            code(FIRE, edge << 3 | lane, power)
            for edge in range(4)
            for lane in range(SIZE)
            for power in range(nearest, nearest + SIZE)
        ]
    found = _ammunition(at, at.shooter) if len(at.loaded) < at.shots else []
    if at.loaded:
        found.append(code(TO_AIM))
    elif at.fired:
        found.append(code(STOP))
    return found


def load(at: Course, cell: int) -> None:
    """Take a projectile from a stack, or from the hand when `cell` is NOBODY (SJ-CA4)."""
    cube = colour(at.shooter) if cell == NOBODY else at.lift(cell, at.height[cell] - 1)
    if cube != NORMAL:
        at.cubes[at.shooter] = LOST
    at.loaded.append(cube)
    if at.tell is not None:
        letter = None if cube == NORMAL else LETTERS[cube - FIRST_COLOUR]
        at.tell(Loaded(at.mover, None if cell == NOBODY else NAMES[cell], letter))


def fire(at: Course, edge: int, lane: int, power: int) -> None:
    """Fire the loaded projectiles (SJ-CA5); the dice of each follow."""
    at.edge, at.lane, at.shot = edge, lane, power
    at.shots -= len(at.loaded)
    at.fired += 1
    at.flying, at.loaded = at.loaded, []
    at.phase = SCATTER
    if at.tell is not None:
        cell = lane_cell(edge, lane, _depth(at))
        at.tell(Fired(at.mover, COMPASS[edge], lane, power, NAMES[cell], len(at.flying)))


def _depth(at: Course) -> int:
    return at.shot - 2 * (at.rank + 1) - 1


def land(at: Course, dice: tuple[int, int, int, int]) -> None:
    """Bring down one projectile; after the last of a shot comes the next shot, side or judgement (SJ-CA6)."""
    cube = at.flying.pop(0)
    effect = ballistics.land(at, at.edge, at.lane, _depth(at), at.rank + 1, cube, dice)
    at.effect = at.effect or effect
    if at.flying:
        return
    at.edge = NOBODY
    side = at.shooter
    if at.shots and level(at, side) and _ammunition(at, side):
        seats = at.setup.seats_of[side]
        at.mover = seats[at.fired % len(seats)]
        at.phase = LOAD
    else:
        stop(at)


def stop(at: Course) -> None:
    """End the shots of a side (SJ-CA3)."""
    at.shooter = NOBODY
    at.rank += 1
    _call(at)


def final_order(at: Course) -> list[int]:
    """Return the sides by score + level, level, corpses, survivors and the regular ranking, best first (SJ-CA10)."""
    merits = []
    for place, side in enumerate(at.ranking):
        top = level(at, side)
        merits.append((at.score(side) + top, top, at.stock(side), at.survivors(side), -place, side))
    return [merit[5] for merit in sorted(merits, reverse=True)]


def _conclude(at: Course) -> None:
    at.final = final_order(at) if at.effect else at.ranking[:]
    at.phase = OVER
    if at.tell is not None:
        seats = tuple(at.setup.seats_of[at.final[0]])
        at.tell(Judged(seats, tuple(LETTERS[side] for side in at.final), at.effect))
