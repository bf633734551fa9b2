"""Who is on vacation, and that the tables know it."""

from typing import TYPE_CHECKING

import msgspec

from hiroma.store import vacations
from hiroma.table.asked import Away
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room

TABLES = 500
"""Tables of one person that are told."""
AHEAD = 366 * 86_400.0
"""Seconds that a vacation can be planned ahead."""


class Vacation(msgspec.Struct, frozen=True, kw_only=True):
    """The vacation that somebody is on or has planned: when it `begins` and until when it lasts (unix seconds, None:
    there is none). `left` are the days that they still have this year.
    """

    begins: float | None
    until: float | None
    left: int


class Vacations:
    """Of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def of(self, player: str) -> Vacation:
        """How it stands with somebody."""
        now = self.hall.time.now()
        known = await self.hall.store.read(vacations.of, player)
        begins, until = next(((began, until) for began, until in known if until > now), (None, None))
        return Vacation(begins=begins, until=until, left=await self._left(player, now))

    async def go(self, player: str, days: int, begins: float | None) -> None:
        """Take so many days from a moment on; None: from now."""
        now = self.hall.time.now()
        if begins is not None and begins > now + AHEAD:
            raise Refused("too-far-ahead")
        begins = max(now, begins or now)
        if not await self.hall.store.transact(vacations.go, player, days, begins, now, self.hall.settings.vacation):
            raise Refused("no-days-left", left=await self._left(player, begins))
        await self.begin()

    async def come_back(self, player: str) -> None:
        """Be there again; days not begun are not taken."""
        await self.hall.store.transact(vacations.come_back, player, self.hall.time.now())
        await self.begin()

    async def begin(self) -> None:
        """Tell the tables of what has begun or ended."""
        now, store = self.hall.time.now(), self.hall.store
        if not await store.read(vacations.waiting, now):
            return
        for player, began in await store.transact(vacations.begun, now):
            await self._tell(player)
            await store.transact(vacations.told, player, began, self.hall.time.now())

    async def _left(self, player: str, at: float) -> int:
        return max(0, self.hall.settings.vacation - await self.hall.store.read(vacations.used, player, at))

    async def _tell(self, player: str) -> None:
        found = await self.hall.store.summaries(listed=None, game=None, status="playing", player=player, limit=TABLES)
        for row in found:
            room = await self.hall.room(row.table)
            if room is not None:
                await self.follow(room)

    async def follow(self, room: "Room") -> None:
        """Let a table know who of its people is on vacation, and who is no longer."""
        clock = room.table.clock
        if clock is None or not clock.pace.days or room.table.status != "playing":
            return
        now = self.hall.time.now()
        people = {chair.player: index for index, chair in enumerate(room.table.chairs) if chair.player}
        away = await self.hall.store.read(vacations.on_vacation, list(people), now)
        for player, chair in people.items():
            until = away.get(player, 0.0)
            if until != clock.away.get(chair, 0.0) and (until or clock.away.get(chair, 0.0) > now):
                await room.command(Away(chair=chair, until=until or now), None, None, None)
