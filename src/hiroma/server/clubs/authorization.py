"""Authorization: who sees a club, and who may do what there."""

import secrets
from typing import TYPE_CHECKING

from hiroma.server.fairplay.admission import holds, may_talk
from hiroma.store import club_tables, clubs
from hiroma.store.clubs import BELONG, INVITED, OUT, ClubRow
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room


async def seen(hall: "Hall", name: str, player: str, invite: str = "") -> tuple[ClubRow, str | None]:
    """The club of that id, and how a player stands to it.

    `Refused` ('no-such-club') when there is none, or it shows itself only to those who belong to it or are invited.
    """
    club = await hall.store.read(clubs.club, name) if name.isprintable() else None
    if club is None:
        raise Refused("no-such-club")
    role = await hall.store.read(clubs.role, name, player)
    if club.door == INVITED and (role is None or role == OUT) and not invites(club, invite):
        raise Refused("no-such-club")
    return club, role


async def must_be(hall: "Hall", name: str, player: str, least: str) -> ClubRow:
    """The club, for who has that role there or a higher one; `Refused` ('club-role') for others."""
    club, role = await seen(hall, name, player)
    if not reaches(role, least):
        raise Refused("club-role", need=least)
    return club


def reaches(role: str | None, least: str) -> bool:
    """Whether a role is that one or a higher one."""
    return role in BELONG[: BELONG.index(least) + 1]


def invites(club: ClubRow, word: str) -> bool:
    """Whether this is the word of its invitation."""
    return secrets.compare_digest(club.invite.encode(), word.encode())


async def must_see(hall: "Hall", table: str, room: "Room | None", player: str) -> None:
    """`Refused` ('club-members-only') for who may not know what happens at a table.

    At a table for a club that is found by invitation only there are its members, who is invited to the table, and who
    sits there already. Of a table whose rules are gone there is no `room`.
    """
    if room is not None and at_home(room, player):
        return
    if not await hall.store.read(club_tables.may_see, table, player):
        raise Refused("club-members-only")


def at_home(room: "Room", player: str) -> bool:
    """Whether nobody need ask if a player may see a table: it is listed, or the player sits there or is its host."""
    return room.table.listed or player == room.table.host or room.table.chair_of(player) is not None


async def may_speak(hall: "Hall", player: str) -> None:
    """`Refused` while a moderator keeps somebody from talking or playing: a club speaks, and plays."""
    await may_talk(hall, player)
    await may_play(hall, player)


async def may_play(hall: "Hall", player: str) -> None:
    """`Refused` ('banned') while a moderator keeps somebody from playing."""
    banned = (await holds(hall, player)).banned
    if banned is not None:
        raise Refused("banned", until=banned.until, why=banned.why)
