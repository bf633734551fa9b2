"""The training of the master: games of `club`, then games against itself."""

from typing import Final

from hiroma.games.cant_stop.bots.numbers import TASKS
from hiroma.games.cant_stop.bots.outlook import unlearned
from hiroma.games.cant_stop.bots.selfplay import WATCHED, play, watch
from hiroma.kernel.contract import Below
from hiroma.kernel.training import Pace, Sample

SEATS: Final = {"alone": (1,), "two": (2,), "more": (3, 4, 5), "teams": (4,)}
"""By kind of game: the numbers of seats, in turns."""


class Practice:
    """Numbers for the outlook of the master (bots/outlook.py)."""

    @property
    def tasks(self) -> tuple[str, ...]:
        """One seat, two, three to five, teams; with shared cells or not."""
        return TASKS

    def begin(self, task: str) -> list[float]:
        """Return the numbers by which the outlook is the naive leaf."""
        return unlearned()

    def pace(self, games: int) -> Pace:
        """Return the usual pace for watching; short batches and long steps once it plays against itself."""
        return Pace() if games < WATCHED else Pace(batch=100, rate=0.03, resting=0.005)

    def play(self, task: str, numbers: list[float], number: int, below: Below) -> list[Sample]:
        """Watch or play one game; the seats of 'more' change from game to game."""
        kind, _, unique = task.partition("-")
        seats = SEATS[kind][number % len(SEATS[kind])]
        if number < WATCHED:
            return watch(seats, bool(unique), kind == "teams", below)
        return play(numbers, seats, bool(unique), kind == "teams", below)
