"""Whole games, one for each way to end, that can be followed on a board."""

from pathlib import Path

import pytest

from tests.games.fearsome_floors import golden

GAMES = {path.stem: path.read_text("utf-8") for path in sorted((Path(__file__).parent / "golden").glob("*.txt"))}


def test_every_way_to_end_has_a_game() -> None:
    endings = {text.strip().splitlines()[-1].split(" by ")[1].split(",")[0] for text in GAMES.values()}
    assert endings == {"FF-E4", "FF-E7", "FF-E9", "FF-O10"}
    assert {"advanced", "dmaufbau"} <= {option for text in GAMES.values() for option in golden.read(text)[0]}


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_play_it_to_the_letter(name: str) -> None:
    assert golden.write(GAMES[name]) == GAMES[name]


def test_a_changed_walk_is_noticed() -> None:
    text = GAMES["e4"]
    line = next(each for each in text.splitlines() if each.startswith("monster"))
    bent = text.replace(line, line.replace(" b1 ", " c1 "))
    assert golden.write(bent) == text != bent
