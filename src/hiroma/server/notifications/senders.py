"""Senders of reminders: compose what the outbox has claimed, and send it by e-mail or web push."""

from collections.abc import Sequence

import httpx
import structlog

from hiroma.ids import SubscriptionId
from hiroma.server.core.names import Names
from hiroma.server.core.people import People
from hiroma.server.lobby.listing import Listing
from hiroma.server.notifications import email
from hiroma.server.notifications.audience import call
from hiroma.server.notifications.push_subscriptions import GONE
from hiroma.server.notifications.turn_notifier import TurnNotifier
from hiroma.server.notifications.web_push import WebPush
from hiroma.server.settings import Settings
from hiroma.store.notifications import NotificationRepository
from hiroma.store.outbox import PUSH, Message, OutboxRepository
from hiroma.store.subscriptions import SubscriptionRepository

log = structlog.get_logger()


class MailSender:
    """Writes reminders to the addresses of players: one message for each table."""

    def __init__(
        self, contacts: NotificationRepository, settings: Settings, people: People, notifier: TurnNotifier
    ) -> None:
        self._contacts = contacts
        self._settings = settings
        self._people = people
        self._notifier = notifier

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        """Write a reminder, if its player still needs it. Return False when the mail server does not take it."""
        (one,) = messages
        needed = await self._notifier.needed(one.player, one.table_id)
        to = await self._contacts.contact(one.player)
        if needed is None or to is None:
            return True
        table, about = needed
        try:
            await email.write(self._settings, self._people, to, about, table.game, table=one.table_id)
        except OSError as error:
            log.warning("mail not sent", error=repr(error))
            return False
        return True


class PushSender:
    """Posts reminders to the browsers of players: one push message for all that a browser is due."""

    def __init__(
        self,
        messages: OutboxRepository,
        subscriptions: SubscriptionRepository,
        names: Names,
        people: People,
        listing: Listing,
        pushes: WebPush,
        notifier: TurnNotifier,
    ) -> None:
        self._messages = messages
        self._subscriptions = subscriptions
        self._names = names
        self._people = people
        self._listing = listing
        self._pushes = pushes
        self._notifier = notifier

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        """Post reminders to a browser, those that its player still needs. Return False when its service refuses."""
        player, browser = messages[0].player, SubscriptionId(messages[0].target)
        needed = [await self._notifier.needed(player, one.table_id) for one in messages]
        tables = [found[0] for found in needed if found is not None]
        to = await self._subscriptions.one(player, browser, self._notifier.now())
        if not tables or to is None:
            return True
        reminded = await self._messages.reminded(PUSH, browser)
        waiting = {line.table for line in await self._listing.waiting(player)} & reminded
        language = (await self._people.me(player)).locale
        await self._names.know({chair.player for chair in tables[0].chairs if chair.player})
        push = call(self._names, tables, len(waiting | {table.id for table in tables}), player, language)
        came = await self._pushes.send(client, to, push)
        if came in GONE:
            await self._subscriptions.forget(browser)
        elif not came.startswith("2"):
            log.warning("push not sent", came=came)
            return False
        return True
