"""HTTP of being told."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.response import Redirect

from hiroma.server.http import hall_of, player_of, visitor_of
from hiroma.server.notices.wishes import Notices
from hiroma.store import notices

BACK = "/account"


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
        await hall_of(request).bell.wishes.ask(player_of(request), data.address.strip())
        return await _wishes(request)

    @delete("/mail", status_code=200)
    async def forget(self, request: Request[Any, Any, Any]) -> Notices:
        """Be told no more; the address is forgotten."""
        await hall_of(request).store.transact(notices.forget, player_of(request))
        return await _wishes(request)

    @get("/confirm/{token:str}")
    async def confirm(self, request: Request[Any, Any, Any], token: str) -> Redirect:
        """The link of the first letter: yes."""
        await hall_of(request).store.transact(notices.confirm, token, time.time())
        return Redirect(BACK)

    @get("/stop/{token:str}")
    async def stop(self, request: Request[Any, Any, Any], token: str) -> Redirect:
        """The link of every letter: no more."""
        await hall_of(request).store.transact(notices.stop, token)
        return Redirect(BACK)

    @post("/stop/{token:str}", status_code=200)
    async def stop_at_once(self, request: Request[Any, Any, Any], token: str) -> dict[str, Any]:
        """The same, as mail programs ask for it."""
        await hall_of(request).store.transact(notices.stop, token)
        return {}

    @post("/browsers")
    async def listen(self, request: Request[Any, Any, Any], data: NewBrowser) -> Notices:
        """Be told in this browser, whoever was told there before."""
        agent, keys = request.headers.get("User-Agent", ""), data.keys
        browsers = hall_of(request).bell.browsers
        await browsers.keep(visitor_of(request), data.endpoint, keys.p256dh, keys.auth, agent)
        return await _wishes(request)

    @delete("/browsers/{browser:str}", status_code=200)
    async def hush(self, request: Request[Any, Any, Any], browser: str) -> Notices:
        """Be told in one of one's browsers no more."""
        await hall_of(request).bell.browsers.drop(player_of(request), browser)
        return await _wishes(request)

    @post("/browsers/{browser:str}/try", status_code=200)
    async def try_out(self, request: Request[Any, Any, Any], browser: str) -> dict[str, Any]:
        """Be told something now, to see that it comes."""
        await hall_of(request).bell.browsers.try_out(player_of(request), browser)
        return {}


async def _wishes(request: Request[Any, Any, Any]) -> Notices:
    return await hall_of(request).bell.wishes.of(player_of(request))
