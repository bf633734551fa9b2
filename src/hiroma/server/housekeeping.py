"""Housekeeping: the background scheduler of a process, every few seconds."""

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from hiroma.store import StoreError, signins, statements

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

log = structlog.get_logger()

LOOK = 2.0
"""Seconds between two looks at what is due."""
TICK = 0.5
"""Seconds between two ticks of the hall's time."""
DUE = 50
"""Tables whose deadlines are looked after at once."""
IDLE_ROOM = 60.0
"""Seconds without viewers after which a room is folded away; its log brings it back in some milliseconds."""
SESSIONS = 15.0
"""Seconds between two looks at whether the sessions of open sockets are still good."""


async def tick(hall: "Hall") -> None:
    """Notice when this process stood still, and whose grace has ended."""
    while True:
        await asyncio.sleep(TICK)
        hall.time.tick()
        hall.presence.look()


async def look_after(hall: "Hall") -> None:
    """Give signs of life, follow the host, wake tables whose time has come, and fold away those nobody looks at."""
    while True:
        await asyncio.sleep(LOOK)
        try:
            await hall.uptime.beat(len(hall.present), hall.health.said())
            await hall.admin_commands.follow()
            await hall.vacations.begin()
            for table in await hall.store.due(hall.time.now(), DUE):
                room = await hall.room(table)
                if room is not None:
                    room.autopilot.wake()
                    if room.summary.deadline() is None:
                        await hall.store.write(statements.calm, table, room.table.rev)
        except StoreError as error:
            log.warning("deadlines not looked at", error=str(error))
        _fold_away(hall, time.monotonic() - IDLE_ROOM)


def _fold_away(hall: "Hall", stale: float) -> None:
    for room in list(hall.rooms.values()):
        busy = room.viewers or room.used >= stale or room.autopilot.thinking is not None or room.lock.locked()
        if not busy:
            del hall.rooms[room.id]


async def end_sockets(hall: "Hall") -> None:
    """Hang up where a session was ended, by another process or by time."""
    while True:
        await asyncio.sleep(SESSIONS)
        open_here = {connection.session for connection in hall.connections if connection.session}
        try:
            good = await hall.store.read(signins.alive, open_here, time.time()) if open_here else set()
        except StoreError as error:
            log.warning("sessions not looked at", error=str(error))
            continue
        ended = open_here - good
        await hall.hang_up(lambda connection: connection.session in ended)  # noqa: B023 - awaited here
