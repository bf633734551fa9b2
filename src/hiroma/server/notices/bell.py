"""Turn notifier: reminds players by e-mail and web push of tables that wait for them while they are away."""

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING

import httpx
import structlog

from hiroma.server import outward
from hiroma.server.notices import letters
from hiroma.server.notices.browsers import GONE, Browsers
from hiroma.server.notices.calls import absent, call, displaced, news, of_days
from hiroma.server.notices.pushes import Pushes
from hiroma.server.notices.wishes import Wishes
from hiroma.store import notices, subscriptions
from hiroma.store.notices import MAIL, Reminder

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


class Bell:
    """The turn notifier of one process. The store hands each reminder to one process."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.pushes = Pushes(hall.settings)
        self.browsers = Browsers(hall, self.pushes)
        self.wishes = Wishes(hall, self.browsers)
        self._writes = letters.possible(hall.settings)
        self._on = self._writes or bool(self.pushes.public)

    # -- what happens

    def waits(self, room: "Room") -> None:
        """Plan reminders, in `WAIT` seconds, for players whom the table waits for and who are away.

        A player gets no second reminder of a table before they have been there.
        """
        if not self._on or not (players := absent(self.hall, room)):
            return
        now, by_mail = self.hall.time.now(), self._writes and of_days(room)
        self.hall.task(self.hall.store.transact(notices.remind, room.id, players, now, now + WAIT, by_mail))

    def gave(self, room: "Room") -> None:
        """Plan reminders, in `WAIT` seconds, for absent players whose seat the newest entry gave to a bot.

        They get it even after an earlier reminder of this table.
        """
        if not self._on or not (players := displaced(room)):
            return
        now, by_mail = self.hall.time.now(), self._writes and of_days(room)
        self.hall.task(self.hall.store.transact(notices.remind, room.id, players, now, now + WAIT, by_mail, True))

    def came(self, player: str, table: str) -> None:
        """Drop the reminders of a player who has come to the table."""
        if self._on:
            self.hall.task(self.hall.store.transact(notices.came_back, player, table))

    # -- telling

    async def run(self) -> None:
        """Send due reminders until cancelled. Return at once when the hall sends neither mail nor push."""
        if self._on:
            await outward.rounds(self._round, LOOK, "nobody told")

    async def _round(self, client: httpx.AsyncClient) -> None:
        now, store = self.hall.time.now(), self.hall.store
        soon = await store.read(notices.soon, now + WAIT)
        if not soon:
            return
        for player, table in soon:
            # A process knows only the players connected to it: each looks before the reminder is due.
            if player in self.hall.present:
                await self._waiting(player, table)
        letters_due, pushes_due = [], defaultdict[str, list[Reminder]](list)
        for one in await store.transact(notices.due, now, now + EARLY, TOGETHER):
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
        await self.hall.store.transact(notices.came_back, player, table)
        return None

    async def _write(self, one: Reminder) -> None:
        room = await self._waiting(one.player, one.table)
        to = await self.hall.store.read(notices.contact, one.player)
        if room is None or to is None:
            return
        try:
            about = news(self.hall, room, one.player) or "turn"
            await letters.write(self.hall, to, about, room.table.game, table=one.table)
        except OSError as error:
            log.warning("mail not sent", error=repr(error))
            await self.hall.store.transact(notices.again, one, self.hall.time.now() + AGAIN)

    async def _push(self, client: httpx.AsyncClient, way: str, group: list[Reminder]) -> None:
        # One push for all due reminders of one browser.
        store, player = self.hall.store, group[0].player
        rooms = {one: room for one in group if (room := await self._waiting(player, one.table)) is not None}
        to = await store.read(subscriptions.one, player, way, self.hall.time.now())
        if not rooms or to is None:
            return
        told = await store.read(notices.told, player, way)
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
                    await store.transact(notices.again, one, self.hall.time.now() + WAITS[one.tries])
