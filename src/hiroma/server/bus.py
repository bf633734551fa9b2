"""How the halls of several processes tell each other: table t reached rev r.

A message may be lost; what it told is in the store. `Gaps` finds it there a little later.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog
from sqlalchemy.engine import make_url

from hiroma.store import Store, StoreError

if TYPE_CHECKING:
    from asyncpg import Connection as Listener
    from nats.aio.client import Client
    from nats.aio.msg import Msg

log = structlog.get_logger()

Heard = Callable[[str, int], None]

CHANNEL = "hiroma"
LARGEST = 100
"""Tables one message tells of: PostgreSQL takes 8000 bytes."""
AGAIN = 1
"""Seconds until a lost connection is tried again."""
PATIENCE = 5.0
"""Seconds a connection or a farewell may take."""


class Bus(Protocol):
    """Tells the other processes; one's own words do not come back."""

    async def start(self) -> None:
        """Connect; `StoreError` when nobody is there."""
        ...

    async def publish(self, reached: Mapping[str, int]) -> None:
        """Tell that these tables have these revs. Never fails: what could not be told is found by `Gaps`."""
        ...

    def listen(self, heard: Heard) -> None:
        """Call `heard` with what the others tell; before `start`."""
        ...

    async def close(self) -> None:
        """Say no more."""
        ...


class Alone:
    """The bus of a hall in one process: there is nobody to tell."""

    async def start(self) -> None:
        return

    async def publish(self, reached: Mapping[str, int]) -> None:
        return

    def listen(self, heard: Heard) -> None:
        return

    async def close(self) -> None:
        return


class News(msgspec.Struct, array_like=True):
    """What travels: who says it, and the tables with their revs."""

    sender: str
    reached: dict[str, int]


class Wire:
    """What the buses share: messages made and read."""

    def __init__(self) -> None:
        self._sender = secrets.token_hex(4)
        self._heard: list[Heard] = []
        self._decode = msgspec.json.Decoder(News).decode

    def listen(self, heard: Heard) -> None:
        self._heard.append(heard)

    def _write(self, reached: Mapping[str, int]) -> Iterator[bytes]:
        tables = list(reached.items())
        for at in range(0, len(tables), LARGEST):
            yield msgspec.json.encode(News(self._sender, dict(tables[at : at + LARGEST])))

    def _read(self, message: bytes | str) -> None:
        try:
            news = self._decode(message)
        except msgspec.DecodeError:
            log.warning("bus: not a message of this version")
            return
        if news.sender != self._sender:
            for table, rev in news.reached.items():
                for heard in self._heard:
                    heard(table, rev)


class PostgresBus(Wire):
    """LISTEN and NOTIFY on the store's own database, over a connection of its own."""

    def __init__(self, url: str) -> None:
        super().__init__()
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

    async def publish(self, reached: Mapping[str, int]) -> None:
        import asyncpg

        for message in self._write(reached):
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


class NatsBus(Wire):
    """A NATS server; the client keeps up the connection by itself."""

    def __init__(self, url: str) -> None:
        super().__init__()
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
            raise StoreError(f"no bus at {self._url}: {error!r}") from error

    async def publish(self, reached: Mapping[str, int]) -> None:
        from nats.errors import Error

        if self._client is None:
            return
        for message in self._write(reached):
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


async def connect_bus(url: str, store: Store) -> Bus:
    """The bus behind a setting: '' for one process, 'postgres', or a NATS URL. It speaks after `start`."""
    if not url:
        return Alone()
    if url == "postgres":
        return PostgresBus(store.url)
    if url.startswith(("nats://", "tls://", "ws://", "wss://")):
        return NatsBus(url)
    raise StoreError(f"unknown bus {url!r}: '', 'postgres' or nats://…")


class Gaps:
    """Finds what no message told: the heads of the tables that are followed, compared with the store."""

    def __init__(
        self, store: Store, followed: Callable[[], Mapping[str, int]], heard: Heard, every: float = 5.0
    ) -> None:
        """`followed` gives the tables and the revs they are at; `every` is in seconds."""
        self._store = store
        self._followed = followed
        self._heard = heard
        self._every = every
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look from now on."""
        self._task = asyncio.create_task(self._look(), name="gaps")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                heads = await self._store.heads(self._followed())
            except StoreError as error:
                log.warning("gaps: not looked", error=str(error))
                continue
            # Read again: a table may have moved on, or been folded away, meanwhile.
            at = self._followed()
            for table, head in heads.items():
                if head > at.get(table, head):
                    self._heard(table, head)
