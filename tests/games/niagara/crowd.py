"""Many random games under the laws of the contract: `python -m tests.games.niagara.crowd [--games 2000]`.

A third of them with each expansion and without, over 3 to 5 seats. Uniform random play practically never ends a
game, so it is cut at 60 rounds; under a policy that heads home about every second turn every game must end.
"""

import argparse
from statistics import median
from typing import Any

from hiroma.games.niagara.course import Game
from hiroma.kernel import CHANCE, hearing, laws
from hiroma.kernel.laws import Trial
from hiroma.kernel.lot import Lot
from tests.games.niagara.homing import homing
from tests.games.niagara.positions import RULES
from tests.games.niagara.worlds import SETTINGS, keeps_gems, twin

CUT = 60
LONGEST = 5_000
"""Rounds within which homeward play must end: the longest seen had some hundreds."""


def watched(setting: dict[str, Any], seats: int, seed: int, every: int = 60, cut: int = CUT) -> int:
    """A random game under all laws, cut after so many rounds; its rounds. NI-S9 is asked at every step."""
    lot = Lot(seed)
    trial = Trial(RULES, {**setting, "round_limit": cut}, seats, lot)
    while actors := trial.state.actors():
        _keeps_gems(trial)
        laws.lively(trial, trial.state)
        if lot.below(every) == 0:
            laws.seen_alike(trial)
            laws.only_legal(trial, actors)
            laws.independent(trial)
            laws.goes_on(trial, actors)
            laws.unheard(trial, actors)
            laws.imagined(trial)
            laws.hidden(trial, twin)
            hearing.unlike(trial, actors)
        seat = actors[lot.below(len(actors))]
        moves = laws.choices(trial, seat)
        move = moves[lot.below(len(moves))]
        hearing.alike(trial, twin, seat, move)
        laws.step(trial, seat, move)
    end = _keeps_gems(trial)
    laws.ended(trial)
    laws.replay(trial)
    return end.round


def _keeps_gems(trial: Trial) -> Game:
    game = trial.state
    assert isinstance(game, Game)
    keeps_gems(game)
    return game


def homeward(setting: dict[str, Any], seats: int, seed: int) -> int:
    """A game of homeward play; after how many rounds it ended. `AssertionError` when it does not."""
    lot = Lot(seed)
    game = RULES.start(setting, seats)
    assert isinstance(game, Game)
    while actors := game.actors():
        assert game.round < LONGEST
        seat = actors[0]
        if seat == CHANCE:
            choices = game.draw().outcomes()
            game.apply(CHANCE, choices[lot.below(len(choices))])
        else:
            game.play(seat, homing(game, seat, lot.below), None)
        keeps_gems(game)
    end = game.outcome()
    assert end is not None
    assert end.clause == "NI-E2"
    return game.round


def main() -> None:
    """As many games as asked for, spread over seats and settings; what they had in rounds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--every", type=int, default=60, help="costly laws every so many steps")
    asked = parser.parse_args()
    games = [(SETTINGS[number % 3], 3 + number // 3 % 3, number) for number in range(asked.games)]
    tell("random, cut", [watched(*game, asked.every) for game in games])
    tell("homeward", [homeward(*game) for game in games])


def tell(what: str, rounds: list[int]) -> None:
    """Print how long games were."""
    print(f"{what}: {len(rounds)} games, rounds: median {median(rounds)}, longest {max(rounds)}")


if __name__ == "__main__":
    main()
