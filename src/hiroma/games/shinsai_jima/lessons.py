"""Ten small puzzles: to climb, turn, jump, push, secure a body, press, swing, surge, and to be rescued."""

from collections.abc import Callable, Sequence
from typing import Final

from hiroma.games.shinsai_jima.events import Ended, Killed, Secured, Walked
from hiroma.games.shinsai_jima.moves import Advance, Done, Put, Rotate, Select, Surge, Swing, Take
from hiroma.games.shinsai_jima.rules import Game
from hiroma.games.shinsai_jima.sketch import island, turn
from hiroma.kernel.contract import Event, Move, State
from hiroma.kernel.lesson import Goal, Lesson

FAR: Final = ("a4: 1B>", "g5: 1C<")
"""The others stand aside."""

CUBE: Final = (Take("c6"), Put("d6"))
"""Any cube that rises, to end the turn."""


def puzzle(
    name: str, strips: Sequence[str], seen: Callable[[Event], bool], *moves: Move, others: Sequence[str] = FAR
) -> Lesson:
    """A lesson of one turn: A1 acts, three sides play, without interrupts and catapult."""

    def start() -> Game:
        return turn(island(3, *strips, *others, interrupts=False, catapult=False), 0)

    return Lesson(id=name, start=start, goal=happens(seen), solution=((Select("A1"), *moves),), seats=3)


def happens(seen: Callable[[Event], bool]) -> Goal:
    """Learned when some event is the wanted one."""

    def goal(state: State, events: Sequence[Event]) -> bool:
        return any(seen(event) for event in events)

    return goal


def walked(kind: str, height: int) -> Callable[[Event], bool]:
    """A1 advanced in this way to this height."""
    return lambda event: (
        isinstance(event, Walked) and event.piece == "A1" and event.kind == kind and event.height == height
    )


def killed(event: Event) -> bool:
    """The learner's side killed somebody."""
    return isinstance(event, Killed) and event.side == "A"


LESSONS: Final = (
    puzzle("climb", ["c4: 2A> 3 1"], walked("walk", 3), Advance("walk", 1), Done(), *CUBE),
    puzzle("turn", ["c4: 3 2A> 1"], walked("walk", 3), Rotate("W"), Advance("walk", 1), *CUBE),
    puzzle("jump", ["c4: 1A> 0 2"], walked("jump", 2), Advance("jump", 2), Done(), *CUBE),
    puzzle("push", ["c4: 2A> 3 1C>"], killed, Advance("push", 1), Done(), *CUBE),
    puzzle("drown", ["f4: 1A> 1B^"], killed, Advance("push", 1), Done(), *CUBE),
    puzzle(
        "secure",
        ["c4: 2A> 1Bvx 1"],
        lambda event: isinstance(event, Secured) and event.side == "A",
        Advance("walk", 1),
        Done(),
        *CUBE,
    ),
    puzzle("press", ["c4: 3A> 1B^ 1"], walked("press", 1), Advance("press", 1), Done(), *CUBE),
    puzzle("swing", ["b2: 1A> 1B^ 1"], killed, Swing("ccw", 1, "S"), Advance("walk", 1), *CUBE),
    puzzle("surge", ["f4: 1A> 1B<"], killed, Surge("A"), Advance("push", 1), Done(), *CUBE),
    puzzle(
        "rescue",
        ["c4: 3A> 4 1"],
        lambda event: isinstance(event, Ended) and 0 in event.winners,
        Advance("walk", 1),
    ),
)
