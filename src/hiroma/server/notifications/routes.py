"""HTTP routes of notifications."""

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
    """Where to tell."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class Reads(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser can read: sealed for this key, with this secret (base64url)."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class NewBrowser(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that wants to be told, in its own words (`PushSubscription.toJSON`): where it is reached."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]
    keys: Reads


class Told(Controller):
    """One's own wishes, and the links of the letters."""

    path = "/api/notices"

    @get()
    async def wishes(self, request: Request[Any, Any, Any]) -> Notices:
        """How one is told."""
        return await _wishes(request)

    @put("/mail")
    async def ask(self, request: Request[Any, Any, Any], data: NewAddress) -> Notices:
        """Be told by e-mail, once the address has confirmed it."""
        await hall_of(request).notifier.wishes.ask(visitor_of(request), data.address.strip(), here(request))
        return await _wishes(request)

    @delete("/mail", status_code=200)
    async def forget(self, request: Request[Any, Any, Any]) -> Notices:
        """Be told no more; the address is forgotten."""
        await hall_of(request).store.transact(notifications.forget, player_of(request))
        return await _wishes(request)

    @get(["/confirm/{token:str}", "/stop/{token:str}"])
    async def page(self, request: Request[Any, Any, Any], token: str) -> Redirect:
        """To the page of a letter's link, which asks: whoever only looks changes nothing."""
        way = request.url.path.split("/")[3]
        return Redirect(f"/letters/{way}/{quote(token, safe='')}")

    @post("/confirm/{token:str}", status_code=200)
    async def confirm(self, request: Request[Any, Any, Any], token: str) -> dict[str, Any]:
        """The owner of an address says yes, signed in or not."""
        if not await hall_of(request).store.transact(notifications.confirm, token, time.time()):
            raise Refused("no-such-letter")
        return {}

    @post("/stop/{token:str}", status_code=200)
    async def stop(self, request: Request[Any, Any, Any], token: str) -> dict[str, Any]:
        """They say no; mail programs ask for it, too (RFC 8058). What is stopped already stays so."""
        await hall_of(request).store.transact(notifications.stop, token, time.time())
        return {}

    @post("/browsers")
    async def listen(self, request: Request[Any, Any, Any], data: NewBrowser) -> Notices:
        """Be told in this browser, whoever was told there before."""
        agent, keys = request.headers.get("User-Agent", ""), data.keys
        browsers = hall_of(request).notifier.browsers
        await browsers.keep(visitor_of(request), data.endpoint, keys.p256dh, keys.auth, agent)
        return await _wishes(request)

    @delete("/browsers/{browser:str}", status_code=200)
    async def hush(self, request: Request[Any, Any, Any], browser: str) -> Notices:
        """Be told in one of one's browsers no more."""
        await hall_of(request).notifier.browsers.drop(player_of(request), browser)
        return await _wishes(request)

    @post("/browsers/{browser:str}/try", status_code=200)
    async def try_out(self, request: Request[Any, Any, Any], browser: str) -> dict[str, Any]:
        """Be told something now, to see that it comes."""
        await hall_of(request).notifier.browsers.try_out(player_of(request), browser)
        return {}


async def _wishes(request: Request[Any, Any, Any]) -> Notices:
    return await hall_of(request).notifier.wishes.of(player_of(request))
