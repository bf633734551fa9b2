"""The survival check: stuck pieces starve unless the seat eats a ration or saves one of them (SJ-M3..M5)."""

from hiroma.games.shinsai_jima.acts import acting, corpses, cubes, deaths, escapes, victory
from hiroma.games.shinsai_jima.events import Rationed, Saved, Starved
from hiroma.games.shinsai_jima.parts.board import NAMES
from hiroma.games.shinsai_jima.parts.codes import DIE, RATION, SAVE, code
from hiroma.games.shinsai_jima.parts.island import CORPSE, FREE
from hiroma.games.shinsai_jima.position import CLOSING, SURVIVAL, Course


def check(at: Course) -> None:
    """Begin the survival check: go on without stuck pieces, starve them if nothing can save them, else ask the seat."""
    if not doomed(at):
        acting.enter(at)
        return
    at.phase = SURVIVAL
    if len(codes(at)) == 1:
        die(at)


def doomed(at: Course) -> list[int]:
    """Return the acting seat's stuck pieces (SJ-M1, SJ-M8)."""
    return [piece for piece in at.setup.of_seat[at.mover] if at.upright(piece) and escapes.stuck(at, piece)]


def codes(at: Course) -> list[int]:
    """Return the moves of the check: die, eat a ration, or save one piece with items."""
    pieces = doomed(at)
    found = [code(DIE)]
    found += [code(RATION, corpse) for corpse in at.kinds_held(at.side())]
    return found + [code(SAVE, piece) for piece in pieces if _savable(at, piece, pieces)]


def _savable(at: Course, piece: int, pieces: list[int]) -> bool:
    # Items must free it as things stand, and still when the others lie dead beside it.
    if not escapes.can_finish(at, piece, 1):
        return False
    after = at.probe()
    for other in pieces:
        if other != piece:
            after.status[other] = CORPSE
    return escapes.can_finish(after, piece, 1)


def die(at: Course) -> None:
    """Starve all stuck pieces; the turn goes on with those that are left (SJ-M3, SJ-T7)."""
    if starve(at, doomed(at)):
        return
    if at.seat_lives(at.mover):
        acting.enter(at)
    elif at.in_game(at.side()):
        cubes.enter(at)
    else:
        at.phase = CLOSING


def starve(at: Course, pieces: list[int]) -> bool:
    """Starve pieces on their cells and pay the other sides in the game for each; return true if that ends the game."""
    for piece in pieces:
        at.status[piece] = CORPSE
        at.stuck_by[piece] = FREE
        if at.tell is not None:
            at.tell(Starved(at.setup.names[piece], NAMES[at.cell[piece]]))
    for side in range(at.setup.sides):
        points = sum(1 for piece in pieces if at.setup.side_of[piece] != side)
        if points and not at.rules.beginner:
            deaths.award(at, side, points, "starved")
    return victory.judge(at)


def ration(at: Course, corpse: int) -> None:
    """Eat a held corpse: nobody starves this time (SJ-M5)."""
    corpses.consume(at, corpse)
    at.ration = True
    if at.tell is not None:
        at.tell(Rationed(at.mover, at.setup.names[corpse]))
    acting.enter(at)


def save(at: Course, piece: int) -> None:
    """Save a piece: it must be freed now, and the other stuck ones starve (SJ-M4)."""
    if at.tell is not None:
        at.tell(Saved(at.mover, at.setup.names[piece]))
    if starve(at, [other for other in doomed(at) if other != piece]):
        return
    at.must = True
    acting.enter(at)
    acting.select(at, piece)
