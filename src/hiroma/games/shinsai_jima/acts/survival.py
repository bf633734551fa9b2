"""The survival check: stuck pieces starve unless something is eaten or promised (SJ-M3..M5)."""

from hiroma.games.shinsai_jima.acts import acting, corpses, cubes, deaths, escapes, victory
from hiroma.games.shinsai_jima.events import Rationed, Saved, Starved
from hiroma.games.shinsai_jima.parts.board import NAMES
from hiroma.games.shinsai_jima.parts.codes import DIE, RATION, SAVE, code
from hiroma.games.shinsai_jima.parts.island import CORPSE, FREE
from hiroma.games.shinsai_jima.position import CLOSING, SURVIVAL, Course


def check(at: Course) -> None:
    """At the start of a turn: go on if nothing is stuck, let starve what nothing can save, or ask."""
    if not doomed(at):
        acting.enter(at)
        return
    at.phase = SURVIVAL
    if len(codes(at)) == 1:
        die(at)


def doomed(at: Course) -> list[int]:
    """The acting seat's stuck pieces (SJ-M1, SJ-M8)."""
    return [piece for piece in at.setup.of_seat[at.mover] if at.upright(piece) and escapes.stuck(at, piece)]


def codes(at: Course) -> list[int]:
    """Die, eat a ration, or save one piece with items."""
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
    """All stuck pieces starve; then the turn goes on with what is left (SJ-M3, SJ-T7)."""
    if starve(at, doomed(at)):
        return
    if at.seat_lives(at.mover):
        acting.enter(at)
    elif at.in_game(at.side()):
        cubes.enter(at)
    else:
        at.phase = CLOSING


def starve(at: Course, pieces: list[int]) -> bool:
    """Pieces die where they stand, every other side in the game is paid for each; whether that ends the game."""
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
    """The piece must be freed now; the other stuck ones starve (SJ-M4)."""
    if at.tell is not None:
        at.tell(Saved(at.mover, at.setup.names[piece]))
    if starve(at, [other for other in doomed(at) if other != piece]):
        return
    at.must = True
    acting.enter(at)
    acting.select(at, piece)
