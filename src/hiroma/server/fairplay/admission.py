"""Admission: refuse players who may not sit down, open a table or begin a game."""

from hiroma.ids import PlayerId
from hiroma.server.core.rated import barred
from hiroma.server.core.room import Room
from hiroma.server.core.sanctions import holds
from hiroma.server.fairplay.door import refuses_at_door
from hiroma.server.limits.caps import Caps
from hiroma.store import Store
from hiroma.store.relations import IGNORED
from hiroma.table.commands import ANY, Cursor, Join, Open, SetNext, SetRated
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table

COMES = (Join, Cursor, SetNext)
"""Commands of players who want to play, now or when a chair is free."""


class Admission:
    """Checks commands by which a player comes to play, or says for what."""

    def __init__(self, store: Store, caps: Caps) -> None:
        self._store = store
        self._caps = caps

    async def refuses(self, room: Room, asked: ANY, player: PlayerId | None) -> Refusal | None:
        """Return why a player may not play, or not at this table; None when nothing is against it.

        The hall itself (`player` None) may, and everybody may practise. A player finishes a game in which they sit,
        whatever moderators have decided since.
        """
        if player is None or (isinstance(asked, Open) and asked.practice) or _goes(asked):
            return None
        opened = not isinstance(asked, Open)
        chair = room.table.chair_of(player) if opened else None
        if chair is not None and room.table.status == "playing":
            return None
        banned = (await holds(self._store.moderation, player)).banned
        if banned is not None:
            return Refusal(code="banned", what={"until": banned.until, "why": banned.why})
        comes = chair is None and isinstance(asked, COMES)
        if comes and (full := await self._caps.refuses_seat(player, room.id)) is not None:
            return full
        host = room.table.host if opened else None
        if comes and (closed := await self._door(room, player)) is not None:
            return closed
        if chair is None and host is not None and await self._store.relations.avoids(host, player):
            return Refusal(code="not-at-this-table")
        if comes and await self._intrudes(room.table, player):
            return Refusal(code="not-at-this-table")
        return await refuses_rated(self._store, room.table, asked, player) if opened else None

    async def _door(self, room: Room, player: PlayerId) -> Refusal | None:
        # Of a club, with a password, or for some ratings: the host has set it, and a table of a tournament has none.
        if not room.table.listed and not await self._store.club_tables.may_sit(room.id, player):
            return Refusal(code="club-members-only")
        if player == room.table.host:
            return None
        password = await self._store.table_passwords.of(room.id)
        if password is not None and room.spectators.admitted.get(player) != password:
            return Refusal(code="table-password")
        return await refuses_at_door(self._store, room.table, player)

    async def _intrudes(self, table: Table, player: PlayerId) -> bool:
        # Nobody can get up from a game that is on because of somebody who takes a seat there.
        if not table.in_match:
            return False
        people = {chair.player for chair in table.chairs}
        if not people.isdisjoint(await self._store.relations.apart(player)):
            return True
        return table.host is not None and player in (await self._store.relations.shuns(table.host))[IGNORED]


def _goes(asked: ANY) -> bool:
    return isinstance(asked, SetNext) and not asked.on


async def refuses_rated(store: Store, table: Table, asked: ANY, player: PlayerId) -> Refusal | None:
    """Return why a player may not sit down at a rated table, or the table cannot be rated with the players it has.

    The latter ('rated-guests-sit') is asked when it is to become rated, and before each of its games. The former is
    as `barred`.
    """
    rated = asked.on if isinstance(asked, SetRated) else table.rated
    if not rated:
        return None
    if isinstance(asked, COMES):
        return await barred(store.accounts, player)
    people = {chair.player for chair in table.chairs if chair.player is not None}
    return None if people == await store.accounts.rateable(people) else Refusal(code="rated-guests-sit")
