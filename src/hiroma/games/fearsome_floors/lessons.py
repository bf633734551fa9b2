"""The first steps of a newcomer: to walk, to push, to slide, to stay out of sight, and out."""

from collections.abc import Callable, Sequence
from typing import Final

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import Caught, GoalMet, MonsterLooked, MonsterStopped, Stepped, Stopped
from hiroma.games.fearsome_floors.moves import Enter, Leave, Step, Stop, Take
from hiroma.games.fearsome_floors.parts.board import FACES, HEADINGS, SQUARE
from hiroma.games.fearsome_floors.parts.hall import EMPTY, ESCAPED, MONSTER, PIECE
from hiroma.games.fearsome_floors.position import MOVING
from hiroma.games.fearsome_floors.setting import House
from hiroma.kernel.contract import CHANCE, Seat
from hiroma.kernel.draws import Picked
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.lesson import Answer, Goal, Lesson
from hiroma.kernel.state import State

OUT: Final = "out"
"""In place of a square: the piece has escaped."""


def position(
    monster: str,
    pieces: dict[tuple[int, int], tuple[str, int]],
    *,
    moving: tuple[int, ...],
    without: tuple[str, ...] = (),
) -> Callable[[], Game]:
    """The printed hall in a later round, the monster at 'a1E', the learner on turn with the pieces `moving`.

    `pieces` are (seat, piece) → (square or OUT, number up); others wait outside. Stones lie on none of `without`.
    The learner begins the next round, so nobody moves between two of their turns.
    """

    def start() -> Game:
        game = Game(2, House({}))
        hall = game.hall
        game.begin(1)
        for name in without:
            hall.on[SQUARE[name]] = EMPTY
        hall.on[hall.monster] = EMPTY
        hall.monster, hall.heading = SQUARE[monster[:-1]], HEADINGS.index(monster[-1:])
        hall.on[hall.monster] = MONSTER
        for (seat, each), (where, number) in pieces.items():
            piece = 4 * seat + each
            hall.faces[piece] = FACES[each].index(number)
            if where == OUT:
                hall.where[piece] = ESCAPED
                game.escapes.append(piece)
            else:
                hall.where[piece] = SQUARE[where]
                hall.on[SQUARE[where]] = PIECE + piece
        game.moved = [piece not in moving for piece in range(len(game.moved))]
        game.round, game.stage, game.mover = 3, MOVING, 0
        return game

    return start


def tile(wanted: str) -> Answer:
    """The monster's tile will be this one."""

    def answer(state: State, seat: Seat) -> Move:
        assert isinstance(state, Game)
        return Picked(state.next_tiles().index(wanted)) if seat == CHANCE else state.moves(seat)[0]

    return answer


def stops(square: str) -> Goal:
    """Learned when a piece of the learner ends its move there."""

    def goal(state: State, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Stopped) and event.square == square for event in events)

    return goal


def spared(seen: Callable[[Event], bool]) -> Goal:
    """Learned when the monster has moved, none of the learner's pieces was caught, and some event is the wanted one."""

    def goal(state: State, events: Sequence[Event]) -> bool:
        caught = any(isinstance(event, Caught) and event.seat == 0 for event in events)
        return not caught and any(seen(event) for event in events)

    return goal


def slid(state: State, events: Sequence[Event]) -> bool:
    """A piece of the learner has crossed a pool."""
    return any(isinstance(event, Stepped) and len(event.over) > 0 for event in events)


def out(state: State, events: Sequence[Event]) -> bool:
    """The learner has brought out all but one."""
    return any(isinstance(event, GoalMet) and event.seat == 0 for event in events)


def steps(text: str) -> tuple[Step, ...]:
    """'NW' as moves."""
    return tuple([Step(HEADINGS[HEADINGS.index(each)]) for each in text])


LESSONS: Final = (
    Lesson(
        id="enter",
        clause="FF-P9",
        start=position("a1E", {}, moving=(3,)),
        goal=stops("m10"),
        answer=tile("5"),
        solution=((Take(3), Enter(), *steps("NWWW"), Stop()),),
    ),
    Lesson(
        id="faces",
        clause="FF-P6",
        start=position("c6W", {(0, 0): ("l9", 6), (0, 3): ("j8", 2)}, moving=(0, 3)),
        goal=stops("j5"),
        answer=tile("5"),
        solution=((Take(0), *steps("NNNNWW"), Stop()),),
    ),
    Lesson(
        id="stone",
        clause="FF-P14",
        start=position("m2N", {(0, 2): ("k6", 4)}, moving=(2,)),
        goal=stops("g6"),
        answer=tile("5"),
        solution=((Take(2), *steps("WWWW"), Stop()),),
    ),
    Lesson(
        id="pool",
        clause="FF-P18",
        start=position("o4N", {(0, 0): ("d9", 1)}, moving=(0,)),
        goal=slid,
        answer=tile("5"),
        solution=((Take(0), *steps("E"), Stop()),),
    ),
    Lesson(
        id="look",
        clause="FF-M1",
        start=position("g4E", {(0, 1): ("g6", 3), (1, 0): ("g1", 1)}, moving=(1,)),
        goal=spared(lambda event: isinstance(event, Caught)),
        answer=tile("5"),
        solution=((Take(1), *steps("W"), Stop()),),
    ),
    Lesson(
        id="tie",
        clause="FF-M5",
        start=position("k7N", {(0, 1): ("i8", 3), (0, 2): ("n7", 4)}, moving=(1,)),
        goal=spared(lambda event: isinstance(event, MonsterLooked) and event.why == "tie"),
        answer=tile("5"),
        solution=((Take(1), *steps("WN"), Stop()),),
    ),
    Lesson(
        id="watch",
        clause="FF-M7",
        start=position(
            "g2W",
            {(0, 0): ("g8", 1), (0, 3): ("b3", 2), (1, 0): ("k3", 1), (1, 2): ("j6", 4)},
            moving=(3,),
            without=("g7",),
        ),
        goal=lambda state, events: any(isinstance(event, MonsterStopped) and event.square == "j9" for event in events),
        answer=tile("10"),
        solution=((Take(3), Stop()),),
    ),
    Lesson(
        id="escape",
        clause="FF-E4",
        start=position("m7S", {(0, 0): (OUT, 1), (0, 3): (OUT, 5), (0, 2): ("c1", 4)}, moving=(2,)),
        goal=out,
        answer=tile("5"),
        solution=((Take(2), *steps("WW"), Leave()),),
    ),
)
