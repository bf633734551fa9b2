"""The first steps of a newcomer: to choose a pairing, to stop in time, to claim a route."""

from collections.abc import Callable, Sequence
from typing import Final

from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.events import Banked, Claimed, Climbed
from hiroma.games.cant_stop.moves import Go, Stop
from hiroma.games.cant_stop.parts.board import CLIMBERS, roll_of
from hiroma.kernel.kinds import Event
from hiroma.kernel.lesson import Goal, Lesson
from hiroma.kernel.state import State


def position(
    dice: tuple[int, int, int, int], climbers: dict[int, int], closed: tuple[int, ...] = ()
) -> Callable[[], Game]:
    """The learner is on turn with these dice and climbers (route → cell); the other owns the closed routes."""

    def start() -> Game:
        game = Game(2, False, False, 1)
        game.begin(0)
        for route in closed:
            game.owners[route] = 1
            game.claims[1] += 1
            game.closed |= 1 << route
        game.usable &= ~game.closed
        for route, cell in climbers.items():
            game.climbers[route] = cell
            game.placed.append(route)
        if len(game.placed) == CLIMBERS:
            game.usable &= game.below_top()
        game.roll = roll_of(dice)
        game.rolls = 1 + len(climbers)
        return game

    return start


def happens(wanted: Callable[[Event], bool]) -> Goal:
    """Learned when some event is the wanted one."""

    def goal(state: State, events: Sequence[Event]) -> bool:
        return any(wanted(event) for event in events)

    return goal


LESSONS: Final = (
    Lesson(
        id="pair",
        clause="CS-D2",
        start=position((3, 4, 4, 3), {}),
        goal=happens(lambda event: isinstance(event, Climbed) and (event.route, event.cell) == (7, 2)),
        solution=((Go(7, 7),),),
    ),
    Lesson(
        id="void",
        clause="CS-D7",
        start=position((1, 6, 1, 6), {4: 2, 6: 5}, closed=(7,)),
        goal=happens(lambda event: isinstance(event, Climbed) and event.route in (2, 12)),
        solution=((Go(2, 12),),),
    ),
    Lesson(
        id="stop",
        clause="CS-T3",
        start=position((2, 4, 3, 5), {3: 2, 6: 6, 8: 7}),
        goal=happens(lambda event: isinstance(event, Banked) and event.seat == 0),
        solution=((Stop(6, 8),),),
    ),
    Lesson(
        id="claim",
        clause="CS-C1",
        start=position((1, 6, 2, 3), {5: 3, 7: 12}),
        goal=happens(lambda event: isinstance(event, Claimed) and event.seat == 0),
        solution=((Stop(7, 5),),),
    ),
)
