"""Bodies of /api/daily."""

from typing import Literal

import msgspec

from hiroma.ids import TableId

Unranked = Literal["guest", "new", "robot"]
"""Reasons for no place in a day's order: no account, one that is not older than the day, or a program's."""


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """The player's own try. `marks` has W or L for each attempt; it and the fields below are None while the game is on.

    `place` counts from 1; None for a game that ended after its day, and for a player who is not ranked.
    """

    table: TableId
    marks: str | None
    won: bool | None
    turns: int | None
    place: int | None


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the leaderboard. `table` leads to the replay, once the day is over."""

    place: int
    name: str
    marks: str
    won: bool
    turns: int
    mine: bool
    table: TableId | None


class DayPage(msgspec.Struct, frozen=True, kw_only=True):
    """A day of a game: the challenge, the player's own try and the leaderboard."""

    game: str
    day: str
    """By UTC, such as '2026-01-31'."""
    ends: float
    """Unix seconds."""
    rivals: tuple[str, ...]
    """Levels of the bots that play."""
    commitment: str
    """The SHA-256 of the day's secret."""
    secret: str | None
    """The secret itself (hex), None until the day is over."""
    mine: Tried | None
    """None until the player has begun."""
    tries: int
    """Number of players who have begun."""
    board: list[Ranked]
    """The best tries, the first place first."""
    before: str | None
    """The last day before this one that was played; None when there is none."""
    unranked: Unranked | None
    """The reason for which the player is not ranked; None for a player who is."""


class Begun(msgspec.Struct, frozen=True, kw_only=True):
    """The table of the player's try; its page is /t/{id}."""

    id: TableId


State = Literal["new", "begun", "done"]
"""The stage of a try: not begun, begun, over."""


class Today(msgspec.Struct, frozen=True, kw_only=True):
    """A game with days, and the player's own try at today's. `streak` counts the days in a row up to now."""

    game: str
    state: State
    won: bool | None
    streak: int


class Marked(msgspec.Struct, frozen=True, kw_only=True):
    """A day that was played, and the player's own try at it; `marks` and `won` are None where there is no result.

    `counted`: it ended before the day did.
    """

    day: str
    marks: str | None
    won: bool | None
    counted: bool


class Calendar(msgspec.Struct, frozen=True, kw_only=True):
    """The days of a game, with the player's own tries."""

    streak: int
    """Days in a row, up to now, on which the player's try ended in time."""
    longest: int
    """Most such days in a row."""
    days: list[Marked]
    """The newest first."""
