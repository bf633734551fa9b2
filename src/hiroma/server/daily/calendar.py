"""Days by UTC, their deals, and whose tries are ranked."""

import datetime as dt
from collections.abc import Iterable

from hiroma.server.daily.bodies import Unranked
from hiroma.store.accounts import AccountRow

DAY = 24 * 3600.0

OPEN = "open"
"""Stands behind the name of the deal for tries that are not ranked."""


def day_of(now: float) -> str:
    """The day at a moment (unix seconds): '2026-01-31'."""
    return dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over (unix seconds); `ValueError` for what is no day."""
    date = dt.date.fromisoformat(day)
    return dt.datetime(date.year, date.month, date.day, tzinfo=dt.UTC).timestamp() + DAY


def unranked(account: AccountRow | None, day: str) -> Unranked | None:
    """Why a try at a day is not ranked; None when it is: by people whose account is older than the day.

    Anybody can be as many guests as they like, and make accounts all day long.
    """
    if account is None or account.closed is not None:
        return "guest"
    if account.robot:
        return "robot"
    return "new" if account.created >= end_of(day) - DAY else None


def deal_of(game: str, day: str, ranked: bool) -> str:
    """Return the name of the deal that tables of a game's day share.

    Tries that are not ranked have a deal of their own: a thousand guests learn nothing of the other one.
    """
    return f"{game}/{day}" if ranked else f"{game}/{day}/{OPEN}"


def day_of_deal(deal: str) -> tuple[str, str]:
    """Return the game and the day of a shared deal; ('', '') for one that is of no day."""
    game, _, rest = deal.partition("/")
    day, _, kind = rest.partition("/")
    return (game, day) if kind in ("", OPEN) else ("", "")


def in_a_row(done: Iterable[str], today: str) -> tuple[int, int]:
    """Return how many days in a row were played up to today, or yesterday while today is not, and the most ever."""
    best = row = 0
    last: dt.date | None = None
    for day in sorted(map(dt.date.fromisoformat, set(done))):
        row = row + 1 if last is not None and day - last == dt.timedelta(1) else 1
        best, last = max(best, row), day
    lasts = last is not None and dt.date.fromisoformat(today) - last <= dt.timedelta(1)
    return (row if lasts else 0), best


def days_before(day: str, count: int) -> str:
    """Return the day that is `count` days before."""
    return (dt.date.fromisoformat(day) - dt.timedelta(count)).isoformat()
