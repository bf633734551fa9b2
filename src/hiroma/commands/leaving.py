"""How a command says that it cannot."""

from typing import NoReturn

import typer


def fail(why: str) -> NoReturn:
    """Say why on standard error, and leave with 2."""
    typer.echo(why, err=True)
    raise typer.Exit(2)
