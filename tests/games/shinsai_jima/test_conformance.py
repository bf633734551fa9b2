"""The contract and the laws of the island, on random games of all set-ups and options.

`python -m tests.games.shinsai_jima.test_conformance 1000` plays as many as one likes.
"""

import sys
from collections import Counter

import pytest

from hiroma.games.shinsai_jima.rules import Game
from hiroma.kernel.conformance import check
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import playout
from tests.games.shinsai_jima.island import RULES, fresh
from tests.games.shinsai_jima.laws import LAWS, twin

SETUPS = ("2", "3", "4", "5", "4t", "6", "8", "9", "10", "12")


def test_the_contract() -> None:
    check(RULES, games=25, seed=3, twin=twin, own=LAWS)


@pytest.mark.slow
def test_the_contract_again_and_again() -> None:
    check(RULES, games=150, seed=4, twin=twin, own=LAWS)


@pytest.mark.slow
@pytest.mark.clause("SJ-V6")
def test_random_games_are_as_long_as_they_should_be() -> None:
    ends: Counter[str] = Counter()
    turns: list[int] = []
    for number in range(200):
        game = fresh(SETUPS[number % len(SETUPS)])
        playout(game, Lot(number).below)
        ends[game.clause] += 1
        turns.append(game.turns)
    assert 22 < sum(turns) / len(turns) < 31
    assert max(turns) < 60
    assert ends.most_common(1)[0][0] == "SJ-V2"


@pytest.mark.parametrize("setup", SETUPS)
def test_every_set_up_ends(setup: str) -> None:
    game: Game = fresh(setup)
    playout(game, Lot(11).below)
    outcome = game.outcome()
    assert outcome is not None
    assert len(outcome.scores) == int(setup.rstrip("t"))
    assert outcome.clause.startswith("SJ-")


if __name__ == "__main__":
    check(RULES, games=int(sys.argv[1]), seed=int(sys.argv[2]) if len(sys.argv) > 2 else 1, twin=twin, own=LAWS)
    print(f"{sys.argv[1]} games kept every law")
