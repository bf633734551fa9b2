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
    """A day ('2026-01-31', by UTC), which is over at `ends` (unix seconds).

    `commitment` is the SHA-256 of the day's secret; `secret` the secret itself (hex), once the day is over. `tries`
    counts who has begun; `board` lists the best. `before` is the last day before that was played. `unranked`: why
    one's own try has no place in the order; None when it has.
    """

    day: str
    ends: float
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
