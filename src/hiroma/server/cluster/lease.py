"""The lease of a process, and the watch over those of the others."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import NamedTuple, Protocol

import structlog

from hiroma.ids import LeaseNo
from hiroma.store import StoreError
from hiroma.store.leases import Sign

log = structlog.get_logger()

BEAT = 0.25
"""Seconds from one beat to the next."""
DEAD = 1.0
"""Seconds, by the observer's clock, for which a count stands still before its lease is buried."""
LOOKS = 4
"""Looks, at least, at which it stood still."""
PAUSED = 0.75
"""Seconds between two looks after which the observer stood still itself: what it saw before says nothing."""


class Leases(Protocol):
    """The leases in the store."""

    async def take(self, name: str) -> LeaseNo:
        """Return a new lease."""
        ...

    async def beat(self, lease: LeaseNo, bury: Sequence[LeaseNo]) -> list[Sign] | None:
        """Beat, bury, and return all leases; None when this one is gone."""
        ...

    async def give_up(self, lease: LeaseNo) -> None:
        """Return a lease, with all that it owns."""
        ...


class Seen(NamedTuple):
    """A count of beats, since when it is known (steady seconds), and at how many looks it was the same."""

    beats: int
    since: float
    looks: int


class Watchdog:
    """Finds leases whose count stands still. No clock of another machine is asked."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._last = float("-inf")
        self._seen: dict[LeaseNo, Seen] = {}

    def look(self, signs: Sequence[Sign], mine: LeaseNo) -> list[LeaseNo]:
        """Return the leases to bury, from the counts of all."""
        now = self._steady()
        if now - self._last > PAUSED:
            self._seen.clear()
        self._last = now
        before, self._seen = self._seen, {}
        for sign in signs:
            if sign.lease == mine:
                continue
            known = before.get(sign.lease)
            same = known is not None and known.beats == sign.beats
            self._seen[sign.lease] = (
                Seen(sign.beats, known.since, known.looks + 1) if known and same else Seen(sign.beats, now, 0)
            )
        return [lease for lease, seen in self._seen.items() if seen.looks >= LOOKS and now - seen.since >= DEAD]


class LeaseKeeper:
    """Keeps the lease of this process. `lease` is its number, None while it has none; it carries the `name`.

    `renewed` is awaited with a new lease before it is used, `lost` called with one that is gone, `died` with the lease
    of another process that is gone: again, when it is met again.
    """

    def __init__(
        self,
        leases: Leases,
        name: str,
        renewed: Callable[[LeaseNo], Awaitable[None]],
        lost: Callable[[LeaseNo], None],
        died: Callable[[LeaseNo], None],
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.lease: LeaseNo | None = None
        self.others: dict[LeaseNo, str] = {}
        """The other processes: lease → name."""
        self.at = float("-inf")
        """When the last beat was known to be in the store (steady seconds)."""
        self._leases = leases
        self.name = name
        self._renewed, self._lost, self._died = renewed, lost, died
        self._steady = steady
        self._watchdog = Watchdog(steady)
        self._doomed: list[LeaseNo] = []
        self._met: set[LeaseNo] = set()

    def meet(self, lease: LeaseNo) -> None:
        """Note the lease of another process. It may come and go between two beats, or be gone already."""
        self._met.add(lease)

    async def take(self) -> None:
        """Take a lease. Raises `StoreError`."""
        lease = await self._leases.take(self.name)
        await self._renewed(lease)
        self.lease, self.at = lease, self._steady()

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            await self.beat()
            if self._doomed:
                # People wait for their tables.
                await self.beat()

    async def beat(self) -> None:
        """Beat once, and notice which leases are gone, this one among them."""
        try:
            if self.lease is None:
                await self.take()
                return
            lease, known = self.lease, self._met | self.others.keys()
            # Since an old look they may have beaten again.
            doomed = self._doomed if self._steady() - self.at <= PAUSED else []
            signs = await self._leases.beat(lease, doomed)
            if signs is None:
                log.warning("cut off: this process has lost its lease", lease=lease)
                self.lease = None
                self._lost(lease)
                await self.take()
                return
        except StoreError as error:
            # A process that cannot beat cannot append either: nothing is lost by going on.
            log.warning("no beat", error=str(error))
            return
        except Exception:
            # Of any error: the others bury a process that stops beating.
            log.exception("no beat")
            return
        self.at = self._steady()
        self._follow(lease, signs, known)

    def named(self, lease: LeaseNo) -> str:
        """Return the id of a process by its lease; '' when it is gone, or was never heard of."""
        return self.name if lease == self.lease else self.others.get(lease, "")

    def _follow(self, lease: LeaseNo, signs: Sequence[Sign], known: Collection[LeaseNo]) -> None:
        before = self.others
        self._met.difference_update(known)
        self.others = {sign.lease: sign.name for sign in signs if sign.lease != lease}
        self._doomed = self._watchdog.look(signs, lease)
        for other in sorted(set(known) - self.others.keys() - {lease}):
            log.info("a process is gone", lease=other, process=before.get(other))
            self._died(other)

    async def leave(self) -> None:
        """Give the lease up."""
        lease, self.lease = self.lease, None
        if lease is not None:
            await self._leases.give_up(lease)
