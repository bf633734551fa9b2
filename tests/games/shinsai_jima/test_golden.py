"""Whole games, one for each way to end but the rarest, replayed to the letter."""

from pathlib import Path

import pytest

from tests.games.shinsai_jima import golden

GAMES = {path.stem: path.read_text("utf-8") for path in sorted((Path(__file__).parent / "golden").glob("*.txt"))}


def test_the_usual_ways_to_end_have_a_game() -> None:
    endings = {text.split(" by ")[-1].split(",")[0] for text in GAMES.values()}
    assert endings == {"SJ-V1", "SJ-V2", "SJ-V3", "SJ-V4", "SJ-CA10"}


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_play_it_to_the_letter(name: str) -> None:
    assert golden.write(*golden.read(GAMES[name])) == GAMES[name]


def test_a_changed_word_is_noticed() -> None:
    text = GAMES["v2"]
    bent = text.replace("+1", "+2", 1)
    assert golden.write(*golden.read(bent)) == text != bent
