"""A learned outlook: how well each seat stands, before and after the monster's move, in numbers that games have shown.

A seat's score is a sum of three numbers: for what its pieces are worth as they stand, for what they are worth on
average after the monster's coming move, and for pieces it still needs. All are there for each of three stages of the
round, by the moves the seat has left in it, and three of the game, by the rounds that are left.
"""

from typing import Final

from hiroma.games.fearsome_floors.evaluation import Judge
from hiroma.games.fearsome_floors.parts.hall import ESCAPED
from hiroma.games.fearsome_floors.position import MOVING, Position
from hiroma.kernel.learning import Numbers, Places, bucket

LOWEST: Final = -40.0
WORTHS: Final = 72
"""Ranges of one point each, from LOWEST on: what a seat's pieces are worth together."""

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
"""Those that come with the game."""


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
