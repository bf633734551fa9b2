"""Turn notifier: puts reminders of tables that wait for absent players into the outbox, and withdraws them."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import structlog

from hiroma.ids import PlayerId, TableId
from hiroma.server.core import outbox
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.presence import Presence
from hiroma.server.core.room import Room
from hiroma.server.core.signal import Signal
from hiroma.server.core.tables import Tables
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.lobby.listing import Listing
from hiroma.server.notifications.audience import News, absent, displaced, ended_since, news
from hiroma.server.wire.connection import Connection
from hiroma.server.wire.protocol import LOBBY
from hiroma.store import StoreError
from hiroma.store.notifications import NotificationRepository
from hiroma.store.outbox import MAIL, OutboxRepository
from hiroma.store.tidings import ENDED, SEAT, TURN, TidingRepository
from hiroma.table.events import SeatGiven, SeatTaken, WentAway
from hiroma.table.messages import Done
from hiroma.table.table import Table

log = structlog.get_logger()

WAIT = 5.0
"""Seconds from a change at a table to its reminder. A player who comes to the table meanwhile gets none. It leaves
every process two looks before a push message may be early, in case the player is connected there."""

TRIES = 3600
"""Most tries to keep a reminder while the store does not answer; there is one for every look of the outbox."""


class TurnNotifier:
    """The turn notifier of one process; `kinds` of reminders are those that the hall can send."""

    def __init__(
        self,
        reminders: NotificationRepository,
        messages: OutboxRepository,
        tidings: TidingRepository,
        kinds: frozenset[str],
        clock: Timekeeper,
        jobs: Jobs,
        tables: Tables,
        presence: Presence,
        listing: Listing,
    ) -> None:
        self._reminders = reminders
        self._messages = messages
        self._tidings = tidings
        self._by_days, self._live = kinds, kinds - {MAIL}
        self._clock = clock
        self.now = clock.now
        self._jobs = jobs
        self._tables = tables
        self._presence = presence
        self._listing = listing
        self.seated: Signal[[Room]] = Signal()
        """Somebody has got a seat in a game that is on. Told here, so that a move without such news has no follower
        more.
        """

    # -- what happens

    def committed(self, room: Room, done: Done) -> None:
        """Plan the reminders that the newest entry of a table, `done` here and now, calls for."""
        # The quick answer after nearly every move: all whom it waits for are here.
        if room.table.by_days or not all(map(self._presence.is_connected, room.waited)):
            self.waits(room)
        if done.meta:
            self.gave(room)
            self._went(room.table, done)
            if any(isinstance(heard.event, SeatGiven | SeatTaken) for heard in done.happened.heard):
                self.seated(room)

    def waits(self, room: Room) -> None:
        """Plan reminders, in `WAIT` seconds, for players whom the table waits for and who are away.

        A player gets no second reminder of a table before they have been there.
        """
        self._remind(room.table, absent(self._presence, self._clock, room.table, room.watching()), repeat=False)

    def gave(self, room: Room) -> None:
        """Plan reminders, in `WAIT` seconds, for absent players whose seat the newest entry gave to a bot.

        They get it even after an earlier reminder of this table.
        """
        self._remind(room.table, displaced(room.table, room.watching()), repeat=True)

    def _went(self, table: Table, done: Done) -> None:
        # The table may wait for them as before when their vacation ends, and they hear that again.
        away = [heard.event.chair for heard in done.happened.heard if isinstance(heard.event, WentAway)]
        for chair in (table.chairs[index] for index in away):
            if self._by_days and chair.player is not None and chair.bot is None:
                self._keep(partial(self._forget_turn, chair.player, table.id))

    async def _forget_turn(self, player: PlayerId, table_id: TableId) -> None:
        await self._messages.withdraw(player, table_id)
        if MAIL in self._by_days:
            await self._tidings.saw(player, (TURN,), table_id)

    def _remind(self, table: Table, players: list[PlayerId], *, repeat: bool) -> None:
        kinds = self._by_days if table.by_days else self._live
        if kinds and players:
            now = self._clock.now()
            self._keep(partial(self._reminders.remind, table.id, players, now, now + WAIT, kinds, repeat))

    def came(self, room: Room, player: PlayerId) -> None:
        """Drop the reminders of a player who has come to the table."""
        if self._by_days:
            self._keep(partial(self._seen, player, room.table))

    def departed(self, connection: Connection) -> None:
        """Remind the player of a closed socket of what it was sent after its last sign of life.

        A sleeping device counts as connected until its ping times out. A socket that the hall closed is skipped: its
        client connects again at once.
        """
        if self._by_days and not connection.closed:
            heard = self._clock.at(connection.heard)
            followed = [table_id for table_id in connection.watching if table_id != LOBBY]
            self._keep(partial(self._make_good, connection.player, followed, heard))

    async def _make_good(self, player: PlayerId, followed: Collection[TableId], heard: float) -> None:
        here = self._presence.is_connected(player)
        live = [] if here else [one.table for one in await self._listing.waiting(player)]
        for table_id in {*followed, *live}:
            table, watching = await self._tables.look(table_id), self._tables.watching(table_id)
            if table is None or table.history[-1].at <= heard:
                continue
            if player not in watching and table.chair_of(player) is not None and ended_since(table, heard):
                self._tell_end(table, [player])
            if player in displaced(table, watching, heard):
                self._remind(table, [player], repeat=True)
            elif player in absent(self._presence, self._clock, table, watching):
                self._remind(table, [player], repeat=False)

    async def _seen(self, player: PlayerId, table: Table) -> None:
        await self._messages.withdraw(player, table.id)
        if MAIL in self._by_days:
            await self._tidings.saw(player, (TURN, SEAT), table.id)
            await self._tidings.saw(player, (ENDED,), f"{table.id}/{table.no}")

    def ended(self, room: Room) -> None:
        """Keep, for players who do not see it, that a game with days for a turn has ended."""
        table = room.table
        if table.no in table.finished:
            players = {chair.player for chair in table.chairs if chair.player is not None}
            self._tell_end(table, players - room.watching())

    def _tell_end(self, table: Table, players: Collection[PlayerId]) -> None:
        if MAIL in self._by_days and table.by_days:
            about = f"{table.id}/{table.no}"
            self._keep(partial(self._tidings.tell, players, ENDED, about, self._clock.now()))

    def _keep(self, act: Callable[[], Awaitable[None]]) -> None:
        self._jobs.task(self._patiently(act))

    async def _patiently(self, act: Callable[[], Awaitable[None]]) -> None:
        # Nobody else would do it: the player is away, and the table has no other entry before they move.
        for _ in range(TRIES):
            try:
                await act()
            except StoreError as error:
                log.warning("reminder not kept", error=str(error))
                await asyncio.sleep(outbox.LOOK)
            else:
                return

    # -- what still holds

    async def run(self) -> None:
        """Withdraw reminders, shortly before they are due, of connected players who do not need them.

        Return at once when the hall sends neither mail nor push.
        """
        while self._by_days:
            await asyncio.sleep(outbox.LOOK)
            try:
                for player, table_id in await self._messages.soon(self._clock.now() + WAIT):
                    if self._presence.is_connected(player):
                        await self.needed(player, table_id)
            except StoreError as error:
                log.warning("reminders not looked at", error=str(error))

    async def needed(self, player: PlayerId, table_id: TableId) -> tuple[Table, News] | None:
        """Return the table and the reason of a reminder that still holds; otherwise withdraw it and return None."""
        table, watching = await self._tables.look(table_id), self._tables.watching(table_id)
        about = None if table is None else news(self._presence, self._clock, table, watching, player)
        if table is None or about is None:
            await self._messages.withdraw(player, table_id)
            return None
        return table, about
