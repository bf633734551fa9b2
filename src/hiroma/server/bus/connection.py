"""One connection to a NATS server, from its beginning to its first failure."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from hiroma.server.bus.parts import Joiner, Splitter
from hiroma.server.bus.security import Access
from hiroma.server.bus.traffic import TRAFFIC
from hiroma.store import StoreError

if TYPE_CHECKING:
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

log = structlog.get_logger()

Heard = Callable[[bytes], None]

PATIENCE = 5
"""Seconds that an answer of the server, or a farewell, may take."""
HASTE = 0.2
"""Seconds that the farewell of a connection may take that was never used."""
CONNECT = 1
"""Seconds that one try at one server may take."""
PING = 1
"""Seconds between two pings. Without an answer to two of them the connection is given up when the third is due."""
PILE = 1024 * 1024
"""Bytes that may wait in the client."""
LIMIT = 128 * 1024 * 1024
"""Bytes in the client with which `publish` would wait. They are never reached: `full` comes first."""


class Connection:
    """Never connects again. Such a client would first send what is left from before, and would give up at some errors
    of the server; so each connection has a new client.
    """

    def __init__(self) -> None:
        from nats.aio.client import Client

        self._client = Client()
        self._splitter = Splitter()
        self._own: Subscription | None = None
        self._begun = False
        self._open = False
        self._error: Exception | None = None

    async def open(self, access: Access, subject: str, heard: Heard) -> None:
        """Connect and subscribe. Raises `StoreError`."""
        from nats.errors import Error

        try:
            async with asyncio.timeout(PATIENCE):
                await self._connect(access)
                await self._subscribe(subject, heard)
        except (OSError, Error) as error:
            await self.close()
            why = self._error or error
            raise StoreError(f"no bus at {access.shown}: {str(why) or type(why).__name__}") from error
        except BaseException:
            await self.close()
            raise
        self._open = True

    async def _connect(self, access: Access) -> None:
        options, check = access.options()
        self._begun = True
        await self._client.connect(
            **options,
            name="hiroma",
            no_echo=True,
            allow_reconnect=False,
            max_reconnect_attempts=1,
            reconnect_time_wait=0,
            connect_timeout=CONNECT,
            ping_interval=PING,
            pending_size=LIMIT,
            error_cb=self._failed,
        )
        check()

    async def follow(self, subject: str, heard: Heard) -> None:
        """Subscribe in place of the subscription that was followed before. A failure ends the connection."""
        from nats.errors import Error

        before = self._own
        try:
            self._own = await self._subscribe(subject, heard)
            if before is not None:
                await before.unsubscribe()
        except (OSError, Error) as error:
            log.warning("bus: not subscribed", error=repr(error))
            await self.close()

    @property
    def up(self) -> bool:
        """True until the first failure."""
        return self._client.is_connected

    @property
    def full(self) -> bool:
        """True while more should not be published."""
        return self._client.pending_data_size > PILE

    async def publish(self, subject: str, message: bytes) -> None:
        """Put a message where the client takes it from, with others, once the event loop goes on. Does not wait."""
        from nats.errors import Error

        try:
            if len(message) <= self._client.max_payload:
                await self._client.publish(subject, message)
            else:
                for label, part in self._splitter.split(message, self._client.max_payload):
                    await self._client.publish(subject, part, label)
        except (OSError, Error):
            TRAFFIC.dropped += 1
        else:
            TRAFFIC.sent += 1

    async def close(self) -> None:
        """Write what waits in the client, and disconnect."""
        from nats.errors import Error

        if self._begun:
            with contextlib.suppress(OSError, Error):
                # The client waits in vain for the end of a connection that TLS has refused.
                async with asyncio.timeout(PATIENCE if self._open else HASTE):
                    await self._client.close()

    async def _settle(self) -> None:
        """Wait until the server has read all that was published. Raises errors of the client."""
        # The ping of the first `flush` overtakes what waits in the client; that of the second does not.
        await self._client.flush(PATIENCE)
        await self._client.flush(PATIENCE)

    async def _subscribe(self, subject: str, heard: Heard) -> "Subscription":
        self._error = None
        subscription = await self._client.subscribe(subject, cb=_taking(heard))
        await self._settle()
        if self._error is not None:
            raise self._error
        return subscription

    async def _failed(self, error: Exception) -> None:
        self._error = error
        if self._open:
            log.warning("bus", error=repr(error))


def _taking(heard: Heard) -> Callable[["Msg"], Awaitable[None]]:
    """Return the receiver of one subscription."""
    joiner = Joiner()

    async def take(message: "Msg") -> None:
        whole = joiner.join(message.reply, message.data) if message.reply else message.data
        if whole is not None:
            TRAFFIC.received += 1
            try:
                heard(whole)
            except Exception:
                log.exception("bus: message not taken")

    return take
