"""Moderation: the moderators' desk, and rulings upon players."""

import time
from collections.abc import Sequence

import msgspec

from hiroma.ids import NO_CLUB, ClubId, PlayerId
from hiroma.server.core.conduct import tell
from hiroma.server.core.names import Names
from hiroma.server.core.sanctions import holds
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.speech import readable_text
from hiroma.server.fairplay.block_lists import known
from hiroma.server.fairplay.bodies import Case, Desk, NewRuling, ReportLine, RulingLine
from hiroma.server.wire import presenter
from hiroma.server.wire.club_name import ClubName
from hiroma.server.wire.people import Somebody
from hiroma.store import ChatRow, Store
from hiroma.store.moderation import ReportRow, Ruling
from hiroma.store.places import is_table
from hiroma.table.refusal import Refused

SHOWN = 200
"""Reports and lines of the audit that are shown."""
HOUR = 3600.0


async def desk(store: Store, names: Names, moderator: PlayerId) -> Desk:
    """Return the audit and the open reports, without those about the moderator."""
    rows = await store.moderation.open_reports(SHOWN)
    rulings = await store.moderation.audit(None, SHOWN)
    reports = [await _report(store, names, row) for row in rows if row.player != moderator]
    return Desk(reports=reports, rulings=await _lines(store, names, rulings))


async def case(store: Store, names: Names, player: PlayerId) -> Case:
    """Return a person with all rulings upon them. `Refused`: 'no-such-person'."""
    if not await known(store, player):
        raise Refused("no-such-person")
    rulings = await store.moderation.audit(player, SHOWN)
    now = await holds(store.moderation, player)
    return Case(
        player=await _somebody(names, player),
        moderator=await store.moderation.moderates(player),
        muted=now.muted,
        banned=now.banned,
        rulings=await _lines(store, names, rulings),
    )


async def rule(store: Store, sockets: Sockets, moderator: PlayerId, asked: NewRuling) -> None:
    """Rule upon a person, with or without a report.

    `Refused`: 'own-case', 'no-such-person', 'not-over-moderators', 'why-missing', 'no-such-report' (also for a closed
    one).
    """
    if asked.player == moderator:
        raise Refused("own-case")
    if not await known(store, asked.player):
        raise Refused("no-such-person")
    if asked.act != "dismiss" and await store.moderation.moderates(asked.player):
        raise Refused("not-over-moderators")
    why = readable_text(asked.why)
    if not why:
        raise Refused("why-missing")
    found = await store.moderation.one_report(asked.report) if asked.report is not None else None
    if (found.player if found else None) != (None if asked.report is None else asked.player):
        raise Refused("no-such-report")
    if asked.act == "dismiss" and found is None:
        raise Refused("no-such-report")
    now = time.time()
    until = now + asked.hours * HOUR if asked.act in ("mute", "ban") else None
    ruling = Ruling(at=now, actor=moderator, player=asked.player, act=asked.act, why=why, until=until)
    if not await store.moderation.rule(
        msgspec.structs.replace(ruling, report=asked.report, club=(found.club or None) if found else None),
    ):
        raise Refused("no-such-report")
    await tell(store, sockets, asked.player)


async def read(store: Store, sockets: Sockets, player: PlayerId, upto: float) -> None:
    """Keep that a player has read their warnings up to then (unix seconds); later ones they have not seen yet."""
    shown = [word.at for word in (await holds(store.moderation, player)).warnings if word.at <= upto]
    if shown:
        ruling = Ruling(at=time.time(), actor=player, player=player, act="read", why="", until=max(shown))
        await store.moderation.rule(ruling)
    await tell(store, sockets, player)


async def _somebody(names: Names, player: PlayerId) -> Somebody:
    await names.know({player})
    return Somebody(id=player, name=names[player])


async def _report(store: Store, names: Names, row: ReportRow) -> ReportLine:
    chat = msgspec.json.decode(row.chat, type=list[ChatRow])
    await names.know({line.player for line in chat})
    return ReportLine(
        id=row.id,
        at=row.at,
        reporter=await _somebody(names, row.reporter),
        player=await _somebody(names, row.player),
        table=row.table or None if is_table(row.table) else None,
        talk=None if is_table(row.table) else row.table,
        rev=row.rev,
        reason=row.reason,
        text=row.said,
        chat=[presenter.chat_line(line, names) for line in chat],
        club=(await _clubs(store, {row.club})).get(row.club),
    )


async def _lines(store: Store, names: Names, rulings: Sequence[Ruling]) -> list[RulingLine]:
    await names.know({one for ruling in rulings for one in (ruling.actor, ruling.player)})
    named = await _clubs(store, {ruling.club for ruling in rulings if ruling.club})
    return [
        RulingLine(
            n=one.n,
            at=one.at,
            by=await _somebody(names, one.actor) if one.actor else None,
            player=await _somebody(names, one.player),
            act=one.act,
            why=one.why,
            until=None if one.act == "read" else one.until,
            report=one.report,
            club=named.get(one.club or NO_CLUB),
        )
        for one in rulings
    ]


async def _clubs(store: Store, ids: set[ClubId]) -> dict[ClubId, ClubName]:
    found = await store.clubs.names(ids) if ids - {NO_CLUB} else {}
    return {one: ClubName(id=one, name=name) for one, name in found.items()}
