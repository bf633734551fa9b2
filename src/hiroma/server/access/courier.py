"""Tells people's hooks what games of theirs ended: at least once, signed, never inside the host's own network."""

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx
import structlog

from hiroma.store import StoreError, hooks
from hiroma.store.hooks import Delivery
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

log = structlog.get_logger()

LOOK = 1.0
"""Seconds between two looks at what is due."""
PATIENCE = 10.0
"""Seconds that a hook has to answer."""
WAITS = (10.0, 60.0, 600.0, 3600.0, 6 * 3600.0, 24 * 3600.0)
"""Seconds until the next try after each that was in vain; after the last it is given up."""
TOGETHER = 16
"""Hooks that are told at the same time."""


class Courier:
    """One process's. Several may run: what one has claimed no other tells."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def run(self) -> None:
        """Tell what is due, for ever."""
        if self.hall.settings.hooks == "off":
            return
        # A line is not kept: the next hook at that address may be another's, with a name of its own.
        limits = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(
            timeout=PATIENCE, follow_redirects=False, trust_env=False, limits=limits
        ) as client:
            while True:
                await asyncio.sleep(LOOK)
                try:
                    await self._round(client)
                except StoreError as error:
                    log.warning("hooks not told", error=str(error))

    async def _round(self, client: httpx.AsyncClient) -> None:
        now, store = time.time(), self.hall.store
        if await store.read(hooks.waiting, now):
            await asyncio.gather(*(self._tell(client, one) for one in await store.transact(hooks.due, now, TOGETHER)))

    async def _tell(self, client: httpx.AsyncClient, one: Delivery) -> None:
        last = await self._answer(client, one)
        good = last.startswith("2")
        again = None if good or one.tries >= len(WAITS) else time.time() + WAITS[one.tries]
        await self.hall.store.transact(hooks.settle, one, last, again)

    async def _answer(self, client: httpx.AsyncClient, one: Delivery) -> str:
        signature = hmac.new(one.hook.secret.encode(), one.body, hashlib.sha256).hexdigest()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Hiroma",
            "X-Hiroma-Delivery": one.id,
            "X-Hiroma-Signature": f"sha256={signature}",
        }
        try:
            address = await allowed(one.hook.url, self.hall.settings.hooks)
            request = client.build_request("POST", one.hook.url, content=one.body, headers=headers)
            if address is not None:
                # Where it was allowed to go, whatever the name stands for by now.
                request.extensions["sni_hostname"] = request.url.host
                request.url = request.url.copy_with(host=address)
            answer = await client.send(request, stream=True)
            await answer.aclose()
            return str(answer.status_code)
        except Refused as refused:
            return refused.refusal.code
        except httpx.TimeoutException:
            return "timeout"
        except (httpx.HTTPError, httpx.InvalidURL, UnicodeError):
            return "unreachable"


async def allowed(url: str, which: str) -> str | None:
    """`Refused` unless hooks may lead there: `which` is 'public' (https, no address of a network of one's own), 'any'
    or 'off'. The address that the name stands for, None where any would do.
    """
    if which == "off":
        raise Refused("hooks-off")
    if not url.isprintable():
        raise Refused("hook-address")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Refused("hook-address") from None
    if not host or parts.username or parts.scheme not in (("https",) if which == "public" else ("https", "http")):
        raise Refused("hook-address")
    if which == "any":
        return None
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused("hook-address") from None
    addresses = [str(address[4][0]).partition("%")[0] for address in found]
    if not all(ipaddress.ip_address(address).is_global for address in addresses):
        raise Refused("hook-address")
    return addresses[0]
