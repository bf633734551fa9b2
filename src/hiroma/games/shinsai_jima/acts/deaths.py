"""Deaths, and the points paid for them (SJ-D2, SJ-W2, SJ-CA9)."""

from hiroma.games.shinsai_jima.events import Killed, Scored, Struck
from hiroma.games.shinsai_jima.parts.board import LETTERS
from hiroma.games.shinsai_jima.parts.island import CORPSE, FREE, GONE, HELD, NOBODY, Position


def award(at: Position, side: int, points: int, why: str) -> None:
    """Give tokens to a side that is still in the game (SJ-V3)."""
    if not at.in_game(side):
        return
    at.tokens[side] += points
    if at.tell is not None:
        at.tell(Scored(LETTERS[side], points, why))


def kill(at: Position, piece: int, clause: str) -> None:
    """Kill a living piece on its cell through the acting side, which is paid for an enemy (SJ-D2).

    It is a corpse on its cell afterwards; the caller moves it on.
    """
    at.status[piece] = CORPSE
    at.wake[piece] = NOBODY
    at.stuck_by[piece] = FREE
    side = at.side()
    if at.tell is not None:
        at.tell(Killed(LETTERS[side], at.setup.names[piece], clause))
    if at.enemies(side, at.setup.side_of[piece]):
        award(at, side, 1, "kill")


def vanish(at: Position, piece: int) -> None:
    """Take a body out of the game; the caller has taken it off its cell."""
    at.status[piece] = GONE
    at.holder[piece] = NOBODY


def struck(at: Position, piece: int) -> None:
    """Give a body that a shot took off the island to the shooting side, without further effect (SJ-CA9)."""
    at.status[piece] = HELD
    at.wake[piece] = NOBODY
    at.holder[piece] = at.shooter
    if at.tell is not None:
        at.tell(Struck(LETTERS[at.shooter], at.setup.names[piece]))
