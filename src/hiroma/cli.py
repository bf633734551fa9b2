"""The command line: `hiroma COMMAND`."""

import typer

from hiroma import doctor as examination

app = typer.Typer(no_args_is_help=True, add_completion=False, help="A hall for board games in the browser.")


@app.callback()
def hiroma() -> None:
    """A hall for board games in the browser."""


@app.command()
def doctor() -> None:
    """Say what this machine has for a hall and what it lacks; fails when it cannot serve."""
    raise typer.Exit(examination.main(typer.echo))
