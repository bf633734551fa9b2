"""Slow readers: the queue has a bound, and a reader who is back gets the newest state."""

import time
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import State

from hiroma.server.wire.connection import CROSSING, FEW, Connection, framed


class Wire:
    """A transport that keeps all frames written to it, and can be full."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False
        self.reading = True

    def write(self, frame: bytes) -> None:
        self.written.append(frame)

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.closing = True


@pytest.fixture
async def line() -> tuple[Connection, Wire, list[Connection]]:
    """Return a connection with room for two frames, its wire, and the connections that had to catch up."""
    config = uvicorn.Config("nobody:app", ws=Connection)
    config.load_app: Callable[[], Any] = lambda: None  # type: ignore[misc, method-assign]  # the test replaces a method of the library
    config.load()
    connection = Connection(config, ServerState(), {})
    late: list[Connection] = []
    wire = Wire()
    connection.transport = wire  # type: ignore[assignment]  # the wire writes as a transport does
    connection.limit, connection.catch_up = 2, lambda: late.append(connection)
    return connection, wire, late


def test_a_frame_is_the_same_for_every_reader() -> None:
    assert framed(b"hello") == b"\x81\x05hello"
    assert framed(b"x" * 300)[:4] == b"\x81\x7e\x01\x2c"
    for size in (0, 125, 126, 300, 0xFFFF, 0x10000):
        text = b"y" * size
        assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_frames_go_out_at_once_and_queue_for_a_slow_reader(line: tuple[Connection, Wire, list[Any]]) -> None:
    connection, wire, late = line
    connection.push(b"1")
    connection.pause_writing()
    connection.push(b"2")
    connection.push(b"3")
    assert wire.written == [b"1"]
    connection.resume_writing()
    connection.push(b"4")
    assert wire.written == [b"1", b"2", b"3", b"4"]
    assert not late


async def test_signs_of_life_say_what_has_arrived(
    line: tuple[Connection, Wire, list[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    connection, _, _ = line
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    connection.handle_text(Frame(Opcode.TEXT, b"hello"))
    assert connection.heard == 1000.0
    now = 1020.0
    connection.handle_pong(Frame(Opcode.PONG, b""))
    assert connection.heard == 1020.0
    now = 1021.0
    connection.conn.close_rcvd = Close(1001, "")
    connection.handle_close(Frame(Opcode.CLOSE, b""))
    assert connection.heard == 1020.0, "a frame may be on its way"
    now = 1050.0
    connection.transport.closing = False  # type: ignore[attr-defined]  # the wire of the test
    connection.handle_close(Frame(Opcode.CLOSE, b""))
    assert connection.heard == 1050.0 - CROSSING, "it was awake till it closed"


async def test_a_queue_that_overflows_is_dropped_for_the_newest_state(line: tuple[Connection, Wire, list[Any]]) -> None:
    connection, wire, late = line
    connection.pause_writing()
    for frame in (b"1", b"2", b"3", b"4"):
        connection.push(frame)
    assert not late
    connection.resume_writing()
    assert (wire.written, late) == ([], [connection])
    connection.push(b"5")
    assert wire.written == [b"5"]


async def test_nothing_is_written_to_a_socket_that_closes(line: tuple[Connection, Wire, list[Any]]) -> None:
    connection, wire, _ = line
    wire.closing = True
    connection.push(b"1")
    wire.closing, connection.closed = False, True
    connection.push(b"2")
    assert wire.written == []


async def test_who_sends_much_at_once_is_not_read_until_all_of_it_is_taken(line: tuple[Connection, Wire, Any]) -> None:
    connection, wire, _ = line
    texts = [f"text {number}" for number in range(FEW + 2)]
    for text in texts[:FEW]:
        connection.handle_text(Frame(Opcode.TEXT, text.encode()))
    assert wire.reading
    for text in texts[FEW:]:
        connection.handle_text(Frame(Opcode.TEXT, text.encode()))
    assert not wire.reading
    assert [(await connection.receive())["text"] for _ in texts] == texts
    assert wire.reading


async def test_a_text_in_pieces_is_put_together(line: tuple[Connection, Wire, Any]) -> None:
    connection, _, _ = line
    connection.handle_text(Frame(Opcode.TEXT, "広".encode()[:2], fin=False))
    connection.handle_cont(Frame(Opcode.CONT, "広".encode()[2:]))
    assert await connection.receive() == {"type": "websocket.receive", "text": "広"}


async def test_a_text_that_is_none_is_the_end(line: tuple[Connection, Wire, Any]) -> None:
    connection, wire, _ = line
    connection.conn.state = State.OPEN
    connection.handle_text(Frame(Opcode.TEXT, b"\xff"))
    assert (await connection.receive())["code"] == 1007  # type: ignore[typeddict-item]  # a disconnect has a code
    assert wire.closing
