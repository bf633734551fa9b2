"""A word to hang up that is lost on the bus: the process finds out by itself."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from hiroma.ids import PlayerId
from hiroma.server.core import housekeeping
from hiroma.server.core.presence import Presence
from hiroma.server.core.sockets import Sockets
from hiroma.store import Store
from tests.server.waiting import until
from tests.store.making import register


async def test_a_guest_s_socket_does_not_outlive_the_guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "SESSIONS", 0.01)
    store = await Store.connect(f"sqlite:///{tmp_path}/hall.db")
    sockets = Sockets(Presence(1.0, lambda _: None, lambda *_: None))

    class Guest:
        session = None

        def __init__(self, player: str) -> None:
            self.player = PlayerId(player)

        async def bye(self, *_: object) -> None:
            sockets.open.discard(cast("Any", self))

    sockets.open |= {cast("Any", Guest(player)) for player in ("ann", "ben")}
    work = asyncio.create_task(housekeeping.end_sockets(store, sockets))
    await register(store, [PlayerId("ann")])
    await until(lambda: len(sockets.open) == 1)
    await asyncio.sleep(0.05)
    work.cancel()
    assert [one.player for one in sockets.open] == ["ben"]
    await store.close()
