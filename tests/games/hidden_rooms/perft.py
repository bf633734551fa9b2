"""Hidden Rooms by the rules and by the obvious second program: attempts, and positions in them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, Place, Walk
from hiroma.games.hidden_rooms.parts.board import TILE_NAMES, TILE_OF, members
from hiroma.kernel import CHANCE, Picked
from hiroma.kernel.lot import Lot
from tests.games.hidden_rooms import obvious
from tests.games.hidden_rooms.obvious import Night, Square
from tests.games.hidden_rooms.positions import DESIGNED, ELL, SNAKE, book_of, named, play
from tests.games.proving import Second, Spot

PATHS = {**{f"stage {number}": path for number, path in DESIGNED.items()}, "snake": SNAKE, "ell": ELL}

Key = tuple[object, ...]


def plain(name: str) -> Square:
    """A square's name as (row, column)."""
    return int(name[1]) - 1, "abcdef".index(name[0])


def key(beside: "Beside") -> Key:
    """A position as one comparable value."""
    night, at = beside
    board = tuple(sorted((named(square), tile) for square, tile in night.board.items()))
    parts = (named(night.child), named(night.monster), night.facing, night.walks, night.turns, night.over)
    return (*parts, at and named(at), board, night.memory, tuple(sorted(night.supply)))


def seen(game: Game) -> Key:
    """The real position as such a value."""
    view = game.view(None)
    board = tuple(sorted((laid.square, laid.tile) for laid in view.board))
    parts = (view.child, view.monster, view.facing, view.walks, view.turns, view.reason or "")
    return (*parts, view.target, board, tuple(tile.tile for tile in view.memory), tuple(sorted(view.supply)))


Beside = tuple[Night, Square | None]
"""The second program's position, and the square that is explored while a tile is turned over."""


def name(game: Game, move: Any) -> Any:
    """A move or a tile in the obvious form; giving up and the next attempt are not in it."""
    if isinstance(move, Picked):
        return TILE_NAMES[members(game.supply)[move.index]]
    if isinstance(move, Walk):
        return "walk", plain(move.to), None
    if isinstance(move, Explore):
        return "explore", plain(move.to), move.tile
    return ("end-turn", None, None) if isinstance(move, EndTurn) else None


def follow(beside: Beside) -> Mapping[Any, Callable[[], Beside]]:
    """Tiles, or moves."""
    night, at = beside
    if at is not None:
        return {tile: partial(turned, night, at, tile) for tile in night.supply}
    return {} if night.over else {choice: partial(chosen, night, *choice) for choice in obvious.choices(night)}


def turned(night: Night, at: Square, tile: str) -> Beside:
    """After a tile."""
    return obvious.explore(night, at, tile), None


def chosen(night: Night, kind: str, to: Square | None, tile: str | None) -> Beside:
    """After a move."""
    if kind == "end-turn":
        return obvious.monster_turn(night), None
    assert to is not None
    if kind == "walk":
        return obvious.walk(night, to), None
    return (night, to) if tile is None else turned(night, to, tile)


def begun(path: str, tiles: tuple[str, str, str]) -> tuple[Game, Beside]:
    """Both programs after the choice of the start tile: stage tile, laid, kept."""
    game = Game(book_of(path))
    for tile in tiles:
        game.apply(CHANCE, Picked(members(game.supply).index(TILE_OF[tile])))
    play(game, Place(tiles[1]))
    squares = tuple(plain(square) for square in path.split(" "))
    return game, (obvious.begin(squares, *tiles), None)


def begin(walk: int) -> tuple[Game, Beside]:
    """An attempt on one of the paths."""
    lot, tiles = Lot(walk // len(PATHS)), list(obvious.TILES)
    one, two, three = (tiles.pop(lot.below(len(tiles))) for _ in range(3))
    return begun(list(PATHS.values())[walk % len(PATHS)], (one, two, three))


SECOND = Second(begin=begin, follow=follow, name=name, seen=seen, key=key, walks=25 * len(PATHS))

NAMED = {
    "sweeper": (DESIGNED[1], ("R1", "G3", "Y5"), 4, (1958, 3641)),
    "weaver": (DESIGNED[3], ("B3", "R1", "R6"), 3, (325, 405)),
    "hound": (DESIGNED[5], ("Y5", "B6", "B1"), 4, (1320, 3356)),
    "ell": (ELL, ("R1", "G4", "G1"), 3, (261, 421)),
}
"""Path, stage tile, laid and kept tile, moves and draws, and the counts."""

SPOTS = {
    title: Spot(at=partial(begun, path, tiles), plies=plies, counts=counts)
    for title, (path, tiles, plies, counts) in NAMED.items()
}
