"""Batches of games, spread over workers, and the confidence interval of a mean over them."""

from collections.abc import Callable, Iterator
from math import sqrt
from time import perf_counter
from typing import TypeVar

import msgspec

from hiroma.arena.executors import Workers, executor
from hiroma.bots.strength import error_of

T = TypeVar("T")

TRIAL = 4
"""Games played first, to measure the time of one."""

AT_LEAST = 0.05
"""Seconds of work worth sending to another process."""

SHARES = 16
"""Parts for each worker, so that all of them end at about the same time."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean of `count` samples with its standard deviation."""

    mean: float
    deviation: float
    count: int

    @property
    def margin(self) -> float:
        """Half the width of the 95 % confidence interval of the mean."""
        return 1.96 * self.deviation / sqrt(self.count)

    @property
    def margin_of_share(self) -> float:
        """As `margin`, of a share of games: games that all went the same way prove little when they are few."""
        return max(self.margin, 1.96 * error_of(0.0, self.count))

    def __str__(self) -> str:
        return f"{self.mean:.4f} ± {self.margin:.4f}"


def estimate(samples: list[float]) -> Estimate:
    """Return the mean of at least one sample; the deviation is that of the samples themselves."""
    mean = sum(samples) / len(samples)
    return Estimate(mean, sqrt(sum((sample - mean) ** 2 for sample in samples) / len(samples)), len(samples))


def seed_of(seed: int, number: int) -> int:
    """Return the seed of game `number` of a run: the same however the games are spread."""
    return seed * 1_000_003 + number


def spread(play: Callable[[range], list[T]], games: int, workers: Workers) -> list[T]:
    """Return `play` of the game numbers 0..games-1, in order. `workers` 1: all games are played in this process."""
    if workers == 1 or games <= TRIAL:
        return play(range(games))
    hands = executor(workers)
    begun = perf_counter()
    results = play(range(TRIAL))
    each = max((perf_counter() - begun) / TRIAL, 1e-6)
    size = max(int(AT_LEAST / each) + 1, (games - TRIAL) // (hands.at_once * SHARES))
    for part in hands.each(play, _ranges(TRIAL, games, size)):
        results += part
    return results


def _ranges(first: int, end: int, size: int) -> Iterator[range]:
    for start in range(first, end, size):
        yield range(start, min(start + size, end))
