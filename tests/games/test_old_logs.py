"""Whole games as the hall wrote them by version 1 of each game: they fold to the same end, and prove themselves."""

from pathlib import Path

import pytest

from hiroma.games import RULESETS, ruleset
from hiroma.table.verify import verify
from tests.table.sitting import fold_of

LOGS = Path(__file__).with_name("logs")

SCORES = {
    "cant-stop": (0.0, 3.0, 0.0),
    "fearsome-floors": (0.0, 0.0),
    "hidden-rooms": (0.0,),
    "niagara": (0.0, 5.0, 4.0),
    "shinsai-jima": (4.0, 3.0, 2.0),
}
"""The scores of the one game in each log. A new game gets its log when its first version is given out."""


def test_every_game_with_an_old_version_has_a_log() -> None:
    assert {game for game, versions in RULESETS.items() if len(versions) > 1} <= set(SCORES)


@pytest.mark.parametrize("game", SCORES)
def test_a_game_of_version_1_ends_as_it_did(game: str) -> None:
    log = (LOGS / f"{game}-1.jsonl").read_bytes().splitlines()
    verdict = verify(log, ruleset)
    assert (verdict.bad, verdict.why, verdict.games, verdict.unrevealed) == (None, "", 1, ())
    table = fold_of(log)
    assert table.ruleset.info.version == 1
    assert table.last is not None
    assert table.last.scores == SCORES[game]
