"""The learned numbers that come with the game: a file for each kind of game."""

from importlib.resources import files
from typing import Final

import msgspec

from hiroma.games.cant_stop.bots.outlook import SIZE, unlearned
from hiroma.kernel.capabilities import Learned

TASKS: Final = ("two", "two-unique", "more", "more-unique", "teams", "teams-unique")
"""The kinds of game that have numbers of their own: two seats, three to five, teams; with shared cells or not."""

TWO: Final = 2

_known: dict[str, list[float]] = {}


def task_of(seats: int, team: bool, unique: bool) -> str:
    """Return the task of a game."""
    kind = "teams" if team else "two" if seats == TWO else "more"
    return f"{kind}-unique" if unique else kind


def numbers_of(task: str) -> list[float]:
    """Return the numbers of a task; those before any learning where no file is there."""
    found = _known.get(task)
    if found is None:
        page = files(__package__).joinpath("values", f"{task}.json")
        found = unlearned()
        if page.is_file():
            read = msgspec.json.decode(page.read_bytes(), type=Learned).numbers
            if len(read) != SIZE:
                raise ValueError(f"{task}.json has {len(read)} numbers, not {SIZE}")
            found = [number / Learned.PARTS for number in read]
        _known[task] = found
    return found
