"""Sweeper: closes and then forgets tables at which nobody ever played and where nobody has been for long."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import structlog

from hiroma.ids import PlayerId
from hiroma.server.core.presence import Presence
from hiroma.server.core.tables import Tables
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.wire.table_card import TableCard
from hiroma.server.wire.wanted import kind_of
from hiroma.store import Store, StoreError, Summary
from hiroma.table.hall_commands import Close

log = structlog.get_logger()

HOUR = 3600.0
EVERY = 60.0
"""Seconds between two rounds."""
SLOW = 30 * 24 * HOUR
"""Seconds for which a table with days for a turn is kept at which somebody sits: the others may come in weeks."""
AT_ONCE = 500
"""Tables that are looked at in a round."""


class After(NamedTuple):
    """The times (unix seconds) of the last change of the tables, closed and open, from which a round goes on."""

    closed: float = 0.0
    open: float = 0.0


START = After()


async def run(store: Store, tables: Tables, presence: Presence, empty_hours: float, clock: Timekeeper) -> None:
    """Sweep once a minute, until cancelled."""
    after = START
    while True:
        await asyncio.sleep(EVERY)
        try:
            after = await sweep(store, tables, presence, empty_hours, clock.now(), after)
        except StoreError as error:
            log.warning("empty tables not looked at", error=str(error))


async def sweep(
    store: Store, tables: Tables, presence: Presence, empty_hours: float, now: float, after: After = START
) -> After:
    """Forget tables that were closed an hour ago (by then every process knows it), and close those that are empty.

    A table where an account sits is kept for `empty_hours` without a change, any other for an hour at most. Tables
    are looked at that changed last `after` these times; return the times for the next round.
    """
    closed = await store.tables.quiet("closed", max(after.closed, now - 48 * HOUR), now - HOUR, AT_ONCE)
    for row in closed:
        if await _never_played(tables, presence, row):
            await tables.forget(row.table)
    rows = await store.tables.quiet("open", after.open, now - HOUR, AT_ONCE)
    known = await store.accounts.with_account({player for row in rows for player in row.players})
    for row in rows:
        if now - row.changed >= _kept(empty_hours, row, known) and await _never_played(tables, presence, row):
            await tables.order(Close(), row.table)
    return After(_next(closed), _next(rows))


def _next(rows: Sequence[Summary]) -> float:
    # Many tables may have to be kept: otherwise the first ones would hide all others in each round.
    return rows[-1].changed if len(rows) == AT_ONCE else 0.0


def _kept(empty_hours: float, row: Summary, known: set[PlayerId]) -> float:
    # Seconds for which a table is kept where nothing happens.
    if row.players and kind_of(_card_of(row)) == "days":
        return SLOW
    return empty_hours * HOUR if known.intersection(row.players) else min(1.0, empty_hours) * HOUR


def _card_of(row: Summary) -> TableCard:
    return msgspec.json.decode(row.card, type=TableCard)


async def _never_played(tables: Tables, presence: Presence, row: Summary) -> bool:
    if _card_of(row).finished or any(presence.counts(player) for player in row.players):
        return False
    table = await tables.look(row.table)
    return table is not None and table.no == 0 and not tables.watching(row.table)
