"""Bodies of /api/me/shunned, /api/reports and /api/moderation. Times are unix seconds."""

from typing import Annotated, Literal

import msgspec

from hiroma.ids import NO_TABLE, PlayerId, ReportId, TableId
from hiroma.server.wire.club_name import ClubName
from hiroma.server.wire.people import Somebody
from hiroma.server.wire.standing import Word
from hiroma.server.wire.views import ChatLine

Reason = Literal["chat", "name", "cheating", "leaving", "other", "club"]
Act = Literal["warn", "mute", "ban", "dismiss"]
Words = Annotated[str, msgspec.Meta(max_length=1000)]
YEAR = 24 * 366


class Shunned(msgspec.Struct, frozen=True, kw_only=True):
    """The players that the reader ignores and those that they avoid, the latest first."""

    ignored: list[Somebody]
    avoided: list[Somebody]


class ReadWarnings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/me/conduct/read: `at` of the newest warning that was shown."""

    at: float


class NewReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/reports: a report on a player."""

    player: PlayerId
    table: TableId = NO_TABLE
    """The table where it happened, '' for none."""
    talk: TableId = NO_TABLE
    """Another place of talk where it was said: 'lobby', 'club:' with a club's id, 'two' for lines to the reporter."""
    reason: Reason
    text: Words = ""
    """The reporter's own words."""


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """A report as moderators see it. `chat` has the lines said until then, `rev` is the table's newest entry by then.

    `table` is None for a report from a player's page or from another place of talk, which `talk` names. In a report on
    the name or text of a `club` that the player owns, `chat` has both as they were.
    """

    id: ReportId
    at: float
    reporter: Somebody
    player: Somebody
    table: TableId | None
    talk: TableId | None
    rev: int
    reason: str
    text: str
    chat: list[ChatLine]
    club: ClubName | None


class RulingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the audit; `n` counts from 1. `by` is None for the host's own command line.

    `act`: 'warn', 'mute', 'ban', 'dismiss', 'read', 'erase', 'grant', 'revoke', and about a `club` that the player
    owned 'clear-name', 'clear-text', 'close-club'.
    """

    n: int
    at: float
    by: Somebody | None
    player: Somebody
    act: str
    why: str
    until: float | None
    report: ReportId | None
    club: ClubName | None


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """The moderators' desk: open reports, the oldest first, and the newest lines of the audit."""

    reports: list[ReportLine]
    rulings: list[RulingLine]


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A player before the moderators: the sanctions in force, and all rulings on them, newest first."""

    player: Somebody
    moderator: bool
    muted: Word | None
    banned: Word | None
    rulings: list[RulingLine]


class NewRuling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/moderation/rulings. `hours` of a mute or a ban, 0 lifts it. The ruling closes `report`."""

    player: PlayerId
    act: Act
    why: Words
    hours: Annotated[int, msgspec.Meta(ge=0, le=YEAR)] = 0
    report: ReportId | None = None
