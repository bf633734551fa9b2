"""The command line: `hiroma COMMAND`. What a command needs is imported when it runs, so that help is quick."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from hiroma import __version__
from hiroma.server.settings import Settings

app = typer.Typer(no_args_is_help=True, add_completion=False, help="A hall for board games in the browser.")

SET = Settings()
Log = Annotated[str, typer.Argument(help="A table's log, one JSON entry a line; - reads standard input.")]
Database = Annotated[str, typer.Option(help="The database: sqlite:///FILE or postgresql://…", envvar="HIROMA_STORE")]


@app.callback()
def hiroma() -> None:
    """A hall for board games in the browser."""


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.", envvar="HIROMA_HOST")] = SET.host,
    port: Annotated[int, typer.Option(help="The port to listen on.", envvar="HIROMA_PORT")] = SET.port,
    store: Database = SET.store,
    bus: Annotated[
        str, typer.Option(help="How processes hear of each other: nothing, postgres, or nats://…", envvar="HIROMA_BUS")
    ] = SET.bus,
    key: Annotated[
        str, typer.Option(help="The file of the cookie key, made if absent.", envvar="HIROMA_KEY")
    ] = SET.key,
    origins: Annotated[
        list[str] | None, typer.Option(help="A further web origin that may connect.", envvar="HIROMA_ORIGINS")
    ] = None,
    frames: Annotated[
        int, typer.Option(help="Frames a second one connection may send.", envvar="HIROMA_FRAMES")
    ] = SET.frames,
    queue: Annotated[
        int, typer.Option(help="Frames kept for a slow reader before it skips ahead.", envvar="HIROMA_QUEUE")
    ] = SET.queue,
    bot_pause: Annotated[
        float, typer.Option(help="Seconds a bot waits before it moves.", envvar="HIROMA_BOT_PAUSE")
    ] = SET.bot_pause,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", envvar="HIROMA_WORKERS")] = SET.workers,
    secure: Annotated[
        bool, typer.Option("--secure", help="Cookies over HTTPS only.", envvar="HIROMA_SECURE")
    ] = SET.secure,
) -> None:
    """Open the hall and serve it until stopped."""
    from hiroma.server.serve import serve as run

    run(
        Settings(
            host=host,
            port=port,
            store=store,
            bus=bus,
            key=key,
            origins=tuple(origins or ()),
            frames=frames,
            queue=queue,
            bot_pause=bot_pause,
            workers=workers,
            secure=secure,
        )
    )


@app.command()
def verify(log: Log) -> None:
    """Redo everything a log claims: chain, chance, rules. Fails, naming the first bad entry, when it is not so."""
    from hiroma.games import ruleset
    from hiroma.table.verify import verify as judge

    verdict = judge(lines_of(log), ruleset)
    if verdict.bad is not None:
        typer.echo(f"bad: entry {verdict.bad}: {WHY[verdict.why]}")
        raise typer.Exit(1)
    typer.echo(f"good: {verdict.entries} entries, {verdict.games} games, {verdict.draws} draws redone")
    for no in verdict.unrevealed:
        typer.echo(f"game {no} is not over: its draws can be redone when its secret is shown")


WHY = {
    "empty": "there is no log here",
    "unreadable": "the line is no entry of a log",
    "order": "an entry is missing before it, or it stands in the wrong place",
    "chain": "it was changed, or what stood before it was",
    "commitment": "the game did not begin with the secret the hall had committed to",
    "secret": "the secret shown is not the one committed to, or it was withheld, or shown too early",
    "draws": "chance is not what secret and nonces make it",
    "rules": "the rules of the table or of the game do not allow it",
}


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The table's code, as in its link.")], store: Database = SET.store
) -> None:
    """Print a table's log, an entry a line."""
    import asyncio

    from sqlalchemy.engine import make_url

    from hiroma.store import Store, StoreError

    async def body() -> list[bytes]:
        base = await Store.connect(store)
        try:
            return [row.body for row in await base.entries(table)]
        finally:
            await base.close()

    url = make_url(store)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        fail(f"there is no database {url.database}")
    try:
        lines = asyncio.run(body())
    except StoreError as error:
        fail(str(error))
    if not lines:
        fail(f"there is no table {table}")
    sys.stdout.buffer.write(b"".join(line + b"\n" for line in lines))


@app.command()
def replay(
    log: Log,
    game: Annotated[
        int | None, typer.Option(help="Which game of the table; the last finished one if not said.")
    ] = None,
    language: Annotated[str, typer.Option(help="en, ja or de.", envvar="HIROMA_LANGUAGE")] = "en",
) -> None:
    """Tell a finished game in words."""
    from msgspec import MsgspecError

    from hiroma.table.refusal import Refused
    from hiroma.table.table import Damaged
    from hiroma.telling import LANGUAGES, NotFinished, tell

    if language not in LANGUAGES:
        fail(f"no language {language}; there are: {', '.join(LANGUAGES)}")
    try:
        for line in tell(lines_of(log), game, language):
            typer.echo(line)
    except NotFinished as error:
        fail(f"no such finished game; there are: {', '.join(map(str, error.games)) or 'none'}")
    except (Damaged, Refused, MsgspecError, KeyError):
        fail("this log cannot be read; hiroma verify says where it is wrong")


@app.command()
def doctor() -> None:
    """Say what this machine has for a hall and what it lacks; fails when it cannot serve."""
    from hiroma import doctor as examination

    raise typer.Exit(examination.main(typer.echo))


@app.command()
def version() -> None:
    """Say which version this is, and of which games."""
    from hiroma.games import RULESETS, ruleset

    typer.echo(f"hiroma {__version__}")
    for game in RULESETS:
        typer.echo(f"  {game} {ruleset(game).info.version}")


def lines_of(log: str) -> list[bytes]:
    """The lines of a file, or of standard input."""
    if log == "-":
        return sys.stdin.buffer.read().splitlines()
    try:
        return Path(log).read_bytes().splitlines()
    except OSError as error:
        fail(f"{log}: {error.strerror}")


def fail(why: str) -> NoReturn:
    """Say why on standard error, and leave with 2."""
    typer.echo(why, err=True)
    raise typer.Exit(2)
