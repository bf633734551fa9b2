"""Random games of all set-ups: their length and their ends.

`python -m tests.games.shinsai_jima.test_random_games 1000` plays 1000 games and prints both.
"""

import sys
from collections import Counter

import pytest

from hiroma.games.shinsai_jima import legality
from hiroma.games.shinsai_jima.acts.cubes import puts
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.parts.codes import TAKE
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import playout
from tests.games.shinsai_jima.island import fresh

SETUPS = ("2", "3", "4", "5", "4t", "6", "7", "8", "9", "10", "11", "12")


@pytest.mark.slow
@pytest.mark.clause("SJ-V6")
def test_random_games_are_as_long_as_they_should_be() -> None:
    turns, ends = random_games(100)
    assert 21 < sum(turns) / len(turns) < 26
    assert max(turns) < 50
    assert ends.most_common(1)[0][0] == "SJ-V2"


def random_games(count: int) -> tuple[list[int], Counter[str]]:
    """Return lengths in turns and ends of random games, uniform over whole cube moves like the rulebook's figure."""
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
    """Return the moves, with taking and putting a cube as one."""
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
    lengths, clauses = random_games(int(sys.argv[1]))
    print(f"turns of random games: mean {sum(lengths) / len(lengths):.1f}, {min(lengths)} to {max(lengths)}; {clauses}")
