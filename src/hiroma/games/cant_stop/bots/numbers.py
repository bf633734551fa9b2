"""The learned numbers that come with the game: a file for each kind of game."""

from typing import Final

from hiroma.games.cant_stop.bots.outlook import unlearned
from hiroma.kernel.learning import Numbers

TASKS: Final = ("alone", "two", "two-unique", "more", "more-unique", "teams", "teams-unique")
"""The kinds of game that have numbers of their own: one seat, two, three to five, teams; with shared cells or not."""

BY_SEATS: Final = {1: "alone", 2: "two"}

NUMBERS: Final = Numbers("hiroma.games.cant_stop.bots", unlearned)


def task_of(seats: int, team: bool, unique: bool) -> str:
    """Return the task of a game."""
    kind = "teams" if team else BY_SEATS.get(seats, "more")
    return f"{kind}-unique" if unique and seats > 1 else kind
