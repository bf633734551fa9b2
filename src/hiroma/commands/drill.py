"""`hiroma drill`: a restore that is tried before it is needed."""

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hiroma.commands.flags import option
from hiroma.commands.hall import SET, Database
from hiroma.commands.leaving import fail
from hiroma.commands.logs import WHY
from hiroma.server.settings import Settings

if TYPE_CHECKING:
    from hiroma.server.host.drill import Drilled

Folder = Annotated[str, option(Settings, "backups")]
REASONS = {**WHY, "sealed": "its game cannot go on: the sealed secret is not there"}


def drill(
    file: Annotated[Path | None, typer.Argument(help="The backup; the newest of the folder if not said.")] = None,
    backups: Folder = SET.backups,
    fresh: Annotated[bool, typer.Option("--fresh", help="Make a backup for the drill, of the database.")] = False,
    store: Database = SET.store,
    sample: Annotated[int, typer.Option(help="Logs to check, games that are on first; 0 for all.", min=0)] = 200,
    into: Annotated[
        str, typer.Option(help="An empty database to restore into, which stays; a file that goes if not said.")
    ] = "",
) -> None:
    """Restore a backup beside the hall, redo what its logs claim, and say what was found; 1 when something is bad."""
    with tempfile.TemporaryDirectory() as folder:
        if fresh:
            file = Path(folder) / "fresh.sqlite3"
            _back_up(store, file)
        elif file is None:
            file = _newest(backups)
        made = time.time() - _changed(file)
        typer.echo(f"backup: {file.name}, {file.stat().st_size / 1e6:.1f} MB, {made / 3600:.1f} hours old")
        found = _drilled(file, into or f"sqlite:///{folder}/scratch.db", sample)
    tell(found)
    raise typer.Exit(1 if found.faults else 0)


def tell(found: "Drilled") -> None:
    """Print the findings."""
    counts = found.counts
    typer.echo(
        f"restored: {found.tables} tables, {counts['entries']} entries, {counts['players']} people "
        f"in {found.restored:.1f} s"
    )
    typer.echo(f"redone: {found.logs} logs, {found.entries} entries, {found.games} games, {found.draws} draws")
    typer.echo(f"games that are on and can go on: {found.running}")
    if found.unknown:
        typer.echo(f"of rules that are not here: {found.unknown} logs; chain and draws are good")
    for fault in found.faults:
        typer.echo(f"bad: table {fault.table}, entry {fault.rev}: {REASONS[fault.why]}")
    typer.echo("bad" if found.faults else "good")


def _drilled(file: Path, scratch: str, sample: int) -> "Drilled":
    from hiroma.server.host.drill import drill as work
    from hiroma.store import StoreError

    try:
        return asyncio.run(work(file, scratch, sample, random.Random()))
    except (StoreError, OSError) as error:
        fail(str(error))


def _back_up(url: str, file: Path) -> None:
    from hiroma.commands.desk import on
    from hiroma.store.backup import back_up

    on(url, lambda opened: back_up(opened, file))


def _newest(folder: str) -> Path:
    from hiroma.server.host.backups import backups

    found = backups(Settings(backups=folder))
    if not found:
        fail(f"there is no backup in {folder}: name one, or say --fresh")
    return Path(folder) / found[0].name


def _changed(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError as error:
        fail(f"{file}: {error.strerror}")
