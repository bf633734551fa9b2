"""`hiroma backup` and `hiroma restore`."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hiroma.commands.hall import SET, Database, must_be_there
from hiroma.commands.leaving import fail

if TYPE_CHECKING:
    from hiroma.store import Store

File = Annotated[Path, typer.Argument(help="The backup: an SQLite file.")]


def backup(file: File, store: Database = SET.store) -> None:
    """Write everything to one file, as of this moment; the hall may be running."""
    from hiroma.store.backup import back_up

    must_be_there(store)
    _with(store, lambda opened: back_up(opened, file), "backed up to", file)


def restore(
    file: File,
    store: Database = SET.store,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Put what a backup holds in the place of everything; the hall must be stopped."""
    from hiroma.store.backup import restore as put_back

    if not yes:
        typer.confirm(f"All that is in {store.rpartition('@')[2]} will be replaced. Go on?", abort=True)

    _with(store, lambda opened: put_back(opened, file, time.time()), "restored from", file)


def _with(store: str, act: Callable[["Store"], Awaitable[dict[str, int]]], done: str, file: Path) -> None:
    from hiroma.store import Store, StoreError

    async def work() -> dict[str, int]:
        opened = await Store.connect(store)
        try:
            return await act(opened)
        finally:
            await opened.close()

    try:
        counts = asyncio.run(work())
    except (StoreError, OSError) as error:
        fail(str(error))
    typer.echo(f"{done} {file}: {counts['tables']} tables, {counts['entries']} entries, {counts['players']} people")
