"""Notification settings: the address and the browsers that a player wants turn notifications in."""

import re
import secrets
import time

import msgspec
import structlog

from hiroma.ids import PlayerId
from hiroma.server.core.people import People
from hiroma.server.core.visitor import Visitor
from hiroma.server.limits.rate_limits import Throttle, network, spend
from hiroma.server.notifications import email
from hiroma.server.notifications.endings import Endings, is_for
from hiroma.server.notifications.push_subscriptions import Browser, PushSubscriptions
from hiroma.server.settings import Settings
from hiroma.store.notifications import Contact, NotificationRepository
from hiroma.store.tidings import MailWishes, TidingRepository, zone_of
from hiroma.table.refusal import Refused

log = structlog.get_logger()

ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,63}")
LETTERS, FROM_NETWORK, HOUR = 3, 10, 3600.0
"""Addresses that one player, and one network, may give in an hour, since each gets a mail; and the hour, in seconds."""


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """The notification settings of a player."""

    possible: bool
    """True when the hall can send mail."""
    address: str
    """E-mail address that letters go to; '' without one."""
    asked: str
    """E-mail address whose owner has yet to agree; '' without one. Nothing but the question is sent there before."""
    key: str
    """The hall's public key for push subscriptions, in base64url; '' when push is off."""
    browsers: tuple[Browser, ...]
    wishes: MailWishes


class NotificationPreferences:
    """The notification settings of players."""

    def __init__(
        self,
        contacts: NotificationRepository,
        tidings: TidingRepository,
        settings: Settings,
        people: People,
        browsers: PushSubscriptions,
    ) -> None:
        self._tidings = tidings
        self.endings = Endings(settings.key)
        self._contacts = contacts
        self._settings = settings
        self._people = people
        self._browsers = browsers
        self.asked = Throttle(LETTERS, HOUR)
        self.by_network = Throttle(FROM_NETWORK, HOUR)

    async def of(self, player: PlayerId) -> Notices:
        """Return the notification settings of a player."""
        found, asked = await self._contacts.contact(player), await self._contacts.asked(player)
        return Notices(
            possible=email.possible(self._settings),
            address=found.address if found else "",
            asked=asked.address if asked else "",
            key=self._browsers.pushes.public,
            browsers=await self._browsers.of(player),
            wishes=await self._tidings.wishes(player),
        )

    async def wish(self, visitor: Visitor, new: MailWishes) -> None:
        """Keep the letters that a player wants. `Refused`: 'guest', 'no-such-zone'."""
        if visitor.session is None:
            raise Refused("guest")
        if zone_of(new.zone) is None:
            raise Refused("no-such-zone")
        await self._tidings.set_wishes(visitor.player, new, time.time())

    async def end(self, token: str) -> None:
        """End the letters of a token's kind, signed in or not. `Refused` as `Endings.read`.

        A token that was written to another address than the present one ends nothing.
        """
        scope, player, mark = self.endings.read(token)
        if is_for(await self._contacts.contact(player), mark):
            await self._tidings.end(player, None if scope == "daily" else [scope], time.time())

    async def ask(self, visitor: Visitor, address: str, where: str) -> None:
        """Mail an address a request to confirm. Once its owner confirms it, it takes the place of the player's last.

        The address that gets their letters already is not asked again: it stays, and no other one waits any more.
        `where` is the visitor's IP address. `Refused`: 'mail-off', 'mail-address', 'guest', 'wait', 'mail-often' and
        'mail-unwanted' (the owner of the address had enough requests, or declined), 'mail-away' (it could not be
        sent).
        """
        if not email.possible(self._settings):
            raise Refused("mail-off")
        if not ADDRESS.fullmatch(address) or not email.is_plain(address):
            raise Refused("mail-address")
        if visitor.session is None:
            raise Refused("guest")
        present = await self._contacts.contact(visitor.player)
        if present is not None and present.address == address:
            await self._contacts.withdraw(visitor.player)
            return
        spend(self.asked, visitor.player)
        spend(self.by_network, network(where))
        new = Contact(visitor.player, address, secrets.token_urlsafe(24))
        refused = await self._contacts.ask(address, time.time())
        if refused is not None:
            raise Refused(refused)
        try:
            await email.ask(self._settings, self._people, new)
        except OSError as error:
            log.warning("mail not sent", error=repr(error))
            raise Refused("mail-away") from error
        # Not before: a token that nobody has been sent would take the place of one that its owner may still confirm.
        await self._contacts.keep(new)
