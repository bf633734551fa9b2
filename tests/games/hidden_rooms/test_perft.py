"""Counts of positions reached, and whole attempts, by the rules and by the obvious second program."""

from typing import Any

import pytest

from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, Place, Resign, Walk
from hiroma.games.hidden_rooms.parts.board import TILE_OF, members
from hiroma.games.hidden_rooms.position import OVER
from hiroma.kernel import CHANCE, Picked
from hiroma.kernel.lot import Lot
from tests.games.hidden_rooms import obvious
from tests.games.hidden_rooms.obvious import Night, Square
from tests.games.hidden_rooms.positions import DESIGNED, ELL, SNAKE, book_of, named, play

PATHS = {**{f"stage {number}": path for number, path in DESIGNED.items()}, "snake": SNAKE, "ell": ELL}

Key = tuple[object, ...]


def plain(name: str) -> Square:
    """A square's name as (row, column)."""
    return int(name[1]) - 1, "abcdef".index(name[0])


def key(night: Night) -> Key:
    """A position as one comparable value."""
    board = tuple(sorted((named(square), tile) for square, tile in night.board.items()))
    parts = (named(night.child), named(night.monster), night.facing, night.walks, night.turns, night.over)
    return (*parts, board, night.memory, tuple(sorted(night.supply)))


def seen(game: Game) -> Key:
    """The real position as such a value."""
    view = game.view(None)
    board = tuple(sorted((laid.square, laid.tile) for laid in view.board))
    parts = (view.child, view.monster, view.facing, view.walks, view.turns, view.reason or "")
    return (*parts, board, tuple(tile.tile for tile in view.memory), tuple(sorted(view.supply)))


def choice(move: Any) -> tuple[str, Square | None, str | None]:
    """A real move in the obvious form."""
    if isinstance(move, EndTurn):
        return "end-turn", None, None
    if isinstance(move, Walk):
        return "walk", plain(move.to), None
    assert isinstance(move, Explore)
    return "explore", plain(move.to), move.tile


def real_step(game: Game, move: Any, drawn: str | None) -> None:
    """A move, and the tile that is turned over where one is."""
    game.apply(0, move)
    if game.actors() == (CHANCE,):
        assert drawn is not None
        game.apply(CHANCE, Picked(members(game.supply).index(TILE_OF[drawn])))


def obvious_step(night: Night, move: Any, drawn: str | None) -> Night:
    """The same."""
    kind, to, tile = choice(move)
    if kind == "end-turn":
        return obvious.monster_turn(night)
    assert to is not None
    if kind == "walk":
        return obvious.walk(night, to)
    turned = tile or drawn
    assert turned is not None
    return obvious.explore(night, to, turned)


def begun(path: str, tiles: tuple[str, str, str]) -> tuple[Game, Night]:
    """Both programs after the choice of the start tile: stage tile, laid, kept."""
    game = Game(book_of(path))
    for tile in tiles:
        game.apply(CHANCE, Picked(members(game.supply).index(TILE_OF[tile])))
    play(game, Place(tiles[1]))
    squares = tuple(plain(square) for square in path.split(" "))
    return game, obvious.begin(squares, *tiles)


@pytest.mark.parametrize("name", PATHS)
def test_whole_attempts_side_by_side(name: str) -> None:
    for seed in range(25):
        lot = Lot(seed)
        tiles = list(obvious.TILES)
        one, two, three = (tiles.pop(lot.below(len(tiles))) for _ in range(3))
        game, night = begun(PATHS[name], (one, two, three))
        while True:
            assert seen(game) == key(night)
            if game.phase >= OVER:
                break
            moves = [move for move in game.moves(0) if not isinstance(move, Resign)]
            assert {choice(move) for move in moves} == obvious.choices(night)
            assert len(moves) == len(obvious.choices(night))
            move = moves[lot.below(len(moves))]
            left = sorted(night.supply)
            drawn = left[lot.below(len(left))] if left else None
            real_step(game, move, drawn)
            night = obvious_step(night, move, drawn)


def count(path: str, tiles: tuple[str, str, str], depth: int) -> tuple[int, int]:
    """Different positions after `depth` moves and their draws, and the ways to them, by both programs."""
    start, night = begun(path, tiles)
    states: dict[Key, tuple[Game, Night, int]] = {seen(start): (start, night, 1)}
    for _ in range(depth):
        following: dict[Key, tuple[Game, Night, int]] = {}
        for game, at, ways in states.values():
            if at.over:
                continue
            for move in game.moves(0):
                if isinstance(move, Resign):
                    continue
                drawing = isinstance(move, Explore) and move.tile is None
                for drawn in sorted(at.supply) if drawing else [None]:
                    after = game.copy()
                    real_step(after, move, drawn)
                    then = obvious_step(at, move, drawn)
                    where = seen(after)
                    assert where == key(then)
                    following[where] = (after, then, following.get(where, (after, then, 0))[2] + ways)
        states = following
    return len(states), sum(ways for _, _, ways in states.values())


NAMED = {
    "sweeper": (DESIGNED[1], ("R1", "G3", "Y5"), 2, (1284, 1991)),
    "weaver": (DESIGNED[3], ("B3", "R1", "R6"), 2, (1635, 1981)),
    "hound": (DESIGNED[5], ("Y5", "B6", "B1"), 2, (857, 2009)),
    "ell": (ELL, ("R1", "G4", "G1"), 2, (1105, 1997)),
}
"""Path, stage tile, laid and kept tile, moves, and the counts."""


@pytest.mark.parametrize("name", NAMED)
def test_counts(name: str) -> None:
    path, tiles, depth, expected = NAMED[name]
    assert count(path, tiles, depth) == expected
