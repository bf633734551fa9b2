"""Bots against bots: `arena`."""

import os
from typing import Annotated

import typer

from hiroma.commands.leaving import fail
from hiroma.commands.listing import show


def arena(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    levels: Annotated[list[str], typer.Argument(help="A level for each seat.")],
    games: Annotated[int, typer.Option(help="How many games, spread evenly over the rotations of the seats.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(help="Processes; 0 for one a core.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="An option as one types it: unique, 'match 3'.")] = None,
) -> None:
    """Let bots play each other, every level on every seat, and say how often each wins."""
    from hiroma.arena.rotation import rotated
    from hiroma.games import RULESETS, newest

    if game not in RULESETS:
        fail(f"no game {game}; there are: {', '.join(RULESETS)}")
    rules = newest(game)
    unknown = [level for level in levels if level not in rules.bots]
    if unknown:
        fail(f"no level {unknown[0]}; there are: {', '.join(rules.bots)}")
    chosen = options_of(game, option or [])
    seats = range(rules.info.seats[0], rules.info.seats[1] + 1)
    if len(levels) not in seats:
        fail(f"{game} has {seats[0]} to {seats[-1]} seats")
    result = rotated(game, [rules.bots[level] for level in levels], games, seed, chosen, workers or os.cpu_count() or 1)
    wins = zip(levels, result.wins, strict=True)
    show(("level", "wins", "±"), [(level, f"{share.mean:.2%}", f"{share.margin:.2%}") for level, share in wins])
    typer.echo(f"{result.moves.count} games, {result.moves.mean:.1f} moves each")


def options_of(game: str, typed: list[str]) -> dict[str, bool | int | str]:
    """The options of a game with these typed ones set."""
    from hiroma.games import newest
    from hiroma.kernel import BadOption
    from hiroma.kernel.options import change, defaults
    from hiroma.table.grammar import read
    from hiroma.table.refusal import Refused

    declared = newest(game).info.options
    options = defaults(declared)
    for text in typed:
        try:
            line = read(f"/option {text}", declared)
            options = change(declared, options, str(line.args["name"]), line.args["value"])
        except (Refused, BadOption):
            fail(f"no option {text}; there are: {', '.join(option.name for option in declared)}")
    return options
