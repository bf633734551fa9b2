"""Message bus: carries messages between the processes of a hall. It keeps nothing; the truth is in the store."""

from collections.abc import Callable
from typing import Protocol

from hiroma.server.bus.nats import NatsBus
from hiroma.server.bus.security import Access
from hiroma.server.bus.traffic import TRAFFIC
from hiroma.server.settings import Settings

__all__ = ["TRAFFIC", "Bus", "NoBus", "make_bus"]


class Bus(Protocol):
    """The bus as one process uses it.

    Messages of one sender to one address arrive in the order sent, or not at all. A message may be lost, and none is
    repeated or kept for later.
    """

    @property
    def up(self) -> bool:
        """True while the process is connected."""
        ...

    async def start(self, hall: str, heard: Callable[[bytes], None]) -> None:
        """Connect, and call `heard` with each message that another process tells all of this hall.

        `hall` is a word that only the processes of this hall share. Raises `StoreError` when there is no connection.
        """
        ...

    async def listen(self, address: str, heard: Callable[[bytes], None]) -> None:
        """Call `heard` with each message that is sent to this address, in place of the address before.

        On return the address is in use, or will be with the next connection.
        """
        ...

    def send(self, address: str, message: bytes) -> None:
        """Send to the process that listens to the address. Never waits and never fails.

        A message is dropped and counted when there is no connection, or when too many bytes wait. A process cannot
        send to itself.
        """
        ...

    def tell(self, message: bytes) -> None:
        """Send to all other processes of the hall, as `send` does."""
        ...

    async def close(self) -> None:
        """Let waiting messages leave, a few seconds at most, and disconnect."""
        ...


class NoBus:
    """The bus of a hall in one process: there is nobody to send to."""

    up = True

    async def start(self, hall: str, heard: Callable[[bytes], None]) -> None:
        return

    async def listen(self, address: str, heard: Callable[[bytes], None]) -> None:
        return

    def send(self, address: str, message: bytes) -> None:
        return

    def tell(self, message: bytes) -> None:
        return

    async def close(self) -> None:
        return


def make_bus(settings: Settings) -> Bus:
    """Return the bus of these settings, not yet connected. `StoreError` for settings that cannot be."""
    if not settings.bus:
        return NoBus()
    return NatsBus(Access(settings.bus, settings.bus_credentials, settings.bus_ca))
