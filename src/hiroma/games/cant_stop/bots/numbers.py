"""The learned numbers that come with the game: a file for each kind of game."""

from typing import Final

from hiroma.games.cant_stop.bots.outlook import unlearned
from hiroma.kernel.learning import Numbers

TASKS: Final = ("two", "two-unique", "more", "more-unique", "teams", "teams-unique")
"""The kinds of game that have numbers of their own: two seats, three to five, teams; with shared cells or not."""

TWO: Final = 2

NUMBERS: Final = Numbers("hiroma.games.cant_stop.bots", unlearned)


def task_of(seats: int, team: bool, unique: bool) -> str:
    """Return the task of a game."""
    kind = "teams" if team else "two" if seats == TWO else "more"
    return f"{kind}-unique" if unique else kind
