"""The WebSocket: frames in, frames out. Plain ASGI, so that a move costs little more than its system calls."""

import time
from typing import Any

import msgspec
import structlog

from hiroma.server import protocol, sight
from hiroma.server.commands import carry_out
from hiroma.server.connection import SOCKET, Connection
from hiroma.server.fairplay.lists import conduct
from hiroma.server.hall import Hall
from hiroma.server.metrics import SOCKETS, TALLY
from hiroma.server.sessions import same_origin
from hiroma.table.refusal import Refused

log = structlog.get_logger()
_decode = msgspec.json.Decoder(protocol.ClientFrame).decode

MOST_WATCHED = 16
"""Tables one connection may follow."""


class Flood(Exception):
    """A connection sends more than it may."""


class Socket:
    """One client's conversation."""

    def __init__(self, hall: Hall, connection: Connection) -> None:
        self.hall = hall
        self.connection = connection
        self.greeted = False
        self.credit = float(hall.settings.frames * 4)
        self.refilled = time.monotonic()

    async def hear(self, text: str | bytes) -> None:
        """Take one frame. Whatever it is, the answer is a frame, and a bad one changes nothing."""
        self._spend()
        TALLY.frames += 1
        if len(text) > protocol.MAX_FRAME:
            self._refuse("too-large", most=protocol.MAX_FRAME)
            return
        try:
            frame = _decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse("malformed", why=str(error)[:200])
            return
        if isinstance(frame, protocol.Command):
            await self._command(frame)
        elif isinstance(frame, protocol.Ping):
            self._say(protocol.Pong(at=frame.at, now=time.time()))
        elif isinstance(frame, protocol.Hello):
            await self._hello(frame)
        elif isinstance(frame, protocol.Watch):
            await self._watch(frame.table, frame.rev)
        elif isinstance(frame, protocol.Unwatch):
            self._unwatch(frame.table)
        else:
            await self._preview(frame)

    def gone(self) -> None:
        """The client went away."""
        for table in list(self.connection.watching):
            self._unwatch(table)

    def _say(self, frame: msgspec.Struct) -> None:
        self.connection.push(sight.encode(frame))

    def _refuse(self, code: str, **what: Any) -> None:
        log.info("frame refused", code=code, player=self.connection.player)
        self._say(protocol.Refused(id="", code=code, what=what))

    def _spend(self) -> None:
        now = time.monotonic()
        rate = self.hall.settings.frames
        self.credit = min(rate * 4.0, self.credit + (now - self.refilled) * rate)
        self.refilled = now
        if self.credit < 1.0:
            raise Flood
        self.credit -= 1.0

    async def _hello(self, frame: protocol.Hello) -> None:
        if frame.version != protocol.VERSION:
            await self.connection.bye(sight.encode(protocol.Bye(why="version", retry_after=5.0)), 4400)
            return
        self.greeted = True
        me = await self.hall.me(self.connection.player)
        standing = await conduct(self.hall, self.connection.player, self.connection.session is not None)
        now = time.time()
        self._say(protocol.Welcome(version=protocol.VERSION, me=me, conduct=standing, now=now, build=self.hall.build))
        if (closing := self.hall.closing.frame()) is not None:
            self.connection.push(closing)
        for table, rev in list(frame.watch.items())[:MOST_WATCHED]:
            await self._watch(table, rev)

    async def _watch(self, table: str, rev: int) -> None:
        connection = self.connection
        if table == "lobby":
            connection.watching.add(table)
            self.hall.lobby.add(connection)
            await self.hall.listing.show([connection])
            return
        if len(connection.watching) >= MOST_WATCHED and table not in connection.watching:
            self._refuse("too-many-tables", most=MOST_WATCHED)
            return
        room = await self.hall.room(table)
        if room is None:
            self._say(protocol.Refused(id="", code="no-such-table", what={"table": table[:64]}, table=table[:64]))
            return
        new = table not in connection.watching
        connection.watching.add(table)
        if new:
            room.enter(connection)
        self._say(await room.state(connection.player, rev))

    def _unwatch(self, table: str) -> None:
        self.connection.watching.discard(table)
        self.hall.lobby.discard(self.connection) if table == "lobby" else None
        room = self.hall.rooms.get(table)
        if room is not None:
            room.go(self.connection)

    async def _command(self, frame: protocol.Command) -> None:
        room = self.hall.rooms.get(frame.table) or await self.hall.room(frame.table)
        if room is None:
            self._say(protocol.Refused(id=frame.id, code="no-such-table", what={"table": frame.table[:64]}))
            return
        answer = await carry_out(self.hall, room, self.connection.player, frame, self.connection)
        if answer is not None:
            self._say(answer)

    async def _preview(self, frame: protocol.Preview) -> None:
        room = await self.hall.room(frame.table)
        if room is None:
            self._say(protocol.Refused(id=frame.id, code="no-such-table", what={"table": frame.table[:64]}))
            return
        try:
            self._say(room.preview(self.connection.player, frame))
        except Refused as refused:
            self._say(sight.refused(refused.refusal, frame.id, frame.table))


async def socket(hall: Hall, scope: Any, receive: Any, send: Any) -> None:
    """The ASGI application of /ws."""
    await receive()
    if not same_origin(scope["headers"], hall.settings.origins):
        await send({"type": "websocket.close", "code": 4403})
        return
    try:
        visitor = await hall.visitors.whose(scope["headers"])
    except Refused:
        visitor = None
    if visitor is None or visitor.fresh or not visitor.may("play"):
        await send({"type": "websocket.close", "code": 4403})
        return
    await send({"type": "websocket.accept"})
    player = visitor.player
    connection: Connection = scope["extensions"][SOCKET]["connection"]
    connection.player, connection.limit, connection.catch_up = player, hall.settings.queue, hall.catch_up
    connection.session = visitor.key
    client = Socket(hall, connection)
    hall.arrive(connection)
    SOCKETS.inc()
    try:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            await client.hear(text if text is not None else message.get("bytes") or b"")
    except Flood:
        log.warning("flood", player=player)
        await connection.bye(sight.encode(protocol.Bye(why="flood", retry_after=5.0)), 4429)
    except Exception:
        log.exception("socket failed", player=player)
        await connection.bye(sight.encode(protocol.Bye(why="restart", retry_after=2.0)), 1011)
    finally:
        connection.closed = True
        hall.depart(connection)
        SOCKETS.dec()
        client.gone()
