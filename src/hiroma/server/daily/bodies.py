"""Bodies of /api/daily."""

from typing import Literal

import msgspec

from hiroma.ids import TableId

Unranked = Literal["guest", "new", "robot"]
"""Why somebody has no place in a day's order: no account, one not older than the day, or a program's."""


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """One's own try. `marks` has W or L for each attempt; it and what follows are None while the game is on.

    `place` counts from 1; None for a game that ended after its day, or of somebody who is not ranked.
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
    """A day ('2026-01-31', by UTC) of a game, which is over at `ends` (unix seconds). `rivals` are the bots that play.

    `commitment` is the SHA-256 of the day's secret; `secret` the secret itself (hex), once the day is over. `tries`
    counts who has begun; `board` lists the best. `before` is the last day before that was played. `unranked`: why
    one's own try has no place in the order; None when it has.
    """

    game: str
    day: str
    ends: float
    rivals: tuple[str, ...]
    commitment: str
    secret: str | None
    mine: Tried | None
    tries: int
    board: list[Ranked]
    before: str | None
    unranked: Unranked | None


class Begun(msgspec.Struct, frozen=True, kw_only=True):
    """Where one's try of today is played: its page is /t/{id}."""

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
    """The days of a game, the newest first, and days in a row on which the player's try ended in time: now
    and the most.
    """

    streak: int
    longest: int
    days: list[Marked]
