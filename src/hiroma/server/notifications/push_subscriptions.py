"""Web push subscriptions: the browsers in which players asked for notifications."""

import hashlib
import time

import msgspec

from hiroma.ids import PlayerId, SubscriptionId
from hiroma.server.core import outbound_http
from hiroma.server.core.people import People
from hiroma.server.core.user_agent import device_words
from hiroma.server.core.visitor import Visitor
from hiroma.server.limits.rate_limits import Throttle, spend
from hiroma.server.notifications.web_push import Push, WebPush, fit
from hiroma.server.notifications.words import say
from hiroma.store.subscriptions import Subscription, SubscriptionRepository
from hiroma.table.refusal import Refused

MOST = 8
"""Most browsers of one player."""
NEW, TRIED, HOUR = 20, 5, 3600.0
"""Subscriptions, and test pushes, that one player may ask for in an hour; and the hour, in seconds."""
GONE = ("404", "410")
"""Statuses of a push service for a subscription that has ended."""


class Browser(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which a player gets notifications."""

    id: SubscriptionId
    """Derived from its push endpoint, so that a browser can find itself in the list."""
    device: str
    """Browser and system, such as 'Firefox · Linux'; '' for unknown ones."""
    since: float
    """Unix seconds of the subscription."""


class PushSubscriptions:
    """The push subscriptions of players."""

    def __init__(self, rows: SubscriptionRepository, people: People, pushes: WebPush) -> None:
        self._rows = rows
        self._people = people
        self.pushes = pushes
        self.new = Throttle(NEW, HOUR)
        self.tried = Throttle(TRIED, HOUR)

    async def of(self, player: PlayerId) -> tuple[Browser, ...]:
        """Return the browsers of a player, oldest first."""
        found = await self._rows.of(player, time.time())
        return tuple(Browser(id=one.id, device=one.device, since=one.created) for one in found)

    async def keep(self, visitor: Visitor, endpoint: str, key: str, auth: str, agent: str) -> None:
        """Subscribe a browser for the visitor, whoever had it before; `agent` is its User-Agent.

        `key` and `auth` are base64url. `Refused`: 'push-off', 'wait', 'push-address' (unfit keys or
        endpoint), 'too-many'.
        """
        if not self.pushes.public:
            raise Refused("push-off")
        spend(self.new, visitor.player)
        if not fit(key, auth):
            raise Refused("push-address")
        try:
            await outbound_http.allowed(endpoint, self.pushes.which)
        except outbound_http.BlockedAddress:
            raise Refused("push-address") from None
        new = Subscription(
            id=name_of(endpoint),
            player=visitor.player,
            endpoint=endpoint,
            key=key,
            auth=auth,
            device=device_words(agent),
            created=time.time(),
            session=visitor.session.hash if visitor.session else None,
        )
        if not await self._rows.keep(new, MOST):
            raise Refused("too-many", most=MOST)

    async def drop(self, player: PlayerId, subscription_id: SubscriptionId) -> None:
        """Delete a subscription; `Refused` ('no-such-browser') when the player has none of that id."""
        if not await self._rows.drop(player, subscription_id):
            raise Refused("no-such-browser")

    async def try_out(self, player: PlayerId, subscription_id: SubscriptionId) -> None:
        """Send a test push now.

        `Refused`: 'no-such-browser', 'push-off', 'wait', 'push-away' (the push service did not take it). A subscription
        that the push service has ended is deleted, and the code is 'no-such-browser'.
        """
        to = await self._rows.one(player, subscription_id, time.time())
        if to is None:
            raise Refused("no-such-browser")
        if not self.pushes.public:
            raise Refused("push-off")
        spend(self.tried, player)
        language = (await self._people.me(player)).locale
        title, body = say(language, "push-try-title"), say(language, "push-try")
        push = Push(title=title, body=body, url="/account", tag="try", urgent=True)
        async with outbound_http.client() as client:
            came = await self.pushes.send(client, to, push)
        if came in GONE:
            await self.drop(player, subscription_id)
            raise Refused("no-such-browser")
        if not came.startswith("2"):
            raise Refused("push-away")


def name_of(endpoint: str) -> SubscriptionId:
    """Return the id of the browser with this push endpoint: 32 hex digits of its SHA-256."""
    return SubscriptionId(hashlib.sha256(endpoint.encode()).hexdigest()[:32])
