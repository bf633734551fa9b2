"""The bus that needs nothing but the database."""

import asyncio
import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy.engine import make_url

from hiroma.server.bus.wire import AGAIN, CHANNEL, NOBODY, PATIENCE, Wire
from hiroma.store import StoreError

if TYPE_CHECKING:
    from asyncpg import Connection as Listener

log = structlog.get_logger()


class PostgresBus(Wire):
    """LISTEN and NOTIFY on the store's own database, over a connection of its own."""

    def __init__(self, url: str, process: str) -> None:
        super().__init__(process)
        where = make_url(url)
        if where.get_backend_name() not in {"postgresql", "postgres"}:
            raise StoreError("the bus 'postgres' needs a store on PostgreSQL")
        self._url = where.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line: Listener[Any] | None = None
        self._talking = asyncio.Lock()
        self._lost = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        try:
            await self._connect()
        except OSError as error:
            raise StoreError(f"no bus: {error}") from error
        self._keeper = asyncio.create_task(self._keep(), name="bus")

    @property
    def up(self) -> bool:
        return self._line is not None

    async def publish(self, reached: Mapping[str, int], people: Mapping[str, bool] = NOBODY, n: int = 0) -> None:
        import asyncpg

        for message in self._write(reached, people, n):
            async with self._talking:
                line = self._line
                if line is None:
                    return
                try:
                    await line.execute("select pg_notify($1, $2)", CHANNEL, message.decode())
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    log.warning("bus: not told", error=repr(error))
                    self._hung_up(line)

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(OSError, TimeoutError):
                await line.close(timeout=PATIENCE)

    async def _connect(self) -> None:
        import asyncpg

        try:
            line = await asyncpg.connect(self._url, timeout=PATIENCE)
            line.add_termination_listener(self._hung_up)
            await line.add_listener(CHANNEL, lambda _line, _pid, _channel, text: self._read(str(text)))
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ConnectionError(str(error)) from error
        self._line = line

    def _hung_up(self, line: object) -> None:
        if line is self._line:
            self._line = None
            self._lost.set()

    async def _keep(self) -> None:
        while True:
            await self._lost.wait()
            self._lost.clear()
            log.warning("bus: connection lost")
            while self._line is None:
                await asyncio.sleep(AGAIN)
                # TimeoutError is an OSError.
                with contextlib.suppress(OSError):
                    await self._connect()
            log.info("bus: connected again")
