"""Serving, and what this installation is: `serve`, `doctor`, `version`."""

import gc
from pathlib import Path
from typing import Annotated

import typer

from hiroma import __version__
from hiroma.commands.flags import flagged, option
from hiroma.commands.leaving import fail
from hiroma.server.settings import Settings

SET = Settings()
Database = Annotated[str, option(Settings, "store")]


def must_be_there(store: str) -> None:
    """Leave where there is no SQLite file of that address: a command that only reads would make an empty one."""
    from hiroma.store import StoreError
    from hiroma.store.backends import database_file

    try:
        file = database_file(store)
    except StoreError as error:
        fail(str(error))
    if file is not None and not Path(file).is_file():
        fail(f"there is no database {file}")


@flagged(Settings)
def serve(settings: Settings) -> None:
    """Open the hall and serve it until stopped."""
    # Imported objects stay: looking through them for garbage takes a seventh of the start. `run` turns it on again.
    gc.disable()
    from hiroma.server.serve import serve as run

    run(settings)


def doctor() -> None:
    """Say what this machine has for a hall and what it lacks; fails when it cannot serve."""
    from hiroma import doctor as examination

    raise typer.Exit(examination.main(typer.echo))


def version() -> None:
    """Say which version this is, and of which games."""
    from hiroma.games import RULESETS, newest

    typer.echo(f"hiroma {__version__}")
    for game in RULESETS:
        typer.echo(f"  {game} {newest(game).info.version}")
