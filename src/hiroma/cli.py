"""The command line: `hiroma COMMAND`."""

from typing import Annotated

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


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    store: Annotated[str, typer.Option(help="The database.")] = "sqlite:///hiroma.db",
) -> None:
    """Open the hall and serve it until stopped."""
    from hiroma.server.serve import serve as run
    from hiroma.server.settings import Settings

    run(Settings(host=host, port=port, store=store))
