"""Restore drill: put a backup into a database of its own, fold logs of it, and check all that they claim."""

import os
import random
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from hiroma.games import ruleset
from hiroma.ids import TableId
from hiroma.store import Row, Store, StoreError
from hiroma.store.backup import is_empty, restore
from hiroma.table.chance import commitment
from hiroma.table.refusal import Refused
from hiroma.table.table import Damaged, Table
from hiroma.table.verify import verify

UNSEALED = "sealed"
"""The code of a table that cannot go on: its sealed secret is not there, or not the one it had committed to."""


class Fault(NamedTuple):
    """A log that is not good. `why` is a code of `Verdict`, or `UNSEALED`; `rev` the first bad entry."""

    table: TableId
    rev: int
    why: str


class Drilled:
    """The findings of a drill."""

    def __init__(self, counts: Mapping[str, int], tables: int, restored: float) -> None:
        self.counts = counts
        """Rows by table of the database."""
        self.tables = tables
        self.restored = restored
        """Seconds that restoring took."""
        self.logs = 0
        self.entries = 0
        self.games = 0
        self.draws = 0
        self.running = 0
        """Games that are on, and can go on."""
        self.unknown = 0
        """Logs of rules that are not here: chain and draws were checked."""
        self.faults: list[Fault] = []

    def take(self, table_id: TableId, rows: list[Row]) -> None:
        """Check the log of a table."""
        verdict = verify((row.body for row in rows), ruleset)
        self.logs += 1
        self.entries += verdict.entries
        self.games += verdict.games
        self.draws += verdict.draws
        if verdict.why == "version":
            self.unknown += 1
        elif verdict.bad is not None:
            self.faults.append(Fault(table_id, verdict.bad, verdict.why))
        elif (table := _folded(rows)) is None or not _goes_on(table):
            self.faults.append(Fault(table_id, len(rows), UNSEALED))
        else:
            self.running += table.status == "playing"


async def drill(file: Path, scratch: str, sample: int, rng: random.Random) -> Drilled:
    """Restore a backup into an empty database, and check `sample` of its logs, games that are on first (0: all).

    `StoreError` when it is no backup, or the database is not empty.
    """
    store = await Store.connect(scratch)
    try:
        if not await is_empty(store):
            raise StoreError("the database for the drill is not empty")
        began = time.perf_counter()
        counts = await restore(store, file, time.time())
        states = await store.tables.states()
        found = Drilled(counts, len(states), time.perf_counter() - began)
        for table_id in chosen(states, sample, rng):
            found.take(table_id, await store.tables.entries(table_id))
        return found
    finally:
        await store.close()


def chosen(states: Mapping[TableId, str], sample: int, rng: random.Random) -> list[TableId]:
    """Return `sample` tables (0: all): those with a game that is on first, the rest by lot."""
    by_lot = sorted(states)
    rng.shuffle(by_lot)
    by_lot.sort(key=lambda table_id: states[table_id] != "playing")
    return by_lot[: sample or None]


def _folded(rows: list[Row]) -> Table | None:
    try:
        return Table.fold(((row.body, row.sealed) for row in rows), ruleset, os.urandom)
    except (Damaged, Refused):
        return None


def _goes_on(table: Table) -> bool:
    return table.status == "closed" or (table.secret is not None and commitment(table.secret) == table.commitment)
