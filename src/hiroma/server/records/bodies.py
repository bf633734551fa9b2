"""Bodies of /api/people, /api/seasons and /api/me/records. Times are unix seconds."""

import msgspec

from hiroma.ids import PlayerId, TableId


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """A player's results and rating in a set of games."""

    plays: int
    wins: int
    places: list[int]
    """Games finished at each place: the first item counts first places."""
    streak: int
    """Games won in a row, up to the latest."""
    best: int
    """Longest such streak."""
    rated: int
    """Games that the rating is made of."""
    points: int
    """Rating; it begins at 1000."""
    doubt: int
    """Points by which the rating may be off either way, with 95 % confidence."""
    last: float
    """End of the latest game, in unix seconds."""


class KindTally(msgspec.Struct, frozen=True, kw_only=True):
    """A player's results in one class of options of a game."""

    seats: int
    options: dict[str, bool | int | str]
    """Options that differ from their defaults. A text is given by the first 12 hex digits of its SHA-256."""
    tally: Tally


class GameTally(msgspec.Struct, frozen=True, kw_only=True):
    """A player's results in one game."""

    game: str
    tally: Tally
    """All classes of options together."""
    kinds: list[KindTally]
    """Each class of options, most played first."""


class Other(msgspec.Struct, frozen=True, kw_only=True):
    """Another player, or a bot, in a finished game."""

    id: PlayerId | None
    """None for a bot and for a deleted account."""
    name: str
    """Present name; '' for a bot."""
    bot: str | None
    """Level of the bot; None for a person."""
    chair: int
    """Of the bot, counted from 0."""
    place: int
    """Counted from 1."""
    ally: bool
    """True for a player of the same side."""


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of one player; its replay is /t/{table}/replay/{no}."""

    table: TableId | None
    """None when the reader may not know it: the lobby did not list the table, and the reader did not play there."""
    no: int
    """Number of the game at its table, counted from 1."""
    game: str
    seats: int
    options: dict[str, bool | int | str]
    """As in `KindTally`."""
    ended: float
    how: str
    """'rules' or 'conceded'."""
    rated: bool
    place: int
    """Counted from 1."""
    score: float
    """As the game's rulebook counts."""
    turns: int | None
    """Turns of all seats that stand at its end; None where nobody has counted them."""
    others: list[Other]
    """By place."""


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of a player before and after a game."""

    seat: int
    """The seat of the player that counts."""
    before: int
    """Points; a player begins at 1000."""
    after: int


class GameRatings(msgspec.Struct, frozen=True, kw_only=True):
    """Changes of ratings by a finished game."""

    recorded: bool
    """False for the moment between the end of a game and its record; ask again then."""
    ratings: list[Rated]
    """Changes of ratings in the order of seats, one for each rated player; empty for an unrated game."""


class Achievement(msgspec.Struct, frozen=True, kw_only=True):
    """A feat that a player has done in a game."""

    game: str
    name: str
    """A text of the game, `GAME-earned-NAME`."""
    times: int
    """Games that earned it."""
    first: float
    """End of the first of them, in unix seconds."""
    table: TableId | None
    """The table of that game. None when the reader may not know it, as in `PlayedGame`."""
    no: int


class GameAchievements(msgspec.Struct, frozen=True, kw_only=True):
    """Achievements that the reader has earned for the first time by a game."""

    recorded: bool
    """False for the moment between the end of a game and its record; ask again then."""
    names: list[str]


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent of a player, over all their games against each other."""

    id: PlayerId
    name: str
    plays: int
    better: int
    """Games in which the player had the better place."""
    worse: int
    """Games in which the opponent had the better place."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A player's public page."""

    id: PlayerId
    name: str
    face: str
    """Code of the picture."""
    mine: bool
    """True when the reader is this player."""
    since: float | None
    """First visit or first finished game, in unix seconds; None for a newcomer."""
    stayed: int
    """Games of the `counted` ones that the player finished. Conceding after enough turns finishes a game, too."""
    counted: int
    """Latest games with other people that `stayed` is taken from, 100 at most."""
    games: list[GameTally]
    """Most played first."""
    achievements: list[Achievement]
    """Earliest first."""
    latest: list[PlayedGame]
    """The latest 20, newest first."""
    opponents: list[Opponent]
    """The 20 met most often."""


class SeasonLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    place: int
    """Counted from 1."""
    id: PlayerId
    name: str
    mine: bool
    """True when the reader is this player."""
    tally: Tally


class SeasonPage(msgspec.Struct, frozen=True, kw_only=True):
    """The leaderboard of a game in a season."""

    game: str
    season: str
    """A quarter such as '2026-Q4', or 'ever' for all time."""
    seasons: list[str]
    """Quarters in which the game was played, newest first."""
    board: list[SeasonLine]
    """Best first, 100 lines at most."""


class BotStrength(msgspec.Struct, frozen=True, kw_only=True):
    """The strength of a level of a game's bots, against the other levels and against people of this hall."""

    level: str
    rating: float | None
    """Of bots against bots: `club` has 1500, and 400 points are ten to one. None where it was not measured."""
    margin: float | None
    """Half the width of its 95 % confidence interval."""
    alone: float | None
    """The part of its games, 0..1, that it wins alone; None for a game of several people."""
    plays: int
    """Seats in games against people with an account in which nobody was helped."""
    wins: int
    points: int
    """Its rating on the scale of people, who begin with 1000. Their own ratings do not count these games."""
    doubt: int
    """Points by which it may be off, with 95 %."""
