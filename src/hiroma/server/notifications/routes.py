"""HTTP routes of turn notifications."""

import time
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.response import Redirect

from hiroma.server.accounts.cookies import here
from hiroma.server.http import hall_of, player_of, visitor_of
from hiroma.server.notifications.preferences import Notices
from hiroma.store import notifications
from hiroma.table.refusal import Refused


class NewAddress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of PUT /api/notices/mail."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


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
    async def wishes(self, request: Request[Any, Any, Any]) -> Notices:
        """Return the player's notification settings."""
        return await _wishes(request)

    @put("/mail")
    async def ask(self, request: Request[Any, Any, Any], data: NewAddress) -> Notices:
        """Send notifications to this address, once its owner has confirmed it.

        `Refused`: 'mail-off', 'mail-address', 'guest', 'wait', 'mail-often', 'mail-unwanted', 'mail-away'.
        """
        await hall_of(request).notifier.wishes.ask(visitor_of(request), data.address.strip(), here(request))
        return await _wishes(request)

    @delete("/mail", status_code=200)
    async def forget(self, request: Request[Any, Any, Any]) -> Notices:
        """Forget the player's address and its reminders."""
        await hall_of(request).store.transact(notifications.forget, player_of(request))
        return await _wishes(request)

    @get(["/confirm/{token:str}", "/stop/{token:str}"])
    async def page(self, request: Request[Any, Any, Any], token: str) -> Redirect:
        """Redirect a mail's link to its page. A GET changes nothing, because mail filters open links."""
        way = request.url.path.split("/")[3]
        return Redirect(f"/letters/{way}/{quote(token, safe='')}")

    @post("/confirm/{token:str}", status_code=200)
    async def confirm(self, request: Request[Any, Any, Any], token: str) -> dict[str, Any]:
        """Confirm an address, signed in or not; `Refused` ('no-such-letter') for an unknown token."""
        if not await hall_of(request).store.transact(notifications.confirm, token, time.time()):
            raise Refused("no-such-letter")
        return {}

    @post("/stop/{token:str}", status_code=200)
    async def stop(self, request: Request[Any, Any, Any], token: str) -> dict[str, Any]:
        """End all mail to an address, signed in or not. Mail programs post here, too (RFC 8058), and may repeat it."""
        await hall_of(request).store.transact(notifications.stop, token, time.time())
        return {}

    @post("/browsers")
    async def listen(self, request: Request[Any, Any, Any], data: NewBrowser) -> Notices:
        """Subscribe this browser for the player, whoever had it before.

        `Refused`: 'push-off', 'wait', 'push-address', 'too-many'.
        """
        agent, keys = request.headers.get("User-Agent", ""), data.keys
        browsers = hall_of(request).notifier.browsers
        await browsers.keep(visitor_of(request), data.endpoint, keys.p256dh, keys.auth, agent)
        return await _wishes(request)

    @delete("/browsers/{browser:str}", status_code=200)
    async def hush(self, request: Request[Any, Any, Any], browser: str) -> Notices:
        """Unsubscribe one of the player's browsers; `Refused` ('no-such-browser')."""
        await hall_of(request).notifier.browsers.drop(player_of(request), browser)
        return await _wishes(request)

    @post("/browsers/{browser:str}/try", status_code=200)
    async def try_out(self, request: Request[Any, Any, Any], browser: str) -> dict[str, Any]:
        """Send a test push. `Refused`: 'no-such-browser', 'push-off', 'wait', 'push-away'."""
        await hall_of(request).notifier.browsers.try_out(player_of(request), browser)
        return {}


async def _wishes(request: Request[Any, Any, Any]) -> Notices:
    return await hall_of(request).notifier.wishes.of(player_of(request))
