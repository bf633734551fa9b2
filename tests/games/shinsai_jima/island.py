"""Positions drawn as text, and games played in the words of the worked examples of RULES.md."""

import re
from collections.abc import Sequence
from typing import Any

from hiroma.games import ruleset
from hiroma.games.shinsai_jima import ShinsaiJima, moves, tsunami, turns
from hiroma.games.shinsai_jima.board import CELL_OF, CELLS, LETTERS
from hiroma.games.shinsai_jima.course import DUE, NORMAL_TURN
from hiroma.games.shinsai_jima.position import ALIVE, CORPSE, GONE, HELD, NOBODY, STUNNED
from hiroma.games.shinsai_jima.rules import Game
from hiroma.games.shinsai_jima.terrain import FIRST_COLOUR, NORMAL, ON_BOARD
from hiroma.kernel import IllegalMove

RULES = ruleset("shinsai-jima")
assert isinstance(RULES, ShinsaiJima)

ARROWS = "^>v<"
TOKEN = re.compile(r"(\d|\[[nA-Na-e]+\])(?:([A-EN])(\d)?([\^>v<])([%x]?))?$")

Command = Sequence[str]


def value(text: str) -> bool | str:
    return {"on": True, "off": False}.get(text, text)


def fresh(setup: str, **options: Any) -> Game:
    """A game from the very beginning: '4' seats, '4t' in teams."""
    seats = int(setup.rstrip("t"))
    game = RULES.start({"team": setup == "4t", **options}, seats)
    assert isinstance(game, Game)
    return game


def island(setup: str, *strips: str, land: bool = True, **options: Any) -> Game:
    """A game in the middle, between turns: nobody stands where no strip puts them, and no side holds anything.

    A strip runs east from a cell: 'c4: 2 1A> 3' (RULES.md). Without `land` all else is sea.
    """
    game = fresh(setup, **options)
    game.left = [0, 0, 0]
    game.steps = sum(game.setup.piles) + game.setup.pieces
    game.status = [GONE] * game.setup.pieces
    game.round_left = game.setup.seats if game.rules.tsunami else 0
    for cell in range(CELLS):
        if not land:
            game.lift(cell, 0)
    for strip in strips:
        start, _, tokens = strip.partition(":")
        for step, token in enumerate(tokens.split()):
            if token != ".":
                put(game, CELL_OF[start.strip()] + step, token)
    game.legal = None
    return game


def put(game: Game, cell: int, token: str) -> None:
    found = TOKEN.match(token)
    assert found, token
    stack, letter, number, arrow, lies = found.groups()
    game.lift(cell, 0)
    for cube in stack.strip("[]") if stack.startswith("[") else "n" * int(stack):
        if cube == "n":
            game.lay(cell, NORMAL)
        else:
            side = LETTERS.index(cube.upper())
            game.lay(cell, FIRST_COLOUR + side)
            game.cubes[side] = ON_BOARD
    if letter is None:
        return
    side = LETTERS.index(letter)
    pieces = game.setup.of_side[side]
    piece = pieces[int(number) - 1] if number else next(one for one in pieces if game.status[one] == GONE)
    game.status[piece] = {"": ALIVE, "%": STUNNED, "x": CORPSE}[lies]
    game.facing[piece] = ARROWS.index(arrow)
    if lies == "%":
        game.wake[piece] = max(game.setup.seat_of[piece], 0)
    game.stand(piece, cell)


def piece(game: Game, name: str) -> int:
    return game.setup.names.index(name)


def hold(game: Game, side: str, *corpses: str) -> None:
    for name in corpses:
        game.status[piece(game, name)] = HELD
        game.holder[piece(game, name)] = LETTERS.index(side)


def turn(game: Game, seat: int) -> Game:
    """Begin the turn of a seat at its survival check."""
    game.scheduled = seat
    turns.begin(game, seat, NORMAL_TURN)
    game.proceed()
    return game


def window(game: Game, seat: int) -> Game:
    """The scheduled turn of a seat is due."""
    game.scheduled = seat
    if game.rules.tsunami and seat == game.marker:
        tsunami.begin_round(game)
    else:
        game.phase = DUE
    game.proceed()
    return game


def shown(game: Game, cell: str) -> str:
    """What is on a cell, as a strip would say it, pieces with their number."""
    at = CELL_OF[cell]
    stack = game.describe(at)
    text = (
        str(len(stack))
        if set(stack) <= {"n"}
        else "[" + "".join(cube if cube in "nN" else cube.lower() for cube in stack) + "]"
    )
    body = game.occupant[at]
    if body == NOBODY:
        return text
    lies = {ALIVE: "", STUNNED: "%", CORPSE: "x"}[game.status[body]]
    return f"{text}{game.setup.names[body]}{ARROWS[game.facing[body]]}{lies}"


def acts(game: Game, command: Command) -> list[tuple[int, Any]]:
    """The moves that a command of the worked examples stands for, with the seats that make them."""
    word, *rest = command
    if word in {"interrupt", "pass"}:
        return [(int(rest[0]), moves.Pass() if word == "pass" else moves.Interrupt(*rest[1:]))]
    made: list[Any]
    if word in {"cube", "wave"}:
        made = [moves.Take(rest[0]), moves.Put(rest[1])]
    elif word == "swing":
        turning: Any = rest[0]
        facing: Any = rest[2]
        made = [moves.Swing(turning, int(rest[1]), facing, rest[3:] == ["slam"])]
    elif word == "advance":
        made = [moves.Advance(rest[0], int(rest[1]), *rest[2:])]
    elif word in {"boost", "eat"}:
        holder = LETTERS.index(rest[0])
        if game.holder[piece(game, rest[1])] != holder:
            raise IllegalMove("not-held", "SJ-F4")
        made = [{"boost": moves.Boost, "eat": moves.Eat}[word](rest[1])]
    elif word == "rockfall":
        made = [moves.Rockfall(rest[0], rest[1])]
    else:
        made = [getattr(moves, word.capitalize())(*rest)]
    return [(game.mover, move) for move in made]


def play(game: Game, line: str) -> Game:
    """Make the moves of a line: 'select A1; advance walk 1'. Raises `IllegalMove`."""
    for command in commands(line):
        for seat, move in acts(game, command):
            game.apply(seat, move)
    return game


def legal(game: Game, command: Command) -> bool:
    """Whether a command could be carried out now."""
    trial = game.copy()
    try:
        for seat, move in acts(trial, command):
            trial.apply(seat, move)
    except IllegalMove:
        return False
    return True


def commands(line: str) -> list[list[str]]:
    return [part.split() for part in line.split(";") if part.strip()]


def refusal(game: Game, line: str) -> IllegalMove:
    """The refusal of the last command of a line; those before it are carried out on a copy."""
    trial = game.copy()
    *before, last = commands(line)
    for command in before:
        play(trial, " ".join(command))
    try:
        for seat, move in acts(trial, last):
            trial.apply(seat, move)
    except IllegalMove as refused:
        return refused
    raise AssertionError(f"{line} is legal")
