"""Hosting: the viewers of tables of this process that are connected to other processes."""

import time
from collections.abc import Callable
from math import inf

from hiroma.ids import LeaseNo, PlayerId, TableId
from hiroma.server.cluster.links import Links
from hiroma.server.cluster.messages import Moved, Show, Unwatch
from hiroma.server.core.room import Room


class RemoteViewer:
    """The sockets of one player at one other process that watch a table here."""

    __slots__ = ("_links", "_room", "heard", "lease", "player")

    def __init__(self, links: Links, room: Room, lease: LeaseNo, player: PlayerId) -> None:
        self._links = links
        self._room = room
        self.lease = lease
        self.player = player
        self.heard = inf

    def push(self, frame: bytes) -> None:
        """Send a frame in its final form, by the other process."""
        self._links.show(self.lease, Show(self._room.id, self._room.shown, [self.player], frame))

    def leave(self, silent: float | None) -> None:
        """Stop watching. `silent`: seconds since the last sign of life; None: not known."""
        self.heard = -inf if silent is None else time.monotonic() - silent
        self._room.go(self)


class Hosting:
    """The remote viewers of a process."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._viewers: dict[TableId, dict[tuple[LeaseNo, PlayerId], RemoteViewer]] = {}

    def watch(self, room: Room, lease: LeaseNo, player: PlayerId) -> RemoteViewer:
        """Return the viewer for a player at a process, who enters unless they watch already."""
        viewers = self._viewers.setdefault(room.id, {})
        viewer = viewers.get((lease, player))
        if viewer is None:
            viewer = viewers[lease, player] = RemoteViewer(self._links, room, lease, player)
            room.enter(viewer)
        return viewer

    def unwatch(self, lease: LeaseNo, notice: Unwatch) -> None:
        """Drop a viewer whose last socket has stopped watching."""
        theirs = lease, notice.player
        self._drop(notice.table, lambda viewer: (viewer.lease, viewer.player) == theirs, notice.silent)

    def died(self, lease: LeaseNo) -> None:
        """Drop the viewers of a process that is gone."""
        for table_id in list(self._viewers):
            self._drop(table_id, lambda viewer: viewer.lease == lease, None)

    def moved(self, table_id: TableId, to: LeaseNo) -> None:
        """Tell the processes of a table's viewers which process it is handed to."""
        viewers = self._viewers.pop(table_id, {})
        for lease in {viewer.lease for viewer in viewers.values()}:
            self._links.send(lease, Moved(table_id, to))

    def forget(self) -> None:
        """Drop all: this process owns nothing any more."""
        self._viewers.clear()

    def where(self, table_id: TableId) -> dict[LeaseNo, int]:
        """Return how many players watch a table from each other process."""
        found: dict[LeaseNo, int] = {}
        for viewer in self._viewers.get(table_id, {}).values():
            found[viewer.lease] = found.get(viewer.lease, 0) + 1
        return found

    def _drop(self, table_id: TableId, which: Callable[[RemoteViewer], bool], silent: float | None) -> None:
        viewers = self._viewers.get(table_id, {})
        for key, viewer in list(viewers.items()):
            if which(viewer):
                del viewers[key]
                viewer.leave(silent)
        if not viewers:
            self._viewers.pop(table_id, None)
