"""Outbox worker: sends messages out of the hall, with claim, retry and back-off.

A message is written with what it is about, in the store, and sent by whichever process claims it. Each kind has a
sender, which its feature brings and `wiring` registers, and a policy here.
"""

import asyncio
from collections import defaultdict
from collections.abc import Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

import httpx
import msgspec
import structlog

from hiroma.server.core import outbound_http
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.store.outbox import DIGEST, MAIL, NEWS, PUSH, TURN_HOOK, WEBHOOK, Message, OutboxRepository

log = structlog.get_logger()

LOOK = 1.0
"""Seconds between two looks for messages that are due."""
TOGETHER = 16
"""Most messages of a kind that a process claims and sends at the same time."""
MINUTE, HOUR = 60.0, 3600.0


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """The retry policy of a kind of messages: number and times of tries."""

    waits: tuple[float, ...]
    """Seconds from each failure to the next try. After the last wait the next failure ends it."""
    endless: bool = False
    """True: the last wait repeats, until the sender finds that nobody needs the message."""
    lease: float | None = None
    """Seconds after which another process may claim what this one has claimed and not settled: at least once.

    None: a claim is for good, so that nothing is sent twice: at most once. The row stays, without a time, until
    somebody withdraws the message or puts it again.
    """
    early: float | None = None
    """Seconds by which a message may be early, to share one with another to its target; None: each goes alone."""

    def wait(self, tries: int) -> float | None:
        """Return the seconds until the next try after `tries` failures and one more; None for no further one."""
        if tries < len(self.waits):
            return self.waits[tries]
        return self.waits[-1] if self.endless else None


POLICIES = {
    WEBHOOK: Policy(waits=(10.0, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR), lease=MINUTE),
    PUSH: Policy(waits=(MINUTE, 10 * MINUTE, HOUR, 6 * HOUR), early=3.0),
    TURN_HOOK: Policy(waits=(MINUTE, 10 * MINUTE, HOUR)),
    MAIL: Policy(waits=(10 * MINUTE,), endless=True),
    NEWS: Policy(waits=(10 * MINUTE,), endless=True, early=3.0),
    DIGEST: Policy(waits=(10 * MINUTE,), endless=True),
}
"""The policy of each kind."""


class Sender(Protocol):
    """Sends messages of one kind."""

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        """Send messages to one target, together. Return False when they are to be tried again.

        There is one message, unless the policy of its kind lets messages share.
        """
        ...


class Outbox:
    """The worker of one process: one lane for each kind, so that none waits for another's slow receivers.

    Kinds without a sender stay where they are.
    """

    def __init__(self, messages: OutboxRepository, clock: Timekeeper, senders: Mapping[str, Sender]) -> None:
        self._messages = messages
        self._clock = clock
        self._senders = senders

    def lanes(self) -> list[Coroutine[Any, Any, None]]:
        """Return the work of each kind: it sends due messages until cancelled."""
        return [outbound_http.rounds(partial(self._round, kind), LOOK, f"no {kind} sent") for kind in self._senders]

    async def _round(self, kind: str, client: httpx.AsyncClient) -> None:
        now, policy = self._clock.now(), POLICIES[kind]
        if not await self._messages.waiting(kind, now):
            return
        groups = defaultdict[object, list[Message]](list)
        for one in await self._messages.claim(kind, now, TOGETHER, policy.lease, policy.early or 0.0):
            groups[one.target if policy.early is not None else (one.target, one.about)].append(one)
        await asyncio.gather(*(self._send(kind, client, group) for group in groups.values()))

    async def _send(self, kind: str, client: httpx.AsyncClient, group: list[Message]) -> None:
        policy = POLICIES[kind]
        try:
            sent = await self._senders[kind].send(client, group)
        except Exception:
            log.exception("message not sent", kind=kind)
            sent = False
        waits = [(one, None if sent else policy.wait(one.tries)) for one in group]
        again = [(one, self._clock.now() + wait) for one, wait in waits if wait is not None]
        if again:
            await self._messages.retry(again)
        if policy.lease is not None and (over := [one for one, wait in waits if wait is None]):
            await self._messages.remove(over)
