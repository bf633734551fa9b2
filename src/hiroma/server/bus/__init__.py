"""How the halls of several processes tell each other: table t reached rev r, person p came or went.

A message may be lost; what it told is in the store. `Gaps` finds it there a little later.
"""

from collections.abc import Mapping

from hiroma.server.bus.gaps import Gaps
from hiroma.server.bus.nats import NatsBus
from hiroma.server.bus.postgres import PostgresBus
from hiroma.server.bus.wire import NOBODY, Bus, Heard, Moved
from hiroma.server.declared import without_login
from hiroma.store import Store, StoreError

__all__ = ["Bus", "Gaps", "Heard", "Moved", "connect_bus"]


class Alone:
    """The bus of a hall in one process: there is nobody to tell."""

    up = True

    async def start(self) -> None:
        return

    async def publish(self, reached: Mapping[str, int], people: Mapping[str, bool] = NOBODY, n: int = 0) -> None:
        return

    def listen(self, heard: Heard, moved: Moved) -> None:
        return

    async def close(self) -> None:
        return


async def connect_bus(url: str, store: Store, process: str) -> Bus:
    """The bus behind a setting: '' for one process, 'postgres', or a NATS URL. It speaks after `start`, for one
    `process` of the hall.
    """
    if not url:
        return Alone()
    if url == "postgres":
        return PostgresBus(store.url, process)
    if url.startswith(("nats://", "tls://", "ws://", "wss://")):
        return NatsBus(url, process)
    raise StoreError(f"unknown bus {without_login(url)!r}: '', 'postgres' or nats://…")
