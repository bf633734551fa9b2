"""`hiroma archive`: old logs in a quarter of the room."""

import asyncio
import time
from typing import TYPE_CHECKING, Annotated

import typer

from hiroma.commands.hall import SET, Database, must_be_there
from hiroma.commands.leaving import fail
from hiroma.ids import TableId

if TYPE_CHECKING:
    from hiroma.store import Store
    from hiroma.store.archive import Part

DAY = 86400.0
TOGETHER = 50
"""Tables of one transaction, which a hall that runs on SQLite has to wait for."""
TOLD = 1000
"""A line of progress comes after this number of tables."""


class Sum:
    """The tables packed so far."""

    def __init__(self) -> None:
        self.tables = self.entries = self.plain = self.packed = 0

    def take(self, part: "Part") -> None:
        """Count a table."""
        self.tables += 1
        self.entries += part.entries
        self.plain += part.plain
        self.packed += len(part.body)

    def __str__(self) -> str:
        size = f"{self.plain / 1e6:.1f} MB became {self.packed / 1e6:.1f} MB"
        return f"{self.tables} tables, {self.entries} entries: {size}"


def archive(
    store: Database = SET.store,
    older: Annotated[int, typer.Option(help="Days since a table was over or closed.", min=1)] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what it would do.")] = False,
) -> None:
    """Pack the logs of old tables; the hall may be running, and reads them as before."""
    from hiroma.store import StoreError

    must_be_there(store)
    try:
        done = asyncio.run(_archive(store, time.time() - older * DAY, dry_run))
    except (StoreError, OSError) as error:
        fail(str(error))
    typer.echo(f"would pack {done}" if dry_run else f"packed {done}")
    if store.startswith("sqlite") and done.tables and not dry_run:
        typer.echo("The file keeps its size, and what is free in it is used again. VACUUM makes it smaller.")


async def _archive(url: str, before: float, dry_run: bool) -> Sum:
    from hiroma.store import Store

    store = await Store.connect(url)
    done, last = Sum(), TableId("")
    try:
        while found := await store.tables.archivable(before, last, TOGETHER):
            told = done.tables // TOLD
            for part in await _packed(store, found, dry_run):
                done.take(part)
            last = found[-1]
            if done.tables // TOLD > told:
                typer.echo(f"{done} …")
    finally:
        await store.close()
    return done


async def _packed(store: "Store", table_ids: list[TableId], dry_run: bool) -> list["Part"]:
    """Pack the logs of some tables; those that somebody else has packed meanwhile are not among the parts."""
    found = [await store.tables.packed(table_id) for table_id in table_ids]
    parts = [part for part in found if part is not None]
    late = [] if dry_run else await store.tables.put_away(parts)
    return [part for part in parts if part.table not in late]
