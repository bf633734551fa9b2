"""The contract and the laws of the island, on random games of all set-ups and options.

`python -m tests.games.shinsai_jima.test_conformance 1000` plays as many as one likes, and says how long they are.
"""

import sys
from collections import Counter

import pytest

from hiroma.games import ruleset
from hiroma.games.shinsai_jima import ShinsaiJima, legality
from hiroma.games.shinsai_jima.acts.cubes import puts
from hiroma.games.shinsai_jima.bots import LEVELS
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.parts.codes import TAKE
from hiroma.kernel.conformance import check
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import playout
from tests.games.shinsai_jima.island import RULES, fresh
from tests.games.shinsai_jima.laws import LAWS, twin

SETUPS = ("2", "3", "4", "5", "4t", "6", "7", "8", "9", "10", "11", "12")


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only casual is asked at every turn: the others think longer than all laws together."""
    monkeypatch.setattr(ShinsaiJima, "bots", {"casual": LEVELS["casual"]})


@pytest.mark.slow
@pytest.mark.usefixtures("quick_bots")
def test_the_contract() -> None:
    check(RULES, games=15, seed=3, twin=twin, own=LAWS)


@pytest.mark.slow
@pytest.mark.usefixtures("quick_bots")
def test_the_contract_of_version_1() -> None:
    check(ruleset("shinsai-jima", 1), games=15, seed=6, twin=twin, own=LAWS)


@pytest.mark.slow
@pytest.mark.usefixtures("quick_bots")
def test_the_contract_again_and_again() -> None:
    check(RULES, games=100, seed=4, twin=twin, own=LAWS)


@pytest.mark.slow
def test_the_contract_with_every_bot() -> None:
    check(RULES, games=4, seed=5, every=60, twin=twin, own=LAWS)


@pytest.mark.slow
@pytest.mark.clause("SJ-V6")
def test_random_games_are_as_long_as_they_should_be() -> None:
    turns, ends = random_games(100)
    assert 21 < sum(turns) / len(turns) < 26
    assert max(turns) < 50
    assert ends.most_common(1)[0][0] == "SJ-V2"


def random_games(count: int) -> tuple[list[int], Counter[str]]:
    """Lengths in turns and ends of random games, uniform over whole cube moves as the rulebook's figure was found."""
    ends: Counter[str] = Counter()
    turns: list[int] = []
    for number in range(count):
        lot, game = Lot(number), fresh(SETUPS[number % len(SETUPS)], catapult=False)
        while actors := game.actors():
            codes = whole(game, legality.codes(game, actors[0]))
            for code in codes[lot.below(len(codes))]:
                game.act(actors[0], code)
        ends[game.clause] += 1
        turns.append(game.turns)
    return turns, ends


def whole(game: Game, codes: list[int]) -> list[list[int]]:
    """Moves, with taking and putting a cube as one."""
    found: list[list[int]] = []
    for code in codes:
        if code >> 12 == TAKE:
            found += [[code, put] for put in puts(game, code >> 6 & 63)]
        else:
            found.append([code])
    return found


@pytest.mark.parametrize("setup", SETUPS)
def test_every_set_up_ends(setup: str) -> None:
    game: Game = fresh(setup)
    playout(game, Lot(11).below)
    outcome = game.outcome()
    assert outcome is not None
    assert len(outcome.scores) == int(setup.rstrip("t"))
    assert outcome.clause.startswith("SJ-")


if __name__ == "__main__":
    ShinsaiJima.bots = {"casual": LEVELS["casual"]}
    check(RULES, games=int(sys.argv[1]), seed=int(sys.argv[2]) if len(sys.argv) > 2 else 1, twin=twin, own=LAWS)
    print(f"{sys.argv[1]} games kept every law")
    lengths, clauses = random_games(int(sys.argv[1]))
    print(f"turns of random games: mean {sum(lengths) / len(lengths):.1f}, {min(lengths)} to {max(lengths)}; {clauses}")
