"""The generator for simulations, the loops, and the yardstick that plays the same games."""

from collections import Counter
from typing import Any

import pytest

from bench.rules import through_contract
from bench.yardstick_rules import play
from hiroma.games import newest
from hiroma.games.cant_stop.bots import Uniform
from hiroma.kernel import Below
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import contest, playout

FIRST = [301, 633, 328, 545, 61, 531, 704, 493]
"""The first numbers below 1000 that seed 1 gives, in every version."""


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    lot = Lot(1)
    assert [lot.below(1000) for _ in FIRST] == FIRST
    assert len({tuple(Lot(seed).below(1000) for _ in range(3)) for seed in range(200)}) > 100


@pytest.mark.parametrize("n", [1, 2, 6, 1296, 1 << 20])
def test_below_is_uniform_and_below(n: int) -> None:
    lot = Lot(7)
    counts = Counter(lot.below(n) * 6 // n if n > 6 else lot.below(n) for _ in range(12_000))
    assert set(counts) <= set(range(6))
    if n >= 6:
        chi = sum((count - 2000) ** 2 / 2000 for count in counts.values())
        assert len(counts) == 6
        assert chi < 20.5  # one in a thousand, five degrees of freedom


def test_neighbouring_seeds_are_strangers() -> None:
    firsts = Counter(Lot(seed).below(6) for seed in range(6000))
    assert all(850 < count < 1150 for count in firsts.values())


def test_the_yardstick_plays_the_same_games() -> None:
    for seed in (1, 2):
        assert play(60, seed) == through_contract(60, seed)


def test_a_game_without_end_is_given_up() -> None:
    state = newest("cant-stop").start({}, 2)
    with pytest.raises(RuntimeError, match="no end after 10 steps"):
        playout(state, Lot(1).below, 10)
    with pytest.raises(RuntimeError, match="no end after 10 steps"):
        contest(state, [Uniform(), Uniform()], Lot(1).below, 10)


class Counting:
    """A bot that counts its moves."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: Any, seat: int, below: Below) -> Any:
        self.asked += 1
        return Uniform().choose(state, seat, below)


def test_moves_are_counted_and_draws_are_not() -> None:
    bots = [Counting(), Counting()]
    made = contest(newest("cant-stop").start({}, 2), bots, Lot(4).below)
    assert made == bots[0].asked + bots[1].asked
