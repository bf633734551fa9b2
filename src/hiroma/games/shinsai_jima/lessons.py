"""Ten small puzzles: to climb, turn, jump, push, secure a body, press, swing, surge, and to be rescued.

Positions are drawn as text, here and in the worked examples of RULES.md.
"""

from collections.abc import Callable, Sequence
from typing import Final

from hiroma.games.shinsai_jima.acts import turns
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.events import Ended, Killed, Secured, Walked
from hiroma.games.shinsai_jima.moves import Advance, Done, Put, Rotate, Select, Surge, Swing, Take
from hiroma.games.shinsai_jima.parts.board import CELL_OF, CELLS, LETTERS
from hiroma.games.shinsai_jima.parts.island import ALIVE, CORPSE, GONE, STUNNED
from hiroma.games.shinsai_jima.parts.setups import plays_in_teams, setup
from hiroma.games.shinsai_jima.parts.terrain import FIRST_COLOUR, NORMAL, ON_BOARD
from hiroma.games.shinsai_jima.position import NORMAL_TURN
from hiroma.games.shinsai_jima.setting import NEWEST, Readings, Switches, effective
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.lesson import Goal, Lesson
from hiroma.kernel.options import OptionValue
from hiroma.kernel.state import State

FAR: Final = ("a4: 1B>", "g5: 1C<")
"""The others stand aside."""

CUBE: Final = (Take("c6"), Put("d6"))
"""Any cube that rises, to end the turn."""


def puzzle(
    name: str,
    clause: str,
    strips: Sequence[str],
    seen: Callable[[Event], bool],
    *moves: Move,
    others: Sequence[str] = FAR,
) -> Lesson:
    """A lesson of one turn: A1 acts, three sides play, without interrupts and catapult."""

    def start() -> Game:
        return turn(island(3, *strips, *others, interrupts=False, catapult=False), 0)

    solution = ((Select("A1"), *moves),)
    return Lesson(id=name, clause=clause, start=start, goal=happens(seen), solution=solution, seats=3)


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
    puzzle("climb", "SJ-A2", ["c4: 2A> 3 1"], walked("walk", 3), Advance("walk", 1), Done(), *CUBE),
    puzzle("turn", "SJ-A4", ["c4: 3 2A> 1"], walked("walk", 3), Rotate("W"), Advance("walk", 1), *CUBE),
    puzzle("jump", "SJ-A5", ["c4: 1A> 0 2"], walked("jump", 2), Advance("jump", 2), Done(), *CUBE),
    puzzle("push", "SJ-A6", ["c4: 2A> 3 1C>"], killed, Advance("push", 1), Done(), *CUBE),
    puzzle("drown", "SJ-W2", ["f4: 1A> 1B^"], killed, Advance("push", 1), Done(), *CUBE),
    puzzle(
        "secure",
        "SJ-A3",
        ["c4: 2A> 1Bvx 1"],
        lambda event: isinstance(event, Secured) and event.side == "A",
        Advance("walk", 1),
        Done(),
        *CUBE,
    ),
    puzzle("press", "SJ-D6", ["c4: 3A> 1B^ 1"], walked("press", 1), Advance("press", 1), Done(), *CUBE),
    puzzle("swing", "SJ-A9", ["b2: 1A> 1B^ 1"], killed, Swing("ccw", 1, "S"), Advance("walk", 1), *CUBE),
    puzzle("surge", "SJ-F2", ["f4: 1A> 1B<"], killed, Surge("A"), Advance("push", 1), Done(), *CUBE),
    puzzle(
        "rescue",
        "SJ-V1",
        ["c4: 3A> 4 1"],
        lambda event: isinstance(event, Ended) and 0 in event.winners,
        Advance("walk", 1),
    ),
)


ARROWS: Final = "^>v<"
"""Direction → how a strip writes it."""


def fresh(seats: int, team: bool = False, readings: Readings = NEWEST, **options: OptionValue) -> Game:
    """The island before the first cube is added (SJ-S2)."""
    chosen = effective({"team": team, **options}, readings)
    game = Game(setup(seats, plays_in_teams(seats, team), bool(chosen["extra_cubes"])), Switches(chosen, readings))
    game.rise()
    return game


def island(
    seats: int, *strips: str, team: bool = False, land: bool = True, readings: Readings = NEWEST, **options: OptionValue
) -> Game:
    """A game in the middle, between turns: nobody stands where no strip puts them, and no side holds anything.

    A strip runs east from a cell: 'c4: 2 1A> 3' is height 2, height 1 with a piece of A facing east, height 3.
    '[nb]' is a stack with a coloured cube of B on top, '%' a stunned piece, 'x' a corpse, '.' leaves a cell as it
    is. Without `land` all else is sea.
    """
    game = fresh(seats, team, readings, **options)
    game.left = [0, 0, 0]
    game.steps = sum(game.setup.piles) + game.setup.pieces
    game.status = [GONE] * game.setup.pieces
    game.round_left = game.setup.seats if game.rules.tsunami else 0
    if not land:
        for cell in range(CELLS):
            game.lift(cell, 0)
    for strip in strips:
        start, _, marks = strip.partition(":")
        for step, mark in enumerate(marks.split()):
            if mark != ".":
                put(game, CELL_OF[start.strip()] + step, mark)
    game.legal = None
    return game


def put(game: Game, cell: int, mark: str) -> None:
    """Make a cell what a mark of a strip says."""
    cut = mark.index("]") + 1 if mark.startswith("[") else 1
    stack, body = mark[:cut], mark[cut:]
    game.lift(cell, 0)
    for cube in stack.strip("[]") if cut > 1 else "n" * int(stack):
        if cube == "n":
            game.lay(cell, NORMAL)
        else:
            side = LETTERS.index(cube.upper())
            game.lay(cell, FIRST_COLOUR + side)
            game.cubes[side] = ON_BOARD
    if not body:
        return
    lies = body[-1] if body[-1] in "%x" else ""
    arrow, number = body[len(body) - len(lies) - 1], body[1:-1].strip(ARROWS + "%x")
    pieces = game.setup.of_side[LETTERS.index(body[0])]
    piece = pieces[int(number) - 1] if number else next(one for one in pieces if game.status[one] == GONE)
    game.status[piece] = {"": ALIVE, "%": STUNNED, "x": CORPSE}[lies]
    game.facing[piece] = ARROWS.index(arrow)
    if lies == "%":
        game.wake[piece] = max(game.setup.seat_of[piece], 0)
    game.stand(piece, cell)


def turn(game: Game, seat: int) -> Game:
    """Begin the turn of a seat at its survival check."""
    game.scheduled = seat
    turns.begin(game, seat, NORMAL_TURN)
    game.proceed()
    return game
