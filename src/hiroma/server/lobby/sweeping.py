"""Forgets tables at which nobody ever played and where nobody has been for long."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog

from hiroma.server.lobby.wanted import kind_of
from hiroma.store import StoreError, Summary, forgetting
from hiroma.table.asked import Close

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

log = structlog.get_logger()

HOUR = 3600.0
EVERY = 60.0
"""Seconds between two rounds."""
SLOW = 30 * 24 * HOUR
"""How long a table with days for a turn is kept at which somebody sits: whom they wait for may come in weeks."""
AT_ONCE = 500
"""Tables that are looked at in a round."""


async def run(hall: "Hall") -> None:
    """For ever, a round a minute."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await sweep(hall, hall.time.now())
        except StoreError as error:
            log.warning("empty tables not looked at", error=str(error))


async def sweep(hall: "Hall", now: float) -> None:
    """Forget what was closed an hour ago (by then every process knows that it is closed), and close what is empty."""
    for row in await hall.store.read(forgetting.quiet, "closed", now - 48 * HOUR, now - HOUR, AT_ONCE):
        if await _never_played(hall, row):
            await hall.store.transact(forgetting.forget, row.table)
            hall.rooms.pop(row.table, None)
    rows = await hall.store.read(forgetting.quiet, "open", 0.0, now - HOUR, AT_ONCE)
    known = await hall.store.read(forgetting.with_account, {player for row in rows for player in row.players})
    for row in rows:
        if now - row.changed >= _kept(hall, row, known) and await _never_played(hall, row):
            await hall.rooms[row.table].command(Close(), None, None, None)


def _kept(hall: "Hall", row: Summary, known: set[str]) -> float:
    # Seconds for which a table is kept where nothing happens.
    if row.players and kind_of(msgspec.json.decode(row.card)) == "days":
        return SLOW
    return hall.settings.empty * HOUR if known.intersection(row.players) else min(1.0, hall.settings.empty) * HOUR


async def _never_played(hall: "Hall", row: Summary) -> bool:
    if any(hall.presence.counts(player) for player in row.players):
        return False
    room = await hall.room(row.table)
    return room is not None and not room.viewers and room.table.no == 0
