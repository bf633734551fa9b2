"""Corpses: secured, inherited, laid under a fall, eaten (SJ-K)."""

from hiroma.games.shinsai_jima.events import Cushioned, Secured
from hiroma.games.shinsai_jima.parts.board import LETTERS
from hiroma.games.shinsai_jima.parts.island import GONE, HELD, NOBODY, Position


def secure(at: Position, corpse: int, side: int) -> None:
    """Give a side a body from the island, and all that the body's side held if that is wiped out (SJ-K1, SJ-K2)."""
    at.leave(corpse)
    _hold(at, corpse, side, False)
    fallen = at.setup.side_of[corpse]
    if fallen == side or at.in_game(fallen):
        return
    for piece in at.held(fallen):
        _hold(at, piece, side, True)


def _hold(at: Position, corpse: int, side: int, inherited: bool) -> None:
    at.status[corpse] = HELD
    at.holder[corpse] = side
    if at.tell is not None:
        at.tell(Secured(LETTERS[side], at.setup.names[corpse], inherited))


def consume(at: Position, corpse: int) -> None:
    """Take a held corpse out of the game (SJ-K5)."""
    at.status[corpse] = GONE
    at.holder[corpse] = NOBODY


def least(at: Position, side: int) -> int:
    """Return the corpse that a side misses least: the lowest that scores nothing, else the lowest enemy (SJ-K4).

    NOBODY for a side that holds none.
    """
    found = NOBODY
    for piece in range(at.setup.pieces - 1, -1, -1):
        if at.holder[piece] == side:
            worthless = not at.enemies(side, at.setup.side_of[piece])
            if found == NOBODY or worthless or at.enemies(side, at.setup.side_of[found]):
                found = piece
    return found


def cushion(at: Position, piece: int) -> bool:
    """Lay a corpse that the piece's side holds under it; return false when it holds none (SJ-K4, SJ-D7)."""
    corpse = least(at, at.setup.side_of[piece])
    if corpse == NOBODY:
        return False
    consume(at, corpse)
    if at.tell is not None:
        at.tell(Cushioned(at.setup.names[piece], at.setup.names[corpse]))
    return True
