"""The examples of each rulebook, from its file."""

import pytest

from hiroma.games import HOUSE
from tests.games.proving import Vector, cases, proofs


@pytest.mark.parametrize("game", HOUSE)
def test_every_vector_of_the_rulebook_is_there(game: str) -> None:
    assert len(proofs(game).vectors) == proofs(game).numbered


@pytest.mark.parametrize(("game", "vector"), cases(lambda proofs: proofs.vectors))
def test_vector(game: str, vector: Vector) -> None:
    vector.run()
