"""Club tables: unlisted, shown to members, and open to members and players invited to the table.

The log does not name the club. The store keeps it beside the table, and the admission check (`fairplay.door`) reads it
there.
"""

import secrets
from typing import TYPE_CHECKING

from hiroma.server import bodies
from hiroma.server.clubs.authorization import must_be, reaches
from hiroma.server.clubs.bodies import NewClubTable, TableClub
from hiroma.server.clubs.name import ClubName
from hiroma.server.clubs.service import must_be_playable
from hiroma.store import club_tables, clubs
from hiroma.store.clubs import INVITED, MEMBER
from hiroma.table.asked import FROM_PEOPLE, Fill, Join, SetClock, SetTimeout
from hiroma.table.refusal import Refusal, Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall


async def open_for(hall: "Hall", player: str, club: str, asked: NewClubTable) -> str | Refusal:
    """Open a table for a club, as a member, sit down there, and return its id.

    A `Refusal` is returned when the hall or the table refuses, such as for a ban or too many tables. `Refused` as
    `must_be` and `must_be_playable`.
    """
    await must_be(hall, club, player, MEMBER)
    must_be_playable(asked)
    # Members may be guests, who cannot play rated games. The host may rate the table later.
    new = bodies.NewTable(game=asked.game, options=asked.options, listed=False, rated=False)
    table = await hall.new_table(player, new)
    if isinstance(table, Refusal):
        return table
    await hall.store.write(club_tables.open_for, table, club, secrets.token_urlsafe(9))
    wishes: list[FROM_PEOPLE] = [Join(pledge=asked.pledge)]
    if asked.minutes or asked.seconds or asked.days:
        wishes.append(SetClock(minutes=asked.minutes, seconds=asked.seconds, days=asked.days))
        wishes.append(SetTimeout(then=asked.timeout))
    if asked.fill:
        wishes.append(Fill(seconds=asked.fill))
    room = hall.rooms[table]
    for wish in wishes:
        answer = await room.command(wish, player, None, None)
        if isinstance(answer, Refusal):
            return answer
    hall.lobby_changed()
    return table


async def club_of(hall: "Hall", player: str, table: str) -> TableClub:
    """Return the club of a table, as far as the player may know it; refuse ('no-such-table') an unknown table."""
    if await hall.room(table) is None:
        raise Refused("no-such-table", table=table[:64])
    found = await hall.store.read(club_tables.club_of, table)
    club = await hall.store.read(clubs.club, found[0]) if found else None
    if found is None or club is None:
        return TableClub(club=None, welcome=True, invite=None)
    role = await hall.store.read(clubs.role, club.id, player)
    member = reaches(role, MEMBER)
    return TableClub(
        club=ClubName(id=club.id, name=club.name) if member or club.door != INVITED else None,
        welcome=member or await hall.store.read(club_tables.may_sit, table, player),
        invite=found[1] if member else None,
    )


async def come(hall: "Hall", player: str, table: str, word: str) -> None:
    """Let a player sit down at a club's table by its invitation; refuse ('no-such-invitation') any other word."""
    found = await hall.store.read(club_tables.club_of, table)
    if found is None or not secrets.compare_digest(found[1].encode(), word.encode()):
        raise Refused("no-such-invitation")
    await hall.store.write(club_tables.invite, table, player)
