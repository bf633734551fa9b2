"""The WebSocket: frames in, frames out. Plain ASGI, so that a move costs little more than its system calls."""

from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any

import msgspec
import structlog

from hiroma.server import presenter, protocol, unavailable
from hiroma.server.accounts.authentication import Visitor
from hiroma.server.budget import BYTE, PAYS, Payer, TooMuch, address_of
from hiroma.server.commands import carry_out
from hiroma.server.connection import SOCKET, Connection
from hiroma.server.fairplay.block_lists import conduct
from hiroma.server.hall import Hall
from hiroma.server.handshake import MAY_SAY, Stage
from hiroma.server.metrics import SOCKETS, TALLY
from hiroma.server.origins import from_us
from hiroma.store import StoreError
from hiroma.table.refusal import Refused

log = structlog.get_logger()
_decode = msgspec.json.Decoder(protocol.ClientFrame).decode

PATIENCE = 8.0
"""Seconds for which who owes is kept waiting; then the socket is closed. PushSubscriptions take ten for a dead line."""
CROWDED = 30.0
"""Seconds after which who had too many sockets may try again."""
MOST_MALFORMED = 100
"""Frames of one connection that could not be taken; with one more it is closed."""


class Goodbye(Exception):
    """The server ends the conversation: `bye` is its last word, `code` that of the close."""

    def __init__(self, why: str, retry_after: float, code: int) -> None:
        super().__init__(why)
        self.bye = protocol.Bye(why=why, retry_after=retry_after)
        self.code = code


class Socket:
    """One client's conversation."""

    def __init__(self, hall: Hall, connection: Connection, payer: Payer) -> None:
        self.hall = hall
        self.connection = connection
        self.payer = payer
        self.stage = Stage.NEW
        self.malformed = 0
        self._takes: dict[type[protocol.Frame], Callable[[Any], Awaitable[None]]] = {
            protocol.Hello: self._hello,
            protocol.Watch: self._watch_one,
            protocol.Unwatch: self._unwatch_one,
            protocol.Command: self._command,
            protocol.Preview: self._preview,
            protocol.Ping: self._ping,
        }

    async def hear(self, text: str | bytes) -> None:
        """Take one frame. Whatever it is, the answer is a frame, and a bad one changes nothing."""
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
            self._cannot_take("unexpected", getattr(frame, "id", ""), said=said, stage=self.stage)
            return
        before, self.stage = self.stage, after
        try:
            await self._takes[kind](frame)
        except StoreError:
            self.stage = before
            self._say(unavailable.refused(getattr(frame, "id", ""), getattr(frame, "table", None)))

    def gone(self) -> None:
        """The client went away."""
        if self.malformed:
            log.info("frames not taken", count=self.malformed, player=self.connection.player)
        for table in list(self.connection.watching):
            self._unwatch(table)

    def _say(self, frame: msgspec.Struct) -> None:
        text = presenter.encode(frame)
        self.payer.extra += len(text) * BYTE
        self.connection.push(text)

    def _refuse(self, code: str, name: str = "", **what: Any) -> None:
        self._say(protocol.Refused(id=name, code=code, what=what))

    def _cannot_take(self, code: str, name: str = "", **what: Any) -> None:
        # Counted, not written down one by one: whoever sends them would fill the log.
        TALLY.malformed += 1
        self.malformed += 1
        self._refuse(code, name, **what)
        if self.malformed > MOST_MALFORMED:
            raise Goodbye("malformed", 30.0, 4400)

    async def _ping(self, frame: protocol.Ping) -> None:
        self._say(protocol.Pong(at=frame.at, now=self.hall.time.now()))

    async def _hello(self, frame: protocol.Hello) -> None:
        if frame.version != protocol.VERSION:
            raise Goodbye("version", 5.0, 4400)
        me = await self.hall.speaks(self.connection.player, frame.locale)
        standing = await conduct(self.hall, self.connection.player, self.connection.session is not None)
        now = self.hall.time.now()
        self._say(protocol.Welcome(version=protocol.VERSION, me=me, conduct=standing, now=now, build=self.hall.build))
        if (closing := self.hall.closing.frame()) is not None:
            self.connection.push(closing)
        for table, rev in frame.watch.items():
            await self._watch_one(protocol.Watch(table=table, rev=rev))

    async def _watch_one(self, frame: protocol.Watch) -> None:
        if frame.table == "lobby":
            self.connection.watching["lobby"] = True
            await self.hall.listing.look(self.connection, frame.wanted)
        else:
            await self._watch(frame.table, frame.rev)

    async def _watch(self, table: str, rev: int) -> None:
        connection = self.connection
        new = table not in connection.watching
        person = self.payer.purses[0]
        bounds = ((len(connection.watching), protocol.MOST_WATCHED), (person.watches, self.hall.settings.watches))
        for many, most in bounds if new else ():
            if many >= most:
                self._refuse("too-many-tables", most=most)
                return
        try:
            room = await self.hall.enter(table, connection.player)
        except Refused as refused:
            self._say(presenter.refused(refused.refusal, "", table[:64]))
            return
        told = connection.watching.get(table, False)
        connection.watching.setdefault(table, False)
        if new:
            person.watches += 1
            room.enter(connection)
        state = await room.state(connection.player, rev, told)
        if not connection.behind:
            connection.watching[table] = True
        self._say(state)
        if new:
            await self.hall.last_seen.tell(room, connection, rev)

    async def _unwatch_one(self, frame: protocol.Unwatch) -> None:
        self._unwatch(frame.table)

    def _unwatch(self, table: str) -> None:
        followed = self.connection.watching.pop(table, None) is not None
        if followed and table != "lobby":
            self.payer.purses[0].watches -= 1
        if table == "lobby":
            self.hall.listing.viewers.pop(self.connection, None)
        room = self.hall.rooms.get(table)
        if room is not None:
            room.go(self.connection)

    async def _command(self, frame: protocol.Command) -> None:
        try:
            room = await self.hall.enter(frame.table, self.connection.player)
        except Refused as refused:
            self._say(presenter.refused(refused.refusal, frame.id, frame.table[:64]))
            return
        answer = await carry_out(
            self.hall, room, self.connection.player, frame, self.connection, program=self.connection.program
        )
        if answer is not None:
            self._say(answer)

    async def _preview(self, frame: protocol.Preview) -> None:
        try:
            room = await self.hall.enter(frame.table, self.connection.player)
            self._say(room.preview(self.connection.player, frame))
        except Refused as refused:
            self._say(presenter.refused(refused.refusal, frame.id, frame.table[:64]))


