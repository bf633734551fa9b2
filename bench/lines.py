"""WebSockets of players, and the parts of the hall's frames that they read."""

from typing import Any, Protocol

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from hiroma.loadtest.guests import encode

HANDSHAKE = 2.0
"""Seconds in which a process must answer before the server in front tries the next one."""


class Seen(msgspec.Struct):
    """The part of a game that a player needs to move."""

    actors: list[int] = []
    moves: dict[str, list[dict[str, Any]]] = {}


class Entry(msgspec.Struct):
    """The rev of an entry."""

    rev: int


class Person(msgspec.Struct):
    """The player's id."""

    id: str = ""


class Frame(msgspec.Struct):
    """The part of any frame that a client reads."""

    type: str
    id: str = ""
    code: str = ""
    ack: str | None = None
    rev: int | None = None
    game: Seen | str | None = None
    """The game's name in a frame that only says whose turn it is."""
    history: list[Entry] = []
    retry_after: float = 0.0
    me: Person = msgspec.field(default_factory=Person)


decode = msgspec.json.Decoder(Frame).decode


class Page(Protocol):
    """The owner of a line. It hears only its present `line`."""

    line: "Line | None"

    def hear(self, frame: Frame) -> None:
        """Take a frame."""
        ...

    def lost(self, at_least: float) -> None:
        """Handle the break of the line: reconnect after about `at_least` seconds, or later."""
        ...

    def failed(self, error: Exception) -> None:
        """Handle an error of `hear`."""
        ...


class Line(WSListener):
    """One socket of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.transport: WSTransport | None = None
        self.broken = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Keep the transport to send by."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Pass a text frame on to the page."""
        if frame.msg_type == WSMsgType.TEXT and self.page.line is self:
            try:
                self.page.hear(decode(frame.get_payload_as_bytes()))
            except Exception as error:
                self.page.failed(error)
                raise

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Tell the page that its line is broken."""
        self.broken = True
        if self.page.line is self:
            self.page.lost(0.0)

    def send(self, frame: dict[str, Any]) -> None:
        """Send a frame, unless the line is broken."""
        if self.transport is not None and not self.broken:
            self.transport.send(WSMsgType.TEXT, encode(frame))


async def dial(page: Page, address: str, cookie: str) -> Line | None:
    """Return a new line to a process; None when it does not answer."""
    line = Line(page)
    try:
        await ws_connect(
            lambda: line,
            address.replace("http", "ws") + "/ws",
            extra_headers={"Cookie": cookie},
            websocket_handshake_timeout=HANDSHAKE,
        )
    except (OSError, WSError, TimeoutError):
        return None
    return None if line.broken else line
