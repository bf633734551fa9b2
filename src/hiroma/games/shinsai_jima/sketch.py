"""Positions drawn as text: for lessons, and for the worked examples of RULES.md."""

from typing import Final

from hiroma.games.shinsai_jima import turns
from hiroma.games.shinsai_jima.board import CELL_OF, CELLS, LETTERS
from hiroma.games.shinsai_jima.course import NORMAL_TURN
from hiroma.games.shinsai_jima.options import effective
from hiroma.games.shinsai_jima.position import ALIVE, CORPSE, GONE, STUNNED
from hiroma.games.shinsai_jima.readings import NEWEST, Readings
from hiroma.games.shinsai_jima.rules import Game
from hiroma.games.shinsai_jima.setups import plays_in_teams, setup
from hiroma.games.shinsai_jima.switches import Switches
from hiroma.games.shinsai_jima.terrain import FIRST_COLOUR, NORMAL, ON_BOARD
from hiroma.kernel.options import OptionValue

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
