"""The open sockets of this process, and who they belong to."""

import asyncio
from collections.abc import Collection

from hiroma.ids import PlayerId
from hiroma.server.cluster.messages import HangUp, Word
from hiroma.server.core.presence import Presence
from hiroma.server.core.signal import Signal
from hiroma.server.wire import presenter, protocol
from hiroma.server.wire.connection import Connection

SOON = 0.2
"""Seconds after which a client whose socket was hung up comes back."""


class Sockets:
    """All of them in `open`, and by player. The first and the last socket of a player move their presence.

    `others` is called with what the other processes shall do at theirs; `departed` with a socket that has closed, while
    it still knows what it followed.
    """

    def __init__(self, presence: Presence) -> None:
        self.others: Signal[[Word]] = Signal()
        self.departed: Signal[[Connection]] = Signal()
        self._presence = presence
        self.open: set[Connection] = set()
        self.by_player: dict[PlayerId, set[Connection]] = {}

    def arrive(self, connection: Connection) -> None:
        """Add a socket that has opened."""
        self.open.add(connection)
        theirs = self.by_player.setdefault(connection.player, set())
        theirs.add(connection)
        if len(theirs) == 1:
            self._presence.arrive(connection.player)

    def depart(self, connection: Connection) -> None:
        """Drop a socket that has closed."""
        self.open.discard(connection)
        others = self.by_player[connection.player]
        others.discard(connection)
        if not others:
            del self.by_player[connection.player]
            self._presence.depart(connection.player)
        self.departed(connection)

    def of(self, player: PlayerId) -> Collection[Connection]:
        """Return the sockets of a player at this process."""
        return tuple(self.by_player.get(player, ()))

    async def hang_up(
        self,
        *,
        sessions: Collection[str] = (),
        players: Collection[PlayerId] = (),
        guests: Collection[PlayerId] = (),
    ) -> None:
        """Close sockets whose session or rights have ended, at every process; their clients come back with their
        present rights.

        Of `sessions` (hashes) and `players` all are closed, of `guests` those that no session opened.
        """
        ended = HangUp(list(sessions), list(players), list(guests))
        self.others(ended)
        await self.end(ended)

    async def end(self, ended: HangUp) -> None:
        """Close such sockets at this process."""
        sessions, players, guests = set(ended.sessions), set(ended.players), set(ended.guests)
        gone = [
            connection
            for connection in self.open
            if connection.session in sessions
            or connection.player in players
            or (connection.session is None and connection.player in guests)
        ]
        bye = presenter.encode(protocol.Bye(why="signed-out", retry_after=SOON))
        await asyncio.gather(*(connection.bye(bye, 4401) for connection in gone))
