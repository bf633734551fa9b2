"""Proofs of Fearsome Floors for the tests that all games share, and a law that every position keeps."""

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.parts.hall import EMPTY, MONSTER, PIECE
from tests.games.fearsome_floors import golden
from tests.games.fearsome_floors.perft import SECOND, SPOTS
from tests.games.fearsome_floors.texts import TEXTS
from tests.games.fearsome_floors.vectors import VECTORS
from tests.games.proving import Golden, Proofs, Run


def conserved(game: Game) -> None:
    """Assert that every piece is in one place, at most 11 stones are left, and the monster is on its square."""
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


PROOFS = Proofs(
    runs={"few": Run(games=4, seed=3, every=40), "many": Run(games=35, seed=4, every=40)},
    own=[conserved],
    golden=Golden(
        written=golden.written,
        ends={"FF-E4", "FF-E7", "FF-E9", "FF-O10"},
        bend=("e4", "a1 b1 c1", "a1 c1 c1"),
        shows={"· advanced ·", "· dmaufbau ·"},
    ),
    texts=TEXTS,
    spots=SPOTS,
    second=SECOND,
    vectors=VECTORS,
    numbered=50,
)
