"""Learned evaluation: a score for each seat, the sum of numbers that were trained on games.

There is a number for the worth of a seat's pieces as they stand, one for their average worth after the monster's coming
move, and one for the pieces that it still needs. They differ by the stage of the round (three, by the moves that the
seat has left in it) and by that of the game (three, by the rounds that are left).
"""

from typing import Final

from hiroma.games.fearsome_floors.evaluation import Judge
from hiroma.games.fearsome_floors.parts.hall import ESCAPED
from hiroma.games.fearsome_floors.position import MOVING, Position
from hiroma.kernel.learning import Numbers, Places, bucket

LOWEST: Final = -40.0
WORTHS: Final = 72
"""Ranges of the worth of a seat's pieces together, one point each, from LOWEST on."""

NEEDS: Final = 5
"""Pieces that are still needed, 0 to 4."""

LEFT: Final = 3
"""Moves that a seat has left in this round: none, up to two, more."""

TIMES: Final = (2, 7)
"""Rounds left after this one: up to two, up to seven, more."""

BLOCK: Final = 2 * WORTHS + NEEDS
SIZE: Final = BLOCK * LEFT * (len(TIMES) + 1)
"""Numbers in all."""

WORTH: Final = 0.12
"""The score of a point of each of the two worths, before anything is learned."""


def unlearned() -> list[float]:
    """Return the numbers before any game."""
    worths = [WORTH * (LOWEST + worth) for worth in range(WORTHS)]
    return (worths + worths + [0.0] * NEEDS) * (SIZE // BLOCK)


NUMBERS: Final = Numbers("hiroma.games.fearsome_floors.bots", unlearned)
"""The trained numbers that come with the game."""


def places(at: Position, judge: Judge) -> Places:
    """Return the places of a position in which no piece is on the way."""
    after = judge.each_after_monster(at.hall.copy())
    late = sum([judge.rounds_left > time for time in TIMES])
    found: Places = []
    for seat in range(at.seats):
        block = BLOCK * (LEFT * late + _left(at, seat))
        worth = bucket(judge.seat(at.hall, seat), LOWEST, 1.0, WORTHS)
        to_come = bucket(after[seat], LOWEST, 1.0, WORTHS)
        out = sum([at.hall.where[piece] == ESCAPED for piece in at.pieces[seat]])
        need = min(NEEDS - 1, max(0, judge.need - out))
        found.append([block + worth, block + WORTHS + to_come, block + 2 * WORTHS + need])
    return found


def _left(at: Position, seat: int) -> int:
    # Nobody has a move left once the monster comes.
    if at.stage != MOVING:
        return 0
    moves = len(at.to_move(seat))
    return 0 if moves == 0 else 1 if moves <= 2 else 2
