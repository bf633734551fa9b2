"""Authorization for clubs: visibility, roles and invitations."""

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
    """Return the club with the id `name`, and the player's role there (None without one).

    Refuse ('no-such-club') when there is none, or when it is hidden and the player is neither in it nor invited.
    """
    club = await hall.store.read(clubs.club, name) if name.isprintable() else None
    if club is None:
        raise Refused("no-such-club")
    role = await hall.store.read(clubs.role, name, player)
    if club.door == INVITED and (role is None or role == OUT) and not invites(club, invite):
        raise Refused("no-such-club")
    return club, role


async def must_be(hall: "Hall", name: str, player: str, least: str) -> ClubRow:
    """Return the club with the id `name`; refuse ('club-role') a player whose role is lower than `least`.

    `Refused` as `seen`, too.
    """
    club, role = await seen(hall, name, player)
    if not reaches(role, least):
        raise Refused("club-role", need=least)
    return club


def reaches(role: str | None, least: str) -> bool:
    """Return True for the role `least` or a higher one."""
    return role in BELONG[: BELONG.index(least) + 1]


def invites(club: ClubRow, word: str) -> bool:
    """Return True for the word of the club's invitation. The comparison takes constant time."""
    return secrets.compare_digest(club.invite.encode(), word.encode())


async def must_see(hall: "Hall", table: str, room: "Room | None", player: str) -> None:
    """Refuse ('club-members-only') a player who may not see a table.

    The table of a hidden club is for its members, for players invited to the table, and for players who sit
    there or host it. `room` is None for a table whose rules this release does not have.
    """
    if room is not None and at_home(room, player):
        return
    if not await hall.store.read(club_tables.may_see, table, player):
        raise Refused("club-members-only")


def at_home(room: "Room", player: str) -> bool:
    """Return True when a player surely may see a table: it is listed, or they sit there or host it. Asks no store."""
    return room.table.listed or player == room.table.host or room.table.chair_of(player) is not None


async def may_speak(hall: "Hall", player: str) -> None:
    """Refuse ('chat-muted', 'banned') a player whom moderators keep from talking or playing: a club does both."""
    await may_talk(hall, player)
    await may_play(hall, player)


async def may_play(hall: "Hall", player: str) -> None:
    """Refuse ('banned') a player whom moderators keep from playing."""
    banned = (await holds(hall, player)).banned
    if banned is not None:
        raise Refused("banned", until=banned.until, why=banned.why)
