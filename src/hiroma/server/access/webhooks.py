"""Webhooks: deliver finished games to the addresses of people, signed, at least once each."""

import asyncio
import hashlib
import hmac
import time
from typing import TYPE_CHECKING

import httpx

from hiroma.server import outbound_http
from hiroma.store import webhooks
from hiroma.store.webhooks import Delivery

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

LOOK = 1.0
"""Seconds between two looks at what is due."""
WAITS = (10.0, 60.0, 600.0, 3600.0, 6 * 3600.0, 24 * 3600.0)
"""Seconds until the next try after each that was in vain; after the last it is given up."""
TOGETHER = 16
"""Hooks that are told at the same time."""


class WebhookDispatcher:
    """One process's. Several may run: what one has claimed no other tells."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def run(self) -> None:
        """Tell what is due, for ever."""
        if self.hall.settings.hooks != "off":
            await outbound_http.rounds(self._round, LOOK, "hooks not told")

    async def _round(self, client: httpx.AsyncClient) -> None:
        now, store = time.time(), self.hall.store
        if await store.read(webhooks.waiting, now):
            await asyncio.gather(
                *(self._tell(client, one) for one in await store.transact(webhooks.due, now, TOGETHER))
            )

    async def _tell(self, client: httpx.AsyncClient, one: Delivery) -> None:
        last = await self._answer(client, one)
        good = last.startswith("2")
        again = None if good or one.tries >= len(WAITS) else time.time() + WAITS[one.tries]
        await self.hall.store.transact(webhooks.settle, one, last, again)

    async def _answer(self, client: httpx.AsyncClient, one: Delivery) -> str:
        signature = hmac.new(one.hook.secret.encode(), one.body, hashlib.sha256).hexdigest()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Hiroma",
            "X-Hiroma-Delivery": one.id,
            "X-Hiroma-Signature": f"sha256={signature}",
        }
        came = await outbound_http.post(client, one.hook.url, self.hall.settings.hooks, one.body, headers)
        return "hook-address" if came == "astray" else came
