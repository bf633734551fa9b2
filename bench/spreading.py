"""Speedup of two workers over one: local processes, and a Ray cluster of this machine where there is Ray.

On a machine that others use, wall time says nothing. So each part counts its CPU time in the process that plays it. A
run takes the time of this process and that of the busiest worker. Figures are medians of the ratios of pairs of runs.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from statistics import median
from time import process_time

from hiroma.arena.batches import seed_of, spread
from hiroma.arena.cluster import Cluster
from hiroma.arena.executors import Executor, Processes
from hiroma.games import newest
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import contest

GAMES = 15_000
"""Some seconds of one core: in a shorter run the first game of each worker, which fills its caches, weighs too much."""
ROUNDS = 3

Part = tuple[int, float, int]
"""The process id, the CPU seconds, and the moves of a game."""


def measure(rounds: int = ROUNDS) -> dict[str, object]:
    """Return the ratios of one worker's time to two workers'. `same`: True when they played the same games."""
    with _executors() as executors:
        pairs = [
            {name: (_one(seed), _run(each, seed)) for name, each in executors.items()} for seed in range(1, rounds + 1)
        ]
    return {
        "games": GAMES,
        "same": all(alone[1] == two[1] for pair in pairs for alone, two in pair.values()),
        **{
            name: {
                "x_one": round(median(pair[name][0][0] / pair[name][1][0] for pair in pairs), 2),
                "pairs": [round(pair[name][0][0] / pair[name][1][0], 2) for pair in pairs],
            }
            for name in executors
        },
    }


@contextmanager
def _executors() -> Iterator[dict[str, Executor]]:
    if find_spec("ray") is None:
        yield {"processes": Processes(2)}
        return
    with Cluster("local", 2) as cluster:
        yield {"processes": Processes(2), "ray": cluster}


def _one(seed: int) -> tuple[float, int]:
    begun = process_time()
    moves = sum(part[2] for part in _play(seed, range(GAMES)))
    return process_time() - begun, moves


def _run(executor: Executor, seed: int) -> tuple[float, int]:
    begun = process_time()
    parts = spread(partial(_play, seed), GAMES, executor)
    here = process_time() - begun
    busy: dict[int, float] = {}
    for process, seconds, _ in parts:
        if process != os.getpid():
            busy[process] = busy.get(process, 0.0) + seconds
    return here + max(busy.values()), sum(part[2] for part in parts)


def _play(seed: int, numbers: range) -> list[Part]:
    rules = newest("cant-stop")
    found = []
    for number in numbers:
        begun = process_time()
        state, bot = rules.start({}, 2), rules.bots["club"]()
        moves = contest(state, [bot, bot], Lot(seed_of(seed, number)).below)
        found.append((os.getpid(), process_time() - begun, moves))
    return found


if __name__ == "__main__":
    print(measure())
