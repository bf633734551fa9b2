"""Chances, luck and decisions of finished games, of one log or of many: `review`."""

from functools import partial
from typing import Annotated

import typer

from hiroma.commands.executing import Ray, Workers, executing
from hiroma.commands.leaving import fail
from hiroma.commands.logs import Game, Language, known_language, lines_of, not_told, trouble


def review(
    logs: Annotated[list[str], typer.Argument(help="Logs of tables, one JSON entry a line; - reads standard input.")],
    game: Game = None,
    language: Language = "en",
    workers: Workers = 0,
    ray: Ray = "",
) -> None:
    """Say how everybody's chance to win went, what was luck, and which decisions cost most."""
    known_language(language)
    tell = partial(reviewed, game, language)
    if len(logs) == 1 and not ray:
        lines, why = tell(lines_of(logs[0]))
        if why:
            fail(why)
        typer.echo("\n".join(lines))
        return
    left_out = 0
    with executing(workers, ray) as executor:
        for log, (lines, why) in zip(logs, executor.each(tell, [lines_of(log) for log in logs]), strict=True):
            if why:
                left_out += 1
                typer.echo(f"{log}: {why}", err=True)
            else:
                typer.echo("\n".join([f"== {log}", *lines, ""]))
    if left_out:
        raise typer.Exit(2)


def reviewed(game: int | None, language: str, log: list[bytes]) -> tuple[list[str], str]:
    """Return the lines of a review, or none and the reason."""
    from hiroma.reviewing import tell_chances

    try:
        return list(tell_chances(log, game, language)), ""
    except not_told() as error:
        return [], trouble(error)
