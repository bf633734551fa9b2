"""Positions counted by the rules and by the slow, obvious counter, from the start and along whole games."""

from typing import Any

import pytest

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.moves import Enter, Leave, Step, Take
from hiroma.kernel import CHANCE, Pick
from hiroma.kernel.lot import Lot
from tests.games.fearsome_floors import obvious
from tests.games.fearsome_floors.positions import started, stones, where, xy

COUNTS = {1: 4, 2: 8, 3: 26}
"""Positions after so many moves from the start with two players."""


def word(move: Any) -> Any:
    """A move of the rules as the counter writes it."""
    if isinstance(move, Take):
        return ("take", move.piece)
    if isinstance(move, Step):
        return move.heading
    return "enter" if isinstance(move, Enter) else "leave" if isinstance(move, Leave) else "stop"


def moves(game: Game) -> dict[Any, tuple[int, Any]]:
    """Each move or tile in the counter's words, and the move."""
    if game.actors() == (CHANCE,):
        draw = game.draw()
        assert isinstance(draw, Pick)
        return {(index, tile): (CHANCE, draw.outcomes()[index]) for index, tile in enumerate(draw.items)}
    return {word(move): (game.mover, move) for move in game.moves(game.mover)} if game.actors() else {}


def same(game: Game, table: obvious.Table) -> None:
    """Both show the same position."""
    view = game.view(None)
    assert stones(game) == table.stones
    assert {who: where(game, *who) for who in table.pieces} == table.pieces
    assert (xy(view.monster), view.heading) == (table.monster, table.heading)
    assert {(piece.seat, piece.piece) for piece in view.pieces if piece.dark and piece.place != "escaped"} == {
        who for who in table.dark if table.pieces[who] != "escaped"
    }


def count(game: Game, table: obvious.Table, depth: int) -> int:
    """Positions at a depth, the same by both."""
    if depth == 0 or not game.actors():  # the counter does not know when a game ends
        return 1
    ours, theirs = moves(game), obvious.children(table)
    assert set(ours) == set(theirs)
    total = 0
    for key, (seat, move) in ours.items():
        after = game.copy()
        after.apply(seat, move)
        total += count(after, theirs[key], depth - 1)
    return total


@pytest.mark.parametrize("first", [0, 1])
def test_from_the_start(first: int) -> None:
    found = {depth: count(started(2, first), obvious.first(2, first), depth) for depth in (1, 2, 3)}
    assert found == COUNTS


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_three_moves_deep_along_a_game(seed: int) -> None:
    """Up to the end, by whole games of random moves; every position is compared, some are counted from."""
    lot = Lot(seed)
    seats = 2 + seed % 3
    game, table = started(seats, seed % seats), obvious.first(seats, seed % seats)
    while game.actors():
        ours, theirs = moves(game), obvious.children(table)
        assert set(ours) == set(theirs)
        if lot.below(80) == 0:
            count(game, table, 3)
        key = list(ours)[lot.below(len(ours))]
        game.apply(*ours[key])
        table = theirs[key]
        same(game, table)
