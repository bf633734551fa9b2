"""One open WebSocket: its player, what it watches, and a bounded queue for a slow reader."""

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Connection:
    """Sends frames without waiting for the reader.

    A frame goes out at once when the socket takes it; else it queues, at most `limit` frames. On overflow the queue is
    dropped and `behind` says so: the owner then sends the newest state of everything watched.
    """

    def __init__(self, player: str, send: Send, limit: int) -> None:
        self.player = player
        self.watching: set[str] = set()
        self.closed = False
        self.behind = False
        self._send = send
        self._limit = limit
        self._queue: deque[str] = deque()
        self._writer: asyncio.Task[None] | None = None
        self.caught_up: Callable[[Connection], None] = lambda _: None

    def push(self, frame: str) -> None:
        """Send a frame, or queue it behind those that wait."""
        if self.closed:
            return
        if self._writer is not None:
            if len(self._queue) >= self._limit:
                self._queue.clear()
                self.behind = True
            if not self.behind:
                self._queue.append(frame)
            return
        sending: Any = self._send({"type": "websocket.send", "text": frame})
        try:
            waiting = sending.send(None)
        except StopIteration:
            return
        except Exception:  # noqa: BLE001 - whatever way the socket went: its reader notices and cleans up
            self.closed = True
            return
        self._writer = asyncio.get_running_loop().create_task(self._drain(sending, waiting))

    async def _drain(self, sending: Coroutine[Any, Any, None], waiting: Any) -> None:
        try:
            await _resume(sending, waiting)
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft()})
        except Exception:  # noqa: BLE001 - as above
            self.closed = True
            self._queue.clear()
        finally:
            self._writer = None
        if self.behind and not self.closed:
            self.behind = False
            self.caught_up(self)

    async def close(self, frame: str, code: int) -> None:
        """Say a last word and close."""
        if not self.closed:
            self.closed = True
            try:
                await self._send({"type": "websocket.send", "text": frame})
                await self._send({"type": "websocket.close", "code": code})
            except Exception:  # noqa: BLE001 - already gone
                return


@types.coroutine
def _resume(sending: Coroutine[Any, Any, None], waiting: Any) -> Generator[Any, Any, None]:
    # Goes on with a coroutine that was started by hand and has yielded `waiting`.
    try:
        while True:
            try:
                value = yield waiting
            except BaseException as error:  # noqa: BLE001 - cancellation, too, belongs to the coroutine
                waiting = sending.throw(error)
            else:
                waiting = sending.send(value)
    except StopIteration:
        return
