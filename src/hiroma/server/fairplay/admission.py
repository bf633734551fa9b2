"""Admission: refuse who may not talk, sit down or open a table."""

import time
from typing import TYPE_CHECKING

from hiroma.server.fairplay.rated import refuses_rated
from hiroma.server.fairplay.sanctions import Verdict, verdict
from hiroma.store import club_tables, moderation, relations
from hiroma.table.asked import ANY, Join, Open, Ready, Rematch, SetRated, Start
from hiroma.table.refusal import Refusal, Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room

WATCHED = (Join, Open, Ready, Rematch, Start, SetRated)
"""Commands by which somebody comes to play, or says for what."""


async def holds(hall: "Hall", player: str) -> Verdict:
    """What moderators have decided about somebody and still holds."""
    return verdict(await hall.store.read(moderation.upon, player), time.time())


async def may_talk(hall: "Hall", player: str) -> None:
    """`Refused` ('chat-muted') while somebody may not talk."""
    muted = (await holds(hall, player)).muted
    if muted is not None:
        raise Refused("chat-muted", until=muted.until, why=muted.why)


async def refuses(room: "Room", asked: ANY, player: str | None) -> Refusal | None:
    """Why somebody may not play, or not at this table, by a `WATCHED` command; None when nothing is against it.

    A game in which they sit is theirs to finish, whatever was decided since.
    """
    if (closing := room.hall.closing.refuses(asked)) is not None:
        return closing
    if player is None or (isinstance(asked, Open) and asked.practice):
        return None
    opened = not isinstance(asked, Open)
    chair = room.table.chair_of(player) if opened else None
    if chair is not None and room.table.status == "playing":
        return None
    banned = (await holds(room.hall, player)).banned
    if banned is not None:
        return Refusal(code="banned", what={"until": banned.until, "why": banned.why})
    if chair is None and isinstance(asked, Join) and (full := await room.hall.caps.refuses_seat(player)) is not None:
        return full
    host = room.table.host if opened else None
    private = chair is None and isinstance(asked, Join) and not room.table.listed
    if private and not await room.hall.store.read(club_tables.may_sit, room.id, player):
        return Refusal(code="club-members-only")
    if chair is None and host is not None and await room.hall.store.read(relations.avoids, host, player):
        return Refusal(code="not-at-this-table")
    return await refuses_rated(room, asked, player) if opened else None
