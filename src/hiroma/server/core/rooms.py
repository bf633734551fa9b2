"""Rooms: the tables that live at this process, and the way to the owner of any other."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple, NoReturn, TypeVar

import msgspec
import structlog

from hiroma.ids import LeaseNo, PlayerId, TableId
from hiroma.server.cluster.cluster import Cluster
from hiroma.server.cluster.links import Unreachable, Wanted, always
from hiroma.server.cluster.messages import Denied, Failed, Rejected, Reply
from hiroma.server.cluster.ownership import NotOwned
from hiroma.server.core.folding import read
from hiroma.server.core.hosting import Hosting
from hiroma.server.core.room import Room, Surroundings
from hiroma.server.core.watching import Watching
from hiroma.server.limits.budget import charge
from hiroma.store import StoreError
from hiroma.table.refusal import Refused

log = structlog.get_logger()

MOMENT = 0.05
"""Seconds for which players who come and go are gathered before their tables are looked for."""
PATIENCE = 18.0
"""Seconds for which the owner of a table is looked for. A hall whose processes restart under hundreds of tables needs
some of them; nobody is refused meanwhile."""
SOON = 0.05
"""Seconds until it is looked for again; after each look twice as long, up to `LATER`."""
LATER = 0.4
"""Seconds between two looks, at most."""
LINGERS = 1000.0
"""Seconds for which a room stays open for each second that opening it took: opening it again costs little for that."""
AT_ONCE = 8
"""Tables that are opened at once: beats and moves go on meanwhile."""

T = TypeVar("T")


class Among(NamedTuple):
    """The further parts of a process in a hall of several."""

    cluster: Cluster
    hosting: Hosting
    watching: Watching


class Rooms:
    """Those of one process, in `open` by id; `among` is None for one process alone."""

    def __init__(self, around: Surroundings, among: Among | None) -> None:
        self.open: dict[TableId, Room] = {}
        self.among = among
        self.lost: Callable[[Room], None] = lambda room: None
        """Called with an open room that is another process's by now."""
        self._around = around
        self._logs = around.store.tables
        self._ruleless: set[TableId] = set()
        self._opening: dict[TableId, asyncio.Task[Room | None]] = {}
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._moved: set[PlayerId] = set()

    # -- finding ---------------------------------------------------------------------------------

    async def at_owner(
        self,
        table_id: TableId,
        here: Callable[[Room], Awaitable[T]],
        there: Callable[[Among, LeaseNo], Awaitable[T | Reply]],
        *,
        again: bool = True,
        wanted: Wanted = always,
    ) -> T | Reply:
        """Return what `here` does where the table lives at this process, else what `there` asks its owner.

        When the owner changes meanwhile, the new one is asked; `again` False: not when the old one may have done it.
        Nobody is asked any more once the answer is not `wanted`.
        `Refused` as `place`, and what the owner refuses; raises `StoreError`.
        """
        until, rest = time.monotonic() + PATIENCE, SOON
        known = False
        while True:
            try:
                place = await self.place(table_id, known=known)
                if isinstance(place, Room):
                    return await here(place)
                assert self.among is not None
                told = await there(self.among, place)
                if isinstance(told, Failed):
                    raise StoreError("the owner of the table could not")
                if isinstance(told, Rejected):
                    raise Refused(told.code, **msgspec.json.decode(told.what))
                if not isinstance(told, Denied):
                    return told
            except NotOwned:
                pass
            except Unreachable:
                if not again:
                    raise
            if time.monotonic() > until or not wanted():
                raise StoreError("no owner of the table was found")
            known = True
            await asyncio.sleep(rest)
            rest = min(2 * rest, LATER)

    async def place(self, table_id: TableId, *, known: bool = False) -> Room | LeaseNo:
        """Return the room of a table, or the owner it lives at. Where it lives nowhere, this process becomes its owner.

        `known`: there is such a table, so the store need not be asked.
        `Refused`: 'no-such-table', 'version-unknown', 'game-unknown' (its log can be read).
        """
        room = self.open.get(table_id)
        if room is not None:
            if not room.gone:
                return room
            self.lost(room)
        if self.among is not None and table_id.isprintable():
            cluster = self.among.cluster
            known = known or cluster.ownership.owner(table_id) is not None
            if not known and not await self._logs.head(table_id):
                raise Refused("no-such-table", table=table_id[:64])
            owner = await cluster.owner(table_id)
            if owner is not None:
                return owner
        return await self.find(table_id) or await self.refuse(table_id)

    async def place_mine(self, table_id: TableId) -> Room | None:
        """Return the room of a table that another process takes this one for the owner of; None when it is not."""
        assert self.among is not None
        try:
            place = await self.place(table_id)
        except (NotOwned, Refused):
            return None
        return place if isinstance(place, Room) else None

    async def find(self, table_id: TableId) -> Room | None:
        """Return the room of a table of this process, opened from its log when it is not open yet.

        None when there is no such table, or the hall does not have its rules. Raises `NotOwned`.
        """
        room = self.open.get(table_id)
        if room is not None or not table_id.isprintable():
            return room
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.ensure_future(self._open(table_id))
            self._opening[table_id].add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(self._opening[table_id])

    async def _open(self, table_id: TableId) -> Room | None:
        room = self.blank(table_id)
        try:
            async with self._gate:
                if not await room.load():
                    return None
                # This is a task of its own, so its time is not on the bill of whoever asked first.
                charge(room.dear)
        except Refused as refused:
            self.warn(table_id, refused)
            return None
        await room.autopilot.make_good()
        self.add(room)
        room.autopilot.wake()
        return room

    def blank(self, table_id: TableId) -> Room:
        """Return a room that is not loaded, and that nobody can find yet."""
        return Room(table_id, self._around)

    def add(self, room: Room) -> None:
        """Let a room be found. Raises `NotOwned` when its table is not this process's any more."""
        if self.among is not None and (
            room.lease is None or room.lease != self.among.cluster.lease or not self.among.cluster.owns(room.id)
        ):
            room.drop()
            raise NotOwned(room.id)
        self.open[room.id] = room

    def warn(self, table_id: TableId, refused: Refused) -> None:
        """Write down, once, why a table cannot be opened."""
        if table_id not in self._ruleless:
            self._ruleless.add(table_id)
            code, error = refused.refusal.code, refused.__cause__
            log.warning("table not opened", table=table_id, code=code, **refused.refusal.what, exc_info=error)

    async def refuse(self, table_id: TableId) -> NoReturn:
        """Refuse a table: there is none, its rules are missing, or its log is damaged."""
        await read(await self._logs.entries(table_id) if table_id.isprintable() else [])
        raise Refused("no-such-table", table=table_id[:64])

    # -- following -------------------------------------------------------------------------------

    def moved(self, players: Collection[PlayerId]) -> None:
        """These players have come or gone: their tables show it soon."""
        self._moved.update(players)
        self._around.controls.jobs.soon("people", self._show_moved, MOMENT)

    def _show_moved(self) -> None:
        moved, self._moved = self._moved, set()
        for room in self.open.values():
            if room.viewers and not moved.isdisjoint(chair.player or "" for chair in room.table.chairs):
                room.show_presence_soon()

    async def show_name(self, player: PlayerId) -> None:
        """Show the new name of a player at the tables where they sit or which they host."""
        for room in list(self.open.values()):
            if room.table.chair_of(player) is not None or player == room.table.host:
                await room.show_state()

    async def make_good(self) -> None:
        """Give the time back in which the hall was away, at every open table."""
        await asyncio.gather(*(room.autopilot.make_good() for room in list(self.open.values())))

    def people(self) -> set[PlayerId]:
        """Return the players who sit at the open tables, and their hosts."""
        seated = {chair.player for room in self.open.values() for chair in room.table.chairs if chair.player}
        return seated.union(room.table.host for room in self.open.values() if room.table.host)

    async def fold_away(self, stale: float) -> None:
        """Forget rooms without viewers that nobody has used since `stale` (seconds of the steady clock)."""
        for room in self.idle(stale):
            # Its alarm would ring on, and act at the table beside the room that is opened next.
            room.drop()
            del self.open[room.id]

    def idle(self, stale: float) -> list[Room]:
        """Return rooms without viewers that nobody has used since `stale` (seconds of the steady clock)."""
        return [
            room
            for room in self.open.values()
            if not (
                room.viewers
                or room.used + LINGERS * room.dear >= stale
                or room.autopilot.thinking is not None
                or room.lock.locked()
            )
        ]
