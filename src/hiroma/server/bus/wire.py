"""What the buses share: what they promise, and how messages are made and read."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

import msgspec
import structlog

log = structlog.get_logger()

Heard = Callable[[str, int], None]

CHANNEL = "hiroma"
LARGEST = 100
"""Tables one message tells of: PostgreSQL takes 8000 bytes."""
AGAIN = 1
"""Seconds until a lost connection is tried again."""
PATIENCE = 5.0
"""Seconds a connection or a farewell may take."""


class Bus(Protocol):
    """Tells the other processes; one's own words do not come back."""

    @property
    def up(self) -> bool:
        """Whether the others can be told just now."""
        ...

    async def start(self) -> None:
        """Connect; `StoreError` when nobody is there."""
        ...

    async def publish(self, reached: Mapping[str, int]) -> None:
        """Tell that these tables have these revs. Never fails: what could not be told is found by `Gaps`."""
        ...

    def listen(self, heard: Heard) -> None:
        """Call `heard` with what the others tell; before `start`."""
        ...

    async def close(self) -> None:
        """Say no more."""
        ...


class News(msgspec.Struct, array_like=True):
    """What travels: who says it, and the tables with their revs."""

    sender: str
    reached: dict[str, int]


class Wire:
    """What the buses share: messages made and read."""

    def __init__(self) -> None:
        self._sender = secrets.token_hex(4)
        self._heard: list[Heard] = []
        self._decode = msgspec.json.Decoder(News).decode

    def listen(self, heard: Heard) -> None:
        self._heard.append(heard)

    def _write(self, reached: Mapping[str, int]) -> Iterator[bytes]:
        tables = list(reached.items())
        for at in range(0, len(tables), LARGEST):
            yield msgspec.json.encode(News(self._sender, dict(tables[at : at + LARGEST])))

    def _read(self, message: bytes | str) -> None:
        try:
            news = self._decode(message)
        except msgspec.DecodeError:
            log.warning("bus: not a message of this version")
            return
        if news.sender != self._sender:
            for table, rev in news.reached.items():
                for heard in self._heard:
                    heard(table, rev)
