"""Faulty bus and store in memory: they fail in all the ways in which real ones do, for processes in virtual time."""

import asyncio
import contextvars
import random
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from hiroma.ids import LeaseNo, TableId
from hiroma.server.cluster.messages import NOBODY, Parcel, parcel_from
from hiroma.store import StoreError
from hiroma.store.leases import Sign
from hiroma.store.rows import Appended, Outcome
from tests.server.virtual_time import Machine, VirtualLoop

T = TypeVar("T")


@dataclass
class Faults:
    """Rates of faults, as shares of all messages or calls. Times are seconds."""

    lost: float = 0.0
    doubled: float = 0.0
    slow: float = 0.0
    """Messages that take up to `longest`, and so arrive out of order."""
    longest: float = 2.0
    failed: float = 0.0
    """Calls of the store that fail: not carried out, carried out without an answer, or (`late`) after the answer."""
    late: bool = False
    stuck: float = 0.0
    """Calls that take up to a second and a half."""

    @staticmethod
    def some(rng: random.Random) -> "Faults":
        """Return the faults of one run."""

        def share(most: float) -> float:
            return rng.choice((0.0, 0.3, 1.0)) * most * rng.random()

        return Faults(
            lost=share(0.4),
            doubled=share(0.4),
            slow=share(0.4),
            longest=rng.choice((0.1, 0.5, 3.0)),
            failed=share(0.25),
            late=rng.random() < 0.3,
            stuck=share(0.15),
        )


class FaultyBus:
    """Carries messages between machines, with faults."""

    def __init__(self, loop: VirtualLoop, rng: random.Random, faults: Faults) -> None:
        self.loop, self.rng, self.faults = loop, rng, faults
        self.listeners: dict[str, tuple[FaultyPost, Callable[[bytes], None]]] = {}
        self.carried = 0
        self.on_send: Callable[[Parcel], None] | None = None

    def carry(self, sender: "FaultyPost", address: str, message: bytes) -> None:
        """Take a message."""
        self.carried += 1
        if self.on_send is not None:
            self.on_send(parcel_from(message))
        if sender.away or self.rng.random() < self.faults.lost:
            return
        for _ in range(1 + (self.rng.random() < self.faults.doubled)):
            slow = self.rng.random() < self.faults.slow
            self.loop.call_later(
                self.rng.uniform(0.0, self.faults.longest) if slow else 0.002,
                self._arrive,
                *(address, message),
                context=OUTSIDE,
            )

    def _arrive(self, address: str, message: bytes) -> None:
        post, heard = self.listeners.get(address, (None, None))
        if post is not None and heard is not None and not post.away:
            self.loop.call_soon(heard, message, context=post.machine.context)


class FaultyPost:
    """The bus as one machine has it; `away` while it is cut off."""

    def __init__(self, bus: FaultyBus, machine: Machine) -> None:
        self.away = False
        self.machine = machine
        self._bus = bus
        self._address = ""

    async def listen(self, address: str, heard: Callable[[bytes], None]) -> None:
        await asyncio.sleep(self._bus.rng.uniform(0.0, 0.02))
        self._bus.listeners.pop(self._address, None)
        self._address = address
        self._bus.listeners[address] = self, heard

    def send(self, address: str, message: bytes) -> None:
        self._bus.carry(self, address, message)


OUTSIDE = contextvars.Context()
"""Context of bus and store: they run on no machine."""


class Stored(NamedTuple):
    """An entry: the command's id, and the lease under which it was appended."""

    command: str
    lease: LeaseNo


