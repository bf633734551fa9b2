"""`hiroma loadtest`: people at tables of a hall, and how soon it answers them."""

import asyncio
from typing import Annotated

import typer

from hiroma.commands.leaving import fail


def loadtest(
    url: Annotated[str, typer.Argument(help="The hall's address, such as https://test.games.example.")],
    tables: Annotated[int, typer.Option(help="Tables.", min=1, max=500)] = 10,
    people: Annotated[int, typer.Option(help="People at each table.", min=2, max=4)] = 4,
    pace: Annotated[float, typer.Option(help="Seconds that people think about a move.", min=0.05)] = 0.5,
    seconds: Annotated[float, typer.Option(help="For how long they play.", min=1.0, max=600.0)] = 30.0,
    yes: Annotated[bool, typer.Option("--yes", help="Even at a hall that was not opened with --trial.")] = False,
) -> None:
    """Let people play Can't Stop at a hall for a while; says how soon it answered, and what it refused."""
    from hiroma.loadtest.evening import Evening, is_trial

    address = url.rstrip("/")
    try:
        if not is_trial(address) and not yes:
            fail(f"{address} is not a hall for trials: open one with --trial, or say --yes")
    except (OSError, ValueError) as error:
        fail(str(error))
    evening = Evening(address, tables, people, pace)
    try:
        asyncio.run(evening.play(seconds, typer.echo))
    except OSError as error:
        fail(str(error))
    for line in evening.figures.told():
        typer.echo(line)
    raise typer.Exit(0 if evening.figures.moves else 1)
