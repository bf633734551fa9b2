"""HTTP of being told."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.response import Redirect

from hiroma.server.http import hall_of, player_of
from hiroma.server.notices.bell import Notices
from hiroma.store import notices

BACK = "/account"


class NewAddress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to tell."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class Told(Controller):
    """One's own wishes, and the links of the letters."""

    path = "/api/notices"

    @get()
    async def wishes(self, request: Request[Any, Any, Any]) -> Notices:
        """How one is told."""
        return await hall_of(request).bell.wishes(player_of(request))

    @put("/mail")
    async def ask(self, request: Request[Any, Any, Any], data: NewAddress) -> Notices:
        """Be told by e-mail, once the address has confirmed it."""
        bell = hall_of(request).bell
        await bell.ask(player_of(request), data.address.strip())
        return await bell.wishes(player_of(request))

    @delete("/mail", status_code=200)
    async def forget(self, request: Request[Any, Any, Any]) -> Notices:
        """Be told no more; the address is forgotten."""
        await hall_of(request).store.transact(notices.forget, player_of(request))
        return await hall_of(request).bell.wishes(player_of(request))

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
