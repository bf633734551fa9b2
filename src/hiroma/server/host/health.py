"""Health of a process: measured all the time, told with each sign of life, and to Prometheus."""

import asyncio
import os
import socket
import time
from collections import deque
from typing import TYPE_CHECKING

import msgspec
import structlog

from hiroma.server import metrics
from hiroma.store import StoreError

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

log = structlog.get_logger()

STEP = 0.5
"""Seconds between two measurements of the loop."""

LAST = 20
"""Measurements of which the worst is told."""

ASKED = 10
"""Measurements from one question to the store to the next."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """What a process says of itself. `since` is unix seconds.

    `lag`: the longest that its loop was late of late; `store`: how long the store took to answer, None when it did
    not; both in seconds. `bus`: '' without one, 'up', 'down'. `stopgaps`: moves that chance made for a bot, because the
    bot could not.
    """

    machine: str
    pid: int
    build: str
    since: float
    lag: float
    store: float | None
    bus: str
    rooms: int
    sockets: int
    closing: bool
    stopgaps: int = 0


class HealthMonitor:
    """Of one process."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.since = time.time()
        self.store: float | None = 0.0
        self.stopgaps = 0
        self._late: deque[float] = deque([0.0], LAST)

    def health(self) -> Health:
        """As it is now."""
        hall = self.hall
        return Health(
            machine=socket.gethostname(),
            pid=os.getpid(),
            build=hall.build,
            since=self.since,
            lag=max(self._late),
            store=self.store,
            bus="" if not hall.settings.bus else "up" if hall.bus.up else "down",
            rooms=len(hall.rooms),
            sockets=len(hall.connections),
            closing=hall.closing.at is not None,
            stopgaps=self.stopgaps,
        )

    def stopgap(self, table: str, why: str) -> None:
        """A bot could not move, for that reason: chance does."""
        self.stopgaps += 1
        log.error("bot failed", table=table, why=why)

    def said(self) -> bytes:
        """The same, for the store."""
        return msgspec.json.encode(self.health())

    async def run(self) -> None:
        """Measure, for ever."""
        count = 0
        while True:
            before = time.perf_counter()
            await asyncio.sleep(STEP)
            self._late.append(max(0.0, time.perf_counter() - before - STEP))
            count += 1
            if count % ASKED == 0:
                await self._ask()
            self._show()

    async def _ask(self) -> None:
        before = time.perf_counter()
        try:
            await self.hall.store.head("-")
        except StoreError:
            self.store = None
        else:
            self.store = time.perf_counter() - before

    def _show(self) -> None:
        now = self.health()
        metrics.LAG.set(now.lag)
        metrics.STORE.set(float("nan") if now.store is None else now.store)
        metrics.BUS.set(now.bus != "down")
        metrics.CLOSING.set(now.closing)
