"""Seasons: the quarters of the calendar, by UTC."""

import datetime as dt
import re


def season_of(at: float) -> str:
    """Return the season at a moment (unix seconds), such as '2026-Q4'."""
    date = dt.datetime.fromtimestamp(at, dt.UTC)
    return f"{date.year:04}-Q{(date.month + 2) // 3}"


def is_season(text: str) -> bool:
    """Return True for the name of a season, such as '2026-Q4'."""
    return re.fullmatch(r"[0-9]{4}-Q[1-4]", text) is not None
