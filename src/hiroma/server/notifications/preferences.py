"""Notification preferences: how somebody wants to be told."""

import re
import secrets
import time
from typing import TYPE_CHECKING

import msgspec
import structlog

from hiroma.server.accounts.authentication import Visitor
from hiroma.server.accounts.rate_limits import Throttle, network, spend
from hiroma.server.notifications import email
from hiroma.server.notifications.push_subscriptions import Browser, PushSubscriptions
from hiroma.store import notifications
from hiroma.store.notifications import Contact
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

log = structlog.get_logger()

ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,63}")
LETTERS, FROM_NETWORK, HOUR = 3, 10, 3600.0
"""Addresses that one person, and that all people of one network, may give in an hour: each gets a letter."""


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody is told. By e-mail: whether the hall can write at all, where to (''), and whether that is confirmed.
    In browsers: the hall's `key` for them ('': it does not push), and those that are told.
    """

    possible: bool
    address: str
    confirmed: bool
    key: str
    browsers: tuple[Browser, ...]


class NotificationPreferences:
    """Of one process."""

    def __init__(self, hall: "Hall", browsers: PushSubscriptions) -> None:
        self.hall = hall
        self.browsers = browsers
        self._asked = Throttle(LETTERS, HOUR)
        self._networks = Throttle(FROM_NETWORK, HOUR)

    async def of(self, player: str) -> Notices:
        """How a player is told."""
        found = await self.hall.store.read(notifications.contact, player)
        return Notices(
            possible=email.possible(self.hall.settings),
            address=found.address if found else "",
            confirmed=found is not None and found.confirmed is not None,
            key=self.browsers.pushes.public,
            browsers=await self.browsers.of(player),
        )

    async def ask(self, visitor: Visitor, address: str, where: str) -> None:
        """Write to an address whether it is theirs; nothing else is written there before they say yes. `where` is the
        address, of the network, from which somebody with an account asks.
        """
        if not email.possible(self.hall.settings):
            raise Refused("mail-off")
        if not ADDRESS.fullmatch(address):
            raise Refused("mail-address")
        if visitor.session is None:
            raise Refused("guest")
        spend(self._asked, visitor.player)
        spend(self._networks, network(where))
        new = Contact(visitor.player, address, secrets.token_urlsafe(24))
        refused = await self.hall.store.transact(notifications.ask, new, time.time())
        if refused is not None:
            raise Refused(refused)
        try:
            await email.write(self.hall, new, "confirm")
        except OSError as error:
            log.warning("mail not sent", error=repr(error))
            raise Refused("mail-away") from error
