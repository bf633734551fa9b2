"""The players who are on vacation, and that the tables know it."""

import asyncio

import msgspec
import structlog

from hiroma.ids import PlayerId, TableId
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.room import Room
from hiroma.server.core.tables import Tables
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.store import StoreError
from hiroma.store.tables import TableRepository
from hiroma.store.vacations import VacationRepository
from hiroma.table.hall_commands import Away
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.table import Table

log = structlog.get_logger()

TABLES = 500
"""Tables of one player that a vacation is passed on to."""
AHEAD = 366 * 86_400.0
"""Seconds that a vacation can be planned ahead."""
AGAIN = 5.0
"""Seconds until a table of this process that could not take an entry gets it once more."""


class Vacation(msgspec.Struct, frozen=True, kw_only=True):
    """The vacation that somebody is on or has planned: when it `begins` and until when it lasts (unix seconds, None:
    there is none). `left` are the days that they still have this year.
    """

    begins: float | None
    until: float | None
    left: int


class Vacations:
    """The vacations of a hall. `days` is the number of days off that each player has in a year."""

    def __init__(
        self,
        rows: VacationRepository,
        summaries: TableRepository,
        clock: Timekeeper,
        jobs: Jobs,
        tables: Tables,
        days: int,
    ) -> None:
        self._rows = rows
        self._summaries = summaries
        self._jobs = jobs
        self._clock = clock
        self._tables = tables
        self._days = days

    async def of(self, player: PlayerId) -> Vacation:
        """Return the vacation that a player is on or has planned, and the days that they have left."""
        now = self._clock.now()
        known = await self._rows.of(player)
        begins, until = next(((began, until) for began, until in known if until > now), (None, None))
        return Vacation(begins=begins, until=until, left=await self._left(player, now))

    async def go(self, player: PlayerId, days: int, begins: float | None) -> None:
        """Take a number of days from a moment on; None: from now. `Refused`: 'too-far-ahead', 'no-days-left'."""
        now = self._clock.now()
        if begins is not None and begins > now + AHEAD:
            raise Refused("too-far-ahead")
        begins = max(now, begins or now)
        if not await self._rows.go(player, days, begins, now, self._days):
            raise Refused("no-days-left", left=await self._left(player, begins))
        await self._begin_now()

    async def come_back(self, player: PlayerId) -> None:
        """End a player's vacation; they keep the days that have not begun."""
        await self._rows.come_back(player, self._clock.now())
        await self._begin_now()

    async def _begin_now(self) -> None:
        # The vacation is kept: a failure would make its player ask again, and be refused. `begin` is called again soon.
        try:
            await self.begin()
        except StoreError as error:
            log.warning("vacation not passed on", error=str(error))

    async def begin(self) -> None:
        """Pass vacations that have begun or ended on to the players' tables. A later call tries failures again."""
        now = self._clock.now()
        if not await self._rows.waiting(now):
            return
        for player, began in await self._rows.begun(now):
            if await self._tell(player):
                await self._rows.told(player, began, self._clock.now())

    async def _left(self, player: PlayerId, at: float) -> int:
        return max(0, self._days - await self._rows.used(player, at))

    async def _tell(self, player: PlayerId) -> bool:
        # Returns False when some table could not take it now: that holds up neither other tables nor other players.
        done = True
        found = await self._summaries.summaries(listed=None, game=None, status="playing", player=player, limit=TABLES)
        for row in found:
            try:
                table = await self._tables.look(row.table)
                if table is not None:
                    await self.follow(table, player)
            except StoreError as error:
                log.warning("vacation not passed on", table=row.table, error=str(error))
                done = False
        return done

    def began(self, room: Room) -> None:
        """Tell a table where a game has begun which of its players are on vacation."""
        self._jobs.task(self._tell_room(room))

    async def _tell_room(self, room: Room) -> None:
        while True:
            try:
                return await self.follow(room.table)
            except StoreError as error:
                log.warning("vacations not passed on", table=room.id, error=str(error))
            await asyncio.sleep(AGAIN)

    def seated(self, room: Room) -> None:
        """Tell a table where a newcomer got a seat in a game that is on whether they are on vacation."""
        self._jobs.task(self._tell_room(room))

    async def follow(self, table: Table, told: PlayerId | None = None) -> None:
        """Write into a table's log which of its players are on vacation now, and which are back.

        The vacation of the player `told` begins or ends now. Its end is written, too, though the table knows it: by
        that entry the notifier reminds the player of a turn that came meanwhile. Raises `StoreError`.
        """
        clock = table.clock
        if clock is None or not clock.pace.days or table.status != "playing":
            return
        people = {chair.player: index for index, chair in enumerate(table.chairs) if chair.player}
        away = await self._rows.on_vacation(list(people), self._clock.now())
        for player, chair in people.items():
            shown = clock.away.get(chair, 0.0)
            ended = player == told and shown > 0.0
            await self._keep(table.id, chair, player, shown, away.get(player, 0.0), ended)

    async def _keep(
        self, table: TableId, chair: int, player: PlayerId, shown: float, until: float, ended: bool
    ) -> None:
        # Another process may write of a later change before this one writes of an earlier one. Each looks again at what
        # holds now, until the table has that.
        now = self._clock.now()
        while until != shown and (until or shown > now or ended):
            shown, ended = until or now, False
            if isinstance(await self._tables.order(Away(chair=chair, until=shown), table), Refusal):
                return
            now = self._clock.now()
            until = (await self._rows.on_vacation([player], now)).get(player, 0.0)
