"""The first steps of a newcomer: walking, stones, pools, the monster's look, ties, walls, and the way out."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from hiroma.games.fearsome_floors.board import HEADINGS, SQUARE, E
from hiroma.games.fearsome_floors.events import (
    Caught,
    Escaped,
    MonsterLooked,
    MonsterStepped,
    Stepped,
    StonePushed,
    TileRevealed,
)  # fmt: skip
from hiroma.games.fearsome_floors.hall import EMPTY, ESCAPED, MONSTER, PIECE
from hiroma.games.fearsome_floors.house import House
from hiroma.games.fearsome_floors.moves import Enter, Item, Leave, Step, Stop, Take
from hiroma.games.fearsome_floors.rules import Game
from hiroma.games.fearsome_floors.state import MOVING
from hiroma.kernel.lesson import Goal, Lesson, first

ONE_SIX: Final = 0
THREE_FOUR: Final = 1
FOUR_THREE: Final = 2
FIVE_TWO: Final = 3
"""Pieces by their faces."""


def position(
    mine: dict[int, str],
    monster: str = "e5 N",
    tile: str = "5",
    items: Sequence[tuple[Item, str]] = (),
    escaped: Sequence[int] = (),
) -> Callable[[], Game]:
    """Round 3 in a hall with these items; pieces of the learner stand at `mine`, '' for outside.

    The first of them is to be moved and nothing else; `tile` is the monster's next.
    """

    def start() -> Game:
        game = Game(2, House({}))
        hall = game.hall
        for item, square in items:
            hall.lay(item, SQUARE[square], E)
        for piece, square in mine.items():
            if square:
                hall.where[piece] = SQUARE[square]
                hall.on[SQUARE[square]] = PIECE + piece
        for piece in escaped:
            hall.where[piece] = ESCAPED
            game.escapes.append(piece)
        hall.on[hall.monster] = EMPTY
        at, heading = monster.split()
        hall.monster, hall.heading = SQUARE[at], HEADINGS.index(heading)
        hall.on[hall.monster] = MONSTER
        game.deck.remove(tile)
        game.deck.insert(0, tile)
        game.stage, game.round = MOVING, 3
        game.first = game.start = game.mover = 0
        game.moved = [piece != next(iter(mine)) for piece in range(8)]
        return game

    return start


def happens(wanted: Callable[[Any], bool]) -> Goal:
    """Learned when some event is the wanted one."""

    def goal(state: Any, events: Sequence[Any]) -> bool:
        return any(wanted(event) for event in events)

    return goal


def unharmed(wanted: Callable[[Any], bool]) -> Goal:
    """Learned when some event is the wanted one and the monster has caught nobody."""

    def goal(state: Any, events: Sequence[Any]) -> bool:
        return any(wanted(event) for event in events) and not any(isinstance(event, Caught) for event in events)

    return goal


def stay(state: Any, seat: int) -> Any:
    """The others' pieces stay where they are."""
    return Stop() if Stop() in state.moves(seat) else first(state, seat)


LESSONS: Final = (
    Lesson(
        id="walk",
        start=position({FOUR_THREE: ""}, items=[("stone", "o9")]),
        goal=happens(lambda event: isinstance(event, Stepped) and event.left == 0),
        solution=((Take(FOUR_THREE), Enter(), Step("N"), Step("N"), Step("N"), Stop()),),
        answer=stay,
    ),
    Lesson(
        id="push",
        start=position({THREE_FOUR: "k6"}, items=[("stone", "j6"), ("stone", "k5")]),
        goal=happens(lambda event: isinstance(event, StonePushed) and event.seat == 0),
        solution=((Take(THREE_FOUR), Step("W"), Step("W"), Stop()),),
        answer=stay,
    ),
    Lesson(
        id="pool",
        start=position({ONE_SIX: "k3"}, items=[("pool-2x2", "i3")]),
        goal=happens(lambda event: isinstance(event, Stepped) and bool(event.over)),
        solution=((Take(ONE_SIX), Step("W"), Stop()),),
        answer=stay,
    ),
    Lesson(
        id="look",
        start=position({THREE_FOUR: "i6"}, "d6 E", "8", [("stone", "h7")]),
        goal=unharmed(lambda event: isinstance(event, TileRevealed)),
        solution=((Take(THREE_FOUR), Step("S"), Step("S"), Step("W"), Stop()),),
        answer=stay,
    ),
    Lesson(
        id="tie",
        start=position({FOUR_THREE: "i11", THREE_FOUR: "g3"}, "d6 E", "8"),
        goal=unharmed(lambda event: isinstance(event, MonsterLooked) and event.why == "tie"),
        solution=((Take(FOUR_THREE), Step("N"), Step("N"), Step("W"), Step("W"), Stop()),),
        answer=stay,
    ),
    Lesson(
        id="wall",
        start=position({FIVE_TWO: "a6"}, "n6 E", "5"),
        goal=unharmed(lambda event: isinstance(event, MonsterStepped) and bool(event.walls)),
        solution=((Take(FIVE_TWO), Step("E"), Step("E"), Step("E"), Step("E"), Step("N"), Stop()),),
        answer=stay,
    ),
    Lesson(
        id="escape",
        start=position({FOUR_THREE: "c2", ONE_SIX: ""}, "l5 S", "5", escaped=(THREE_FOUR, FIVE_TWO)),
        goal=happens(lambda event: isinstance(event, Escaped)),
        solution=((Take(FOUR_THREE), Step("W"), Step("W"), Step("N"), Leave()),),
        answer=stay,
    ),
)
