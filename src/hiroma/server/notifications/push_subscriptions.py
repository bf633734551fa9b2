"""Push subscriptions: the browsers in which somebody wants notifications."""

import hashlib
import time
from typing import TYPE_CHECKING

import msgspec

from hiroma.server import outbound_http
from hiroma.server.accounts.authentication import Visitor
from hiroma.server.accounts.rate_limits import Throttle, spend
from hiroma.server.accounts.user_agent import device_words
from hiroma.server.notifications.web_push import Push, WebPush, fit
from hiroma.server.notifications.words import say
from hiroma.store import subscriptions
from hiroma.store.subscriptions import Subscription
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

MOST = 8
"""Browsers of one person."""
NEW, TRIED, HOUR = 20, 5, 3600.0
"""How often in an hour one person may ask for a browser to be told, and try it out."""
GONE = ("404", "410")
"""What a push service says of a browser that wants to hear no more."""


class Browser(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody is told: since when, in unix seconds. `id` is made of the address that the browser has for it."""

    id: str
    device: str
    since: float


class PushSubscriptions:
    """Of one process. Everything raises `Refused`."""

    def __init__(self, hall: "Hall", pushes: WebPush) -> None:
        self.hall = hall
        self.pushes = pushes
        self._new = Throttle(NEW, HOUR)
        self._tried = Throttle(TRIED, HOUR)

    async def of(self, player: str) -> tuple[Browser, ...]:
        """A player's, oldest first."""
        found = await self.hall.store.read(subscriptions.of, player, time.time())
        return tuple(Browser(id=one.id, device=one.device, since=one.created) for one in found)

    async def keep(self, visitor: Visitor, endpoint: str, key: str, auth: str, agent: str) -> None:
        """Tell a browser from now on; `agent` is its User-Agent."""
        if not self.pushes.public:
            raise Refused("push-off")
        spend(self._new, visitor.player)
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
        if not await self.hall.store.transact(subscriptions.keep, new, MOST):
            raise Refused("too-many", most=MOST)

    async def drop(self, player: str, name: str) -> None:
        """Tell a browser no more."""
        if not await self.hall.store.transact(subscriptions.drop, player, name):
            raise Refused("no-such-browser")

    async def try_out(self, player: str, name: str) -> None:
        """Tell a browser something now."""
        to = await self.hall.store.read(subscriptions.one, player, name, time.time())
        if to is None:
            raise Refused("no-such-browser")
        if not self.pushes.public:
            raise Refused("push-off")
        spend(self._tried, player)
        language = (await self.hall.me(player)).locale
        title, body = say(language, "push-try-title"), say(language, "push-try")
        push = Push(title=title, body=body, url="/account", tag="try", urgent=True)
        async with outbound_http.client() as client:
            came = await self.pushes.send(client, to, push)
        if came in GONE:
            await self.drop(player, name)
            raise Refused("no-such-browser")
        if not came.startswith("2"):
            raise Refused("push-away")


def name_of(endpoint: str) -> str:
    """What a browser is called: it can tell for itself whether it is the one."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]