async def socket(hall: Hall, scope: Any, receive: Any, send: Any) -> None:
    """The ASGI application of /ws."""
    await receive()
    network = hall.budget.network(address_of(scope))
    payer = Payer((network,), PATIENCE)
    PAYS.set(payer)
    try:
        visitor = await payer.serve(_visitor, hall, scope)
    except TooMuch as much:
        await _turn_away(send, 429, much.seconds)
        return
    except StoreError:
        await _turn_away(send, 503, unavailable.SECONDS)
        return
    if visitor is None:
        await _turn_away(send, 403)
        return
    person = hall.budget.person(visitor.player)
    payer.purses = (person, network)
    await send({"type": "websocket.accept"})
    connection: Connection = scope["extensions"][SOCKET]["connection"]
    connection.player, connection.limit, connection.catch_up = visitor.player, hall.settings.queue, hall.catch_up
    connection.session, connection.program = visitor.key, visitor.token is not None
    try:
        with hall.caps.socket(person, network):
            await _converse(Socket(hall, connection, payer), receive)
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


async def _visitor(hall: Hall, scope: Any) -> Visitor | None:
    if not from_us(hall.settings, scope):
        return None
    try:
        visitor = await hall.authentication.whose(scope["headers"])
    except Refused:
        return None
    return None if visitor.fresh or not visitor.may("play") else visitor


async def _turn_away(send: Any, status: int, seconds: float = 0.0) -> None:
    # Before the socket is open: with a status, as any request.
    headers = [(b"retry-after", b"%d" % ceil(seconds))] if seconds else []
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


async def _converse(client: Socket, receive: Any) -> None:
    hall, connection, payer = client.hall, client.connection, client.payer
    hall.arrive(connection)
    SOCKETS.inc()
    try:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            # Who owes is not read on: what they send stays in their own line.
            await payer.serve(client.hear, text if text is not None else message.get("bytes") or b"")
    finally:
        hall.depart(connection)
        SOCKETS.dec()
        client.gone()
