"""A table's log: `verify`, `export`, `replay`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from hiroma.commands.hall import SET, Database, must_be_there
from hiroma.commands.leaving import fail
from hiroma.ids import TableId

Log = Annotated[str, typer.Argument(help="A table's log, one JSON entry a line; - reads standard input.")]

Game = Annotated[int | None, typer.Option(help="Which game of the table; the last finished one if not said.")]
Language = Annotated[str, typer.Option(help="en, ja or de.", envvar="HIROMA_LANGUAGE")]

WHY = {
    "empty": "there is no log here",
    "unreadable": "the line is no entry of a log",
    "order": "an entry is missing before it, or it stands in the wrong place",
    "chain": "it was changed, or what stood before it was",
    "commitment": "the game did not begin with the secret the hall had committed to",
    "secret": "the secret shown is not the one committed to, or it was withheld, or shown too early",
    "nonce": "a device's number is not the one it had pledged, or the game did not take what the devices had opened",
    "draws": "chance is not what secret and nonces make it",
    "rules": "the rules of the table or of the game do not allow it",
    "version": "this Hiroma does not have the version of the rules it was played by; chain and draws are good",
}
"""The reasons of a verdict, in words."""

UNREADABLE = "this log cannot be read; hiroma verify says where it is wrong"


def verify(log: Log) -> None:
    """Redo everything a log claims: chain, chance, rules. Fails, naming the first bad entry, when it is not so."""
    from hiroma.games import ruleset
    from hiroma.table.verify import verify as judge

    verdict = judge(lines_of(log), ruleset)
    if verdict.bad is not None:
        typer.echo(f"bad: entry {verdict.bad}: {WHY[verdict.why]}")
        raise typer.Exit(1)
    typer.echo(f"good: {verdict.entries} entries, {verdict.games} games, {verdict.draws} draws redone")
    for rev in verdict.called_off:
        typer.echo(f"entry {rev}: a start that was asked for was called off, under its secret no game began")
    for rev in verdict.chosen:
        typer.echo(f"entry {rev}: a person chose what chance drew, in practice")
    for rev in verdict.rethrown:
        typer.echo(f"entry {rev}: a turn was taken back, and chance decided anew what had followed it")
    for no in verdict.unrevealed:
        typer.echo(f"game {no} is not over: its draws can be redone when its secret is shown")


def export(
    table: Annotated[str, typer.Argument(help="The table's code, as in its link.")], store: Database = SET.store
) -> None:
    """Print a table's log, an entry a line."""
    import asyncio

    from hiroma.store import Store, StoreError

    async def body() -> list[bytes]:
        base = await Store.connect(store)
        try:
            return [row.body for row in await base.tables.entries(TableId(table))]
        finally:
            await base.close()

    must_be_there(store)
    try:
        lines = asyncio.run(body())
    except StoreError as error:
        fail(str(error))
    if not lines:
        fail(f"there is no table {table}")
    sys.stdout.buffer.write(b"".join(line + b"\n" for line in lines))


def replay(log: Log, game: Game = None, language: Language = "en") -> None:
    """Tell a finished game in words."""
    from hiroma.transcript import tell

    known_language(language)
    try:
        for line in tell(lines_of(log), game, language):
            typer.echo(line)
    except not_told() as error:
        fail(trouble(error))


def known_language(language: str) -> None:
    """Leave where nothing is said in this language."""
    from hiroma.kernel.texts import LANGUAGES

    if language not in LANGUAGES:
        fail(f"no language {language}; there are: {', '.join(LANGUAGES)}")


def not_told() -> tuple[type[Exception], ...]:
    """Return the errors for which `trouble` has words."""
    from msgspec import MsgspecError

    from hiroma.reviewing import NoInsight
    from hiroma.table.refusal import Refused
    from hiroma.table.table import Damaged
    from hiroma.transcript import NotFinished

    return NotFinished, NoInsight, Refused, Damaged, MsgspecError, KeyError


def trouble(error: Exception) -> str:
    """Return, in words, the fault of a log."""
    from hiroma.reviewing import NoInsight
    from hiroma.table.refusal import Refused
    from hiroma.table.verify import UNKNOWN
    from hiroma.transcript import NotFinished

    match error:
        case NotFinished(games=games):
            return f"no such finished game; there are: {', '.join(map(str, games)) or 'none'}"
        case NoInsight(game=game):
            return f"nobody knows the chances of {game}"
        case Refused(refusal=refusal) if refusal.code in UNKNOWN:
            return WHY["version"]
    return UNREADABLE


def lines_of(log: str) -> list[bytes]:
    """The lines of a file, or of standard input."""
    if log == "-":
        return sys.stdin.buffer.read().splitlines()
    try:
        return Path(log).read_bytes().splitlines()
    except OSError as error:
        fail(f"{log}: {error.strerror}")
