"""Chances to win from learned numbers: sums and their softmax, files of numbers, a training that watches games."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from math import exp, sqrt
from typing import Any, Final

import msgspec

from hiroma.kernel.contract import CHANCE, Below, Bot, Outcome
from hiroma.kernel.ruleset import Ruleset
from hiroma.kernel.training import Learned, Pace, Sample

WATCHED: Final = 4
"""One position in 4 of a game becomes a sample, by chance."""

BEYOND: Final = "random"
"""The level whose games teach nothing."""

RARE: Final = 10
"""One game in 10 is of the strongest level, which thinks longest."""

Places = list[list[int]]
"""For each side, the places of the numbers that add up to its score."""


def softmax(scores: Sequence[float]) -> list[float]:
    """Return chances from scores, at least one."""
    highest = max(scores)
    powers = [exp(score - highest) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def by_numbers(numbers: list[float], places: Places) -> tuple[float, ...]:
    """Return the chance to win of each side, 0..1."""
    scores: list[float] = []
    for row in places:
        score = 0.0
        for place in row:
            score += numbers[place]
        scores.append(score)
    return tuple(softmax(scores))


def step(numbers: list[float], moved: list[float], sample: Sample, rate: float) -> None:
    """Take one step towards a sample: Adagrad, down the slope of the cross entropy."""
    chances = by_numbers(numbers, sample.places)
    for side, places in enumerate(sample.places):
        slope = chances[side] - sample.targets[side]
        for place in places:
            squares = moved[place] + slope * slope
            moved[place] = squares
            numbers[place] -= rate * slope / sqrt(squares)


def square(numbers: list[float], sample: Sample) -> float:
    """Return the square of chance - target of the first side."""
    missed = by_numbers(numbers, sample.places)[0] - sample.targets[0]
    return missed * missed


def bucket(value: float, lowest: float, width: float, count: int) -> int:
    """Return the range that holds a value, 0 to count-1, each of the same width; the outer ranges have no end."""
    return max(0, min(count - 1, int((value - lowest) / width)))


def results(outcome: Outcome) -> tuple[float, ...]:
    """Return the share of each side in the win: sides that are first together share 1."""
    first = outcome.ranking[0]
    return tuple(1.0 / len(first) if side in first else 0.0 for side in range(len(outcome.sides)))


class Numbers:
    """The numbers of a game, by task: those of the file `values/TASK.json` of a package, else those to begin with."""

    def __init__(self, package: str, begin: Callable[[], list[float]]) -> None:
        self.package = package
        self.begin = begin
        self._known: dict[str, list[float]] = {}

    def of(self, task: str) -> list[float]:
        """Return the numbers of a task; `ValueError` for a file with more or fewer than the game has."""
        found = self._known.get(task)
        if found is None:
            found = self._known[task] = self._read(task)
        return found

    def _read(self, task: str) -> list[float]:
        begin = self.begin()
        page = files(self.package).joinpath("values", f"{task}.json")
        if not page.is_file():
            return begin
        read = msgspec.json.decode(page.read_bytes(), type=Learned).numbers
        if len(read) != len(begin):
            raise ValueError(f"{task}.json has {len(read)} numbers, not {len(begin)}")
        return [number / Learned.PARTS for number in read]


class Watching:
    """A training that watches bots: it learns how positions ended in games of all levels (at least two).

    `rules` makes the ruleset, `seats` has the numbers of seats of each task, `begin` the numbers before any game, and
    `places` looks at a position, None for one that shows nothing.
    """

    def __init__(
        self,
        rules: Callable[[], Ruleset],
        seats: Mapping[str, tuple[int, ...]],
        begin: Callable[[], list[float]],
        places: Callable[[Any], Places | None],
    ) -> None:
        self._rules = rules
        self._seats = seats
        self._begin = begin
        self._places = places

    @property
    def tasks(self) -> tuple[str, ...]:
        """Return the kinds of game that have numbers of their own."""
        return tuple(self._seats)

    def begin(self, task: str) -> list[float]:
        """Return the numbers before any game."""
        return self._begin()

    def pace(self, games: int) -> Pace:
        """Return the usual pace: it never changes."""
        return Pace()

    def play(self, task: str, numbers: list[float], number: int, below: Below) -> list[Sample]:
        """Watch one game between bots; return its samples.

        One game in `RARE` is of the strongest level. The others are by turns of one other level at all seats, or of a
        mix.
        """
        rules = self._rules()
        seats = self._seats[task][number % len(self._seats[task])]
        *others, strongest = [level for level in rules.bots if level != BEYOND]
        turn = number // len(self._seats[task])
        which = turn % (len(others) + 1)
        levels = [strongest] if turn % RARE == 0 else others if which == len(others) else [others[which]]
        bots: list[Bot] = [rules.bots[levels[below(len(levels))]]() for _ in range(seats)]
        state = rules.start({}, seats)
        seen: list[Places] = []
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                outcomes = state.draw().outcomes()
                state.apply(seat, outcomes[below(len(outcomes))])
                continue
            state.apply(seat, bots[seat].choose(state, seat, below))
            if below(WATCHED) == 0 and state.actors():
                places = self._places(state)
                if places is not None:
                    seen.append(places)
        outcome = state.outcome()
        assert outcome is not None
        won = list(results(outcome))
        return [Sample(places, won) for places in seen]
