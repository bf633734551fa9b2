"""What the buses share: what they promise, and how messages are made and read."""

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

import msgspec
import structlog

log = structlog.get_logger()

Heard = Callable[[str, int], None]
Moved = Callable[[str, int, Mapping[str, bool]], None]

CHANNEL = "hiroma"
LARGEST = 100
"""Tables or people one message tells of: PostgreSQL takes 8000 bytes."""
AGAIN = 1
"""Seconds until a lost connection is tried again."""
PATIENCE = 5.0
"""Seconds a connection or a farewell may take."""


NOBODY: Mapping[str, bool] = {}


class Bus(Protocol):
    """Tells the other processes; one's own words do not come back."""

    @property
    def up(self) -> bool:
        """Whether the others can be told just now."""
        ...

    async def start(self) -> None:
        """Connect; `StoreError` when nobody is there."""
        ...

    async def publish(self, reached: Mapping[str, int], people: Mapping[str, bool] = NOBODY, n: int = 0) -> None:
        """Tell that these tables have these revs, and who is connected here now or not any more, the `n`-th change of
        this process. Never fails: what could not be told is found by `Gaps`, and in the signs of life.
        """
        ...

    def listen(self, heard: Heard, moved: Moved) -> None:
        """Call `heard` with the tables that others tell of, and `moved` with a process, `n` and its people."""
        ...

    async def close(self) -> None:
        """Say no more."""
        ...


class News(msgspec.Struct, array_like=True):
    """What travels: which process says it, the tables with their revs, and its people with whether they are there."""

    sender: str
    reached: dict[str, int]
    n: int = 0
    people: dict[str, bool] = {}


class Wire:
    """What the buses share: messages made and read."""

    def __init__(self, process: str) -> None:
        self._sender = process
        self._heard: list[tuple[Heard, Moved]] = []
        self._decode = msgspec.json.Decoder(News).decode

    def listen(self, heard: Heard, moved: Moved) -> None:
        self._heard.append((heard, moved))

    def _write(self, reached: Mapping[str, int], people: Mapping[str, bool], n: int) -> Iterator[bytes]:
        tables, moved = list(reached.items()), list(people.items())
        for at in range(0, len(tables), LARGEST):
            yield msgspec.json.encode(News(self._sender, dict(tables[at : at + LARGEST])))
        for at in range(0, len(moved), LARGEST):
            # Only the last of them makes `n` changes.
            some, rest = dict(moved[at : at + LARGEST]), max(0, len(moved) - at - LARGEST)
            yield msgspec.json.encode(News(self._sender, {}, n - rest, some))

    def _read(self, message: bytes | str) -> None:
        try:
            news = self._decode(message)
        except msgspec.DecodeError:
            log.warning("bus: not a message of this version")
            return
        if news.sender != self._sender:
            for heard, moved in self._heard:
                for table, rev in news.reached.items():
                    heard(table, rev)
                if news.people:
                    moved(news.sender, news.n, news.people)
