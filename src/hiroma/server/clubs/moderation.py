"""Club moderation: reports of a club's name or text, and rulings on them."""

import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from hiroma.server.accounts.names import look
from hiroma.server.clubs.authorization import reaches, seen
from hiroma.server.clubs.bodies import ClubReport, ClubRuling
from hiroma.server.fairplay.block_lists import tell
from hiroma.server.fairplay.bodies import NewReport
from hiroma.server.fairplay.moderation import readable
from hiroma.store import clubs, moderation
from hiroma.store.clubs import OFFICER, OWNER, ClubRow
from hiroma.store.moderation import Ruling
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.fairplay.moderation import Moderation
    from hiroma.server.hall import Hall


async def report(desk: "Moderation", player: str, name: str, asked: ClubReport) -> None:
    """Report a club's name or text to the moderators; its owner is the reported player.

    `Refused`: 'no-such-club', and as `Moderation.report` ('yourself', 'wait', 'reported-already' among others).
    """
    club, _ = await seen(desk.hall, name, player)
    owner = await _owner(desk.hall, name)
    await desk.report(player, NewReport(player=owner, reason="club", text=asked.text), club)


async def rule(hall: "Hall", moderator: str, name: str, asked: ClubRuling) -> None:
    """Clear a club's name or text, or close it, and write the ruling into the audit.

    `Refused`: 'no-such-club', 'own-case' (the moderator owns the club or is an officer there),
    'not-over-moderators' (its owner is a moderator), 'why-missing', 'no-such-report' (also for a closed one).
    """
    store = hall.store
    club = await store.read(clubs.club, name) if name.isprintable() else None
    if club is None:
        raise Refused("no-such-club")
    owner = await _owner(hall, name)
    if reaches(await store.read(clubs.role, name, moderator), OFFICER):
        raise Refused("own-case")
    if await store.read(moderation.moderates, owner):
        raise Refused("not-over-moderators")
    why = readable(asked.why)
    if not why:
        raise Refused("why-missing")
    if asked.report is not None:
        found = await store.read(moderation.one_report, asked.report) if asked.report.isprintable() else None
        if found is None or found.club != name:
            raise Refused("no-such-report")
    ruling = Ruling(
        at=time.time(), actor=moderator, player=owner, act=asked.act, why=why, report=asked.report, club=name
    )
    if not await store.transact(carried_out, ruling, club):
        raise Refused("no-such-report")
    await tell(hall, owner)
    hall.lobby_changed()


def carried_out(connection: Connection, ruling: Ruling, club: ClubRow) -> bool:
    """Carry out a ruling and add it to the audit; change nothing and return False when its report is closed already."""
    if not moderation.rule(connection, ruling):
        return False
    match ruling.act:
        case "close-club":
            clubs.close(connection, club.id, ruling.at)
        case "clear-text":
            clubs.change(connection, club.id, {"text": ""})
        case "clear-name":
            name = f"Club-{club.id.upper()}"
            clubs.change(connection, club.id, {"name": name, "key": look(name)})
    return True


async def _owner(hall: "Hall", name: str) -> str:
    return next(one.player for one in await hall.store.read(clubs.roll, name) if one.role == OWNER)
