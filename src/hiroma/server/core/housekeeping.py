"""Housekeeping: the background scheduler of a process, every few seconds."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import structlog

from hiroma.server.cluster.messages import HangUp
from hiroma.server.core.names import Names
from hiroma.server.core.presence import Presence
from hiroma.server.core.rooms import Rooms
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.tables import Tables
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.store import Store, StoreError
from hiroma.store.chunks import chunks

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
"""Seconds between two looks at whether the sessions of open sockets, and those of guests, are still good."""


async def tick(clock: Timekeeper, presence: Presence) -> None:
    """Notice when this process stood still, and whose grace has ended."""
    while True:
        await asyncio.sleep(TICK)
        clock.tick()
        presence.look()


async def look_after(
    rooms: Rooms,
    names: Names,
    fold_away: Callable[[float], Awaitable[None]],
    rounds: Sequence[Callable[[], Awaitable[None]]],
) -> None:
    """Every `LOOK` seconds: do the `rounds` in order, then fold away rooms and names that nobody uses.

    When one of them meets an error of the store, the rest wait for the next look. Any other error ends that one alone.
    """
    while True:
        await asyncio.sleep(LOOK)
        try:
            for act in rounds:
                await _unharmed(act())
        except StoreError as error:
            log.warning("deadlines not looked at", error=str(error))
        await fold_away(time.monotonic() - IDLE_ROOM)
        names.prune(rooms.people())


async def _unharmed(work: Awaitable[None]) -> None:
    # Without its housekeeping a process gives no sign of life, and no clock of anybody ends: it outlives every error.
    try:
        await work
    except StoreError:
        raise
    except Exception:
        log.exception("housekeeping failed")


async def wake_due(store: Store, clock: Timekeeper, tables: Tables) -> None:
    """Wake the tables whose deadline has passed."""
    for table in await store.tables.due(clock.now(), DUE):
        await _unharmed(tables.wake(table))


async def end_sockets(store: Store, sockets: Sockets) -> None:
    """Hang up where a session was ended, or a guest got an account, by another process or by time."""
    while True:
        await asyncio.sleep(SESSIONS)
        open_here = {connection.session for connection in sockets.open if connection.session}
        guests = {connection.player for connection in sockets.open if connection.session is None}
        try:
            good = await store.signins.alive(open_here, time.time()) if open_here else set()
            known = [await store.accounts.with_account(some) for some in chunks(guests)]
        except StoreError as error:
            log.warning("sessions not looked at", error=str(error))
            continue
        # Every process looks after its own.
        await sockets.end(HangUp(list(open_here - good), [], list(set().union(*known))))
