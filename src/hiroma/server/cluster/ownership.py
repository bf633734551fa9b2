"""Ownership: which process a table lives at, as one process knows it. A small state machine for each table."""

import asyncio
import enum
from collections.abc import Callable, Collection
from typing import Protocol

from hiroma.ids import LeaseNo, TableId
from hiroma.server.cluster.messages import NOBODY
from hiroma.store import StoreError
from hiroma.store.leases import Sign

MOST = 10_000
"""Owners that are known at once."""


class NotOwned(StoreError):
    """The table is another process's by now, or this one has no lease to own it by. Nothing was done; the command may
    be given to the owner, once that is known.
    """


class State(enum.Enum):
    """The knowledge of a process about the owner of a table."""

    UNKNOWN = "unknown"
    """Nothing. Of most tables."""
    CLAIMING = "claiming"
    """The store is asked."""
    MINE = "mine"
    """This process owns it."""
    LEAVING = "leaving"
    """This process owns it and gives it up: nothing more is begun here."""
    THEIRS = "theirs"
    """Another process owns it."""


class Event(enum.Enum):
    """A reason to change that knowledge."""

    WANTED = "wanted"
    """Somebody here wants the table."""
    WON = "won"
    """The store says: this process owns it."""
    FOUND = "found"
    """The store says: another one does."""
    FAILED = "failed"
    """The store says nothing, or this process has no lease."""
    DENIED = "denied"
    """The other process says that it does not own it."""
    MOVED = "moved"
    """The other process says that it has handed it to a third one."""
    ASKED = "asked"
    """Another process takes this one for the owner."""
    DIED = "died"
    """The lease of the other process is gone."""
    FENCED = "fenced"
    """The lease of this process is gone."""
    LEAVE = "leave"
    """This process begins to give it up."""
    LEFT = "left"
    """It is given up, to nobody."""
    HANDED = "handed"
    """It is given up, to another process."""
    LOST = "lost"
    """Its log has an entry that this process did not write."""


NEXT: dict[tuple[State, Event], State] = {
    (State.UNKNOWN, Event.WANTED): State.CLAIMING,
    (State.UNKNOWN, Event.FENCED): State.UNKNOWN,
    (State.CLAIMING, Event.WON): State.MINE,
    (State.CLAIMING, Event.FOUND): State.THEIRS,
    (State.CLAIMING, Event.FAILED): State.UNKNOWN,
    (State.CLAIMING, Event.FENCED): State.CLAIMING,
    (State.MINE, Event.LEAVE): State.LEAVING,
    (State.MINE, Event.FENCED): State.UNKNOWN,
    (State.MINE, Event.LOST): State.UNKNOWN,
    (State.LEAVING, Event.LEFT): State.UNKNOWN,
    (State.LEAVING, Event.HANDED): State.THEIRS,
    (State.LEAVING, Event.FENCED): State.UNKNOWN,
    (State.THEIRS, Event.DENIED): State.UNKNOWN,
    (State.THEIRS, Event.MOVED): State.THEIRS,
    (State.THEIRS, Event.ASKED): State.UNKNOWN,
    (State.THEIRS, Event.DIED): State.UNKNOWN,
    (State.THEIRS, Event.FENCED): State.THEIRS,
}
"""The state after an event. A pair that is not here cannot happen: it raises `KeyError`."""


class Claims(Protocol):
    """The owners in the store."""

    async def claim(self, table_id: TableId, lease: LeaseNo) -> LeaseNo | None:
        """Return the owner after the try to become it; None when the lease itself is gone."""
        ...

    async def owner(self, table_id: TableId) -> Sign | None:
        """Return the lease that owns a table, None when no living one does."""
        ...

    async def release(self, table_id: TableId, lease: LeaseNo, to: LeaseNo | None) -> None:
        """Hand a table over, or give it up."""
        ...


