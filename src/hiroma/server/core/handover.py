"""Handover: tables that leave this process, and the clients here that follow them to their next owner."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection

import structlog

from hiroma.ids import NO_COMMAND, LeaseNo, PlayerId, TableId
from hiroma.server.cluster.messages import NOBODY
from hiroma.server.cluster.messages import Watch as WatchRequest
from hiroma.server.cluster.ownership import State
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.room import Room
from hiroma.server.core.rooms import Among, Rooms
from hiroma.server.wire import presenter, unavailable
from hiroma.server.wire.connection import Connection
from hiroma.store import StoreError
from hiroma.table.refusal import Refused

log = structlog.get_logger()

TOGETHER = 8
"""Tables that are handed over at once."""
PACED = 6.0
"""Seconds for which a process that leaves hands over no faster than the others open the tables; then it hurries."""
LOOK = 3.0
"""Seconds between two looks at where the people of the tables are."""
SETTLED = 30.0
"""Seconds for which a table stays at least where it has come."""
MORE = 2
"""People that the other process must have more than this one before a table moves there."""
AGAIN = 0.3
"""Seconds until a table is watched again that could not be."""
TRIES = 40
"""Times that it is tried; then the client has to ask."""
GATE = 32
"""Tables that are watched again at once, so that each gets its answer in time when a process leaves hundreds."""

Watch = Callable[[Connection, TableId, int], Awaitable[int]]
"""Let a socket watch a table again, from a rev on."""


class Handover:
    """Of one process among several. `watch` is set by wiring."""

    watch: Watch

    def __init__(self, rooms: Rooms, among: Among, jobs: Jobs) -> None:
        self.moves = 0
        """Tables handed over so far."""
        self._rooms = rooms
        self._among = among
        self._jobs = jobs
        self._came: dict[TableId, float] = {}
        self._gate = asyncio.Semaphore(GATE)
        self._following: dict[TableId, bool] = {}
        """The tables that are watched again just now: whether they must be once more after that."""
        rooms.lost = self._lost

    # -- leaving ---------------------------------------------------------------------------------

    async def fold_away(self, stale: float) -> None:
        """Give up tables without viewers that nobody has used since `stale` (seconds of the steady clock)."""
        for room in self._rooms.idle(stale):
            await self.move(room, None)
        self._among.cluster.ownership.prune(self._among.watching.tables)

    async def drain(self) -> bool:
        """Hand all tables over to the other processes; return whether there are any.

        A table goes where most of its people are; those without people elsewhere go to each in turn. Tables that wait
        for their turn are served here, so their people wait for nothing.
        """
        others = list(self._among.cluster.keeper.others)
        self._among.cluster.leaving = bool(others)
        gate = asyncio.Semaphore(TOGETHER)
        slow: set[LeaseNo] = set()
        until = time.monotonic() + PACED

        async def one(n: int, room: Room) -> None:
            async with gate:
                where = {lease: many for lease, many in self._among.hosting.where(room.id).items() if lease in others}
                to = max(where, key=lambda lease: where[lease]) if where else others[n % len(others)]
                await self.move(room, to)
                if to not in slow and (left := until - time.monotonic()) > 0:
                    try:
                        await asyncio.wait_for(self._opened(room, to), left)
                    except (StoreError, TimeoutError):
                        slow.add(to)

        if others:
            await asyncio.gather(*(one(n, room) for n, room in enumerate(list(self._rooms.open.values()))))
        return bool(others)

    async def _opened(self, room: Room, to: LeaseNo) -> None:
        # The next owner has opened the table when it replies, even by a refusal.
        host = room.table.host or PlayerId("")
        await self._among.cluster.ask(
            room.id, to, lambda n: WatchRequest(n, room.id, host, None, told=True, comes=False, follow=False)
        )

    async def drift(self) -> None:
        """Every `LOOK` seconds: hand tables over to where clearly more of their people are."""
        while True:
            await asyncio.sleep(LOOK)
            others, now = self._among.cluster.keeper.others, time.monotonic()
            for room in list(self._rooms.open.values()):
                came = self._came.setdefault(room.id, now)
                where = {lease: many for lease, many in self._among.hosting.where(room.id).items() if lease in others}
                here = len({viewer.player for viewer in room.viewers if isinstance(viewer, Connection)})
                best = max(where, key=lambda lease: where[lease], default=None)
                if best is not None and where[best] >= here + MORE and now - came > SETTLED:
                    await self.move(room, best)
            self._came = {table_id: at for table_id, at in self._came.items() if table_id in self._rooms.open}

    async def move(self, room: Room, to: LeaseNo | None) -> None:
        """Give a table up, to another process or to whoever wants it next."""
        ownership = self._among.cluster.ownership
        if not ownership.leave(room.id):
            return
        await room.give_up()
        try:
            await ownership.left(room.id, to)
        except StoreError as error:
            log.warning("not handed over", table=room.id, error=str(error))
        self.moves += to is not None
        self._close(room)
        self._among.hosting.moved(room.id, ownership.owner(room.id) or NOBODY)

    def fenced(self) -> None:
        """Drop all tables: the lease of this process is gone."""
        for room in list(self._rooms.open.values()):
            room.drop()
            self._close(room)
        self._among.hosting.forget()
        self._among.watching.all_again()

    def _lost(self, room: Room) -> None:
        if self._among.cluster.ownership.state(room.id) is State.MINE:
            self._among.cluster.ownership.lost(room.id)
            self._close(room)
            self._among.hosting.moved(room.id, NOBODY)

    def _close(self, room: Room) -> None:
        if self._rooms.open.get(room.id) is room:
            del self._rooms.open[room.id]
        sockets = [viewer for viewer in room.viewers if isinstance(viewer, Connection)]
        room.viewers.clear()
        if sockets:
            self._among.watching.adopt(sockets, room.id, room.shown)
            self.again(room.id)

    # -- following -------------------------------------------------------------------------------

    def again(self, table_id: TableId) -> None:
        """Watch a table again, soon, for all sockets here that watch it."""
        self._jobs.soon(f"again {table_id}", lambda: self._jobs.task(self._watch_again(table_id)), 0.0)

    async def _watch_again(self, table_id: TableId) -> None:
        if table_id in self._following:
            self._following[table_id] = True
            return
        try:
            while self._following.get(table_id, True):
                self._following[table_id] = False
                await self._try_again(table_id)
        finally:
            del self._following[table_id]

    async def _try_again(self, table_id: TableId) -> None:
        for _ in range(TRIES):
            watched = self._among.watching.tables.get(table_id)
            if watched is None:
                return
            try:
                async with self._gate:
                    await self._all_again(watched.sockets(), table_id)
            except StoreError as error:
                log.warning("not watched again", table=table_id, error=str(error))
                await asyncio.sleep(AGAIN)
            else:
                return
        if (watched := self._among.watching.tables.get(table_id)) is not None:
            for connection, _ in watched.sockets():
                if connection.watching.get(table_id) is False:
                    connection.push(presenter.encode(unavailable.refused(NO_COMMAND, table_id)))

    async def _all_again(self, sockets: Collection[tuple[Connection, int]], table_id: TableId) -> None:
        failed: StoreError | None = None
        for connection, rev in sockets:
            if connection.listens() and table_id in connection.watching:
                # One that fails does not hold up those after it.
                try:
                    await self.watch(connection, table_id, rev)
                except Refused as refused:
                    self._among.watching.remove(connection, table_id)
                    connection.push(presenter.encode(presenter.refused(refused.refusal, NO_COMMAND, table_id)))
                except StoreError as error:
                    failed = error if connection.listens() else failed
        if failed is not None:
            raise failed
