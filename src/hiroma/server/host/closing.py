"""Graceful shutdown: no new games, a message to everybody, and a last one with the time to come back."""

import asyncio
from collections.abc import Awaitable, Callable

from hiroma.ids import PlayerId
from hiroma.server.core.room import Room
from hiroma.server.core.rooms import Rooms
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.wire import presenter, protocol
from hiroma.table.commands import ANY, Open, Ready, Rematch, Start
from hiroma.table.refusal import Refusal

BEGINNING = (Open, Start, Ready, Rematch)
"""Commands from which a game may begin."""

BACK = 2.0
"""Seconds after which clients try to come back."""

AT_ONCE = 0.05
"""Seconds after which they do so where another process is there for them."""

LOOK = 0.05
"""Seconds between two looks at the sockets that are still open."""

TOGETHER = 20
"""Goodbyes that are said at once."""

PAUSE = 0.1
"""Seconds from some goodbyes to the next ones, at most: the other processes let those people in meanwhile."""

LONGEST = 2.0
"""Seconds that all these pauses take at most."""


class Closing:
    """The shutdown of one process. `drain` is the time that people have to finish their moves, in seconds."""

    def __init__(
        self,
        clock: Timekeeper,
        sockets: Sockets,
        rooms: Rooms,
        drain: float,
        hand_over: Callable[[], Awaitable[bool]] | None,
    ) -> None:
        """`hand_over` gives the tables to the other processes and returns whether there are any."""
        self._clock = clock
        self._sockets = sockets
        self._rooms = rooms
        self._hand_over = hand_over
        self._seconds = drain
        self.at: float | None = None
        """The time at which the sockets close (unix seconds); None while nobody has asked for that."""
        self.restores = False
        """True to go on with a backup after closing."""
        self.whole = False
        """True when every process of the hall closes."""
        self.leave: Callable[[], None] = lambda: None
        """Makes the process begin to close; set by the server that runs it."""

    def is_closing(self) -> bool:
        """Return True after somebody has asked the process to close."""
        return self.at is not None

    async def refuses(self, room: Room, asked: ANY, player: PlayerId | None) -> Refusal | None:
        """Return a refusal ('closing') of a command from which a game may begin; None while the process stays open."""
        return Refusal(code="closing") if self.at is not None and isinstance(asked, BEGINNING) else None

    def hurry(self) -> None:
        """Wait for nobody."""
        if self.at is not None:
            self.at = self._clock.now()

    def frame(self) -> bytes | None:
        """Return the message to everybody that the hall closes; None while it stays open."""
        return None if self.at is None else presenter.encode(protocol.Closing(at=self.at))

    async def drain(self) -> None:
        """Let people finish their moves, say goodbye, and wait until what they asked is written.

        Where other processes take the tables over, nobody has to finish anything.
        """
        if not self.whole and self._hand_over is not None and await self._hand_over():
            self.at = self._clock.now()
            await self._say_goodbye(AT_ONCE, PAUSE)
            return
        self.at = self._clock.now() + self._seconds
        frame = self.frame()
        for connection in list(self._sockets.open):
            connection.push(frame or b"")
        while self._sockets.open and self._clock.now() < self.at:  # noqa: ASYNC110 - also ends by the clock
            await asyncio.sleep(LOOK)
        await self._say_goodbye(BACK)
        for room in list(self._rooms.open.values()):
            async with room.lock:
                room.autopilot.rest()

    async def _say_goodbye(self, back: float, pause: float = 0.0) -> None:
        bye = presenter.encode(protocol.Bye(why="restored" if self.restores else "restart", retry_after=back))
        there = list(self._sockets.open)
        pause = min(pause, LONGEST * TOGETHER / max(1, len(there)))
        for first in range(0, len(there), TOGETHER):
            await asyncio.gather(*(connection.bye(bye, 1012) for connection in there[first : first + TOGETHER]))
            await asyncio.sleep(pause)
