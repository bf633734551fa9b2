"""Moderation: reports, and what moderators do about them."""

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from hiroma.server.accounts.rate_limits import Throttle, spend
from hiroma.server.clubs.name import ClubName
from hiroma.server.fairplay.admission import holds
from hiroma.server.fairplay.block_lists import known, tell
from hiroma.server.fairplay.bodies import Case, Desk, NewReport, NewRuling, ReportLine, RulingLine, Somebody
from hiroma.store import ChatRow, clubs, moderation
from hiroma.store.clubs import ClubRow
from hiroma.store.moderation import ReportRow, Ruling
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.accounts.authentication import Visitor
    from hiroma.server.hall import Hall

CONTEXT = 30
"""Chat lines kept with a report."""
SHOWN = 200
"""Reports and lines of the audit that are shown."""
REPORTS = 10
"""Reports one person may make in an hour."""
HOUR = 3600.0


class Moderation:
    """The moderators' desk of a hall. Everything raises `Refused`."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.made = Throttle(REPORTS, HOUR)

    async def report(self, reporter: str, asked: NewReport, club: ClubRow | None = None) -> None:
        """Keep a report with what was said before it, or what a club says, and tell the moderators."""
        hall, store = self.hall, self.hall.store
        if asked.player == reporter:
            raise Refused("yourself")
        if not await known(hall, asked.player):
            raise Refused("no-such-person")
        room = await hall.room(asked.table) if asked.table else None
        if asked.table and room is None:
            raise Refused("no-such-table")
        spend(self.made, reporter)
        row = ReportRow(
            id=secrets.token_hex(8),
            at=time.time(),
            reporter=reporter,
            player=asked.player,
            table=asked.table,
            rev=room.table.rev if room else 0,
            reason=asked.reason,
            said=readable(asked.text),
            chat=msgspec.json.encode(await store.chat(asked.table, CONTEXT) if room else said_by(club, asked.player)),
            club=club.id if club else "",
        )
        if not await store.write(moderation.report, row):
            raise Refused("reported-already")
        for moderator in await store.read(moderation.moderators):
            await tell(hall, moderator)

    async def must_moderate(self, visitor: "Visitor") -> str:
        """The moderator who asks, signed in in a browser; `Refused` ('not-moderator') for all others."""
        if visitor.session is None or not await self.hall.store.read(moderation.moderates, visitor.player):
            raise Refused("not-moderator")
        return visitor.player

    async def desk(self, moderator: str) -> Desk:
        """Open reports but those about the moderator, and the audit."""
        rows = await self.hall.store.read(moderation.open_reports, SHOWN)
        rulings = await self.hall.store.read(moderation.audit, None, SHOWN)
        reports = [await self._report(row) for row in rows if row.player != moderator]
        return Desk(reports=reports, rulings=await self._lines(rulings))

    async def case(self, player: str) -> Case:
        """One person, with all rulings upon them."""
        if not await known(self.hall, player):
            raise Refused("no-such-person")
        rulings = await self.hall.store.read(moderation.audit, player, SHOWN)
        now = await holds(self.hall, player)
        return Case(
            player=await self._somebody(player),
            moderator=await self.hall.store.read(moderation.moderates, player),
            muted=now.muted,
            banned=now.banned,
            rulings=await self._lines(rulings),
        )

    async def rule(self, moderator: str, asked: NewRuling) -> None:
        """Act on somebody, with or without a report; never on oneself or on another moderator."""
        store = self.hall.store
        if asked.player == moderator:
            raise Refused("own-case")
        if not await known(self.hall, asked.player):
            raise Refused("no-such-person")
        if asked.act != "dismiss" and await store.read(moderation.moderates, asked.player):
            raise Refused("not-over-moderators")
        why = readable(asked.why)
        if not why:
            raise Refused("why-missing")
        found = await store.read(moderation.one_report, asked.report) if asked.report is not None else None
        if (found.player if found else None) != (None if asked.report is None else asked.player):
            raise Refused("no-such-report")
        if asked.act == "dismiss" and found is None:
            raise Refused("no-such-report")
        now = time.time()
        until = now + asked.hours * HOUR if asked.act in ("mute", "ban") else None
        ruling = Ruling(at=now, actor=moderator, player=asked.player, act=asked.act, why=why, until=until)
        if not await store.transact(
            moderation.rule,
            msgspec.structs.replace(ruling, report=asked.report, club=(found.club or None) if found else None),
        ):
            raise Refused("no-such-report")
        await tell(self.hall, asked.player)

    async def read(self, player: str) -> None:
        """Somebody has read their warnings."""
        if (await holds(self.hall, player)).warnings:
            ruling = Ruling(at=time.time(), actor=player, player=player, act="read", why="")
            await self.hall.store.transact(moderation.rule, ruling)
        await tell(self.hall, player)

    async def _somebody(self, player: str) -> Somebody:
        await self.hall.know({player})
        return Somebody(id=player, name=self.hall.names[player])

    async def _report(self, row: ReportRow) -> ReportLine:
        chat = msgspec.json.decode(row.chat, type=list[ChatRow])
        await self.hall.know({line.player for line in chat})
        return ReportLine(
            id=row.id,
            at=row.at,
            reporter=await self._somebody(row.reporter),
            player=await self._somebody(row.player),
            table=row.table or None,
            rev=row.rev,
            reason=row.reason,
            text=row.said,
            chat=[self.hall.chat_line(line) for line in chat],
            club=(await self._clubs({row.club})).get(row.club),
        )

    async def _lines(self, rulings: Sequence[Ruling]) -> list[RulingLine]:
        await self.hall.know({one for ruling in rulings for one in (ruling.actor, ruling.player)})
        named = await self._clubs({ruling.club for ruling in rulings if ruling.club})
        return [
            RulingLine(
                n=one.n,
                at=one.at,
                by=await self._somebody(one.actor) if one.actor else None,
                player=await self._somebody(one.player),
                act=one.act,
                why=one.why,
                until=one.until,
                report=one.report,
                club=named.get(one.club or ""),
            )
            for one in rulings
        ]

    async def _clubs(self, ids: set[str]) -> dict[str, ClubName]:
        found = await self.hall.store.read(clubs.names, ids) if ids - {""} else {}
        return {one: ClubName(id=one, name=name) for one, name in found.items()}


def said_by(club: ClubRow | None, owner: str) -> list[ChatRow]:
    """What a club says of itself, name and text, as lines of its owner's."""
    lines = [] if club is None else [club.name, *([club.text] if club.text else [])]
    return [
        ChatRow(table="", n=n, at=time.time(), player=owner, chair=None, text=text) for n, text in enumerate(lines, 1)
    ]


def readable(text: str) -> str:
    """A text without what cannot be seen; lines stay lines."""
    return "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
