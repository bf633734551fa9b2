"""The contract and the laws of each game, in random games with all numbers of seats and all options.

`python -m tests.games.test_conformance GAME 1000 [SEED]` plays 1000 games of GAME.
"""

import sys
from dataclasses import replace

import pytest

from hiroma.games import HOUSE, newest, ruleset
from hiroma.kernel.conformance import check
from tests.games.proving import Run, cases, proofs


@pytest.mark.parametrize("game", HOUSE)
def test_the_newest_version_is_checked(game: str) -> None:
    runs = proofs(game).runs.values()
    assert any(run.rules is None and run.version in (None, newest(game).info.version) for run in runs)


@pytest.mark.parametrize(("game", "run"), cases(lambda proofs: proofs.runs))
def test_the_contract(game: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    conforms(game, run, monkeypatch)


def conforms(game: str, run: Run, patch: pytest.MonkeyPatch) -> None:
    """Play the games of a run under all laws."""
    rules = run.rules() if run.rules else ruleset(game, run.version or newest(game).info.version)
    if run.bots:
        patch.setattr(type(rules), "bots", {level: rules.bots[level] for level in run.bots})
    check(rules, run.games, run.seed, every=run.every, twin=proofs(game).twin, own=proofs(game).own)


if __name__ == "__main__":
    name, games, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1
    first = next(iter(proofs(name).runs.values()))
    conforms(name, replace(first, games=games, seed=seed), pytest.MonkeyPatch())
    print(f"{games} games kept every law")
