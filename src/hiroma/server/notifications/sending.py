"""Sending: one sender for each kind of message that the host wants and can send."""

from collections.abc import Collection, Mapping

from hiroma.ids import PlayerId
from hiroma.server.core.names import Names
from hiroma.server.core.outbox import Sender
from hiroma.server.core.people import People
from hiroma.server.lobby.listing import Listing
from hiroma.server.notifications import email
from hiroma.server.notifications.senders import MailSender, PushSender
from hiroma.server.notifications.turn_notifier import TurnNotifier
from hiroma.server.notifications.web_push import WebPush
from hiroma.server.notifications.webhooks import Delivery, TurnHookSender, WebhookSender
from hiroma.server.settings import Settings
from hiroma.store import Store
from hiroma.store.outbox import MAIL, PUSH, TURN_HOOK, WEBHOOK


def reminders(settings: Settings, pushes: WebPush) -> frozenset[str]:
    """Return the kinds of reminders that the hall can send."""
    ways = {PUSH: bool(pushes.public), MAIL: email.possible(settings), TURN_HOOK: settings.hooks != "off"}
    return frozenset(kind for kind, possible in ways.items() if possible)


def senders(
    settings: Settings,
    kinds: Collection[str],
    store: Store,
    people: People,
    names: Names,
    listing: Listing,
    pushes: WebPush,
    notifier: TurnNotifier,
) -> dict[str, Sender]:
    """Return the senders of these kinds of reminders, and of finished games where hooks are on."""

    async def language(player: PlayerId) -> str:
        return (await people.me(player)).locale

    async def named(players: set[PlayerId]) -> Mapping[PlayerId, str]:
        await names.know(players)
        return names

    delivery, site = Delivery(store.webhooks, settings.hooks), settings.site.rstrip("/")
    made: dict[str, Sender] = {
        WEBHOOK: WebhookSender(delivery, site, language, named),
        TURN_HOOK: TurnHookSender(delivery, site, language, notifier),
        PUSH: PushSender(store.outbox, store.subscriptions, names, people, listing, pushes, notifier),
        MAIL: MailSender(store.notifications, settings, people, notifier),
    }
    wanted = {*kinds, WEBHOOK} if TURN_HOOK in kinds else kinds
    return {kind: sender for kind, sender in made.items() if kind in wanted}
