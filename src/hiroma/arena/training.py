"""Numbers of a bot, found by games against itself: batches of games, and steps towards what they showed.

All games of a batch are played by the same numbers, and each has a seed of its own. The same seed therefore gives the
same numbers, however many processes play, and whether or not the training was stopped between two batches.
"""

import random
from collections.abc import Callable
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from typing import Final

import msgspec

from hiroma.arena.batches import seed_of, spread
from hiroma.games import capabilities
from hiroma.kernel.capabilities import Learned, Sample, Training
from hiroma.kernel.lot import Lot

BATCH: Final = 400
"""Games by the same numbers."""

PASSES: Final = 4
"""Steps that are taken for each sample of a batch."""

RATE: Final = 0.01
"""The length of the first steps. Later ones are shorter, by the root of the squares of the slopes before (Adagrad)."""

RESTING: Final = 0.5
"""The sum of squares with which a number begins."""

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
    return Course(game, task, seed, 0, numbers, numbers[:], [RESTING] * len(numbers))


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


def train(course: Course, games: int, workers: int, after: Callable[[Course, Batch], None]) -> None:
    """Go on until at least `games` games were played in all, in whole batches; call `after` with each batch."""
    while course.games < games:
        play = partial(_play, course.game, course.task, course.numbers, seed_of(course.seed, 0), course.games)
        samples = [sample for game in spread(play, BATCH, workers) for sample in game]
        surprise = sum(square(course.numbers, sample) for sample in samples) / len(samples)
        learn(course, samples)
        course.games += BATCH
        part = (FORGETTING + 1) / (FORGETTING + course.games // BATCH)
        course.mean = [mean + part * (new - mean) for mean, new in zip(course.mean, course.numbers, strict=True)]
        after(course, Batch(course.games, len(samples) / BATCH, sqrt(surprise)))


def _play(game: str, task: str, numbers: list[float], seed: int, before: int, batch: range) -> list[list[Sample]]:
    training = training_of(game)
    return [
        training.play(task, numbers, before + number, Lot(seed_of(seed, before + number)).below) for number in batch
    ]


def learn(course: Course, samples: list[Sample]) -> None:
    """Take steps towards all samples, in an order that the seed and the games before decide."""
    order = random.Random(seed_of(course.seed, course.games))
    for _ in range(PASSES):
        order.shuffle(samples)
        for sample in samples:
            step(course, sample)


def step(course: Course, sample: Sample) -> float:
    """Take one step towards a sample; return the cross entropy before it."""
    numbers, moved = course.numbers, course.moved
    loss = 0.0
    for places, chance, target in zip(sample.places, chances(numbers, sample), sample.targets, strict=True):
        slope = chance - target
        loss -= target * log(max(chance, 1e-9))
        for place in places:
            moved[place] += slope * slope
            numbers[place] -= RATE * slope / sqrt(moved[place])
    return loss


def square(numbers: list[float], sample: Sample) -> float:
    """Return the square of target - chance of the first side."""
    return (sample.targets[0] - chances(numbers, sample)[0]) ** 2


def chances(numbers: list[float], sample: Sample) -> list[float]:
    """Return the chances to win of all sides of a sample, by the softmax of their scores."""
    scores = [sum(numbers[place] for place in places) for places in sample.places]
    highest = max(scores)
    powers = [exp(score - highest) for score in scores]
    return [power / sum(powers) for power in powers]
