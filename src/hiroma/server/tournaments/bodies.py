"""Bodies of /api/tournaments. Times are unix seconds."""

from typing import Annotated

import msgspec

from hiroma.ids import NO_CLUB, ClubId, PlayerId, TableId, TournamentId
from hiroma.server.wire.bounds import Options
from hiroma.server.wire.club_name import ClubName
from hiroma.server.wire.people import Somebody
from hiroma.tournaments import System

Name = Annotated[str, msgspec.Meta(max_length=100)]
"""Longer than a name may be (60 characters), so that 'name-length' answers instead of a schema error."""
Text = Annotated[str, msgspec.Meta(max_length=2000)]


class NewTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/tournaments."""

    name: Name
    text: Text = ""
    club: ClubId = NO_CLUB
    """Of its members; '' for everybody with an account."""
    series: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """Tournaments of one series, of the same club or the hall, add up their points; '' for none."""
    game: str
    options: Options = {}
    system: System
    seats: Annotated[int, msgspec.Meta(ge=2, le=12)]
    """People wanted at a table, as many as the game takes."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5
    """Of a Swiss, and of a round robin with more than two at a table."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=180)] = 10
    """Of each player, for a whole game."""
    seconds: Annotated[int, msgspec.Meta(ge=0, le=120)] = 10
    """Added with each turn."""
    rated: bool = False
    grace: Annotated[int, msgspec.Meta(ge=1, le=30)] = 5
    """Minutes for which a table waits for those who have not come."""
    starts: float
    length: Annotated[int, msgspec.Meta(ge=10, le=600)] = 60
    """Minutes of an arena."""


class TournamentCard(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list, for one reader."""

    id: TournamentId
    name: str
    club: ClubName | None
    game: str
    system: System
    seats: int
    rounds: int
    """0 where the system alone tells how many there are."""
    starts: float
    ends: float | None
    """Of an arena."""
    status: str
    """'open' (to be entered), 'running', 'over', 'called-off'."""
    round: int
    """The newest round; 0 before the start."""
    people: int
    mine: bool
    """The reader takes part."""


class Tournaments(msgspec.Struct, frozen=True, kw_only=True):
    """Tournaments of the hall and of the reader's clubs."""

    coming: list[TournamentCard]
    """Open and running, the next first, 60 at most."""
    past: list[TournamentCard]
    """The last first, 30 at most."""


class EntrantLine(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part, as they stand."""

    id: PlayerId
    name: str
    no: int
    """The number in the draw; 0 before the start."""
    left: bool
    place: int | None
    """None before the first game is over."""
    points: float
    ties: list[float]
    """The tie-breaks that `tie_breaks` of the page names."""
    games: int


class TournamentGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game, or a bye."""

    table: TableId | None
    """None for a bye."""
    players: list[PlayerId]
    points: list[float] | None
    """None while it is on."""
    played: bool
    """False for a bye, and for a game to which somebody did not come."""


class TournamentRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round, with all its games."""

    round: int
    games: list[TournamentGame]


class TournamentPage(msgspec.Struct, frozen=True, kw_only=True):
    """The page of a tournament, for one reader."""

    card: TournamentCard
    text: str
    organiser: Somebody
    series: str
    options: Options
    minutes: int
    seconds: int
    rated: bool
    grace: int
    """Minutes."""
    entrants: list[EntrantLine]
    """The best first; before the start in the order of entry."""
    tie_breaks: list[str]
    """Keys of the tie-breaks, in the order in which they are asked."""
    rounds: list[TournamentRound]
    """The newest first."""
    table: TableId | None
    """The table that waits for the reader, or at which they play."""
    may: list[str]
    """Acts that are open to the reader: 'enter', 'leave', 'call-off'."""


class SeriesLine(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the table of a series."""

    place: int
    id: PlayerId
    name: str
    points: float
    tournaments: int


class SeriesPage(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a series, and its tournaments, the first first."""

    series: str
    club: ClubName | None
    lines: list[SeriesLine]
    tournaments: list[TournamentCard]


class Announced(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to POST /api/tournaments: its page is /tournaments/{id}."""

    id: TournamentId


class TableTournament(msgspec.Struct, frozen=True, kw_only=True):
    """The tournament of a table."""

    id: TournamentId
    name: str
    round: int
    until: float
    """Unix seconds until which the table waits for those who have not come."""
    players: list[Somebody]
