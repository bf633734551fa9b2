"""Who is on vacation, and that the tables know it."""

import time
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


class Vacation(msgspec.Struct, frozen=True, kw_only=True):
    """Until when somebody is on vacation (unix seconds, None: not), and how many days they still have this year."""

    until: float | None
    left: int


class Vacations:
    """Of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def of(self, player: str) -> Vacation:
        """How it stands with somebody."""
        now, store = time.time(), self.hall.store
        until = (await store.read(vacations.on_vacation, [player], now)).get(player)
        taken = await store.read(vacations.used, player, now)
        return Vacation(until=until, left=max(0, self.hall.settings.vacation - taken))

    async def go(self, player: str, days: int) -> None:
        """Take so many days from now on."""
        most = self.hall.settings.vacation
        until = await self.hall.store.transact(vacations.go, player, days, time.time(), most)
        if until is None:
            raise Refused("no-days-left", left=(await self.of(player)).left)
        await self._tell(player)

    async def come_back(self, player: str) -> None:
        """Be there again; days not begun are not taken."""
        await self.hall.store.transact(vacations.come_back, player, time.time())
        await self._tell(player)

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
        now = time.time()
        people = {chair.player: index for index, chair in enumerate(room.table.chairs) if chair.player}
        away = await self.hall.store.read(vacations.on_vacation, list(people), now)
        for player, chair in people.items():
            until = away.get(player, 0.0)
            if until != clock.away.get(chair, 0.0) and (until or clock.away.get(chair, 0.0) > now):
                await room.command(Away(chair=chair, until=until or now), None, None, None)
