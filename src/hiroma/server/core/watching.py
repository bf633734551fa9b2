"""Watching: the sockets of this process at tables of other processes. Their frames are passed on as they come."""

import time
from collections.abc import Callable, Collection

from hiroma.ids import LeaseNo, PlayerId, TableId
from hiroma.server.cluster.links import Links
from hiroma.server.cluster.messages import NOBODY, Show, Unwatch
from hiroma.server.wire.connection import Connection


class Watched:
    """A table of another process: its `owner`, and by player their sockets, each with the rev up to which it was sent
    everything.
    """

    __slots__ = ("owner", "viewers")

    def __init__(self, owner: LeaseNo) -> None:
        self.owner = owner
        self.viewers: dict[PlayerId, dict[Connection, int]] = {}

    def sockets(self) -> list[tuple[Connection, int]]:
        """Return all sockets with their revs."""
        return [each for theirs in self.viewers.values() for each in theirs.items()]


class Watching:
    """The watched tables of a process, by id. `again` is called with a table that has to be watched again.

    A socket is passed frames from its state on, until something is lost: then its next state has what happened since.
    """

    def __init__(self, links: Links, again: Callable[[TableId], None]) -> None:
        self._links = links
        self._again = again
        self.tables: dict[TableId, Watched] = {}
        self.frames = 0
        """Frames passed on so far."""

    def add(self, connection: Connection, table_id: TableId, owner: LeaseNo) -> None:
        """Let a socket watch a table of another process; nothing is passed on before its state."""
        watched = self.tables.get(table_id)
        if watched is None:
            watched = self.tables[table_id] = Watched(owner)
        watched.owner = owner
        watched.viewers.setdefault(connection.player, {}).setdefault(connection, 0)

    def stands_at(self, connection: Connection, table_id: TableId, rev: int) -> None:
        """Note the rev of a state that a socket is sent."""
        watched = self.tables.get(table_id)
        theirs = watched.viewers.get(connection.player) if watched is not None else None
        if theirs is not None and connection in theirs:
            theirs[connection] = rev

    def remove(self, connection: Connection, table_id: TableId) -> None:
        """Pass nothing more on to a socket; this tells the owner when it was the player's last."""
        watched = self.tables.get(table_id)
        if watched is None or connection not in watched.viewers.get(connection.player, ()):
            return
        owner = watched.owner
        if self._drop(watched, connection, table_id) and owner != NOBODY:
            silent = round(time.monotonic() - connection.heard, 1)
            self._links.send(owner, Unwatch(table_id, connection.player, silent))

    def here(self, connection: Connection, table_id: TableId) -> None:
        """Forget a socket at a table that lives at this process now."""
        watched = self.tables.get(table_id)
        if watched is not None and connection in watched.viewers.get(connection.player, ()):
            self._drop(watched, connection, table_id)

    def adopt(self, connections: Collection[Connection], table_id: TableId, rev: int) -> None:
        """Take the sockets of a table that lived here and stood at `rev`; its owner is not known yet."""
        for connection in connections:
            self.add(connection, table_id, NOBODY)
            self.stands_at(connection, table_id, rev)
            _incomplete(connection, table_id)

    def _drop(self, watched: Watched, connection: Connection, table_id: TableId) -> bool:
        # Return True when it was the player's last.
        theirs = watched.viewers[connection.player]
        del theirs[connection]
        if not theirs:
            del watched.viewers[connection.player]
        if not watched.viewers:
            del self.tables[table_id]
        return not theirs

    def show(self, lease: LeaseNo, show: Show) -> None:
        """Pass a frame on."""
        watched = self.tables.get(show.table)
        for player in show.players:
            theirs = watched.viewers.get(player) if watched is not None and watched.owner == lease else None
            if theirs is None:
                self._links.send(lease, Unwatch(show.table, player))
                continue
            for connection in theirs:
                if connection.watching.get(show.table):
                    theirs[connection] = show.rev
                    self.frames += 1
                    connection.push(show.frame)

    def missed(self, lease: LeaseNo) -> None:
        """Something of a process was lost, or it is gone: watch its tables again."""
        for table_id, watched in list(self.tables.items()):
            if watched.owner == lease:
                self._watch_again(table_id, watched)

    def moved(self, table_id: TableId) -> None:
        """A table is another process's: watch it again."""
        watched = self.tables.get(table_id)
        if watched is not None:
            self._watch_again(table_id, watched)

    def all_again(self) -> None:
        """Watch all tables again: the other processes do not know this one any more."""
        for table_id, watched in list(self.tables.items()):
            self._watch_again(table_id, watched)

    def _watch_again(self, table_id: TableId, watched: Watched) -> None:
        for connection, _ in watched.sockets():
            _incomplete(connection, table_id)
        self._again(table_id)


def _incomplete(connection: Connection, table_id: TableId) -> None:
    if table_id in connection.watching:
        connection.watching[table_id] = False
