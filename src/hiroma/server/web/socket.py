"""The WebSocket: frames in, frames out. Plain ASGI, so that a move costs little more than its system calls."""

from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, NamedTuple

import msgspec
import structlog

from hiroma.ids import NO_COMMAND, CommandId, TableId
from hiroma.server.accounts.authentication import Authentication
from hiroma.server.company.friends import news
from hiroma.server.core.asgi import Receive, Scope, Send
from hiroma.server.core.conduct import conduct
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.last_seen import LastSeen
from hiroma.server.core.metrics import SOCKETS, TALLY
from hiroma.server.core.people import People
from hiroma.server.core.request_headers import from_us
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.core.visitor import Visitor
from hiroma.server.host.closing import Closing
from hiroma.server.limits.budget import BYTE, PAYS, Budget, Payer, TooMuch, address_of
from hiroma.server.limits.caps import Caps
from hiroma.server.lobby.listing import Listing
from hiroma.server.settings import Settings
from hiroma.server.web.asking import Asking
from hiroma.server.web.handshake import MAY_SAY, Stage
from hiroma.server.wire import presenter, protocol, unavailable
from hiroma.server.wire.connection import SOCKET, Connection
from hiroma.store import Store, StoreError
from hiroma.table.refusal import Refused

log = structlog.get_logger()
_decode = msgspec.json.Decoder(protocol.ClientFrame).decode

PATIENCE = 8.0
"""Seconds for which a client in debt is kept waiting; then its socket is closed. Browsers give a line up after ten."""
CROWDED = 30.0
"""Seconds after which a player who had too many sockets may try again."""
MOST_MALFORMED = 100
"""Frames of one connection that could not be taken; with one more it is closed."""


class Goodbye(Exception):
    """The server ends the conversation: `bye` is its last word, `code` that of the close."""

    def __init__(self, why: str, retry_after: float, code: int) -> None:
        super().__init__(why)
        self.bye = protocol.Bye(why=why, retry_after=retry_after)
        self.code = code


class Serves(NamedTuple):
    """The parts that the sockets of a process share."""

    build: str
    settings: Settings
    store: Store
    clock: Timekeeper
    jobs: Jobs
    sockets: Sockets
    people: People
    listing: Listing
    last_seen: LastSeen
    asking: Asking
    closing: Closing


