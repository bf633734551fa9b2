"""The first steps of a newcomer: to explore, to remember, to step back, to keep out of reach, and to get out."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.events import AttemptEnded, Explored, MonsterTurn, Walked
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, Walk
from hiroma.games.hidden_rooms.parts.board import ALL, FACINGS, SQUARE_OF, TILE_OF
from hiroma.games.hidden_rooms.parts.books import stages
from hiroma.games.hidden_rooms.position import CHILD, WALKS
from hiroma.kernel.contract import CHANCE, Seat
from hiroma.kernel.draws import Pick, Picked
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.lesson import Answer, Goal, Lesson
from hiroma.kernel.state import State


def position(
    stage: int,
    board: Mapping[str, str],
    child: str,
    monster: tuple[str, str],
    memory: Sequence[str] = (),
    turns: int = 1,
) -> Callable[[], Game]:
    """A child's turn on a stage of our five; `monster` is its square and facing. The rest is the supply."""

    def start() -> Game:
        game = Game(stages(""))
        game.stage = stage
        game.discard = TILE_OF[f"Y{stage}"]
        game.memory = [TILE_OF[tile] for tile in memory]
        for square, tile in board.items():
            game.board[SQUARE_OF[square]] = TILE_OF[tile]
        taken = [game.discard, *game.memory, *[TILE_OF[tile] for tile in board.values()]]
        game.supply = ALL & ~sum([1 << tile for tile in taken])
        game.child = SQUARE_OF[child]
        game.monster, game.facing = SQUARE_OF[monster[0]], FACINGS.index(monster[1])
        game.phase = CHILD
        game.walks = WALKS
        game.turns = turns
        return game

    return start


def turning_over(*wanted: str) -> Answer:
    """Chance that turns over the first of these tiles that is still unseen, else any."""

    def answer(state: State, seat: Seat) -> Move:
        assert seat == CHANCE
        drawn = state.draw()
        assert isinstance(drawn, Pick)
        items = drawn.items
        return Picked(next((items.index(tile) for tile in wanted if tile in items), 0))

    return answer


def explored(recalled: bool) -> Goal:
    """Learned with a successful exploration, from the memory or not."""

    def goal(state: State, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Explored) and event.success and event.recalled is recalled for event in events)

    return goal


def stepped_back(state: State, events: Sequence[Event]) -> bool:
    """Learned by walking first, and exploring with success then."""
    walked = any(isinstance(event, Walked) for event in events)
    return walked and any(isinstance(event, Explored) and event.success for event in events)


def not_caught(state: State, events: Sequence[Event]) -> bool:
    """Learned when a monster turn went by and the child is still free."""
    return any(isinstance(event, MonsterTurn) for event in events) and isinstance(state, Game) and state.phase == CHILD


def escaped(state: State, events: Sequence[Event]) -> bool:
    """Learned when an attempt is won."""
    return any(isinstance(event, AttemptEnded) and event.won for event in events)


LESSONS: Final = (
    Lesson(
        id="explore",
        clause="HR-C-10",
        start=position(1, {"f6": "G2"}, "f6", ("a5", "N"), memory=["B1"]),
        goal=explored(False),
        answer=turning_over("R4", "B5"),
        solution=((Explore("f5", None),),),
        seats=1,
    ),
    Lesson(
        id="remember",
        clause="HR-C-07",
        start=position(2, {"f6": "G3", "f5": "R5"}, "f5", ("c2", "W"), memory=["G4", "R2", "B1"], turns=3),
        goal=explored(True),
        answer=turning_over("B3", "G1"),
        solution=((Explore("f4", "R2"),),),
        seats=1,
    ),
    Lesson(
        id="step-back",
        clause="HR-C-02",
        start=position(1, {"f6": "B1", "e6": "G3", "e5": "B6"}, "e5", ("a1", "E"), turns=3),
        goal=stepped_back,
        answer=turning_over("G2", "R2", "R3"),
        solution=((Walk("e6"), Walk("f6"), Explore("f5", None)),),
        seats=1,
    ),
    Lesson(
        id="reach",
        clause="HR-M-02",
        start=position(4, {"f6": "G1", "e6": "R4", "e5": "R2", "e4": "B3"}, "e4", ("e2", "S"), turns=4),
        goal=not_caught,
        answer=turning_over("G2", "B1"),
        solution=((Walk("e5"), Walk("e6"), EndTurn()),),
        seats=1,
    ),
    Lesson(
        id="escape",
        clause="HR-E-02",
        start=position(
            1,
            {"c3": "G4", "b3": "B4", "b2": "R5", "a2": "B2"},
            "b2",
            ("d3", "S"),
            memory=["B1", "Y2"],
            turns=14,
        ),
        goal=escaped,
        answer=turning_over("R1"),
        solution=((Walk("a2"), Explore("a1", "B1")),),
        seats=1,
    ),
)
