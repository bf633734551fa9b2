"""A separate process that appends as fast as it can and prints acknowledged rows: `appender.py URL TABLES`.

It prints a line `table rev` only after the store has acknowledged the row.
"""

import asyncio
import os
import sys

from hiroma.ids import TableId
from hiroma.store import Outcome, Store
from tests.store.making import row, summary


async def produce(store: Store, table: str) -> None:
    """Append to a table until the process is killed."""
    rev = await store.tables.head(TableId(table))
    while True:
        rev += 1
        answer = await store.tables.append(row(table, rev, f"c{rev}"), summary(table, rev, players=(f"p{rev % 3}",)))
        assert answer.outcome is Outcome.STORED
        # Write in one call, so that a kill does not cut a line in two.
        os.write(1, f"{table} {rev}\n".encode())


async def main(url: str, tables: int) -> None:
    """Append to all tables until the process is killed."""
    store = await Store.connect(url)
    await asyncio.gather(*(produce(store, f"t{n}") for n in range(tables)))


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
