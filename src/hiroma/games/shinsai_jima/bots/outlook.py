"""A learned outlook: the strength of each side, in numbers learned from games.

A side's score is the sum of a number for its strength (evaluation.py) and one for its points. There is one set of these
for the side that acts and one for the others. While the catapult shoots, the score is a number for the side's lead in
the last judgement.
"""

from typing import Final

from hiroma.games.shinsai_jima.bots.gunnery import standing
from hiroma.games.shinsai_jima.evaluation import strength
from hiroma.games.shinsai_jima.position import LOAD, Course
from hiroma.kernel.learning import Numbers, Places, bucket

LOWEST: Final = -600
WIDE: Final = 30
STRENGTHS: Final = 90
"""Ranges of strength, from LOWEST on; the last one is for all above."""

POINTS: Final = 6
"""Points, 0 to 5 or more."""

JUDGED_FROM: Final = -60
JUDGED: Final = 121
"""Leads in the last judgement as things stand, from JUDGED_FROM on; used while the catapult shoots."""

BLOCK: Final = STRENGTHS + POINTS
SIZE: Final = 2 * BLOCK + JUDGED
"""Numbers in all."""

STRONG: Final = 0.005
FARES: Final = 0.08
"""The score of a point of strength, and of the judgement, before anything is learned."""


def unlearned() -> list[float]:
    """Return the numbers before any game."""
    block = [STRONG * (LOWEST + WIDE * each) for each in range(STRENGTHS)] + [0.0] * POINTS
    return block + block + [FARES * (JUDGED_FROM + each) for each in range(JUDGED)]


NUMBERS: Final = Numbers("hiroma.games.shinsai_jima.bots", unlearned)
"""The learned numbers that come with the game."""


def places(at: Course) -> Places:
    """Return for each side the places of the numbers that add up to its score, in a game that is not over."""
    acting = at.side()
    found: Places = []
    for side in range(at.setup.sides):
        if at.phase >= LOAD:
            fares = bucket(standing(at, side), JUDGED_FROM, 1.0, JUDGED)
            found.append([2 * BLOCK + fares])
            continue
        block = 0 if side == acting else BLOCK
        strong = bucket(strength(at, side), LOWEST, WIDE, STRENGTHS)
        found.append([block + strong, block + STRENGTHS + min(POINTS - 1, at.score(side))])
    return found