class Socket:
    """One client's conversation."""

    def __init__(self, hall: Serves, connection: Connection, payer: Payer) -> None:
        self.hall = hall
        self.connection = connection
        self.payer = payer
        self.stage = Stage.NEW
        self.malformed = 0
        self._takes: dict[type[protocol.Frame], Callable[[Any], Awaitable[None]]] = {
            protocol.Hello: self._hello,
            protocol.Watch: self._watch_one,
            protocol.Unwatch: self._unwatch_one,
            protocol.Command: self._ask,
            protocol.Preview: self._ask,
            protocol.Ping: self._ping,
        }

    async def hear(self, text: str | bytes) -> None:
        """Take one frame. A bad one changes nothing, and its answer is a frame, too.

        After the goodbye nothing is taken: the client says it again to the next process.
        """
        if not self.connection.listens():
            return
        TALLY.frames += 1
        if len(text) > protocol.MAX_FRAME:
            self._cannot_take("too-large", most=protocol.MAX_FRAME)
            return
        try:
            frame = _decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._cannot_take("malformed", why=str(error)[:200])
            return
        kind = type(frame)
        after = MAY_SAY[self.stage].get(kind)
        if after is None:
            said = str(kind.__struct_config__.tag)
            self._cannot_take("unexpected", getattr(frame, "id", NO_COMMAND), said=said, stage=self.stage)
            return
        before, self.stage = self.stage, after
        try:
            await self._takes[kind](frame)
        except StoreError:
            self.stage = before
            self._say(unavailable.refused(getattr(frame, "id", NO_COMMAND), getattr(frame, "table", None)))

    def gone(self) -> None:
        """Stop following everything: the client went away."""
        if self.malformed:
            log.info("frames not taken", count=self.malformed, player=self.connection.player)
        for table in list(self.connection.watching):
            self._unwatch(table)

    def catch_up_soon(self) -> None:
        """Send a client that was slow the newest state of all it watches, now that it has room again."""
        self.hall.jobs.task(self._catch_up())

    async def _catch_up(self) -> None:
        connection, listing = self.connection, self.hall.listing
        if connection in listing.viewers:
            await listing.look(connection, listing.viewers[connection].wanted, anew=True)
        for table in list(connection.watching):
            if table == protocol.LOBBY:
                continue
            # One that fails does not hold up the others; the client asks for it again.
            try:
                await self.hall.asking.watch(connection, table, None, told=False, comes=False)
            except Refused as refused:
                self._say(presenter.refused(refused.refusal, NO_COMMAND, table))
            except StoreError:
                self._say(unavailable.refused(NO_COMMAND, table))

    def _say(self, frame: msgspec.Struct) -> None:
        text = presenter.encode(frame)
        self.payer.extra += len(text) * BYTE
        self.connection.push(text)

    def _refuse(self, code: str, command_id: CommandId = NO_COMMAND, **what: object) -> None:
        self._say(protocol.Refused(id=command_id, code=code, what=what))

    def _cannot_take(self, code: str, command_id: CommandId = NO_COMMAND, **what: object) -> None:
        # Counted, not written down one by one: a client that sends them would fill the log.
        TALLY.malformed += 1
        self.malformed += 1
        self._refuse(code, command_id, **what)
        if self.malformed > MOST_MALFORMED:
            raise Goodbye("malformed", 30.0, 4400)

    async def _ping(self, frame: protocol.Ping) -> None:
        self._say(protocol.Pong(at=frame.at, now=self.hall.clock.now()))

    async def _hello(self, frame: protocol.Hello) -> None:
        if frame.version != protocol.VERSION:
            raise Goodbye("version", 5.0, 4400)
        me = await self.hall.people.speaks(self.connection.player, frame.locale)
        store = self.hall.store
        standing = await conduct(self.hall.store, self.connection.player, self.connection.session is not None)
        now = self.hall.clock.now()
        self._say(protocol.Welcome(version=protocol.VERSION, me=me, conduct=standing, now=now, build=self.hall.build))
        self._say(await news(store.friends, store.conversations, self.connection.player))
        if (closing := self.hall.closing.frame()) is not None:
            self.connection.push(closing)
        for table, rev in frame.watch.items():
            try:
                await self._watch_one(protocol.Watch(table=table, rev=rev))
            except StoreError:
                # The client is welcome already, whatever becomes of its tables: it asks for this one again.
                self._say(unavailable.refused(NO_COMMAND, table))

    async def _watch_one(self, frame: protocol.Watch) -> None:
        if frame.table == protocol.LOBBY:
            self.connection.watching[protocol.LOBBY] = True
            await self.hall.listing.look(self.connection, frame.wanted)
        else:
            await self._watch(frame.table, frame.rev)

    async def _watch(self, table_id: TableId, rev: int) -> None:
        connection = self.connection
        new = table_id not in connection.watching
        person = self.payer.purses[0]
        bounds = ((len(connection.watching), protocol.MOST_WATCHED), (person.watches, self.hall.settings.watches))
        for many, most in bounds if new else ():
            if many >= most:
                self._refuse("too-many-tables", most=most)
                return
        told = connection.watching.get(table_id, False)
        connection.watching.setdefault(table_id, False)
        person.watches += new
        try:
            sent = await self.hall.asking.watch(connection, table_id, rev, told=told, comes=new)
        except BaseException as error:
            if new:
                self._unwatch(table_id)
            if not isinstance(error, Refused):
                raise
            self._say(presenter.refused(error.refusal, NO_COMMAND, table_id))
            return
        self.payer.extra += sent * BYTE

    async def _unwatch_one(self, frame: protocol.Unwatch) -> None:
        self._unwatch(frame.table)

    def _unwatch(self, table_id: TableId) -> None:
        followed = self.connection.watching.pop(table_id, None) is not None
        if followed and table_id != protocol.LOBBY:
            self.payer.purses[0].watches -= 1
        if table_id == protocol.LOBBY:
            self.hall.listing.viewers.pop(self.connection, None)
        elif followed:
            self.hall.asking.unwatch(self.connection, table_id)

    async def _ask(self, frame: protocol.Command | protocol.Preview) -> None:
        connection = self.connection
        try:
            answer = await self.hall.asking.ask(connection.player, frame, connection, program=connection.program)
        except Refused as refused:
            self._say(presenter.refused(refused.refusal, frame.id, frame.table))
            return
        if answer is not None:
            self.payer.extra += len(answer) * BYTE
            connection.push(answer)


