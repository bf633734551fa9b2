"""How the hall closes: no new games, a word to everybody, and a last one with the time to come back."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from hiroma.server import presenter, protocol
from hiroma.table.asked import ANY, Open, Ready, Rematch, Start
from hiroma.table.refusal import Refusal

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

BEGINNING = (Open, Start, Ready, Rematch)
"""Commands from which a game may begin."""

BACK = 2.0
"""Seconds after which people try to come back."""

LOOK = 0.05
"""Seconds between two looks at who is still there."""


class Closing:
    """Of one process. `at` is when its sockets close (unix seconds), None while nobody has asked for that.

    `backup` names the backup to go on with. `leave` makes the process begin to close; who serves the hall sets it.
    """

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.at: float | None = None
        self.backup: str | None = None
        self.leave: Callable[[], None] = lambda: None

    def refuses(self, asked: ANY) -> Refusal | None:
        """Why a command cannot be given any more; None while it can."""
        return Refusal(code="closing") if self.at is not None and isinstance(asked, BEGINNING) else None

    def hurry(self) -> None:
        """Wait for nobody."""
        if self.at is not None:
            self.at = self.hall.time.now()

    def frame(self) -> bytes | None:
        """What everybody is told while the hall closes."""
        return None if self.at is None else presenter.encode(protocol.Closing(at=self.at))

    async def drain(self) -> None:
        """Let people finish their moves, say goodbye, and wait until what they asked is written."""
        hall = self.hall
        self.at = self.hall.time.now() + hall.settings.drain
        frame = self.frame()
        for connection in list(hall.connections):
            connection.push(frame or b"")
        while hall.connections and self.hall.time.now() < self.at:  # noqa: ASYNC110 - also ends by the clock
            await asyncio.sleep(LOOK)
        bye = presenter.encode(protocol.Bye(why="restored" if self.backup else "restart", retry_after=BACK))
        await asyncio.gather(*(connection.bye(bye, 1012) for connection in list(hall.connections)))
        for room in list(hall.rooms.values()):
            async with room.lock:
                room.autopilot.rest()
