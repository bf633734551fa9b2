"""Failure of a command: a line on standard error, and exit status 2."""

from typing import NoReturn

import typer


def fail(why: str) -> NoReturn:
    """Print the reason on standard error, and leave with exit status 2."""
    typer.echo(why, err=True)
    raise typer.Exit(2)
