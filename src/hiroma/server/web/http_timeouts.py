"""HTTP timeouts: how long the server waits for a client, and how much it reads. uvicorn has no such limits."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 32 * 1024
"""Bytes of a request before its body (roughly: counted by what arrives at once)."""


class TimeoutHttpProtocol(HttpToolsProtocol):
    """HTTP with an end to every wait: who is slower is hung up on.

    `head` and `body` are the seconds from when a request may begin until its head is there, and from then until its
    body is; `away` those for which a reader of an answer may take nothing.
    """

    head = 15.0
    body = 30.0
    away = 60.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None
        self._heard = 0
        self._in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        """Somebody is there who may now ask."""
        super().connection_made(transport)
        self._wait(self.head)

    def data_received(self, data: bytes) -> None:
        """Listen, as long as it is not too much."""
        self._heard += len(data)
        super().data_received(data)
        if self._in_head and self._heard > MOST_HEAD:
            self.send_400_response("Request head too large.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head, self._heard = True, 0
        self._wait(self.head)

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._in_head = False
        self._wait(self.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a `Connection`, which has bounds of its own."""
        self._wait(None)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The reader does not keep up."""
        super().pause_writing()
        self._wait(self.away)

    def resume_writing(self) -> None:
        """The reader is back."""
        super().resume_writing()
        self._wait(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there."""
        self._wait(None)
        super().connection_lost(exc)

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
