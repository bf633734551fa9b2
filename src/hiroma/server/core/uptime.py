"""Heartbeat of the hall: signs of life in the store, and the time of an outage given back to the players."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from hiroma.server.core.presence import Presence
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.store import StoreError
from hiroma.store.uptime import Sign, UptimeRepository

log = structlog.get_logger()

BEAT = 5.0
"""Seconds between two signs of life."""


class Uptime:
    """The heartbeat of one `process`. `several`: the hall may have others.

    `make_good` gives the time back at the tables that are open here. Code that takes the time waits while `settling`.
    """

    def __init__(
        self,
        process: str,
        several: bool,
        signs: UptimeRepository,
        clock: Timekeeper,
        presence: Presence,
        make_good: Callable[[], Awaitable[None]],
    ) -> None:
        self.back = float("-inf")
        """The end of the hall's last outage, in the hall's time; minus infinity before the first."""
        self.settling: asyncio.Task[bool] | None = None
        self._process = process
        self._several = several
        self._signs = signs
        self._clock = clock
        self._presence = presence
        self._make_good = make_good
        self._beaten = float("-inf")
        self._failing: float | None = None
        self._left = False
        self._said: tuple[int, bytes] = 0, b""

    async def open(self) -> None:
        """Leave the first sign of life."""
        self._clock.begin(await self._signs.clock(), await self._signs.last())
        await self._beat()

    async def beat(self, here: int, health: bytes) -> None:
        """Leave a sign of life with the number of people `here`, if the last one is `BEAT` seconds old."""
        self._said = here, health
        if time.monotonic() - self._beaten >= BEAT:
            await self.look()

    def is_settled(self) -> bool:
        """Return True when no outage can be unknown: always, except after this process stood still."""
        return self.settling is None and not self._clock.is_doubtful()

    async def settled(self) -> None:
        """Wait until no outage can be unknown."""
        if not self.is_settled():
            await self.look()

    async def look(self) -> bool:
        """Return True when the hall was away since the last look; the lost time has been given back by then."""
        if self._left:
            return False
        if self.settling is None:
            self.settling = asyncio.create_task(self._settle(), name="uptime")
            self.settling.add_done_callback(self._done)
        return await asyncio.shield(self.settling)

    def _done(self, task: asyncio.Task[bool]) -> None:
        self.settling = None

    async def _settle(self) -> bool:
        was_down = await self._beat()
        if was_down:
            await self._make_good()
        return was_down

    async def _beat(self) -> bool:
        self._clock.tick()
        asked = self._clock.now()
        try:
            self._clock.compare(await self._signs.clock())
            signs, was_down = await self._write()
        except StoreError:
            self._failing = asked if self._failing is None else self._failing
            raise
        now = self._clock.now()
        for sign in signs if self._several else ():
            self._presence.read(sign.process, sign.at, max(0.0, now - sign.at), sign.people)
        if was_down:
            self.back = now
        return was_down

    async def _write(self) -> tuple[list[Sign], bool]:
        now, people = self._clock.now(), self._presence.attendance()
        if self._failing is not None:
            # Nobody could do anything while the store was away.
            self._clock.note((self._failing, now))
        away, self._failing = self._clock.outages(), None
        try:
            told = await self._signs.beat(self._process, now, *self._said, people, away)
        except BaseException:
            self._clock.note(*away)
            raise
        self._beaten = time.monotonic()
        for began, ended in away:
            log.warning("away", seconds=round(ended - began, 1))
        return told

    async def leave(self) -> None:
        """Sign off in order. After the last process an outage begins: the time counts for nobody from now on."""
        self._left = True
        if self.settling is not None:
            # A sign of life after this would end the outage that begins now.
            await asyncio.wait([self.settling])
        await self._signs.leave(self._process, self._clock.now())

    async def lost(self, since: float) -> float:
        """Return the seconds since then for which the hall, or one of its processes, was away."""
        return await self._signs.lost(since, self._clock.now())
