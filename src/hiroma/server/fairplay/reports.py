"""Reports to the moderators, and who is one of them."""

import secrets
import time

import msgspec

from hiroma.ids import NO_CLUB, NO_TABLE, PlayerId, ReportId
from hiroma.server.core.conduct import tell
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.speech import readable_text
from hiroma.server.core.tables import Tables
from hiroma.server.core.visitor import Visitor
from hiroma.server.fairplay.block_lists import known
from hiroma.server.fairplay.bodies import NewReport
from hiroma.server.limits.rate_limits import Throttle, spend
from hiroma.store import ChatRow, Store
from hiroma.store.clubs import ClubRow
from hiroma.store.moderation import ReportRow
from hiroma.table.refusal import Refused

CONTEXT = 30
"""Chat lines kept with a report."""
REPORTS = 10
"""Reports one person may make in an hour."""
HOUR = 3600.0


class Reports:
    """Keeps reports, and counts those of each reporter."""

    def __init__(self, store: Store, tables: Tables, sockets: Sockets) -> None:
        self._store = store
        self._tables = tables
        self._sockets = sockets
        self.made = Throttle(REPORTS, HOUR)

    async def keep(self, reporter: PlayerId, asked: NewReport, club: ClubRow | None = None) -> None:
        """Keep a report with the chat before it, or with the name and text of a club, and tell the moderators.

        `Refused`: 'yourself', 'no-such-person', 'no-such-table', 'wait', 'reported-already'.
        """
        if asked.player == reporter:
            raise Refused("yourself")
        if not await known(self._store, asked.player):
            raise Refused("no-such-person")
        table = await self._tables.look(asked.table) if asked.table else None
        if asked.table and table is None:
            raise Refused("no-such-table")
        spend(self.made, reporter)
        row = ReportRow(
            id=ReportId(secrets.token_hex(8)),
            at=time.time(),
            reporter=reporter,
            player=asked.player,
            table=asked.table,
            rev=table.rev if table else 0,
            reason=asked.reason,
            said=readable_text(asked.text),
            chat=msgspec.json.encode(
                await self._store.chat.lines(asked.table, CONTEXT) if table else said_by(club, asked.player)
            ),
            club=club.id if club else NO_CLUB,
        )
        if not await self._store.moderation.report(row):
            raise Refused("reported-already")
        for moderator in await self._store.moderation.moderators():
            await tell(self._store, self._sockets, moderator)


async def must_moderate(store: Store, visitor: Visitor) -> PlayerId:
    """Return the moderator who asks; refuse ('not-moderator') everybody who is not signed in, in a browser, as one."""
    if visitor.session is None or not await store.moderation.moderates(visitor.player):
        raise Refused("not-moderator")
    return visitor.player


def said_by(club: ClubRow | None, owner: PlayerId) -> list[ChatRow]:
    """Return the name and text of a club as chat lines of its owner; no lines without a club."""
    lines = [] if club is None else [club.name, *([club.text] if club.text else [])]
    return [
        ChatRow(table=NO_TABLE, n=n, at=time.time(), player=owner, chair=None, text=text)
        for n, text in enumerate(lines, 1)
    ]
