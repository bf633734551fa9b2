"""Fearsome Floors in the rules and in the slow, obvious second program."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.moves import Enter, Leave, Step, Take
from hiroma.kernel import Pick, Picked
from tests.games.fearsome_floors import obvious
from tests.games.fearsome_floors.positions import started, stones, xy
from tests.games.proving import Second, Spot


def name(game: Game, move: Any) -> Any:
    """Return a move or a tile as the second program names it."""
    if isinstance(move, Picked):
        draw = game.draw()
        assert isinstance(draw, Pick)
        return (move.index, draw.items[move.index])
    if isinstance(move, Take):
        return ("take", move.piece)
    if isinstance(move, Step):
        return move.heading
    return "enter" if isinstance(move, Enter) else "leave" if isinstance(move, Leave) else "stop"


def follow(table: obvious.Table) -> Mapping[Any, Callable[[], obvious.Table]]:
    """Return the moves, or the tiles, each with a function that returns the table after it."""
    return {name: partial(of, after) for name, after in obvious.children(table).items()}


def of(table: obvious.Table) -> obvious.Table:
    """Return the table itself."""
    return table


def seen(game: Game) -> Any:
    """Return the public parts of a position. Pieces that have moved and tiles that are left show in the next moves."""
    view = game.view(None)
    places = {(piece.seat, piece.piece): xy(piece.square) if piece.square else piece.place for piece in view.pieces}
    dark = {(piece.seat, piece.piece) for piece in view.pieces if piece.dark and piece.place != "escaped"}
    moving = None if view.taken is None else (view.taken, view.points)
    return (
        tuple(sorted(places.items())),
        frozenset(dark),
        frozenset(stones(game)),
        xy(view.monster),
        view.heading,
        moving,
    )


def key(table: obvious.Table) -> Any:
    """Return the same parts of the second program's table."""
    dark = frozenset(who for who in table.dark if table.pieces[who] != "escaped")
    places = tuple(sorted(table.pieces.items()))
    return places, dark, table.stones, table.monster, table.heading, table.moving


def begin(walk: int) -> tuple[Game, obvious.Table]:
    """Start a whole game of two to four seats."""
    seats = 2 + walk % 3
    return both(seats, walk % seats)


def both(seats: int, start: int) -> tuple[Game, obvious.Table]:
    """Start the same game in both programs."""
    return started(seats, start), obvious.first(seats, start)


SECOND = Second(begin=begin, follow=follow, name=name, seen=seen, key=key, walks=6, slow=True, deep=3)

SPOTS = {
    f"start {seat}, {plies} moves": Spot(at=partial(both, 2, seat), plies=plies, counts=counts)
    for seat in (0, 1)
    for plies, counts in {1: (4, 4), 2: (8, 8), 3: (26, 26)}.items()
}
