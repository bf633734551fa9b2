"""Bodies of /api/people, /api/seasons and /api/me/records. Times are unix seconds."""

import msgspec


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What games add up to.

    `places[n]` says how often place n + 1; `streak` counts games won in a row now, `best` at best. `rated` counts the
    games in the rating, which is `points`, give or take `doubt`; who begins has 1000.
    """

    plays: int
    wins: int
    places: list[int]
    streak: int
    best: int
    rated: int
    points: int
    doubt: int
    last: float


class KindTally(msgspec.Struct, frozen=True, kw_only=True):
    """One class of options of a game: seats, and the options that differ from their defaults.

    Of an option that is a text it has the first digits of a SHA-256.
    """

    seats: int
    options: dict[str, bool | int | str]
    tally: Tally


class GameTally(msgspec.Struct, frozen=True, kw_only=True):
    """One game: all of it, and by class of options, most played first."""

    game: str
    tally: Tally
    kinds: list[KindTally]


class Other(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody else in a game: a person by `id` and `name`, or the level of a `bot`. `ally`: on the same side.

    Who has gone for good has no `id` any more.
    """

    id: str | None
    name: str
    bot: str | None
    place: int
    ally: bool


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of somebody; its replay is /t/{table}/replay/{no}. `how`: 'rules' or 'conceded'.

    `table` is None to who did not play in it, when the lobby did not show it. `place` counts from 1; `score` is as the
    rulebook counts.
    """

    table: str | None
    no: int
    game: str
    seats: int
    options: dict[str, bool | int | str]
    ended: float
    how: str
    rated: bool
    place: int
    score: float
    others: list[Other]


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """How often somebody was met as an opponent, and how often one came off better or worse than they."""

    id: str
    name: str
    plays: int
    better: int
    worse: int


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's public page. `since`: when they were first seen, None for who is quite new; `mine`: it is oneself.

    Of their last `counted` games with other people (100 at most) they `stayed` in so many to the end.
    """

    id: str
    name: str
    mine: bool
    since: float | None
    stayed: int
    counted: int
    games: list[GameTally]
    latest: list[PlayedGame]
    opponents: list[Opponent]


class SeasonLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a season's table; `place` counts from 1."""

    place: int
    id: str
    name: str
    mine: bool
    tally: Tally


class SeasonPage(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a game in a season ('2026-Q4', or 'ever'), best first; `seasons` are those played, newest first."""

    game: str
    season: str
    seasons: list[str]
    board: list[SeasonLine]
