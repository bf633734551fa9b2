"""Requests to addresses that people gave: an address has so much time for all of its answer."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hiroma.ids import HookId, PlayerId
from hiroma.server.core import outbound_http
from hiroma.server.notifications.webhooks import Delivery
from hiroma.store import Store, StoreError
from hiroma.store.webhooks import HookRow, WebhookRepository


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.connect(f"sqlite:///{tmp_path}/h.db")
    yield opened
    await opened.close()


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


async def yes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Take a request."""
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
    await writer.drain()
    writer.close()


class Away(WebhookRepository):
    """Webhooks whose store is away."""

    async def note(self, hook_id: HookId, last: str) -> None:
        raise StoreError("away")


async def test_what_was_delivered_is_not_sent_again_because_its_outcome_cannot_be_kept(store: Store) -> None:
    """The hall sends a turn once, and tries again only after a failure."""
    server = await asyncio.start_server(yes, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    delivery = Delivery(Away(store.engine), "any")
    async with server, outbound_http.client() as client:
        assert await delivery.post(client, HookRow(HookId("hook"), PlayerId("ann"), url, "secret", 1.0), b"{}", "t")