class SocketServer:
    """The ASGI application of all sockets; there is one path, /ws."""

    def __init__(self, authentication: Authentication, budget: Budget, caps: Caps, serves: Serves) -> None:
        self._authentication = authentication
        self._budget = budget
        self._caps = caps
        self._serves = serves

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a visitor in, and serve them until they or the hall close the socket."""
        if scope["path"] != "/ws":
            await send({"type": "websocket.close", "code": 4404})
            return
        await receive()
        network = self._budget.network(address_of(scope))
        payer = Payer((network,), PATIENCE)
        PAYS.set(payer)
        try:
            visitor = await payer.serve(self._visitor, scope)
        except TooMuch as much:
            await _turn_away(send, 429, much.seconds)
            return
        except StoreError:
            await _turn_away(send, 503, unavailable.SECONDS)
            return
        if visitor is None:
            await _turn_away(send, 403)
            return
        person = self._budget.person(visitor.player)
        payer.purses = (person, network)
        await send({"type": "websocket.accept"})
        connection: Connection = scope["extensions"][SOCKET]["connection"]
        connection.player, connection.limit = visitor.player, self._serves.settings.queue
        connection.session, connection.program = visitor.key, visitor.token is not None
        client = Socket(self._serves, connection, payer)
        connection.catch_up = client.catch_up_soon
        try:
            with self._caps.socket(person, network):
                await _converse(client, receive)
        except Goodbye as end:
            await connection.bye(presenter.encode(end.bye), end.code)
        except TooMuch as much:
            await connection.bye(presenter.encode(protocol.Bye(why="flood", retry_after=much.seconds)), 4429)
        except Refused as refused:
            await connection.bye(presenter.encode(protocol.Bye(why=refused.refusal.code, retry_after=CROWDED)), 4429)
        except Exception:
            log.exception("socket failed", player=visitor.player)
            await connection.bye(presenter.encode(protocol.Bye(why="restart", retry_after=2.0)), 1011)
        finally:
            connection.closed = True

    async def _visitor(self, scope: Scope) -> Visitor | None:
        if not from_us(self._serves.settings, scope):
            return None
        try:
            visitor = await self._authentication.whose(scope["headers"])
        except Refused:
            return None
        return None if visitor.fresh or not visitor.may("play") else visitor


async def _turn_away(send: Send, status: int, seconds: float = 0.0) -> None:
    # Before the socket is open: with a status, as any request.
    headers = [(b"retry-after", b"%d" % ceil(seconds))] if seconds else []
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


async def _converse(client: Socket, receive: Receive) -> None:
    hall, connection, payer = client.hall, client.connection, client.payer
    hall.sockets.arrive(connection)
    SOCKETS.inc()
    try:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            # A client in debt is read no further: its frames wait on its own line.
            await payer.serve(client.hear, text if text is not None else message.get("bytes") or b"")
    finally:
        hall.sockets.depart(connection)
        SOCKETS.dec()
        client.gone()
