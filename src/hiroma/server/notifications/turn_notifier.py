"""Turn notifier: reminds players by e-mail and web push of tables that wait for them while they are away."""

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING

import httpx
import structlog

from hiroma.server import outbound_http
from hiroma.server.notifications import email
from hiroma.server.notifications.audience import absent, call, displaced, news, of_days
from hiroma.server.notifications.preferences import NotificationPreferences
from hiroma.server.notifications.push_subscriptions import GONE, PushSubscriptions
from hiroma.server.notifications.web_push import WebPush
from hiroma.store import notifications, subscriptions
from hiroma.store.notifications import MAIL, Reminder

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room

log = structlog.get_logger()

WAIT = 5.0
"""Seconds from a change at a table to its reminder. A player who comes to the table meanwhile gets none."""
LOOK = 1.0
"""Seconds between two looks for reminders that are due."""
EARLY = WAIT - 2 * LOOK
"""Seconds by which a reminder may be early, to share a push message with another. Not more: every process needs
time for a look, in case the player is connected there."""
AGAIN = 600.0
"""Seconds until the next try after the mail server did not take a message."""
WAITS = (60.0, 600.0, 3600.0, 6 * 3600.0)
"""Seconds until the next try after the first, second, third and fourth failure of a push. The fifth failure ends it."""
TOGETHER = 16
"""Most reminders that one look takes from the store."""


class TurnNotifier:
    """The turn notifier of one process. The store hands each reminder to one process."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.pushes = WebPush(hall.settings)
        self.browsers = PushSubscriptions(hall, self.pushes)
        self.wishes = NotificationPreferences(hall, self.browsers)
        self._writes = email.possible(hall.settings)
        self._on = self._writes or bool(self.pushes.public)

    # -- what happens

    def waits(self, room: "Room") -> None:
        """Plan reminders, in `WAIT` seconds, for players whom the table waits for and who are away.

        A player gets no second reminder of a table before they have been there.
        """
        if not self._on or not (players := absent(self.hall, room)):
            return
        now, by_mail = self.hall.time.now(), self._writes and of_days(room)
        self.hall.task(self.hall.store.transact(notifications.remind, room.id, players, now, now + WAIT, by_mail))

    def gave(self, room: "Room") -> None:
        """Plan reminders, in `WAIT` seconds, for absent players whose seat the newest entry gave to a bot.

        They get it even after an earlier reminder of this table.
        """
        if not self._on or not (players := displaced(room)):
            return
        now, by_mail = self.hall.time.now(), self._writes and of_days(room)
        self.hall.task(self.hall.store.transact(notifications.remind, room.id, players, now, now + WAIT, by_mail, True))

    def came(self, player: str, table: str) -> None:
        """Drop the reminders of a player who has come to the table."""
        if self._on:
            self.hall.task(self.hall.store.transact(notifications.came_back, player, table))

    # -- telling

    async def run(self) -> None:
        """Send due reminders until cancelled. Return at once when the hall sends neither mail nor push."""
        if self._on:
            await outbound_http.rounds(self._round, LOOK, "nobody told")

    async def _round(self, client: httpx.AsyncClient) -> None:
        now, store = self.hall.time.now(), self.hall.store
        soon = await store.read(notifications.soon, now + WAIT)
        if not soon:
            return
        for player, table in soon:
            # A process knows only the players connected to it: each looks before the reminder is due.
            if player in self.hall.present:
                await self._waiting(player, table)
        letters_due, pushes_due = [], defaultdict[str, list[Reminder]](list)
        for one in await store.transact(notifications.due, now, now + EARLY, TOGETHER):
            if one.way == MAIL:
                letters_due.append(one)
            else:
                pushes_due[one.way].append(one)
        await asyncio.gather(
            *(self._write(one) for one in letters_due),
            *(self._push(client, way, group) for way, group in pushes_due.items()),
        )

    async def _waiting(self, player: str, table: str) -> "Room | None":
        # The room if the reminder still holds. Otherwise it is dropped, and the answer is None.
        room = await self.hall.room(table)
        if room is not None and news(self.hall, room, player) is not None:
            return room
        await self.hall.store.transact(notifications.came_back, player, table)
        return None

    async def _write(self, one: Reminder) -> None:
        room = await self._waiting(one.player, one.table)
        to = await self.hall.store.read(notifications.contact, one.player)
        if room is None or to is None:
            return
        try:
            about = news(self.hall, room, one.player) or "turn"
            await email.write(self.hall, to, about, room.table.game, table=one.table)
        except OSError as error:
            log.warning("mail not sent", error=repr(error))
            await self.hall.store.transact(notifications.again, one, self.hall.time.now() + AGAIN)

    async def _push(self, client: httpx.AsyncClient, way: str, group: list[Reminder]) -> None:
        # One push for all due reminders of one browser.
        store, player = self.hall.store, group[0].player
        rooms = {one: room for one in group if (room := await self._waiting(player, one.table)) is not None}
        to = await store.read(subscriptions.one, player, way, self.hall.time.now())
        if not rooms or to is None:
            return
        told = await store.read(notifications.told, player, way)
        waiting = {line.table for line in await self.hall.listing.waiting(player)} & told
        language = (await self.hall.me(player)).locale
        push = call(self.hall, list(rooms.values()), len(waiting | {one.table for one in rooms}), player, language)
        came = await self.pushes.send(client, to, push)
        if came in GONE:
            await store.transact(subscriptions.forget, way)
        elif not came.startswith("2"):
            log.warning("push not sent", came=came)
            for one in rooms:
                if one.tries < len(WAITS):
                    await store.transact(notifications.again, one, self.hall.time.now() + WAITS[one.tries])
