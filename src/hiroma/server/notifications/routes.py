"""HTTP routes of turn notifications."""

import time
from typing import Annotated
from urllib.parse import quote

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from hiroma.ids import PlayerId, SubscriptionId
from hiroma.server.core.visitor import HallRequest, Visitor
from hiroma.server.limits.budget import address_of
from hiroma.server.notifications.preferences import Notices, NotificationPreferences
from hiroma.server.notifications.push_subscriptions import PushSubscriptions
from hiroma.server.wire.bodies import Done
from hiroma.store import Store
from hiroma.store.tidings import MailWishes, When
from hiroma.table.refusal import Refused


class NewAddress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of PUT /api/notices/mail."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class NewWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of PUT /api/notices/wishes: the letters of each category, and the hour of the daily letter."""

    turn: When
    company: When
    events: When
    news: When
    zone: Annotated[str, msgspec.Meta(max_length=64)]
    """Time zone, such as 'Europe/Berlin'."""
    hour: Annotated[int, msgspec.Meta(ge=0, le=23)]


class Reads(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a push subscription, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    """The browser's public key."""
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    """The authentication secret."""


class NewBrowser(msgspec.Struct, frozen=True, kw_only=True):
    """Body of POST /api/notices/browsers: a push subscription, as `PushSubscription.toJSON` writes it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]
    keys: Reads


class Told(Controller):
    """The player's notification settings, and the links in mails."""

    path = "/api/notices"

    @get()
    async def settings(
        self, preferences: NamedDependency[NotificationPreferences], me: NamedDependency[PlayerId]
    ) -> Notices:
        """Return the player's notification settings."""
        return await preferences.of(me)

    @put("/mail")
    async def ask_for_mail(
        self,
        request: HallRequest,
        preferences: NamedDependency[NotificationPreferences],
        visitor: NamedDependency[Visitor],
        data: JSONBody[NewAddress],
    ) -> Notices:
        """Send notifications to this address, once its owner has confirmed it. It takes an account.

        `Refused` as `NotificationPreferences.ask`.
        """
        await preferences.ask(visitor, data.address.strip(), address_of(request.scope))
        return await preferences.of(visitor.player)

    @delete("/mail", status_code=200)
    async def forget_mail(
        self,
        store: NamedDependency[Store],
        preferences: NamedDependency[NotificationPreferences],
        me: NamedDependency[PlayerId],
    ) -> Notices:
        """Forget the player's address and its reminders."""
        await store.notifications.forget(me)
        return await preferences.of(me)

    @put("/wishes")
    async def set_wishes(
        self,
        preferences: NamedDependency[NotificationPreferences],
        visitor: NamedDependency[Visitor],
        data: JSONBody[NewWishes],
    ) -> Notices:
        """Set the letters that the player wants, by category. `Refused` as `NotificationPreferences.wish`."""
        await preferences.wish(visitor, MailWishes(**msgspec.structs.asdict(data)))
        return await preferences.of(visitor.player)

    @post("/end/{token:str}", status_code=200)
    async def end_letters(self, preferences: NamedDependency[NotificationPreferences], token: FromPath[str]) -> Done:
        """End the letters of one category, or the daily letter, signed in or not. Nothing else can be done so.

        Mail programs post here, too (`List-Unsubscribe-Post`, RFC 8058), and may repeat it. `Refused` as
        `NotificationPreferences.end`.
        """
        await preferences.end(token)
        return Done()

    @get(["/confirm/{token:str}", "/stop/{token:str}", "/end/{token:str}"], status_code=302)
    async def letter(self, request: HallRequest, token: FromPath[str]) -> Redirect:
        """Redirect a mail's link to its page under `/letters`, which asks.

        A GET changes nothing, because mail filters open links.
        """
        way = request.url.path.split("/")[3]
        return Redirect(f"/letters/{way}/{quote(token, safe='')}")

    @post("/confirm/{token:str}", status_code=200)
    async def confirm_mail(self, store: NamedDependency[Store], token: FromPath[str]) -> Done:
        """Confirm an address, as its owner. No cookie is needed. `Refused`: 'no-such-letter'."""
        if not await store.notifications.confirm(token, time.time()):
            raise Refused("no-such-letter")
        return Done()

    @post("/stop/{token:str}", status_code=200)
    async def stop_mail(self, store: NamedDependency[Store], token: FromPath[str]) -> Done:
        """End all mail to an address, signed in or not.

        Mail programs post here, too (`List-Unsubscribe-Post`, RFC 8058), and may repeat it.
        """
        await store.notifications.stop(token, time.time())
        return Done()

    @post("/browsers")
    async def subscribe(
        self,
        request: HallRequest,
        subscriptions: NamedDependency[PushSubscriptions],
        preferences: NamedDependency[NotificationPreferences],
        visitor: NamedDependency[Visitor],
        data: JSONBody[NewBrowser],
    ) -> Notices:
        """Subscribe this browser for the player, whoever had it before.

        The body is a `PushSubscription` as JSON, made with the `key` of `GET /api/notices`. `Refused` as
        `PushSubscriptions.keep`.
        """
        agent, keys = request.headers.get("User-Agent", ""), data.keys
        await subscriptions.keep(visitor, data.endpoint, keys.p256dh, keys.auth, agent)
        return await preferences.of(visitor.player)

    @delete("/browsers/{browser:str}", status_code=200)
    async def unsubscribe(
        self,
        subscriptions: NamedDependency[PushSubscriptions],
        preferences: NamedDependency[NotificationPreferences],
        me: NamedDependency[PlayerId],
        browser: FromPath[SubscriptionId],
    ) -> Notices:
        """Unsubscribe one of the player's browsers. `Refused` as `PushSubscriptions.drop`."""
        await subscriptions.drop(me, browser)
        return await preferences.of(me)

    @post("/browsers/{browser:str}/try", status_code=200)
    async def try_push(
        self,
        subscriptions: NamedDependency[PushSubscriptions],
        me: NamedDependency[PlayerId],
        browser: FromPath[SubscriptionId],
    ) -> Done:
        """Send a test push to one of the player's browsers. `Refused` as `PushSubscriptions.try_out`."""
        await subscriptions.try_out(me, browser)
        return Done()
