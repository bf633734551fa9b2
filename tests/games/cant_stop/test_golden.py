"""Whole games, one for each way to end, checked by hand against the rulebook."""

from pathlib import Path

import pytest

from hiroma.kernel import Outcome
from tests.games.cant_stop import golden

GAMES = {path.stem: path.read_text("utf-8") for path in sorted((Path(__file__).parent / "golden").glob("*.txt"))}


def test_every_way_to_end_has_a_game() -> None:
    endings = {
        line.split(" by ")[1].split(",")[0] for text in GAMES.values() for line in text.splitlines() if " by " in line
    }
    assert endings == {"CS-E1", "CS-TM4", "CS-TM5"}
    assert {"unique", "unique-team", "match"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_play_it_to_the_letter(name: str) -> None:
    after: Outcome | None = None
    parts = []
    for options, seats, first, decisions in golden.read(GAMES[name]):
        part, after = golden.write(options, seats, first, decisions, after)
        parts.append(part)
    assert "\n\n".join(parts) + "\n" == GAMES[name]


def test_a_changed_die_is_noticed() -> None:
    text = GAMES["e1"]
    bent = text.replace("claims 2", "claims 3", 1)
    options, seats, first, decisions = next(golden.read(bent))
    assert golden.write(options, seats, first, decisions, None)[0] + "\n" == text != bent
