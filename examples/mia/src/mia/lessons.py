"""The first steps of a newcomer: to bluff, and to doubt."""

from collections.abc import Callable, Sequence
from typing import Final

from hiroma.kernel.contract import CHANCE, Seat
from hiroma.kernel.draws import Rolled
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.lesson import Lesson
from hiroma.kernel.state import State
from mia.course import Game
from mia.events import Believed, LifeLost
from mia.moves import Believe, Call, Doubt
from mia.parts.dice import LADDER, rank
from mia.position import ANSWER, CALL
from mia.view import Said


def position(phase: str, calls: Sequence[tuple[int, int]], dice: tuple[int, int]) -> Callable[[], Game]:
    """The learner, seat 0, is to call or to answer, after these calls and with these dice under the cup."""

    def start() -> Game:
        game = Game(2, 3, 0)
        game.phase = phase
        game.calls = [Said(seat, call) for seat, call in calls]
        game.dice = dice
        return game

    return start


def believed(state: State, events: Sequence[Event]) -> bool:
    """Learned when the other one believes the learner."""
    return any(isinstance(event, Believed) and event.seat == 1 for event in events)


def caught(state: State, events: Sequence[Event]) -> bool:
    """Learned when the other one loses a life."""
    return any(isinstance(event, LifeLost) and event.seat == 1 for event in events)


def trusting(state: State, seat: Seat) -> Move:
    """Chance throws a 5 and a 2; the other one calls as little as it can, and believes anything."""
    if seat == CHANCE:
        return Rolled((5, 2))
    if not isinstance(state, Game) or state.phase == ANSWER:
        return Believe() if Believe() in state.moves(seat) else Doubt()
    return Call(LADDER[rank(state.standing())])


LESSONS: Final = (
    Lesson(
        id="bluff",
        start=position(CALL, [(1, 53)], (4, 3)),
        goal=believed,
        solution=((Call(61),),),
        seats=2,
        answer=trusting,
    ),
    Lesson(
        id="doubt",
        start=position(ANSWER, [(0, 65), (1, 66)], (4, 1)),
        goal=caught,
        solution=((Doubt(),),),
        seats=2,
        answer=trusting,
    ),
)
