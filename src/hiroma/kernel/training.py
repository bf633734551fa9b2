"""Self-play training: the protocol of a bot that learns its numbers from games against itself."""

from typing import ClassVar, NamedTuple, Protocol

import msgspec

from hiroma.kernel.contract import Below


class Sample(NamedTuple):
    """One position as a training sees it: a row of `places` and a target for each side."""

    places: list[list[int]]
    """For each side, the places of the numbers that add up to its score."""
    targets: list[float]
    """The chances to win, 0..1, that were found for the sides; they add up to 1."""


class Learned(msgspec.Struct, frozen=True):
    """The file of numbers that a bot plays by, and how they came about."""

    PARTS: ClassVar[int] = 1000
    """The file holds whole numbers: thousandths."""

    game: str
    task: str
    seed: int
    games: int
    numbers: list[int]


class Pace(NamedTuple):
    """The pace of a training, for some of its games."""

    batch: int = 400
    """Games played with the same numbers."""
    rate: float = 0.01
    """The length of the first steps. Later ones are shorter, by the root of the squares of the slopes before (Adagrad).
    """
    resting: float = 0.5
    """The sum of squares with which a number begins: the lower, the longer its first steps."""


class Training(Protocol):
    """A bot that values positions by numbers which its games against itself find.

    Each task is a list of numbers of its own. The chances to win of a position are the softmax of its sides' scores,
    and a score is a sum of numbers.
    """

    @property
    def tasks(self) -> tuple[str, ...]:
        """Return the tasks: the kinds of game that have numbers of their own."""
        ...

    def begin(self, task: str) -> list[float]:
        """Return the numbers before any game was played."""
        ...

    def pace(self, games: int) -> Pace:
        """Return the pace after that number of games. A new one lets sums of squares and the average begin again."""
        ...

    def play(self, task: str, numbers: list[float], number: int, below: Below) -> list[Sample]:
        """Play game `number` of a training, all seats by these numbers; return a sample for each turn."""
        ...
