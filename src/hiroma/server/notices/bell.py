"""Tells people by e-mail that it is their turn, in games of days, when they are not there."""

import asyncio
import re
import secrets
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from hiroma.server.accounts.throttle import Throttle
from hiroma.server.notices import letters
from hiroma.store import StoreError, notices
from hiroma.store.notices import Contact
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room

log = structlog.get_logger()

WAIT = 5.0
"""Seconds that somebody has to come by themselves."""
LOOK = 1.0
"""Seconds between two looks at what is due."""
AGAIN = 600.0
"""Seconds until the next try when the mail server did not take a letter."""
TOGETHER = 16
ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,63}")
LETTERS, HOURS = 3, 3600.0
"""Addresses that one person may give in an hour: each gets a letter."""


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody is told: whether the hall can write at all, where to (''), and whether that is confirmed."""

    possible: bool
    address: str
    confirmed: bool


class Bell:
    """Of one process; several share the work."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.on = letters.possible(hall.settings)
        self._asked = Throttle(LETTERS, HOURS)

    # -- what people want

    async def wishes(self, player: str) -> Notices:
        """How a player is told."""
        found = await self.hall.store.read(notices.contact, player)
        confirmed = found is not None and found.confirmed is not None
        return Notices(possible=self.on, address=found.address if found else "", confirmed=confirmed)

    async def ask(self, player: str, address: str) -> None:
        """Write to an address whether it is theirs; nothing else is written there before they say yes."""
        if not self.on:
            raise Refused("mail-off")
        if not ADDRESS.fullmatch(address):
            raise Refused("mail-address")
        wait = self._asked.take(player, time.monotonic())
        if wait > 0.0:
            raise Refused("wait", minutes=int(wait // 60) + 1)
        new = Contact(player, address, secrets.token_urlsafe(24))
        await self.hall.store.transact(notices.ask, new)
        try:
            await self._write(new, "confirm")
        except OSError as error:
            log.warning("mail not sent", error=repr(error))
            raise Refused("mail-away") from error

    # -- what happens

    def waits(self, room: "Room") -> None:
        """Something has happened at a table: whoever it waits for and is not there is told soon."""
        clock = room.table.clock
        if not self.on or clock is None or not clock.pace.days:
            return
        players = {room.table.chairs[chair].player or "" for chair in clock.running} - room.online() - {""}
        if players:
            self._note(self.hall.store.transact(notices.remind, room.id, players, time.time() + WAIT))

    def came(self, player: str, table: str) -> None:
        """Somebody is at a table."""
        if self.on:
            self._note(self.hall.store.transact(notices.came_back, player, table))

    def _note(self, writing: Coroutine[Any, Any, None]) -> None:
        self.hall.task(writing)

    # -- telling

    async def run(self) -> None:
        """Tell whoever is due, for ever."""
        while self.on:
            await asyncio.sleep(LOOK)
            try:
                found = await self.hall.store.transact(notices.due, time.time(), TOGETHER)
                await asyncio.gather(*(self._tell(table, one) for table, one in found))
            except StoreError as error:
                log.warning("nobody told", error=str(error))

    async def _tell(self, table: str, one: Contact) -> None:
        room = await self.hall.room(table)
        chair = room.table.chair_of(one.player) if room else None
        clock = room.table.clock if room else None
        if room is None or clock is None or chair not in clock.running or one.player in room.online():
            await self.hall.store.transact(notices.came_back, one.player, table)
            return
        try:
            await self._write(one, "turn", table=table)
        except OSError as error:
            log.warning("mail not sent", error=repr(error))
            await self.hall.store.transact(notices.again, one.player, table, time.time() + AGAIN)

    async def _write(self, one: Contact, kind: str, **args: str) -> None:
        me = await self.hall.me(one.player)
        settings = self.hall.settings
        message = letters.letter(settings, one.address, one.token, kind, me.locale, name=me.name, **args)
        await asyncio.to_thread(letters.send, settings.smtp, message)
