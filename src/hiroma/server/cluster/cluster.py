"""The part of a process in a hall of several: its lease, its links, and what it knows of owners."""

import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from hiroma.ids import LeaseNo, TableId
from hiroma.server.cluster.lease import LeaseKeeper, Leases
from hiroma.server.cluster.links import Links, Post, Taken, Unreachable, Wanted, always
from hiroma.server.cluster.messages import Denied, Notice, Reply, Request, Wake
from hiroma.server.cluster.ownership import Claims, NotOwned, Ownership, State


class Member(Protocol):
    """The process, as its cluster sees it."""

    async def serve(self, lease: LeaseNo, request: Request) -> Reply:
        """Answer a request of another process."""
        ...

    def take(self, lease: LeaseNo, notice: Notice) -> None:
        """Take a notice of another process."""
        ...

    def missed(self, lease: LeaseNo) -> None:
        """Note that something another process sent was lost."""
        ...

    def died(self, lease: LeaseNo) -> None:
        """Note that another process is gone."""
        ...

    def fenced(self) -> None:
        """Drop all that this process owned: its lease is gone."""
        ...


class Rows(Leases, Claims, Protocol):
    """The rows of the store that a cluster needs."""


class Cluster:
    """One process among several. `member` is set before `open`."""

    member: Member

    def __init__(self, name: str, rows: Rows, post: Post, steady: Callable[[], float] = time.monotonic) -> None:
        self.leaving = False
        """True when this process takes over no more tables."""
        self.keeper = LeaseKeeper(rows, name, self._renewed, self._fenced, self._died, steady)
        self.ownership = Ownership(rows, lambda: self.keeper.lease)
        self.links = Links(post, self._serve, self._take, self._missed, steady)

    @property
    def lease(self) -> LeaseNo | None:
        """The lease of this process, None while it has none."""
        return self.keeper.lease

    async def open(self) -> None:
        """Take a lease. Raises `StoreError`."""
        await self.keeper.take()

    def works(self) -> tuple[Awaitable[None], ...]:
        """Return what runs by itself."""
        return self.keeper.run(), self.links.run()

    async def close(self) -> None:
        """Leave: what this process owned is anybody's. Raises `StoreError`."""
        self.links.close()
        # Nothing is opened here any more: without a lease there would be no fence.
        self.ownership.fenced()
        await self.keeper.leave()

    async def owner(self, table_id: TableId) -> LeaseNo | None:
        """Return the owner of a table, None when it is this process: it becomes it where there is none.

        While this process leaves, another one is to become it: the newest, which leaves last in a rolling restart.
        Raises `StoreError`; `NotOwned` where there is none then, and while this process has no lease.
        """
        try:
            owner = await self.ownership.find(table_id, claims=not self.leaving)
        except NotOwned:
            if not (self.leaving and self.keeper.others):
                raise
            owner = max(self.keeper.others)
        if owner == self.keeper.lease:
            return None
        self.keeper.meet(owner)
        return owner

    def owns(self, table_id: TableId) -> bool:
        """Return True when this process owns a table and does not give it up."""
        return self.ownership.state(table_id) is State.MINE

    async def ask(
        self,
        table_id: TableId,
        owner: LeaseNo,
        make: Callable[[int], Request],
        taken: Taken | None = None,
        wanted: Wanted = always,
    ) -> Reply:
        """Ask the owner of a table; `make` builds the request with its number. Raises `Unreachable`.

        `taken` is called with the reply before anything that was sent after it; `wanted` says until when somebody
        waits for it. After `Denied` the owner is another one.
        """
        try:
            reply = await self.links.ask(owner, make(self.links.number()), taken, wanted)
        except Unreachable:
            # It may have died before it was known to live.
            self.ownership.denied(table_id, owner)
            raise
        if isinstance(reply, Denied):
            self.ownership.denied(table_id, owner, reply.to)
        return reply

    # -- what happens -----------------------------------------------------------------------------

    async def _renewed(self, lease: LeaseNo) -> None:
        await self.links.open(lease)

    def _fenced(self, lease: LeaseNo) -> None:
        self.links.close()
        self.ownership.fenced()
        self.member.fenced()

    def _died(self, lease: LeaseNo) -> None:
        self.ownership.died(lease)
        self.links.died(lease)
        self.member.died(lease)

    async def _serve(self, lease: LeaseNo, request: Request) -> Reply:
        self.ownership.asked(request.table)
        try:
            return await self.member.serve(lease, request)
        finally:
            # It may have gone meanwhile, and what it has now is to be dropped again.
            self.keeper.meet(lease)

    def _take(self, lease: LeaseNo, notice: Notice) -> None:
        if isinstance(notice, Wake):
            self.ownership.asked(notice.table)
        self.member.take(lease, notice)

    def _missed(self, lease: LeaseNo) -> None:
        self.member.missed(lease)
