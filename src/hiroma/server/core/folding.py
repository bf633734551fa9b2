"""Folding: a table read from its log a little at a time, so that the event loop goes on with everything else."""

import asyncio
import os
import time
from collections.abc import Sequence

from hiroma.games import ruleset
from hiroma.store import Row
from hiroma.table.refusal import Refused
from hiroma.table.table import Table

SLICE = 0.003
"""Seconds of processor time after which everything else has its turn."""


async def read(rows: Sequence[Row]) -> tuple[Table, float]:
    """Return the table of a log, and what `read_on` took. `Refused` as `read_on`."""
    table = Table(ruleset, os.urandom)
    return table, await read_on(table, rows)


async def read_on(table: Table, rows: Sequence[Row]) -> float:
    """Lead a table on through the rows that it has not had. Return what that took, in seconds of processor time.

    A log of thousands of ways back to earlier positions takes minutes. `Refused`: 'version-unknown', 'game-unknown',
    'internal' (the log is damaged, or its rules fail; the cause says which).
    """
    clock, took = time.thread_time, 0.0
    began = clock()
    for row in rows:
        # Somebody else may read on in the same table meanwhile.
        if row.rev <= table.rev:
            continue
        try:
            table.follow(row.body, row.sealed)
        except Refused:
            raise
        except Exception as error:
            # Of any error: what looks after many tables goes on with the others.
            raise Refused("internal") from error
        if (spent := clock() - began) >= SLICE:
            took += spent
            await asyncio.sleep(0)
            began = clock()
    return took + clock() - began
