"""Last seen revisions: tell people who return what was done to them meanwhile."""

from typing import TYPE_CHECKING

from hiroma.server import presenter, protocol
from hiroma.server.connection import Connection
from hiroma.store import last_seen
from hiroma.table.missed import missed

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room

TOGETHER = 2.0
"""Seconds for which is gathered what those who left have seen, before it is written."""


class LastSeen:
    """Of one process. Nothing is written while somebody is at a table: only when they leave it."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._left: dict[tuple[str, str], int] = {}

    def left(self, room: "Room", player: str) -> None:
        """A socket of somebody's has gone from a table: unless it was not the last, or they have no chair, that is
        kept.
        """
        if room.table.chair_of(player) is None or any(viewer.player == player for viewer in room.viewers):
            return
        self._left[player, room.id] = room.table.rev
        self.hall.soon("sights", lambda: self.hall.task(self.write()), TOGETHER)

    async def write(self) -> None:
        """Write down what is gathered."""
        written, self._left = self._left, {}
        if written:
            await self.hall.store.transact(last_seen.saw, written)

    async def tell(self, room: "Room", viewer: Connection, rev: int) -> None:
        """Tell somebody who has come to a table what was done to them since; their page has seen it up to `rev`."""
        player = viewer.player
        known = self._left.get((player, room.id), 0)
        if not missed(room.table, player, max(rev, known)):
            return
        seen = max(rev, known, await self.hall.store.read(last_seen.seen, player, room.id))
        told = [
            protocol.Happened(rev=one.rev, at=one.at, seat=one.seat, events=[heard.event for heard in one.heard])
            for one in missed(room.table, player, seen)
        ]
        if told:
            viewer.push(presenter.encode(protocol.Missed(table=room.id, happened=told)))
