"""The bus over core NATS: subjects `hiroma.HALL.all` and `hiroma.HALL.to.ADDRESS`."""

import asyncio
import contextlib
import time
from collections import deque

import structlog

from hiroma.server.bus.connection import PATIENCE, Connection, Heard
from hiroma.server.bus.security import Access
from hiroma.server.bus.traffic import TRAFFIC
from hiroma.store import StoreError

log = structlog.get_logger()

AGAIN = 0.25
"""Seconds between two looks at the connection, and between two tries to connect."""
STALE = 2.0
"""Seconds after which a message that still waits is dropped."""
FULL = 32 * 1024 * 1024
"""Most bytes that wait here."""
OVERHEAD = 200
"""Bytes that a waiting message takes beside its own."""
PAUSE = 0.005
"""Seconds until a full connection is looked at again."""


class NatsBus:
    """Keeps a connection until it is closed. Messages wait in a bounded queue, which one task empties."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._hall = ""
        self._own: tuple[str, Heard] | None = None
        self._connection: Connection | None = None
        self._waiting: deque[tuple[float, str, bytes]] = deque()
        self._size = 0
        self._some = asyncio.Event()
        self._none = asyncio.Event()
        self._none.set()
        self._keeper: asyncio.Task[None] | None = None

    @property
    def up(self) -> bool:
        return self._connection is not None and self._connection.up

    async def start(self, hall: str, heard: Heard) -> None:
        self._hall = f"hiroma.{hall}"
        self._connection = await self._connect(heard)
        self._keeper = asyncio.create_task(self._keep(self._connection, heard), name="bus")

    async def listen(self, address: str, heard: Heard) -> None:
        self._own = f"{self._hall}.to.{address}", heard
        if self._connection is not None:
            await self._connection.follow(*self._own)

    def send(self, address: str, message: bytes) -> None:
        self._put(f"{self._hall}.to.{address}", message)

    def tell(self, message: bytes) -> None:
        self._put(f"{self._hall}.all", message)

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._none.wait()
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    # -- out -------------------------------------------------------------------------------------

    def _put(self, subject: str, message: bytes) -> None:
        cost = len(message) + OVERHEAD
        if self._size + cost > FULL or not self.up:
            TRAFFIC.dropped += 1
            return
        if not self._waiting:
            self._some.set()
            self._none.clear()
        self._waiting.append((time.monotonic(), subject, message))
        self._size += cost

    async def _drain(self, connection: Connection) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            # The connection writes all of these at once.
            while self._waiting:
                if connection.full:
                    await asyncio.sleep(PAUSE)
                    continue
                since, subject, message = self._waiting.popleft()
                self._size -= len(message) + OVERHEAD
                if connection.up and time.monotonic() - since < STALE:
                    await connection.publish(subject, message)
                else:
                    TRAFFIC.dropped += 1
            self._none.set()

    def _drop(self) -> None:
        TRAFFIC.dropped += len(self._waiting)
        self._waiting.clear()
        self._size = 0
        self._none.set()

    # -- the connection --------------------------------------------------------------------------

    async def _keep(self, connection: Connection, heard: Heard) -> None:
        while True:
            await self._serve(connection)
            log.warning("bus: connection lost")
            connection = await self._connect_again(heard)
            log.info("bus: connected again")

    async def _serve(self, connection: Connection) -> None:
        """Empty the queue into a connection until it fails."""
        self._connection = connection
        drain = asyncio.create_task(self._drain(connection), name="bus out")
        try:
            while connection.up and not drain.done():
                await asyncio.wait({drain}, timeout=AGAIN)
        finally:
            self._connection = None
            self._drop()
            drain.cancel()
            for failed in await asyncio.gather(drain, return_exceptions=True):
                if isinstance(failed, Exception):
                    log.error("bus: nothing was sent", error=repr(failed))
            await connection.close()

    async def _connect(self, heard: Heard) -> Connection:
        connection = Connection()
        await connection.open(self._access, f"{self._hall}.all", heard)
        followed = None
        # The address may change meanwhile.
        while connection.up and self._own is not None and self._own is not followed:
            followed = self._own
            await connection.follow(*followed)
        return connection

    async def _connect_again(self, heard: Heard) -> Connection:
        said = ""
        while True:
            try:
                return await self._connect(heard)
            except StoreError as error:
                if str(error) != said:
                    said = str(error)
                    log.warning("bus: not connected", error=said)
            await asyncio.sleep(AGAIN)
