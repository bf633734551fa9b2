"""Club tables: unlisted, shown to members, and open to members and players invited to the table.

The log does not name the club. The store keeps it beside the table, and the admission check (`fairplay.admission`)
reads it there.
"""

import secrets
from collections.abc import Callable

from hiroma.ids import ClubId, PlayerId, TableId
from hiroma.server.clubs.authorization import must_be, reaches
from hiroma.server.clubs.bodies import NewClubTable, TableClub
from hiroma.server.clubs.service import must_be_playable
from hiroma.server.core.tables import Tables
from hiroma.server.wire import bodies
from hiroma.server.wire.club_name import ClubName
from hiroma.store import Store
from hiroma.store.clubs import INVITED, MEMBER
from hiroma.table.commands import FROM_PEOPLE, Fill, Join, SetClock, SetTimeout
from hiroma.table.hall_commands import Close
from hiroma.table.refusal import Refusal, Refused


async def open_for(
    store: Store,
    tables: Tables,
    lobby_changed: Callable[[], None],
    player: PlayerId,
    club_id: ClubId,
    asked: NewClubTable,
) -> TableId | Refusal:
    """Open a table for a club, as a member, sit down there, and return its id.

    A `Refusal` is returned when the hall or the table refuses, such as for a ban or too many tables.

    `Refused` as `must_be` and `must_be_playable`; 'no-such-club' also for one that closes meanwhile.
    """
    await must_be(store, club_id, player, MEMBER)
    must_be_playable(asked)
    # Members may be guests, who cannot play rated games. The host may rate the table later.
    new = bodies.NewTable(game=asked.game, options=asked.options, listed=False, rated=False)
    table_id = await tables.new(player, new)
    if isinstance(table_id, Refusal):
        return table_id
    if not await store.club_tables.open_for(table_id, club_id, secrets.token_urlsafe(9)):
        await tables.order(Close(), table_id)
        raise Refused("no-such-club")
    wishes: list[FROM_PEOPLE] = [Join(pledge=asked.pledge)]
    if asked.minutes or asked.seconds or asked.days:
        wishes.append(SetClock(minutes=asked.minutes, seconds=asked.seconds, days=asked.days))
        wishes.append(SetTimeout(then=asked.timeout))
    if asked.fill:
        wishes.append(Fill(seconds=asked.fill))
    for wish in wishes:
        answer = await tables.order(wish, table_id, player)
        if isinstance(answer, Refusal):
            # An open table where nobody sits would count as one that they have opened.
            await tables.order(Close(), table_id)
            return answer
    lobby_changed()
    return table_id


async def club_of(store: Store, tables: Tables, player: PlayerId, table_id: TableId) -> TableClub:
    """Return the club of a table, as far as the player may know it; refuse ('no-such-table') an unknown table."""
    if await tables.look(table_id) is None:
        raise Refused("no-such-table", table=table_id[:64])
    found = await store.club_tables.club_of(table_id)
    theirs = await store.clubs.club_and_role(found[0], player) if found else None
    if found is None or theirs is None:
        return TableClub(club=None, welcome=True, invite=None)
    club, role = theirs
    member = reaches(role, MEMBER)
    return TableClub(
        club=ClubName(id=club.id, name=club.name) if member or club.door != INVITED else None,
        welcome=member or await store.club_tables.may_sit(table_id, player),
        invite=found[1] if member else None,
    )


async def come(store: Store, player: PlayerId, table_id: TableId, word: str) -> None:
    """Let a player sit down at a club's table by its invitation; refuse ('no-such-invitation') any other word."""
    found = await store.club_tables.club_of(table_id)
    if found is None or not secrets.compare_digest(found[1].encode(), word.encode()):
        raise Refused("no-such-invitation")
    await store.club_tables.invite(table_id, player)
