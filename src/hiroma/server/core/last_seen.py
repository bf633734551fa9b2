"""Last seen revisions: tell people who return what was done to them meanwhile."""

from collections.abc import Callable

from hiroma.ids import PlayerId, TableId
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.room import Room
from hiroma.server.core.viewer import Viewer
from hiroma.server.wire import presenter, protocol, views
from hiroma.store.last_seen import LastSeenRepository
from hiroma.table.missed import missed

TOGETHER = 2.0
"""Seconds for which is gathered what those who left have seen, before it is written."""


class LastSeen:
    """Of one process; `time_at` is `Timekeeper.at`. Nothing is written while somebody is at a table, only later."""

    def __init__(self, seen: LastSeenRepository, jobs: Jobs, time_at: Callable[[float], float]) -> None:
        self._seen = seen
        self._time_at = time_at
        self._jobs = jobs
        self._left: dict[tuple[PlayerId, TableId], int] = {}

    def left(self, room: Room, viewer: Viewer) -> None:
        """Keep what the owner of a chair has seen, when their last viewer has left the table.

        That is no entry after the last sign of life: the device may have slept.
        """
        player = viewer.player
        if room.table.chair_of(player) is None or any(other.player == player for other in room.viewers):
            return
        heard = self._time_at(viewer.heard)
        seen = next((entry.rev for entry in reversed(room.table.history) if entry.at <= heard), 0)
        self._left[player, room.id] = max(seen, self._left.get((player, room.id), 0))
        self._jobs.soon("last-seen", lambda: self._jobs.task(self.write()), TOGETHER)

    async def write(self) -> None:
        """Write down what is gathered."""
        written, self._left = self._left, {}
        if written:
            await self._seen.saw(written)

    async def tell(self, room: Room, viewer: Viewer, rev: int) -> None:
        """Tell somebody who has come to a table what was done to them since; their page has seen it up to `rev`."""
        player = viewer.player
        known = self._left.get((player, room.id), 0)
        if not missed(room.table, player, max(rev, known)):
            return
        seen = max(rev, known, await self._seen.seen(player, room.id))
        told = [
            views.Happened(rev=one.rev, at=one.at, seat=one.seat, events=[heard.event for heard in one.heard])
            for one in missed(room.table, player, seen)
        ]
        if told:
            viewer.push(presenter.encode(protocol.Missed(table=room.id, happened=told)))
