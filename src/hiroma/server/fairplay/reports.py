"""Reports to the moderators, and who is one of them."""

import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec

from hiroma.ids import NO_CLUB, NO_TABLE, PlayerId, ReportId, TableId
from hiroma.server.core.conduct import tell
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.speech import readable_text
from hiroma.server.core.visitor import Visitor
from hiroma.server.fairplay.block_lists import known
from hiroma.server.fairplay.bodies import NewReport
from hiroma.server.limits.rate_limits import Throttle, spend, spend_for_network
from hiroma.server.limits.sharing import Shared
from hiroma.store import ChatRow, Store
from hiroma.store.clubs import BELONG, ClubRow
from hiroma.store.moderation import ReportRow
from hiroma.store.places import LOBBY, club_of, of_two
from hiroma.table.refusal import Refused
from hiroma.table.table import Table

CONTEXT = 30
"""Chat lines kept with a report."""
REPORTS = 10
"""Reports one person may make in an hour."""
NETWORK_REPORTS = 30
"""Reports that come from one network in an hour."""
HOUR = 3600.0


class Reports:
    """Keeps reports, and counts those of each reporter."""

    def __init__(self, store: Store, look: Callable[[TableId], Awaitable[Table | None]], sockets: Sockets) -> None:
        self._store = store
        self._look = look
        self._sockets = sockets
        self.made = Throttle(REPORTS, HOUR)
        self.by_network = Throttle(NETWORK_REPORTS, HOUR)

    def shared(self) -> dict[str, Shared]:
        """Return the limits that hold for all processes together, by name."""
        return {"reports": self.made, "reports of a network": self.by_network}

    async def keep(self, reporter: PlayerId, asked: NewReport, club: ClubRow | None = None) -> None:
        """Keep a report with the chat before it, or with the name and text of a club, and tell the moderators.

        `Refused`: 'yourself', 'no-such-person', 'no-such-table', 'no-such-club', 'wait', 'reported-already'.
        """
        if asked.player == reporter:
            raise Refused("yourself")
        if not await known(self._store, asked.player):
            raise Refused("no-such-person")
        table = await self._look(asked.table) if asked.table else None
        if asked.table and table is None:
            raise Refused("no-such-table")
        place = asked.table or await self._place(reporter, asked)
        spend(self.made, reporter)
        spend_for_network(self.by_network)
        row = ReportRow(
            id=ReportId(secrets.token_hex(8)),
            at=time.time(),
            reporter=reporter,
            player=asked.player,
            table=place,
            rev=table.rev if table else 0,
            reason=asked.reason,
            said=readable_text(asked.text),
            chat=msgspec.json.encode(
                await self._store.chat.lines(place, CONTEXT) if place else said_by(club, asked.player)
            ),
            club=club.id if club else NO_CLUB,
        )
        if not await self._store.moderation.report(row):
            raise Refused("reported-already")
        for moderator in await self._store.moderation.moderators():
            await tell(self._store, self._sockets, moderator)

    async def _place(self, reporter: PlayerId, asked: NewReport) -> TableId:
        # Where it was said, when that is no table: only who may read there reports from there.
        if asked.talk == "two":
            return of_two(reporter, asked.player)
        if asked.talk in (NO_TABLE, LOBBY):
            return asked.talk
        club = club_of(asked.talk)
        found = await self._store.clubs.club_and_role(club, reporter) if club and club.isprintable() else None
        if found is None or found[1] not in BELONG:
            raise Refused("no-such-club")
        return asked.talk


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
