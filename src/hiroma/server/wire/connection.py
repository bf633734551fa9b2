"""A client's socket: uvicorn's own, with a short way out for frames and a bounded queue for slow readers."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from hiroma.ids import PlayerId, TableId

SOCKET = "hiroma.socket"
"""The extension under which an ASGI scope names its `Connection`."""
FEW = 4
"""Texts of one client that may wait before nothing more is read from it."""
CROSSING = 3.0
"""Seconds for which a frame may be on its way: nobody knows whether a client that closed has seen the last ones."""


def framed(text: bytes) -> bytes:
    """Return a text as it goes over the wire, the same for every reader."""
    return _header(len(text)) + text


def text_of(frame: bytes) -> bytes:
    """Return the text in a frame that `framed` made."""
    size = frame[1]
    return frame[2 if size < 126 else 4 if size == 126 else 10 :]


@lru_cache(maxsize=4096)
def _header(size: int) -> bytes:
    # It depends on the size alone; the library takes 2 µs to write one, five times a move.
    whole = Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)
    return whole[: len(whole) - size]


class Inbox(asyncio.Queue[Any]):
    """A queue with one reader, at a fraction of the cost. It has no bound: its writer stops reading when it is long."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self._items: deque[Any] = deque()
        self._wanted: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._wanted = self._loop.create_future()
            await self._wanted
        return self._items.popleft()

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)


class Connection(WebSocketsSansIOProtocol):
    """Sends frames without waiting for the reader; ASGI would frame a text again for every socket.

    A frame goes out at once when the socket takes it; else it queues, at most `limit` frames. On overflow the queue is
    dropped and `behind` says so: when the reader is back, `catch_up` sends the newest state of everything watched.
    `session` is the hash of the session or token that opened it, None for a guest; `program`: it was a token. All
    that the hall sent before `heard` (`time.monotonic`) has arrived.
    """

    player: PlayerId
    session: str | None
    program: bool = False
    limit: int
    catch_up: Callable[[], None]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox(self.loop)
        self.begin()

    def begin(self) -> None:
        """Begin with nothing watched and nothing queued. A socket without a wire calls this alone."""
        self.watching: dict[TableId, bool] = {}
        """The tables that it follows; true for those of which everything that happened was sent."""
        self.closed = False
        self.behind = False
        self.heard = time.monotonic()
        self._slow = False
        self._queue: deque[bytes] = deque()

    async def run_asgi(self) -> None:
        """Run the application with the connection in its scope."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), SOCKET: {"connection": self}}
        await super().run_asgi()

    def handle_text(self, event: Frame) -> None:
        """Put a text into the queue. The library would stop reading until it is taken, at two system calls a text."""
        self.heard = time.monotonic()
        if event.fin and not self.close_sent and self.queue.qsize() < FEW:
            with suppress(UnicodeDecodeError):  # the library closes the socket for it
                self.queue.put_nowait({"type": "websocket.receive", "text": str(event.data, "utf-8")})
                return
        super().handle_text(event)

    def handle_pong(self, event: Frame) -> None:
        """Note that its device is awake."""
        self.heard = time.monotonic()
        super().handle_pong(event)

    def handle_close(self, event: Frame) -> None:
        """Note that its device was awake when it closed."""
        self.heard = max(self.heard, time.monotonic() - CROSSING)
        super().handle_close(event)

    def listens(self) -> bool:
        """Return False once the hall has said goodbye: then nothing is sent any more, and nothing heard."""
        return not self.closed

    def push(self, frame: bytes) -> None:
        """Send what `framed` made, or queue it behind what waits."""
        if self._slow:
            self._keep(frame)
        elif not self.closed and not self.transport.is_closing():
            self.transport.write(frame)

    def _keep(self, frame: bytes) -> None:
        if len(self._queue) >= self.limit:
            self._queue.clear()
            self.behind = True
            self.watching = dict.fromkeys(self.watching, False)
        elif not self.behind:
            self._queue.append(frame)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._slow = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._slow = False
        while self._queue and not self._slow:
            self.push(self._queue.popleft())
        if self.behind and not self.closed:
            self.behind = False
            self.catch_up()

    def shutdown(self) -> None:
        """Close the socket, because the server stops."""
        super().shutdown()
        self.closed = True

    async def bye(self, frame: bytes, code: int) -> None:
        """Send a last frame and close. A client that does not read is not waited for."""
        if not self.closed:
            self.push(frame)
            self.closed = True
            if self._slow:
                self.transport.abort()
                return
            with suppress(Exception):  # already gone
                await self.send({"type": "websocket.close", "code": code})
