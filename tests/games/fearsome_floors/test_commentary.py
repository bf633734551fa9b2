"""The commentary of a whole game."""

from typing import Any

import pytest

from hiroma.games.fearsome_floors.events import MonsterLooked
from hiroma.kernel.lot import Lot
from hiroma.kernel.texts import LANGUAGES
from hiroma.transcript import Texts, sentence
from tests.games.fearsome_floors.positions import started


@pytest.mark.clause("FF-U11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_reads_like_a_commentary(language: str) -> None:
    """Every event of a whole game has a sentence, except for looks that find nobody."""
    texts, lot, game = Texts("fearsome-floors", language), Lot(7), started(3)
    silent = told = 0

    def emit(event: Any, only: int | None = None) -> None:
        nonlocal silent, told
        said = sentence(texts, "fearsome-floors", event, (0, 1, 2), 1)
        assert said or (isinstance(event, MonsterLooked) and event.why == "nothing" and not event.last)
        silent, told = silent + (not said), told + bool(said)
        assert said is None or "{" not in said

    while game.actors():
        seat = game.actors()[0]
        choices = game.draw().outcomes() if seat < 0 else game.moves(seat)
        game.apply(seat, choices[lot.below(len(choices))], emit)
    assert told > 500
    assert silent > 50
