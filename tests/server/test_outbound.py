"""Requests to addresses that people gave: an address has so much time for all of its answer."""

import asyncio
import contextlib
import time

import pytest

from hiroma.server.core import outbound_http


async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer with a header that does not end, a byte at a time."""
    with contextlib.suppress(OSError, asyncio.CancelledError):
        writer.write(b"HTTP/1.1 200 OK\r\nX: ")
        for _ in range(200):
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.05)
    writer.close()


async def test_an_answer_that_drips_takes_no_longer_than_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound_http, "PATIENCE", 0.3)
    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    began = time.monotonic()
    async with server, outbound_http.client() as client:
        came = await asyncio.wait_for(outbound_http.post(client, url, "any", b"{}", {}), 5.0)
        assert came == "timeout"
        assert time.monotonic() - began < 3.0