@dataclass
class Disk:
    """Contents of the store, and its statements as in `store/leases.py` and `store/append.py`."""

    leases: dict[LeaseNo, Sign] = field(default_factory=dict)
    owners: dict[TableId, LeaseNo] = field(default_factory=dict)
    logs: dict[TableId, list[Stored]] = field(default_factory=dict)
    taken: int = 0
    outcomes: dict[Outcome, int] = field(default_factory=lambda: dict.fromkeys(Outcome, 0))
    intruders: list[str] = field(default_factory=list)
    """Entries that a process appended without owning the table, though no call was late."""
    fence: bool = True

    def take(self, name: str) -> LeaseNo:
        self.taken += 1
        lease = LeaseNo(self.taken)
        self.leases[lease] = Sign(lease, 0, name)
        return lease

    def beat(self, lease: LeaseNo, bury: Collection[LeaseNo]) -> list[Sign] | None:
        if lease not in self.leases:
            return None
        mine = self.leases[lease]
        self.leases[lease] = mine._replace(beats=mine.beats + 1)
        for dead in set(bury) - {lease}:
            self.give_up(dead)
        return list(self.leases.values())

    def give_up(self, lease: LeaseNo) -> None:
        self.leases.pop(lease, None)
        self.owners = {table: owner for table, owner in self.owners.items() if owner != lease}

    def claim(self, table_id: TableId, lease: LeaseNo) -> LeaseNo | None:
        if lease not in self.leases:
            return None
        owner = self.owners.get(table_id)
        if owner is None or owner not in self.leases:
            owner = self.owners[table_id] = lease
        return owner

    def owner(self, table_id: TableId) -> Sign | None:
        return self.leases.get(self.owners.get(table_id, NOBODY))

    def release(self, table_id: TableId, lease: LeaseNo, to: LeaseNo | None) -> None:
        if self.owners.get(table_id) == lease:
            del self.owners[table_id]
            if to is not None and to in self.leases:
                self.owners[table_id] = to

    def append(self, table_id: TableId, rev: int, command: str, lease: LeaseNo, late: bool) -> Appended:
        appended = self._append(table_id, rev, command, lease)
        self.outcomes[appended.outcome] += 1
        if appended.outcome is Outcome.STORED and not late and self.owners.get(table_id) != lease:
            self.intruders.append(f"{table_id} rev {rev}: {command} under lease {lease}, of {self.owners}")
        return appended

    def _append(self, table_id: TableId, rev: int, command: str, lease: LeaseNo) -> Appended:
        log = self.logs.setdefault(table_id, [])
        if self.fence and lease not in self.leases:
            return Appended(Outcome.FENCED, rev)
        for before, entry in enumerate(log, 1):
            if entry.command == command:
                return Appended(Outcome.REPEATED, before)
        if rev <= len(log):
            return Appended(Outcome.STALE, rev)
        assert rev == len(log) + 1, "a log has no gaps"
        log.append(Stored(command, lease))
        return Appended(Outcome.STORED, rev)


class FaultyStore:
    """The store as one machine has it; `away` while it is cut off."""

    def __init__(self, disk: Disk, loop: VirtualLoop, rng: random.Random, faults: Faults) -> None:
        self.away = False
        self._disk, self._loop, self._rng, self._faults = disk, loop, rng, faults

    async def take(self, name: str) -> LeaseNo:
        return await self._call(lambda _: self._disk.take(name))

    async def beat(self, lease: LeaseNo, bury: Collection[LeaseNo]) -> list[Sign] | None:
        return await self._call(lambda _: self._disk.beat(lease, bury))

    async def give_up(self, lease: LeaseNo) -> None:
        await self._call(lambda _: self._disk.give_up(lease))

    async def claim(self, table_id: TableId, lease: LeaseNo) -> LeaseNo | None:
        return await self._call(lambda _: self._disk.claim(table_id, lease))

    async def owner(self, table_id: TableId) -> Sign | None:
        return await self._call(lambda _: self._disk.owner(table_id))

    async def release(self, table_id: TableId, lease: LeaseNo, to: LeaseNo | None) -> None:
        await self._call(lambda _: self._disk.release(table_id, lease, to), may_be_late=False)

    async def append(self, table_id: TableId, rev: int, command: str, lease: LeaseNo) -> Appended:
        return await self._call(lambda late: self._disk.append(table_id, rev, command, lease, late))

    async def entries(self, table_id: TableId) -> list[str]:
        return await self._call(lambda _: [entry.command for entry in self._disk.logs.get(table_id, ())])

    async def _call(self, act: Callable[[bool], T], may_be_late: bool = True) -> T:
        # A call that was sent is carried out even while the machine stands still, or after it was killed.
        rng, faults = self._rng, self._faults
        answer: asyncio.Future[T] = self._loop.create_future()

        def later(seconds: float, do: Callable[..., object], *args: object) -> None:
            self._loop.call_later(seconds, do, *args, context=OUTSIDE)

        def latency() -> float:
            return rng.uniform(0.0, 1.5) if rng.random() < faults.stuck else rng.uniform(0.001, 0.02)

        def settle(result: T | None, error: StoreError | None) -> None:
            if answer.done():
                return
            if error is not None or self.away:
                answer.set_exception(error or StoreError("the answer was lost"))
            else:
                answer.set_result(result)  # type: ignore[arg-type]  # T may be None itself

        def carry_out() -> None:
            fails = rng.random() < faults.failed
            if self.away or (fails and rng.random() < 0.5):
                if faults.late and not self.away and rng.random() < 0.3 and may_be_late:
                    later(rng.uniform(0.5, 3.0), act, True)
                later(rng.uniform(0.05, 1.0), settle, None, StoreError("not done"))
                return
            result = act(False)
            later(latency(), settle, result, StoreError("done, but who knows") if fails else None)

        later(latency(), carry_out)
        return await answer
