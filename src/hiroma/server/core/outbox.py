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

from hiroma.ids import PlayerId
from hiroma.server.core import outbound_http
from hiroma.server.core.metrics import DROPPED
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.store import StoreError
from hiroma.store.outbox import DIGEST, MAIL, NEWS, PUSH, TURN_HOOK, WEBHOOK, Message, OutboxRepository

log = structlog.get_logger()

LOOK = 1.0
"""Seconds between two looks for messages that are due."""
TOGETHER = 16
"""Most messages of a kind that a process sends at the same time."""
PATIENCE = 1.0
"""Seconds for which a round waits for what it sends. Slower receivers are waited for beside the next rounds."""
GRACE = 2.0
"""Seconds that a process which stops gives to what it is sending."""
MINUTE, HOUR = 60.0, 3600.0


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """The retry policy of a kind of messages: number and times of tries."""

    waits: tuple[float, ...]
    """Seconds from each failure to the next try. After the last wait the next failure ends it."""
    endless: bool = False
    """True: the last wait repeats, until the sender finds that nobody needs the message."""
    lease: float | None = None
    """Seconds after which another process may claim what this one has claimed and not settled: at least once.

    None: a claim is for good, so that a process that dies sends nothing twice: at most once. The row stays, without a
    time, until somebody withdraws the message or puts it again.
    """
    early: float | None = None
    """Seconds by which a message may be early, to share one with another to its target; None: each goes alone."""
    each: int | None = None
    """Most messages of one player that are sent at the same time; None for as many as there are."""
    most: int | None = None
    """Most messages to one target that are kept; the oldest beyond are dropped and counted. None for any number."""

    def wait(self, tries: int) -> float | None:
        """Return the seconds until the next try after `tries` failures and one more; None for no further one."""
        if tries < len(self.waits):
            return self.waits[tries]
        return self.waits[-1] if self.endless else None


POLICIES = {
    WEBHOOK: Policy(waits=(10.0, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR), lease=MINUTE, each=2, most=100),
    PUSH: Policy(waits=(MINUTE, 10 * MINUTE, HOUR, 6 * HOUR), early=3.0),
    TURN_HOOK: Policy(waits=(MINUTE, 10 * MINUTE, HOUR), each=2),
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


class Lane:
    """The sendings of one kind that are under way, each with the player whose messages they are."""

    def __init__(self) -> None:
        self.sending: dict[asyncio.Task[None], PlayerId] = {}
        self.trimmed = float("-inf")
        """When the oldest messages were dropped last (unix seconds)."""

    async def settle(self) -> None:
        """Wait for a moment, and forget what is sent. Raises `StoreError`."""
        if self.sending:
            done, _ = await asyncio.wait(self.sending, timeout=PATIENCE)
            for task in done:
                del self.sending[task]
            errors = [error for task in done if (error := task.exception()) is not None]
            if errors:
                raise errors[0]

    async def end(self) -> None:
        """Let what is under way arrive for `GRACE` seconds, then stop it: it is tried again later."""
        if self.sending:
            await asyncio.wait(self.sending, timeout=GRACE)
        for task in self.sending:
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)


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
        return [self._lane(kind, Lane()) for kind in self._senders]

    def _lane(self, kind: str, lane: Lane) -> Coroutine[Any, Any, None]:
        return outbound_http.rounds(partial(self._round, kind, lane), LOOK, f"no {kind} sent", lane.end)

    async def _round(self, kind: str, lane: Lane, client: httpx.AsyncClient) -> None:
        now, policy = self._clock.now(), POLICIES[kind]
        room = TOGETHER - len(lane.sending)
        if room and await self._messages.waiting(kind, now):
            if policy.most is not None and now >= lane.trimmed + MINUTE:
                lane.trimmed = now
                DROPPED.inc(await self._messages.trim(kind, policy.most))
            early, busy = policy.early or 0.0, set(lane.sending.values() if policy.each is not None else ())
            groups = defaultdict[object, list[Message]](list)
            for one in await self._messages.claim(kind, now, room, policy.lease, early, policy.each, busy):
                groups[one.target if policy.early is not None else (one.target, one.about)].append(one)
            for group in groups.values():
                lane.sending[asyncio.create_task(self._send(kind, client, group))] = group[0].player
        await lane.settle()

    async def _send(self, kind: str, client: httpx.AsyncClient, group: list[Message]) -> None:
        policy = POLICIES[kind]
        try:
            sent = await self._senders[kind].send(client, group)
        except asyncio.CancelledError:
            # The process stops. A reminder is claimed for good: nobody else would send it.
            await self._keep(policy, group, sent=False)
            raise
        except Exception:
            log.exception("message not sent", kind=kind)
            sent = False
        while True:
            try:
                return await self._keep(policy, group, sent)
            except StoreError as error:
                # Often it failed because the store is away. A message claimed for good would be lost.
                log.warning("outcome not kept", kind=kind, error=str(error))
                await asyncio.sleep(LOOK)

    async def _keep(self, policy: Policy, group: Sequence[Message], sent: bool) -> None:
        # Keep the outcome of a try.
        waits = [(one, None if sent else policy.wait(one.tries)) for one in group]
        again = [(one, self._clock.now() + wait) for one, wait in waits if wait is not None]
        if again:
            await self._messages.retry(again)
        if policy.lease is not None and (over := [one for one, wait in waits if wait is None]):
            await self._messages.remove(over)
