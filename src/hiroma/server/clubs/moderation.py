"""Club moderation: reports of a club's name or text, and rulings on them."""

import secrets
import time
from collections.abc import Callable

from hiroma.ids import ClubId, PlayerId
from hiroma.server.clubs.authorization import owner_of, reaches, seen
from hiroma.server.clubs.bodies import ClubReport, ClubRuling
from hiroma.server.core.conduct import tell
from hiroma.server.core.naming import look
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.speech import readable_text
from hiroma.server.fairplay.bodies import NewReport
from hiroma.server.fairplay.reports import Reports
from hiroma.store import Store
from hiroma.store.clubs import OFFICER
from hiroma.store.moderation import Ruling
from hiroma.table.refusal import Refused


async def report(reports: Reports, store: Store, player: PlayerId, club_id: ClubId, asked: ClubReport) -> None:
    """Report a club's name or text to the moderators; its owner is the reported player.

    `Refused`: 'no-such-club', and as `Reports.keep` ('yourself', 'wait', 'reported-already' among others).
    """
    club, _ = await seen(store, club_id, player)
    owner = await owner_of(store, club_id)
    await reports.keep(player, NewReport(player=owner, reason="club", text=asked.text), club)


async def rule(
    store: Store,
    sockets: Sockets,
    lobby_changed: Callable[[], None],
    moderator: PlayerId,
    club_id: ClubId,
    asked: ClubRuling,
) -> None:
    """Clear a club's name or text, or close it, and write the ruling into the audit.

    `Refused`: 'no-such-club', 'own-case' (the moderator owns the club or is an officer there),
    'not-over-moderators' (its owner is a moderator), 'why-missing', 'no-such-report' (also for a closed one).
    """
    club = await store.clubs.club(club_id) if club_id.isprintable() else None
    if club is None:
        raise Refused("no-such-club")
    owner = await owner_of(store, club_id)
    if reaches(await store.clubs.role(club_id, moderator), OFFICER):
        raise Refused("own-case")
    if await store.moderation.moderates(owner):
        raise Refused("not-over-moderators")
    why = readable_text(asked.why)
    if not why:
        raise Refused("why-missing")
    if asked.report is not None:
        found = await store.moderation.one_report(asked.report) if asked.report.isprintable() else None
        if found is None or found.club != club_id:
            raise Refused("no-such-report")
    ruling = Ruling(
        at=time.time(), actor=moderator, player=owner, act=asked.act, why=why, report=asked.report, club=club_id
    )
    match await _ruled(store, ruling, club.id):
        case "closed":
            raise Refused("no-such-club")
        case "ruled before":
            raise Refused("no-such-report")
    await tell(store, sockets, owner)
    lobby_changed()


async def _ruled(store: Store, ruling: Ruling, club_id: ClubId) -> str:
    answer = await store.clubs.rule(ruling, club_id, _changed(ruling.act, club_id))
    while answer == "taken":
        # Its owner knows the id, and may have given another club that name. A name that nobody foresees is free.
        answer = await store.clubs.rule(ruling, club_id, _changed(ruling.act, secrets.token_hex(5)))
    return answer


def _changed(act: str, word: str) -> dict[str, object]:
    # The values that a ruling puts into the club's row; a cleared name ends with `word`.
    if act == "clear-text":
        return {"text": ""}
    name = f"Club-{word.upper()}"
    return {"name": name, "key": look(name)} if act == "clear-name" else {}
