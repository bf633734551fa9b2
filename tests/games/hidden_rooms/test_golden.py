"""Whole games, one for each way to end, checked by hand against the rulebook."""

from pathlib import Path

import pytest

from tests.games.hidden_rooms import golden

GAMES = {path.stem: path.read_text("utf-8") for path in sorted((Path(__file__).parent / "golden").glob("*.txt"))}


def test_every_way_to_end_has_a_game() -> None:
    lines = [line for text in GAMES.values() for line in text.splitlines()]
    assert {line.split()[-1] for line in lines if line.startswith("the game")} == {"HR-G-05", "HR-G-06", "HR-G-07"}
    reasons = {line.split()[1] for line in lines if line.startswith("lost,")}
    assert reasons == {"caught", "terminal", "walked-in", "resigned"}  # 300 turns are too long to read


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_play_it_to_the_letter(name: str) -> None:
    assert golden.write(golden.read(GAMES[name])) == GAMES[name]


def test_a_changed_square_is_noticed() -> None:
    text = GAMES["three-defeats"]
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("?"))
    bent = "\n".join([*lines[:at], lines[at].replace(" | ", " | a", 1), *lines[at + 1 :]]) + "\n"
    assert golden.write(golden.read(bent)) == text != bent
