"""Sending: one sender for each kind of message that the host wants and can send."""

from collections.abc import Collection, Mapping

from hiroma.ids import PlayerId
from hiroma.server.core.names import Names
from hiroma.server.core.outbox import Sender
from hiroma.server.core.people import People
from hiroma.server.core.presence import Presence
from hiroma.server.core.tables import Tables
from hiroma.server.lobby.listing import Listing
from hiroma.server.notifications import email
from hiroma.server.notifications.endings import Endings
from hiroma.server.notifications.facts import Facts, Rows
from hiroma.server.notifications.letters import Letters
from hiroma.server.notifications.senders import MailSender, NewsSender, PushSender
from hiroma.server.notifications.turn_notifier import TurnNotifier
from hiroma.server.notifications.web_push import WebPush
from hiroma.server.notifications.webhooks import Delivery, TurnHookSender, WebhookSender
from hiroma.server.settings import Settings
from hiroma.store import Store
from hiroma.store.outbox import DIGEST, MAIL, NEWS, PUSH, TURN_HOOK, WEBHOOK


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
    endings: Endings,
    tables: Tables,
    presence: Presence,
) -> dict[str, Sender]:
    """Return the senders of these kinds of reminders, of finished games where hooks are on, and of news by mail."""

    async def language(player: PlayerId) -> str:
        return (await people.me(player)).locale

    async def named(players: set[PlayerId]) -> Mapping[PlayerId, str]:
        await names.know(players)
        return names

    letters = Letters(settings, people, endings)
    facts = Facts(Rows.of(store), people, tables.look, notifier)
    delivery, site = Delivery(store.webhooks, settings.hooks), settings.site.rstrip("/")
    made: dict[str, Sender] = {
        WEBHOOK: WebhookSender(delivery, site, language, named),
        TURN_HOOK: TurnHookSender(delivery, site, language, notifier),
        PUSH: PushSender(store.outbox, store.subscriptions, names, people, listing, pushes, notifier),
        MAIL: MailSender(store.notifications, letters, notifier),
    }
    for kind in (NEWS, DIGEST):
        made[kind] = NewsSender(
            store.notifications, store.tidings, letters, facts, presence.is_connected, kind == DIGEST
        )
    wanted = {*kinds, *([WEBHOOK] if TURN_HOOK in kinds else []), *([NEWS, DIGEST] if MAIL in kinds else [])}
    return {kind: sender for kind, sender in made.items() if kind in wanted}
