"""Numbers of a bot, found by games against itself: batches of games, and steps towards what they showed.

All games of a batch are played by the same numbers, and each has a seed of its own. The same seed therefore gives the
same numbers, however many processes play, and whether or not the training was stopped between two batches.
"""

import random
from collections.abc import Callable
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

from hiroma.arena.batches import seed_of, spread
from hiroma.arena.executors import Workers
from hiroma.games import capabilities
from hiroma.kernel.learning import square, step
from hiroma.kernel.lot import Lot
from hiroma.kernel.training import Learned, Sample, Training

PASSES: Final = 4
"""Steps that are taken for each sample of a batch."""

FORGETTING: Final = 8
"""The higher, the fewer of the last batches make up the average (polynomial decay, Shamir and Zhang, 2013)."""


class Course(msgspec.Struct):
    """A training, after any number of batches."""

    game: str
    task: str
    seed: int
    games: int
    numbers: list[float]
    mean: list[float]
    """The average of the numbers after each batch, by which a bot plays."""
    moved: list[float]
    averaged: int = 0
    """Batches that the average is made of, since the pace last changed."""


class Batch(msgspec.Struct, frozen=True):
    """The figures of one batch."""

    games: int
    turns: float
    """Turns a game, on the average."""
    surprise: float
    """The root of the mean square of target - chance of the side to move, before anything was learned from it."""


def training_of(game: str) -> Training:
    """Return the training of a game; `LookupError` for a game that has none."""
    found = capabilities(game).training
    if found is None:
        raise LookupError(game)
    return found


def begin(game: str, task: str, seed: int) -> Course:
    """Return a training before its first game; `LookupError` for a game or a task that is not there."""
    training = training_of(game)
    if task not in training.tasks:
        raise LookupError(task)
    numbers = training.begin(task)
    return Course(game, task, seed, 0, numbers, numbers[:], [training.pace(0).resting] * len(numbers))


def keep(course: Course, file: Path) -> None:
    """Write all of a training, from which it goes on."""
    _replace(file, msgspec.json.encode(course))


def kept(file: Path) -> Course:
    """Read what `keep` wrote; `msgspec.ValidationError` for anything else."""
    return msgspec.json.decode(file.read_bytes(), type=Course)


def write(course: Course, file: Path) -> None:
    """Write what a bot plays by."""
    numbers = [round(number * Learned.PARTS) for number in course.mean]
    _replace(file, msgspec.json.encode(Learned(course.game, course.task, course.seed, course.games, numbers)) + b"\n")


def _replace(file: Path, body: bytes) -> None:
    beside = file.with_name(file.name + "~")
    beside.write_bytes(body)
    beside.replace(file)


def train(course: Course, games: int, workers: Workers, after: Callable[[Course, Batch], None]) -> None:
    """Go on until at least `games` games were played in all, in whole batches; call `after` with each batch."""
    training = training_of(course.game)
    while course.games < games:
        pace = training.pace(course.games)
        if course.games and pace != training.pace(course.games - 1):
            course.moved, course.averaged = [pace.resting] * len(course.moved), 0
        play = partial(_play, course.game, course.task, course.numbers, seed_of(course.seed, 0), course.games)
        samples = [sample for game in spread(play, pace.batch, workers) for sample in game]
        surprise = sum(square(course.numbers, sample) for sample in samples) / len(samples)
        learn(course, samples, pace.rate)
        course.games += pace.batch
        course.averaged += 1
        part = (FORGETTING + 1) / (FORGETTING + course.averaged)
        course.mean = [mean + part * (new - mean) for mean, new in zip(course.mean, course.numbers, strict=True)]
        after(course, Batch(course.games, len(samples) / pace.batch, sqrt(surprise)))


def _play(game: str, task: str, numbers: list[float], seed: int, before: int, batch: range) -> list[list[Sample]]:
    training = training_of(game)
    return [
        training.play(task, numbers, before + number, Lot(seed_of(seed, before + number)).below) for number in batch
    ]


def learn(course: Course, samples: list[Sample], rate: float) -> None:
    """Take steps towards all samples, in an order that the seed and the games before decide."""
    order = random.Random(seed_of(course.seed, course.games))
    for _ in range(PASSES):
        order.shuffle(samples)
        for sample in samples:
            step(course.numbers, course.moved, sample, rate)
