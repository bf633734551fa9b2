"""Slow and oversized requests: the server ends their connections, and nobody else has to wait."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from hiroma.server.web.http_timeouts import MOST_HEAD, TimeoutHttpProtocol
from hiroma.server.wire import protocol
from tests.server.running import AnyHall, Person, sit_down

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Hasty(TimeoutHttpProtocol):
    """The same protocol with less time."""

    head = 0.3
    body = 0.3
    away = 0.3


async def echo(_: Any, receive: Any, send: Any) -> None:
    """Answer with 8 MiB once a request is complete."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    with contextlib.suppress(OSError):
        for _chunk in range(128):
            await send({"type": "http.response.body", "body": bytes(65536), "more_body": True})
        await send({"type": "http.response.body", "body": b""})


@pytest.fixture
async def port() -> AsyncIterator[int]:
    """Start a server in a hurry; yield its port."""
    config = uvicorn.Config(echo, log_level="critical")
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Hasty(config, state, {}, loop), "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1]
    server.close()
    while state.connections or state.tasks:
        for connection in list(state.connections):
            connection.transport.abort()
        await asyncio.sleep(0.01)


async def hung_up_on(line: Line, seconds: float = 3.0) -> bool:
    """Return True once the server has ended the connection; `TimeoutError` if it has not after `seconds`."""
    with contextlib.suppress(ConnectionError):
        await asyncio.wait_for(line[0].read(), seconds)
    line[1].close()
    return True


@pytest.mark.slow
@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    ],
    ids=["nothing", "a line", "a head", "a body", "a chunk"],
)
async def test_who_does_not_finish_is_hung_up_on(port: int, said: bytes) -> None:
    line = await asyncio.open_connection("127.0.0.1", port)
    line[1].write(said)
    assert await hung_up_on(line)


async def test_drops_of_a_head_do_not_buy_time(port: int) -> None:
    line = await asyncio.open_connection("127.0.0.1", port)
    line[1].write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    begun = time.monotonic()
    with contextlib.suppress(ConnectionError):
        while not line[0].at_eof() and time.monotonic() < begun + 3.0:
            line[1].write(b"a")
            await line[1].drain()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(line[0].read(1), 0.05)
    assert time.monotonic() < begun + 2.0
    line[1].close()


@pytest.mark.slow
async def test_who_takes_nothing_is_hung_up_on(port: int) -> None:
    line = await asyncio.open_connection("127.0.0.1", port, limit=1024)
    line[1].write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    await asyncio.sleep(1.5)
    taken = 0
    with contextlib.suppress(ConnectionError):
        while chunk := await asyncio.wait_for(line[0].read(65536), 3.0):
            taken += len(chunk)
    assert taken < 8 * 1024 * 1024
    line[1].close()


async def test_who_is_quick_gets_all_of_it_twice(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for _ in range(2):
        writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc")
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        taken = 0
        while size := int(await reader.readline(), 16):
            await reader.readexactly(size + 2)
            taken += size
        await reader.readline()
        assert taken == 8 * 1024 * 1024
    writer.close()


async def test_a_head_without_end_is_not_kept(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    line = b"X-Long: " + b"a" * 1000 + b"\r\n"
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n" + line * (2 * MOST_HEAD // 1000))
    with contextlib.suppress(ConnectionError):
        said = await asyncio.wait_for(reader.read(), 3.0)
        assert not said or said.startswith(b"HTTP/1.1 400")
    writer.close()


async def test_slow_people_keep_nobody_waiting(hall: AnyHall) -> None:
    lines = [await asyncio.open_connection("127.0.0.1", hall.port) for _ in range(200)]
    for _, writer in lines:
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
    table, people = await sit_down(hall)
    begun = time.monotonic()
    assert (await people[0].line(table, "/start"))["type"] == "ack"
    assert (await people[0].http("GET", f"/api/tables/{table}"))[0] == 200
    assert time.monotonic() < begun + 3.0
    for _, writer in lines:
        writer.close()


async def test_oversized_bodies_are_refused_and_change_nothing(hall: AnyHall) -> None:
    table, (ann, _) = await sit_down(hall)
    _, before = await ann.http("GET", f"/api/tables/{table}")
    long = "x" * protocol.MAX_FRAME
    command = {"type": "command", "id": "big", "table": table, "name": "line", "args": {"text": f"/{long}"}}
    for method, path, body in (
        ("POST", f"/api/tables/{table}/commands", command),
        ("POST", "/api/tables", {"game": "cant-stop", "options": {"x": long * 9}}),
        ("PATCH", "/api/me", {"name": long * 9}),
        ("POST", "/api/account", {"name": long * 9, "password": "x"}),
        ("POST", "/api/reports", {"player": "x", "reason": "chat", "text": long * 9}),
    ):
        status, refused = await ann.http(method, path, body)
        assert (status, refused["code"]) == (413, "too-large"), path
    assert (await ann.http("GET", f"/api/tables/{table}"))[1] == before


async def test_names_are_bounded_before_they_are_looked_at(hall: AnyHall) -> None:
    person = Person(hall)
    # A letter that normalises to eighteen: the hall counts tries by the normalised name.
    for path in ("/api/account", "/api/account/sign-in"):
        status, refused = await person.http("POST", path, {"name": "\ufdfa" * 9000, "password": "x" * 12})
        assert (status, refused["code"]) == (400, "malformed"), path


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/people/a%00b", "/api/tables?status=%00", "/%00"])
def test_a_zero_character_in_an_address_is_refused(hall: AnyHall, path: str) -> None:
    status, refused = Person(hall)._http("GET", path, None)
    assert (status, refused["code"]) == (400, "malformed")