class Ownership:
    """As one process knows it. `lease` gives the lease that this process holds now, None for none."""

    def __init__(self, claims: Claims, lease: Callable[[], LeaseNo | None]) -> None:
        self._claims = claims
        self._lease = lease
        self._states: dict[TableId, State] = {}
        self._owners: dict[TableId, LeaseNo] = {}
        self._claiming: dict[TableId, asyncio.Task[LeaseNo]] = {}
        self._leaving: dict[TableId, asyncio.Event] = {}

    def state(self, table_id: TableId) -> State:
        """Return what is known of a table."""
        return self._states.get(table_id, State.UNKNOWN)

    def owner(self, table_id: TableId) -> LeaseNo | None:
        """Return the owner that is known, None when none is."""
        return self._owners.get(table_id)

    def mine(self) -> list[TableId]:
        """Return the tables that this process owns and does not give up."""
        return [table_id for table_id, state in self._states.items() if state is State.MINE]

    async def find(self, table_id: TableId, *, claims: bool = True) -> LeaseNo:
        """Return the owner of a table; where there is none, this process becomes it. Raises `StoreError`.

        While this process gives the table up, the answer waits until that is done. `claims` False: this process becomes
        owner of nothing any more; raises `NotOwned` where no other one is, and while this process has no lease.
        """
        if (leaving := self._leaving.get(table_id)) is not None:
            await leaving.wait()
        owner = self._owners.get(table_id)
        if owner is not None:
            return owner
        task = self._claiming.get(table_id)
        if task is None:
            self._turn(table_id, Event.WANTED)
            task = self._claiming[table_id] = asyncio.create_task(self._claim(table_id, claims), name="claim")
            task.add_done_callback(lambda _: self._claiming.pop(table_id, None))
        return await asyncio.shield(task)

    async def _claim(self, table_id: TableId, claims: bool) -> LeaseNo:
        lease = self._lease()
        try:
            owner = await self._asked(table_id, lease, claims)
        except BaseException:
            self._turn(table_id, Event.FAILED)
            raise
        if lease is None or owner is None or lease != self._lease():
            # Won under a lease that is gone by now is not won. The next lease comes in a moment: whoever wants the
            # table tries again.
            self._turn(table_id, Event.FAILED)
            raise NotOwned(table_id)
        self._turn(table_id, Event.WON if owner == lease else Event.FOUND)
        self._owners[table_id] = owner
        return owner

    async def _asked(self, table_id: TableId, lease: LeaseNo | None, claims: bool) -> LeaseNo | None:
        if claims:
            return None if lease is None else await self._claims.claim(table_id, lease)
        sign = await self._claims.owner(table_id)
        if sign is None or sign.lease == lease:
            raise NotOwned(table_id)
        return sign.lease

    def denied(self, table_id: TableId, by: LeaseNo, to: LeaseNo = NOBODY) -> None:
        """Note that a process says it does not own a table, and that `to` does, as far as it knows."""
        if self.state(table_id) is not State.THEIRS or self._owners.get(table_id) != by:
            return
        if to in (NOBODY, by, self._lease()):
            # Only the store knows whether this process owns it.
            self._turn(table_id, Event.DENIED)
        else:
            self._turn(table_id, Event.MOVED)
            self._owners[table_id] = to

    def prune(self, needed: Collection[TableId]) -> None:
        """When more than `MOST` owners are known: forget those of tables that are not `needed`."""
        if len(self._owners) > MOST:
            for table_id in [one for one, state in self._states.items() if state is State.THEIRS]:
                if table_id not in needed:
                    self._turn(table_id, Event.DENIED)

    def asked(self, table_id: TableId) -> None:
        """Note that another process takes this one for the owner: it may have been handed the table."""
        if self.state(table_id) is State.THEIRS:
            self._turn(table_id, Event.ASKED)

    def died(self, lease: LeaseNo) -> None:
        """Note that the lease of another process is gone."""
        for table_id in [table_id for table_id, owner in self._owners.items() if owner == lease]:
            if self.state(table_id) is State.THEIRS:
                self._turn(table_id, Event.DIED)

    def fenced(self) -> None:
        """Note that the lease of this process is gone."""
        for table_id in list(self._states):
            self._turn(table_id, Event.FENCED)

    def leave(self, table_id: TableId) -> bool:
        """Begin to give a table up. Return False when this process does not own it, or gives it up already."""
        if self.state(table_id) is not State.MINE:
            return False
        self._turn(table_id, Event.LEAVE)
        self._leaving[table_id] = asyncio.Event()
        return True

    async def left(self, table_id: TableId, to: LeaseNo | None) -> None:
        """Give up a table that this process leaves, to another process or to nobody. Raises `StoreError`."""
        lease = self._owners.get(table_id)
        if self.state(table_id) is not State.LEAVING or lease is None:
            return  # fenced meanwhile
        # Without the store's word the next claim finds out.
        after = Event.LEFT
        try:
            await self._claims.release(table_id, lease, to)
            after = Event.LEFT if to is None else Event.HANDED
        finally:
            if self.state(table_id) is State.LEAVING:
                self._turn(table_id, after)
                if to is not None and after is Event.HANDED:
                    self._owners[table_id] = to

    def lost(self, table_id: TableId) -> None:
        """Note that another process has written to the log of a table that this one takes for its own."""
        if self.state(table_id) is State.MINE:
            self._turn(table_id, Event.LOST)

    def _turn(self, table_id: TableId, event: Event) -> None:
        state = NEXT[self.state(table_id), event]
        if state is State.UNKNOWN:
            self._states.pop(table_id, None)
            self._owners.pop(table_id, None)
        else:
            self._states[table_id] = state
        if event in (Event.LEFT, Event.HANDED, Event.FENCED) and (left := self._leaving.pop(table_id, None)):
            left.set()
