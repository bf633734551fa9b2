"""Bodies of /api/clubs. Times are unix seconds."""

from typing import Annotated, Literal

import msgspec

from hiroma.ids import ClubId, PlayerId, ReportId
from hiroma.server.fairplay.bodies import Words
from hiroma.server.records.bodies import SeasonLine
from hiroma.server.wire.bounds import Options
from hiroma.server.wire.club_name import ClubName
from hiroma.server.wire.people import Somebody
from hiroma.server.wire.views import Card
from hiroma.table.command import PledgeHex, Timeout

Door = Literal["open", "asking", "invited"]
Name = Annotated[str, msgspec.Meta(max_length=100)]
"""Longer than a club's name may be (40 characters), so that 'name-length' answers instead of a schema error."""
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=600)]


class Asking(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of request bodies: unknown fields are refused."""


class NewClub(Asking, frozen=True, kw_only=True):
    """Body of POST /api/clubs."""

    name: Name
    text: Text = ""
    door: Door = "open"
    """'open': anybody joins; 'asking': officers decide; 'invited': nobody finds the club without an invitation."""


class ClubChange(Asking, frozen=True, kw_only=True):
    """Body of PATCH /api/clubs/{club}; None keeps a value. Officers may change the text, the owner everything."""

    name: Name | None = None
    text: Text | None = None
    door: Door | None = None


class Invitation(Asking, frozen=True, kw_only=True):
    """Body of requests to join a club or to come to a club's table."""

    invite: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """Word of the invitation; '' without one."""


class NewInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """Answer of POST /api/clubs/{club}/invite."""

    invite: str
    """The word of the invitation from now on."""


class Appointment(Asking, frozen=True, kw_only=True):
    """Body of PUT /api/clubs/{club}/members/{player}."""

    role: Literal["owner", "officer", "member", "out", "none"]
    """'out' bars the player from the club, 'none' lifts that; 'owner' hands the club over."""


class ClubTable(Asking, frozen=True, kw_only=True):
    """A table for the club: game, clock and bots. Without minutes, seconds or days it has no clock."""

    game: str
    options: Options = {}
    minutes: Count = 0
    """For the whole game; not together with `days`."""
    seconds: Count = 0
    """Added with each turn; not together with `days`."""
    days: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    """For each turn."""
    timeout: Timeout = "bot"
    """As in the command `timeout`."""
    fill: Count = 0
    """Seconds after which bots take the missing chairs; 0 waits for people."""


class ClubPreset(ClubTable, frozen=True, kw_only=True):
    """A table preset of a club."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    """1 to 40 characters."""


class NewClubTable(ClubTable, frozen=True, kw_only=True):
    """Body of POST /api/clubs/{club}/tables. The player who opens the table sits down there."""

    pledge: PledgeHex | None = None
    """Commitment of the player's device, for verified chance."""


class ClubReport(Asking, frozen=True, kw_only=True):
    """Body of POST /api/clubs/{club}/reports: a report of its name or text."""

    text: Words = ""


class ClubRuling(Asking, frozen=True, kw_only=True):
    """Body of POST /api/moderation/clubs/{club}: a moderator's act."""

    act: Literal["clear-name", "clear-text", "close-club"]
    why: Words
    """The reason, which the owner reads."""
    report: ReportId | None = None
    """Report that this act closes; None to act without one."""


class ClubCard(msgspec.Struct, frozen=True, kw_only=True):
    """A club in a list, for one reader."""

    id: ClubId
    name: str
    text: str
    """At most its first 160 characters."""
    door: str
    members: int
    here: int
    """Members who are connected to the hall and let the reader see it."""
    role: str | None
    """The reader's: 'owner', 'officer', 'member', 'asking', or None."""
    asking: int
    """Open requests to join; 0 for readers who are not officers."""


class Clubs(msgspec.Struct, frozen=True, kw_only=True):
    """The list of clubs, for one reader."""

    mine: list[ClubCard]
    """Clubs that the reader belongs to, or has asked to join, in the order of joining."""
    others: list[ClubCard]
    """Other clubs that are not hidden, the largest first, 60 at most."""


class MemberLine(msgspec.Struct, frozen=True, kw_only=True):
    """A member of a club."""

    id: PlayerId
    name: str
    role: str
    """'owner', 'officer' or 'member'."""
    since: float
    """Joined, in unix seconds."""
    here: bool
    """True when connected to the hall, and visible to the reader."""


class ClubKind(msgspec.Struct, frozen=True, kw_only=True):
    """A game, or a class of its options, that members have played."""

    game: str
    kind: str
    """Key of the class of options; '' for the whole game."""
    seats: int
    """0 for the whole game."""
    options: dict[str, bool | int | str]
    """As in `KindTally`; empty for the whole game."""
    members: int
    """Members who have played it."""


class ClubPage(msgspec.Struct, frozen=True, kw_only=True):
    """A club's page, for one reader."""

    id: ClubId
    name: str
    text: str
    door: str
    founded: float
    role: str | None
    """The reader's: 'owner', 'officer', 'member', 'asking', or None."""
    members: list[MemberLine]
    """By role, then those connected to the hall first."""
    asking: list[Somebody]
    """Players who ask to join; empty for readers who are not officers."""
    out: list[Somebody]
    """Barred players; empty for readers who are not officers."""
    invite: str | None
    """Word of the club's invitation, /clubs/{id}?invite=…; None for readers who are not officers."""
    tables: list[Card]
    """Tables that are not over, newest first; empty for readers who are not members."""
    presets: list[ClubPreset]
    """Empty for readers who are not members."""
    mark: str
    """Differs for another list of presets; '' for readers who are not members."""
    kinds: list[ClubKind]


class OwnClub(msgspec.Struct, frozen=True, kw_only=True):
    """A club of a member who opens a table."""

    id: ClubId
    name: str
    presets: list[ClubPreset]


class ClubBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The leaderboard of a club, in a game or a class of its options."""

    game: str
    kind: str
    """Key of the class of options; '' for the whole game."""
    board: list[SeasonLine]
    """Best first; members without rated games come last."""


class TableClub(msgspec.Struct, frozen=True, kw_only=True):
    """The club of a table, for one reader."""

    club: ClubName | None
    """None for a table of no club, and of a hidden club that the reader does not belong to."""
    welcome: bool
    """True when the reader may sit down there."""
    invite: str | None
    """Word of the table's invitation, /t/{id}?invite=…; None for readers who are not members."""


class ExportedClub(msgspec.Struct, frozen=True, kw_only=True):
    """A club in the export of a player's data."""

    id: ClubId
    name: str
    role: str
    since: float
    """Unix seconds from when the player has belonged to the club, or has asked to join it."""
    text: str
    """'' unless the player owns the club."""
    presets: list[ClubPreset]
    """Empty unless the player owns the club."""
