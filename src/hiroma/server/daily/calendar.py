"""Days by UTC, their deals, and whose tries are ranked."""

import datetime as dt

from hiroma.server.daily.bodies import Unranked
from hiroma.store.accounts import AccountRow

DAY = 24 * 3600.0


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


def deal_of(game: str, day: str) -> str:
    """Return the name of the deal that all tables of a game's day share."""
    return f"{game}/{day}"


def day_of_deal(deal: str) -> tuple[str, str]:
    """Return the game and the day of a shared deal."""
    game, _, day = deal.rpartition("/")
    return game, day
