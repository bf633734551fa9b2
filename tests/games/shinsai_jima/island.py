"""Positions drawn as text, and games played in the words of the worked examples of RULES.md."""

from collections.abc import Sequence
from typing import Any

from hiroma.games import newest
from hiroma.games.shinsai_jima import ShinsaiJima, lessons, moves
from hiroma.games.shinsai_jima.acts import tsunami
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.lessons import ARROWS, turn
from hiroma.games.shinsai_jima.parts.board import CELL_OF, LETTERS
from hiroma.games.shinsai_jima.parts.island import ALIVE, CORPSE, HELD, NOBODY, STUNNED
from hiroma.games.shinsai_jima.position import DUE
from hiroma.kernel import IllegalMove

__all__ = [
    "acts",
    "commands",
    "fresh",
    "hold",
    "island",
    "legal",
    "piece",
    "play",
    "refusal",
    "shown",
    "turn",
    "window",
]

RULES = newest("shinsai-jima")
assert isinstance(RULES, ShinsaiJima)


Command = Sequence[str]


def value(text: str) -> bool | str:
    return {"on": True, "off": False}.get(text, text)


def fresh(setup: str, **options: Any) -> Game:
    """Return a game at its very beginning: '4' seats, '4t' in teams."""
    return lessons.fresh(int(setup.rstrip("t")), setup == "4t", **options)


def island(setup: str, *strips: str, land: bool = True, **options: Any) -> Game:
    """Return a game between turns, drawn in strips: 'c4: 2 1A> 3' (RULES.md)."""
    return lessons.island(int(setup.rstrip("t")), *strips, team=setup == "4t", land=land, **options)


def piece(game: Game, name: str) -> int:
    return game.setup.names.index(name)


def hold(game: Game, side: str, *corpses: str) -> None:
    for name in corpses:
        game.status[piece(game, name)] = HELD
        game.holder[piece(game, name)] = LETTERS.index(side)


def window(game: Game, seat: int) -> Game:
    """Make the scheduled turn of a seat due."""
    game.scheduled = seat
    if game.rules.tsunami and seat == game.marker:
        tsunami.begin_round(game)
    else:
        game.phase = DUE
    game.proceed()
    return game


def shown(game: Game, cell: str) -> str:
    """Return a cell's content as a strip shows it, pieces with their number."""
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
    """Return the moves that a command of the worked examples stands for, with the seats that make them."""
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
        kind: Any = rest[0]
        way: Any = rest[2] if rest[2:] else None
        made = [moves.Advance(kind, int(rest[1]), way)]
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
    """Make the moves of a line: 'select A1; advance walk 1'. Raise `IllegalMove` for the first that is illegal."""
    for command in commands(line):
        for seat, move in acts(game, command):
            game.apply(seat, move)
    return game


def legal(game: Game, command: Command) -> bool:
    """Return True when a command could be carried out now."""
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
    """Return the refusal of the last command of a line. Those before it are carried out on a copy."""
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
