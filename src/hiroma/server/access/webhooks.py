"""Webhooks: deliver finished games to the addresses of people, signed, at least once each."""

import hashlib
import hmac
from collections.abc import Sequence

import httpx

from hiroma.ids import HookId
from hiroma.server.core import outbound_http
from hiroma.server.settings import Reach
from hiroma.store.outbox import Message
from hiroma.store.webhooks import HookRow, WebhookRepository


class WebhookSender:
    """Sends the deliveries in the outbox; `reach` is where they may go."""

    def __init__(self, hooks: WebhookRepository, reach: Reach) -> None:
        self._hooks = hooks
        self._reach = reach

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        """Post a delivery, and keep the outcome at its webhook. Return False for any status but 2xx."""
        (one,) = messages
        hook = await self._hooks.hook(HookId(one.target))
        if hook is None:
            return True
        last = await self._answer(client, hook, one)
        await self._hooks.note(hook.id, last)
        return last.startswith("2")

    async def _answer(self, client: httpx.AsyncClient, hook: HookRow, one: Message) -> str:
        body = one.body or b""
        signature = hmac.new(hook.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Hiroma",
            "X-Hiroma-Delivery": one.about,
            "X-Hiroma-Signature": f"sha256={signature}",
        }
        came = await outbound_http.post(client, hook.url, self._reach, body, headers)
        return "hook-address" if came == "astray" else came
