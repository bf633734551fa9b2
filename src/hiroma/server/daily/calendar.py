"""Days by UTC, their names, and what a try at one is worth."""

import datetime as dt
from typing import Any

import msgspec

from hiroma.server.daily.bodies import Unranked
from hiroma.store.accounts import AccountRow
from hiroma.table.table import Table

GAME = "hidden-rooms"
"""The game of the day."""

DAY = 24 * 3600.0
TIER = 10_000
"""More monster turns than a game can take."""


def day_of(now: float) -> str:
    """The day at a moment (unix seconds): '2026-01-31'."""
    return dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over (unix seconds); `ValueError` for what is no day."""
    date = dt.date.fromisoformat(day)
    return dt.datetime(date.year, date.month, date.day, tzinfo=dt.UTC).timestamp() + DAY


def unranked(account: AccountRow | None, day: str) -> Unranked | None:
    """Why a try at a day is not ranked; None when it is: by people whose account is older than the day.

    Everybody has one such account, and as many guests as they like, who see the same deals.
    """
    if account is None or account.closed is not None:
        return "guest"
    if account.robot:
        return "robot"
    return "new" if account.created >= end_of(day) - DAY else None


def deal_of(day: str) -> str:
    """The name of the deal that all tables of a day share."""
    return f"{GAME}/{day}"


def day_of_deal(deal: str) -> str:
    """The day of a shared deal."""
    return deal.rpartition("/")[2]


class Result(msgspec.Struct, frozen=True):
    """How a finished try went, as `store.daily.TryRow` keeps it."""

    ended: float
    marks: str
    won: bool
    turns: int
    rank: int


def result_of(table: Table) -> Result:
    """The result of a table's first game, which is over."""
    play = table.play
    assert play is not None
    view: Any = play.state.view(None)
    marks = "".join("W" if attempt.reason == "win" else "L" for attempt in view.done)
    turns = sum(attempt.turns for attempt in view.done)
    won = play.ended == "rules" and play.outcome is not None and play.outcome.winners == (0,)
    ended = table.history[table.finished[1][1] - 1].at
    return Result(ended, marks, won, turns, _tier(marks, won, play.ended == "rules") * TIER + turns)


def _tier(marks: str, won: bool, whole: bool) -> int:
    """Won in 2, 3, 4 attempts; lost with one win, with none; conceded."""
    if won:
        return len(marks) - 2
    if not whole:
        return 5
    return 3 if "W" in marks else 4
