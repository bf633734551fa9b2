"""The bus for many processes."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
import structlog

from hiroma.server.bus.wire import AGAIN, CHANNEL, NOBODY, PATIENCE, News, Wire
from hiroma.server.declared import without_login
from hiroma.store import StoreError

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

log = structlog.get_logger()


class NatsBus(Wire):
    """A NATS server; the client keeps up the connection by itself."""

    def __init__(self, url: str, process: str) -> None:
        super().__init__(process)
        self._url = url
        self._client: Client | None = None
        self._hears = asyncio.Event()

    async def start(self) -> None:
        from nats.aio.client import Client
        from nats.errors import Error

        self._client = client = Client()
        try:
            # The client would try for ever the first time, too.
            async with asyncio.timeout(PATIENCE):
                await client.connect(
                    self._url, name="hiroma", reconnect_time_wait=AGAIN, max_reconnect_attempts=-1, error_cb=_say
                )
                await client.subscribe(CHANNEL, cb=self._received)
                # A `flush` may be answered by a PONG left over from the greeting; one's own word is a sure sign.
                await client.publish(CHANNEL, msgspec.json.encode(News(self._sender, {})))
                await self._hears.wait()
        except (OSError, Error) as error:
            raise StoreError(f"no bus at {without_login(self._url)}: {type(error).__name__}") from error

    @property
    def up(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def publish(self, reached: Mapping[str, int], people: Mapping[str, bool] = NOBODY, n: int = 0) -> None:
        from nats.errors import Error

        if self._client is None:
            return
        for message in self._write(reached, people, n):
            try:
                await self._client.publish(CHANNEL, message)
            except (OSError, Error) as error:
                log.warning("bus: not told", error=repr(error))

    async def close(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            await client.close()

    async def _received(self, message: "Msg") -> None:
        self._hears.set()
        self._read(message.data)


async def _say(error: Exception) -> None:
    log.warning("bus", error=repr(error))
