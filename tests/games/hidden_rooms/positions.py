"""Positions to test from, and shorthands for moves."""

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
"""Stage number → path of our five stages, as a brief writes it."""


def named(square: Sequence[int]) -> str:
    """Return the name of a (row, column) of the vectors."""
    return "abcdef"[square[1]] + str(square[0] + 1)


def fixture_path(key: str) -> str:
    """Return the path of a fixture of the vectors, as a brief writes it."""
    return " ".join(named(square) for square in FILE["fixtures"][key])


SNAKE = fixture_path("T-SNAKE")
ELL = fixture_path("T-ELL")


def book_of(*paths: str) -> Stages:
    """Return a book whose stages have these paths; the last path fills the other stages. The book need not be sound."""
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
    """Return a child's turn. Tiles that are not named lie nowhere: such a position breaks HR-S-09."""
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
    """Return a game of our five after the stage tile and the pair, and after the choice where `place` is given."""
    game = opened()
    for tile in (stage, *tiles):
        draw(game, tile)
    if place:
        play(game, Place(place))
    return game


def opened(**options: str) -> Game:
    """Return a new game before the stage tile, of our five unless the options have a book."""
    game = RULES.start(options, 1)
    assert isinstance(game, Game)
    return game


def draw(game: Game, tile: str) -> list[Any]:
    """Turn this tile over by chance and return the events."""
    return told(game, CHANCE, Picked(members(game.supply).index(TILE_OF[tile])))


def play(game: Game, move: Any) -> list[Any]:
    """Make a move of the child and return the events."""
    return told(game, 0, move)


def told(game: Game, seat: int, move: Any) -> list[Any]:
    """Apply a move and return the events."""
    return hands.heard(game, seat, move)


def refused(game: Game, move: Any, seat: int = 0) -> IllegalMove:
    """Return the refusal of a move, which must not have changed anything."""
    return hands.refused(game, seat, move, 1)


def remembered(game: Game) -> list[str]:
    """Return the names of the tiles in the memory, in slot order."""
    return [TILE_NAMES[tile] for tile in game.memory]
