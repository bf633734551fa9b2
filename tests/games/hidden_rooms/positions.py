"""Positions to test from, and hands to move with."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hiroma.games import newest
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.moves import Place
from hiroma.games.hidden_rooms.parts.board import FACINGS, SQUARE_OF, TILE_NAMES, TILE_OF, members
from hiroma.games.hidden_rooms.parts.books import Brief, Page, Stages, brief_of, designed, stages
from hiroma.games.hidden_rooms.position import CHILD, NOTHING
from hiroma.kernel import CHANCE, IllegalMove, Picked, Ruleset
from hiroma.kernel.capabilities import Name
from tests.games import hands

RULES: Ruleset = newest("hidden-rooms")

FILE: dict[str, Any] = json.loads((Path(__file__).parent / "hidden-rooms.vectors.json").read_text("utf-8"))

DESIGNED: dict[int, str] = {number: page.path for number, page in enumerate(brief_of(designed()).stages, 1)}
"""The paths of our five, as a brief writes them."""


def named(square: Sequence[int]) -> str:
    """The name of a (row, column) of the vectors."""
    return "abcdef"[square[1]] + str(square[0] + 1)


def fixture_path(key: str) -> str:
    """The path of a fixture of the vectors, as a brief writes it."""
    return " ".join(named(square) for square in FILE["fixtures"][key])


SNAKE = fixture_path("T-SNAKE")
ELL = fixture_path("T-ELL")


def book_of(*paths: str) -> Stages:
    """A book whose stages have these paths; the last one fills the rest. It need not be sound."""
    filled = [*paths, *[paths[-1]] * (5 - len(paths))]
    pages = [Page(f"stage-{at}", Name(f"Stage {at}"), path) for at, path in enumerate(filled, 1)]
    brief = Brief("testing", Name("Testing"), (pages[0], pages[1], pages[2], pages[3], pages[4]))
    return stages(msgspec.json.encode(brief).decode())


def position(
    path: str = SNAKE,
    *,
    board: Mapping[str, str],
    child: str,
    monster: str = "a1",
    facing: str = "E",
    memory: Sequence[str] = (),
    supply: Sequence[str] = (),
    walks: int = 2,
) -> Game:
    """A child's turn. What is not named lies nowhere: such a position breaks HR-S-09."""
    game = Game(book_of(path))
    game.phase = CHILD
    game.supply = sum(1 << TILE_OF[tile] for tile in supply)
    for square, tile in board.items():
        game.board[SQUARE_OF[square]] = TILE_OF[tile]
    game.memory = [TILE_OF[tile] for tile in memory]
    game.child, game.monster = SQUARE_OF[child], SQUARE_OF[monster]
    game.facing = FACINGS.index(facing)
    game.walks, game.turns = walks, 1
    game.discard = NOTHING
    return game


def begun(stage: str = "R1", tiles: tuple[str, str] = ("R6", "B6"), place: str | None = None) -> Game:
    """A game of our five after the stage tile, the pair, and, where named, the choice."""
    game = opened()
    for tile in (stage, *tiles):
        draw(game, tile)
    if place:
        play(game, Place(place))
    return game


def opened(**options: str) -> Game:
    """A new game before the stage tile; of our five, if no book is given."""
    game = RULES.start(options, 1)
    assert isinstance(game, Game)
    return game


def draw(game: Game, tile: str) -> list[Any]:
    """Chance turns this tile over; what was told of it."""
    return told(game, CHANCE, Picked(members(game.supply).index(TILE_OF[tile])))


def play(game: Game, move: Any) -> list[Any]:
    """A move of the child; what was told of it."""
    return told(game, 0, move)


def told(game: Game, seat: int, move: Any) -> list[Any]:
    """Apply a move; what was told of it."""
    return hands.heard(game, seat, move)


def refused(game: Game, move: Any, seat: int = 0) -> IllegalMove:
    """The refusal of a move, which has changed nothing."""
    return hands.refused(game, seat, move, 1)


def remembered(game: Game) -> list[str]:
    """The memory, by name, in slot order."""
    return [TILE_NAMES[tile] for tile in game.memory]
