"""Bodies of /api/clubs. Times are unix seconds."""

from typing import Annotated, Any, Literal

import msgspec

from hiroma.server.bounds import Options
from hiroma.server.clubs.name import ClubName
from hiroma.server.fairplay.bodies import Somebody, Words
from hiroma.server.protocol import Card
from hiroma.server.records.bodies import SeasonLine
from hiroma.table.asked import PledgeHex

Door = Literal["open", "asking", "invited"]
Name = Annotated[str, msgspec.Meta(max_length=100)]
"""Longer than any name that is kept: what is too long for that is told so in our own words."""
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=600)]


class Asking(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Any body that a client sends."""


class NewClub(Asking, frozen=True, kw_only=True):
    """Body of POST /api/clubs. Who comes to the `door` is let in, or asks, or needs an invitation even to find it."""

    name: Name
    text: Text = ""
    door: Door = "open"


class ClubChange(Asking, frozen=True, kw_only=True):
    """Body of PATCH /api/clubs/{club}: what shall be otherwise. Officers may change the text, the owner the rest."""

    name: Name | None = None
    text: Text | None = None
    door: Door | None = None


class Invitation(Asking, frozen=True, kw_only=True):
    """The word of an invitation, '' for who comes without one."""

    invite: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Appointment(Asking, frozen=True, kw_only=True):
    """How somebody shall stand to the club: 'out' is put out for good, 'none' makes that undone."""

    role: Literal["owner", "officer", "member", "out", "none"]


class ClubTable(Asking, frozen=True, kw_only=True):
    """A table for the club: its game, its clock as in the command `clock`, what comes when time runs out.

    Bots take the missing chairs after `fill` seconds; 0: it waits for people.
    """

    game: str
    options: Options = {}
    minutes: Count = 0
    seconds: Count = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    timeout: Literal["bot", "concede", "nothing"] = "bot"
    fill: Count = 0


class ClubPreset(ClubTable, frozen=True, kw_only=True):
    """A kind of table that a club keeps under a name (1 to 40 characters)."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewClubTable(ClubTable, frozen=True, kw_only=True):
    """Body of POST /api/clubs/{club}/tables: whoever opens it sits down there, with the `pledge` of their device."""

    pledge: PledgeHex | None = None


class ClubReport(Asking, frozen=True, kw_only=True):
    """Body of POST /api/clubs/{club}/reports: what is wrong with its name or text."""

    text: Words = ""


class ClubRuling(Asking, frozen=True, kw_only=True):
    """Body of POST /api/moderation/clubs/{club}: what a moderator does about it. `report` is closed by it."""

    act: Literal["clear-name", "clear-text", "close-club"]
    why: Words
    report: str | None = None


class ClubCard(msgspec.Struct, frozen=True, kw_only=True):
    """A club in a list: `here` of its `members` are in the hall. `text` is its first words.

    `role` is one's own: None, 'asking', 'member', 'officer', 'owner'. `asking` counts those who wait for an answer of
    one's own, 0 for who is no officer.
    """

    id: str
    name: str
    text: str
    door: str
    members: int
    here: int
    role: str | None
    asking: int


class Clubs(msgspec.Struct, frozen=True, kw_only=True):
    """One's own clubs, the first joined first, and others that are to be found, the largest first."""

    mine: list[ClubCard]
    others: list[ClubCard]


class MemberLine(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who belongs to the club; `here`: in the hall just now."""

    id: str
    name: str
    role: str
    since: float
    here: bool


class ClubKind(msgspec.Struct, frozen=True, kw_only=True):
    """What members have played, and how many of them: a game, or (`kind` not '') a class of its options.

    `seats` is 0 and `options` are empty for all of the game; else as in `KindTally`.
    """

    game: str
    kind: str
    seats: int
    options: dict[str, bool | int | str]
    members: int


class ClubPage(msgspec.Struct, frozen=True, kw_only=True):
    """A club's page as one reader sees it; `role` as in `ClubCard`.

    Tables and presets are for members. `asking`, `out` and the word that invites are for officers: /clubs/{id}?invite=…
    """

    id: str
    name: str
    text: str
    door: str
    founded: float
    role: str | None
    members: list[MemberLine]
    asking: list[Somebody]
    out: list[Somebody]
    invite: str | None
    tables: list[Card]
    presets: list[ClubPreset]
    kinds: list[ClubKind]


class OwnClub(msgspec.Struct, frozen=True, kw_only=True):
    """A club one belongs to, for who opens a table."""

    id: str
    name: str
    presets: list[ClubPreset]


class ClubBoard(msgspec.Struct, frozen=True, kw_only=True):
    """Members among themselves, in a game or a class of its options."""

    game: str
    kind: str
    board: list[SeasonLine]


class TableClub(msgspec.Struct, frozen=True, kw_only=True):
    """For which club a table was opened; None: for none, or for one that only those know who are invited.

    `welcome`: one may sit down there. `invite`, for members, is the word that lets others: /t/{id}?invite=…
    """

    club: ClubName | None
    welcome: bool
    invite: str | None


class ExportedClub(msgspec.Struct, frozen=True, kw_only=True):
    """How one stands to a club. Of a club one owns, what it says and its presets, too."""

    id: str
    name: str
    role: str
    since: float
    text: str
    presets: Any
