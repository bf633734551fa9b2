"""Whole games that people can read, one for each way to end, played again to the letter."""

import re

import pytest

from hiroma.games import HOUSE
from hiroma.kernel.texts import CLAUSE
from tests.games.proving import home, proofs

GAMES = {(game, path.stem): path.read_text("utf-8") for game in HOUSE for path in home(game).glob("golden/*.txt")}


def texts(game: str) -> dict[str, str]:
    """Name → text of a game's golden games."""
    return {name: text for (whose, name), text in GAMES.items() if whose == game}


@pytest.mark.parametrize("game", HOUSE)
def test_every_way_to_end_has_a_game(game: str) -> None:
    golden, found = proofs(game).golden, texts(game)
    assert set(re.findall(rf" by ({CLAUSE})", "\n".join(found.values()))) == set(golden.ends)
    for shown in golden.shows:
        assert any(shown in (name, text) or shown in text for name, text in found.items()), shown


@pytest.mark.parametrize(("game", "name"), sorted(GAMES))
def test_the_rules_play_it_to_the_letter(game: str, name: str) -> None:
    assert proofs(game).golden.written(GAMES[game, name]) == GAMES[game, name]


@pytest.mark.parametrize("game", HOUSE)
def test_a_wrong_word_is_noticed(game: str) -> None:
    golden = proofs(game).golden
    name, word, wrong = golden.bend
    bent = GAMES[game, name].replace(word, wrong, 1)
    assert golden.written(bent) == GAMES[game, name] != bent
