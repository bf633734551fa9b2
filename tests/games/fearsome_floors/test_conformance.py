"""The contract, on random games of all numbers of seats and options; and what must hold in every position."""

import pytest

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.parts.hall import EMPTY, MONSTER, PIECE
from hiroma.kernel.conformance import check
from tests.games.fearsome_floors.positions import RULES


def conserved(game: Game) -> None:
    """Every piece is in one place, stones do not become more, and the monster is where it is."""
    hall = game.hall
    pieces = {code - PIECE: square for square, code in enumerate(hall.on) if code >= PIECE}
    for row in game.pieces:
        for piece in row:
            square = hall.where[piece]
            assert (square < 0 or piece == game.taken) == (piece not in pieces)
            assert square < 0 or piece == game.taken or pieces[piece] == square
    assert sum(EMPTY < code < MONSTER for code in hall.on) <= 11
    assert [square for square, code in enumerate(hall.on) if code == MONSTER] == [hall.monster]
    assert len(game.escapes) == len(set(game.escapes)) == sum(game.escaped(seat) for seat in range(game.seats))
    assert game.round <= 14


@pytest.mark.slow
def test_a_few_games() -> None:
    check(RULES, games=5, seed=3, every=40, own=[conserved])


@pytest.mark.slow
def test_many_games() -> None:
    check(RULES, games=30, seed=4, every=40, own=[conserved])
