"""Webhooks: deliver finished games and turns to the addresses of people, in the form that each takes."""

import hashlib
import hmac
from collections.abc import Awaitable, Callable, Mapping, Sequence

import httpx
import msgspec
import structlog

from hiroma.ids import HookId, PlayerId
from hiroma.server.core import outbound_http
from hiroma.server.notifications import hook_forms
from hiroma.server.notifications.turn_notifier import TurnNotifier
from hiroma.server.settings import Reach
from hiroma.store import StoreError
from hiroma.store.outbox import Message
from hiroma.store.webhooks import HookRow, ToldSeat, WebhookRepository, told_from

log = structlog.get_logger()

Language = Callable[[PlayerId], Awaitable[str]]
"""Returns the language of a player."""
Named = Callable[[set[PlayerId]], Awaitable[Mapping[PlayerId, str]]]
"""Returns the names of players."""


class Delivery:
    """Posts to webhooks; `reach` is where they may be. Keeps the outcome at each."""

    def __init__(self, hooks: WebhookRepository, reach: Reach) -> None:
        self._hooks = hooks
        self._reach = reach

    async def hook(self, target: str) -> HookRow | None:
        """Return a webhook; None for one that was removed."""
        return await self._hooks.hook(HookId(target))

    async def post(self, client: httpx.AsyncClient, hook: HookRow, body: bytes, about: str) -> bool:
        """Post a signed body, and keep the outcome. Return False for any status but 2xx."""
        last = await self.answer(client, hook, body, about)
        try:
            await self._hooks.note(hook.id, last)
        except StoreError as error:
            # The outcome is for the owner's page alone. A message that has arrived is not sent again because of it.
            log.warning("outcome of a hook not kept", error=str(error))
        return last.startswith("2")

    async def answer(self, client: httpx.AsyncClient, hook: HookRow, body: bytes, about: str) -> str:
        """Return the outcome of a post: the status, 'timeout', 'unreachable', or 'hook-address' (not allowed)."""
        signature = hmac.new(hook.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Hiroma",
            "X-Hiroma-Delivery": about,
            "X-Hiroma-Signature": f"sha256={signature}",
        }
        came = await outbound_http.post(client, hook.url, self._reach, body, headers)
        return "hook-address" if came == "astray" else came


class WebhookSender:
    """Sends finished games, at least once each; `site` is the address of the hall, '' when it has none."""

    def __init__(self, delivery: Delivery, site: str, language: Language, named: Named) -> None:
        self._delivery = delivery
        self._site = site
        self._language = language
        self._named = named

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        """Post a finished game. Return False when it is to be tried again."""
        (one,) = messages
        hook = await self._delivery.hook(one.target)
        if hook is None:
            return True
        body = one.body or b""
        if hook.form != hook_forms.OWN:
            told = told_from(body)
            names = await self._named({seat.player for seat in told.seats if seat.player})
            language = await self._language(one.player)
            said = hook_forms.over(told.game, winners(told.seats, names), language, self._site + told.replay)
            body = hook_forms.body(hook.form, said)
        return await self._delivery.post(client, hook, body, one.about)


class TurnHookSender:
    """Sends that a table waits for somebody who is away, once until they have been there."""

    def __init__(self, delivery: Delivery, site: str, language: Language, notifier: TurnNotifier) -> None:
        self._delivery = delivery
        self._site = site
        self._language = language
        self._notifier = notifier

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        """Post a turn, if its player still needs to hear of it. Return False when it is to be tried again."""
        (one,) = messages
        hook = await self._delivery.hook(one.target)
        needed = await self._notifier.needed(one.player, one.table_id)
        if hook is None or needed is None:
            return True
        table, news = needed
        path = f"/t/{table.id}"
        if hook.form == hook_forms.OWN:
            kind = "your-turn" if news == "turn" else "seat-kept"
            body = msgspec.json.encode({"type": kind, "table": table.id, "game": table.game, "link": path})
        else:
            language = await self._language(one.player)
            body = hook_forms.body(hook.form, hook_forms.waits(news, table.game, language, self._site + path))
        return await self._delivery.post(client, hook, body, f"{one.about} {one.tries}")


def winners(seats: Sequence[ToldSeat], names: Mapping[PlayerId, str]) -> list[str]:
    """Return the names of the players who came first, each once; '' stands for a bot."""
    return list(dict.fromkeys(names.get(one.player, "?") if one.player else "" for one in seats if one.place == 1))
