"""A bot that weighs the value of a call, and how others call and doubt.

A believed throw is never shown, and the next one is thrown afresh. So a turn needs to know only the call that stands,
and its value follows from those of the higher calls.
"""

from functools import cache
from typing import Final

from hiroma.kernel.contract import Below
from mia.course import Game
from mia.evaluation import WAYS, reaches
from mia.moves import Believe, Call, Doubt, GiveIn, Move
from mia.parts.dice import LADDER, rank, worth
from mia.position import CALL

TOP: Final = len(LADDER)
"""The place of Mia on the ladder."""

CLOSE: Final = 0.1
"""Lives by which a call may fall short of the best and still be drawn, so that nobody can read the bot."""


def stake(place: int) -> int:
    """Return the lives that a doubted call puts at stake (MI-M3)."""
    return 2 if place == TOP else 1


def honest(stands: int, place: int) -> float:
    """Return the probability that a call is true.

    Callers who can tell the truth do so. Of the others half call one step higher, a quarter two steps, and so on.
    """
    step = place - stands
    bluffs = (36 - reaches(stands + 1)) * 0.5 ** (step - 1 if place == TOP else step)
    return WAYS[place] / (WAYS[place] + bluffs)


def brings(throw: int, place: int) -> float:
    """Return the lives that a call is expected to gain, when others doubt the more, the rarer it is."""
    doubted = 1 - reaches(place) / 36
    lifted = stake(place) if throw >= place else -stake(place)
    return doubted * lifted + (1 - doubted) * (1.0 if place == TOP else -value(place))


@cache
def value(stands: int) -> float:
    """Return the lives that a turn is expected to gain against the call at this place, 0 for none."""
    places = range(stands + 1, TOP + 1)
    return sum([ways * max([brings(throw, place) for place in places]) for throw, ways in enumerate(WAYS)]) / 36


class Reader:
    """A bot that calls and answers for the most lives."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Draw one of the best calls, or take the better answer."""
        call = rank(state.standing())
        if state.phase == CALL:
            throw = rank(worth(state.dice))
            worths = {place: brings(throw, place) for place in range(call + 1, TOP + 1)}
            best = [place for place, lives in worths.items() if lives >= max(worths.values()) - CLOSE]
            return Call(LADDER[best[below(len(best))] - 1])
        lifted = stake(call) * (1 - 2 * honest(rank(state.below()), call))
        if lifted > (-1.0 if call == TOP else value(call)):
            return Doubt()
        return GiveIn() if call == TOP else Believe()
