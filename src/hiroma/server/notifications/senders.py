"""Senders of reminders: compose what the outbox has claimed, and send it by e-mail or web push."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

import httpx
import structlog

from hiroma.ids import PlayerId, SubscriptionId
from hiroma.server.core.names import Names
from hiroma.server.core.people import People
from hiroma.server.lobby.listing import Listing
from hiroma.server.notifications.audience import News, call
from hiroma.server.notifications.facts import Facts
from hiroma.server.notifications.letters import Letters
from hiroma.server.notifications.push_subscriptions import GONE
from hiroma.server.notifications.turn_notifier import TurnNotifier
from hiroma.server.notifications.web_push import WebPush
from hiroma.store.notifications import NotificationRepository
from hiroma.store.outbox import PUSH, Message, OutboxRepository
from hiroma.store.subscriptions import SubscriptionRepository
from hiroma.store.tidings import TidingRepository
from hiroma.table.table import Table

log = structlog.get_logger()


class MailSender:
    """Writes reminders to the addresses of players: one message for each table."""

    def __init__(self, contacts: NotificationRepository, letters: Letters, notifier: TurnNotifier) -> None:
        self._contacts = contacts
        self._letters = letters
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
            await self._letters.remind(to, about, table.game, one.table_id)
        except OSError as error:
            log.warning("mail not sent", error=repr(error))
            return False
        return True


class NewsSender:
    """Writes news to the addresses of players: each at once, or all of a day in one letter (`daily`)."""

    def __init__(
        self,
        contacts: NotificationRepository,
        tidings: TidingRepository,
        letters: Letters,
        facts: Facts,
        is_here: Callable[[PlayerId], bool],
        daily: bool,
    ) -> None:
        self._contacts = contacts
        self._tidings = tidings
        self._letters = letters
        self._facts = facts
        self._is_here = is_here
        self._daily = daily

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        """Write news that its player has not seen. Return False when it is to be tried again.

        That is when the mail server does not take it, and while a player is here, who may see it any moment. The daily
        letter does not wait for them to go.
        """
        player = messages[0].player
        to = await self._contacts.contact(player)
        if to is None:
            return True
        if not self._daily and self._is_here(player):
            return False
        keys = None if self._daily else [one.about for one in messages]
        facts = {}
        # All are looked up before any counts as told: a look may fail, and what counts as told is in no later letter.
        for one in await self._tidings.of(player):
            if one.told or (keys is not None and one.key not in keys):
                continue
            if (fact := await self._facts.of(one)) is None:
                await self._tidings.drop(player, [one.what], one.about)
            else:
                facts[one.key] = fact
        taken = await self._tidings.take(player, list(facts))
        if not taken:
            return True
        try:
            await self._letters.tell(to, [facts[one.key] for one in taken], self._daily)
        except Exception as error:
            await self._tidings.give_back(taken)
            if not isinstance(error, OSError):
                raise
            log.warning("mail not sent", error=repr(error))
            return False
        return True


class PushSender:
    """Posts reminders to the browsers of players: one push message for all turns that a browser is due."""

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
        groups = apart(found for found in needed if found is not None)
        to = await self._subscriptions.one(player, browser, self._notifier.now())
        if not groups or to is None:
            return True
        reminded = await self._messages.reminded(PUSH, browser)
        waiting = {line.table for line in await self._listing.waiting(player)} & reminded
        language = (await self._people.me(player)).locale
        for tables in groups:
            await self._names.know({chair.player for chair in tables[0].chairs if chair.player})
            push = call(self._names, tables, len(waiting | {table.id for table in tables}), player, language)
            came = await self._pushes.send(client, to, push)
            if came in GONE:
                await self._subscriptions.forget(browser)
                return True
            if not came.startswith("2"):
                log.warning("push not sent", came=came)
                return False
        return True


def apart(needed: Iterable[tuple[Table, News]]) -> list[list[Table]]:
    """Return the tables of each push message.

    One about a seat that a bot plays names no table that waits, and games with days for a turn are not kept as briefly
    as others by the push service.
    """
    groups = defaultdict[tuple[News, bool], list[Table]](list)
    for table, news in needed:
        groups[news, table.by_days].append(table)
    return list(groups.values())
