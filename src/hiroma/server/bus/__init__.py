"""How the halls of several processes tell each other: table t reached rev r.

A message may be lost; what it told is in the store. `Gaps` finds it there a little later.
"""

from collections.abc import Mapping

from hiroma.server.bus.gaps import Gaps
from hiroma.server.bus.nats import NatsBus
from hiroma.server.bus.postgres import PostgresBus
from hiroma.server.bus.wire import Bus, Heard
from hiroma.store import Store, StoreError

__all__ = ["Bus", "Gaps", "Heard", "connect_bus"]


class Alone:
    """The bus of a hall in one process: there is nobody to tell."""

    up = True

    async def start(self) -> None:
        return

    async def publish(self, reached: Mapping[str, int]) -> None:
        return

    def listen(self, heard: Heard) -> None:
        return

    async def close(self) -> None:
        return


async def connect_bus(url: str, store: Store) -> Bus:
    """The bus behind a setting: '' for one process, 'postgres', or a NATS URL. It speaks after `start`."""
    if not url:
        return Alone()
    if url == "postgres":
        return PostgresBus(store.url)
    if url.startswith(("nats://", "tls://", "ws://", "wss://")):
        return NatsBus(url)
    raise StoreError(f"unknown bus {url!r}: '', 'postgres' or nats://…")
