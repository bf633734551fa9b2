"""Health checks: a process measures itself all the time, for its signs of life and for Prometheus."""

import asyncio
import os
import socket
import time
from collections import deque
from collections.abc import Callable

import msgspec
import structlog

from hiroma.ids import NO_TABLE, TableId
from hiroma.server.bus import Bus
from hiroma.server.core import metrics
from hiroma.server.core.figures import Figures
from hiroma.server.core.sockets import Sockets
from hiroma.store import StoreError
from hiroma.store.tables import TableRepository

log = structlog.get_logger()

STEP = 0.5
"""Seconds between two measurements of the loop."""

LAST = 20
"""Measurements of which the worst counts."""

ASKED = 10
"""Measurements from one question to the store to the next."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The health of a process, as it reports it."""

    machine: str
    pid: int
    build: str
    since: float
    """Start of the process, unix seconds."""
    lag: float
    """The longest delay of its event loop in the last ten seconds, in seconds."""
    store: float | None
    """Seconds that the store took to answer, None when it did not."""
    bus: str
    """'up' or 'down'; '' without a bus."""
    rooms: int
    sockets: int
    closing: bool
    stopgaps: int = 0
    """Moves that chance made for a bot, because the bot could not."""
    figures: Figures | None = None
    """The process's part in a hall of several, None in a hall of one."""


class HealthMonitor:
    """Measures one process.

    `several`: the hall has several processes, which tell each other by the bus. `rooms` returns the number of tables
    that are open here, `is_closing` returns True once the process closes, `figures` its part in a hall of several.
    """

    def __init__(
        self,
        build: str,
        logs: TableRepository,
        bus: Bus,
        several: bool,
        sockets: Sockets,
        rooms: Callable[[], int],
        is_closing: Callable[[], bool],
        figures: Callable[[], Figures | None],
    ) -> None:
        self._build = build
        self._logs = logs
        self._bus = bus
        self._several = several
        self._sockets = sockets
        self._rooms = rooms
        self._is_closing = is_closing
        self._figures = figures
        self._since = time.time()
        self._took: float | None = 0.0
        self._stopgaps = 0
        self._late: deque[float] = deque([0.0], LAST)

    def health(self) -> Health:
        """Return the present health."""
        return Health(
            machine=socket.gethostname(),
            pid=os.getpid(),
            build=self._build,
            since=self._since,
            lag=max(self._late),
            store=self._took,
            bus="" if not self._several else "up" if self._bus.up else "down",
            rooms=self._rooms(),
            sockets=len(self._sockets.open),
            closing=self._is_closing(),
            stopgaps=self._stopgaps,
            figures=self._figures(),
        )

    def stopgap(self, table_id: TableId, why: str) -> None:
        """Count a move that chance makes because a bot could not, for the reason `why`."""
        self._stopgaps += 1
        log.error("bot failed", table=table_id, why=why)

    def said(self) -> bytes:
        """Return the present health, encoded for the store."""
        return msgspec.json.encode(self.health())

    async def run(self) -> None:
        """Measure until the process ends."""
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
            await self._logs.head(NO_TABLE)
        except StoreError:
            self._took = None
        else:
            self._took = time.perf_counter() - before

    def _show(self) -> None:
        metrics.LAG.set(max(self._late))
        metrics.STORE.set(float("nan") if self._took is None else self._took)
        metrics.BUS.set(self._bus.up or not self._several)
        metrics.CLOSING.set(self._is_closing())
