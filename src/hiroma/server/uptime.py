"""That the hall is there: a sign of life in the store, and time given back for when it was not."""

import secrets
import time
from collections.abc import Callable, Collection

from hiroma.store import Store
from hiroma.store.uptime import beat, leave, lost

BEAT = 10.0
"""Seconds between two signs of life."""


class Uptime:
    """Of one process. `elsewhere` are the people who are connected to the other ones, when there may be several;
    `changed` is called when they are others than before.
    """

    def __init__(self, store: Store, several: bool, changed: Callable[[], None]) -> None:
        self.store = store
        self.elsewhere: frozenset[str] = frozenset()
        self._several = several
        self._changed = changed
        self._process = secrets.token_hex(8)
        self._beaten = float("-inf")

    async def beat(self, here: Collection[str], health: Callable[[], bytes] = bytes) -> bool:
        """Leave a sign of life, if the last one is old enough; whether the hall was down before it."""
        if time.monotonic() - self._beaten < BEAT:
            return False
        people = list(here) if self._several else []
        elsewhere, was_down = await self.store.transact(beat, self._process, time.time(), len(here), health(), people)
        self._beaten = time.monotonic()
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self._changed()
        return was_down

    async def leave(self) -> None:
        """The process goes in order: when it was the last, the time counts for nobody from now on."""
        await self.store.transact(leave, self._process, time.time())

    async def lost(self, since: float) -> float:
        """Seconds since then in which no process of the hall was there."""
        return await self.store.read(lost, since, time.time())
