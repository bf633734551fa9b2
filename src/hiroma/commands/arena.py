"""Bots against bots: `arena`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from hiroma.commands.executing import Ray, Workers, executing
from hiroma.commands.leaving import fail
from hiroma.commands.listing import show

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hiroma.arena.executors import Executor
    from hiroma.bots.strength import Ladder
    from hiroma.kernel import Ruleset
    from hiroma.kernel.options import Option


def arena(
    game: Annotated[str, typer.Argument(help="The game's id; nothing for all games.")] = "",
    levels: Annotated[list[str] | None, typer.Argument(help="A level for each seat; nothing for all levels.")] = None,
    games: Annotated[int, typer.Option(help="How many games, spread evenly over the rotations of the seats.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Workers = 0,
    ray: Ray = "",
    option: Annotated[list[str] | None, typer.Option(help="An option as one types it: unique, 'match 3'.")] = None,
    to: Annotated[Path | None, typer.Option(help="A file for the ratings of all levels, as JSON.")] = None,
) -> None:
    """Let bots play each other, every level on every seat, and say how often each wins, or how all levels rate."""
    from hiroma.games import RULESETS, newest

    if game and game not in RULESETS:
        fail(f"no game {game}; there are: {', '.join(RULESETS)}")
    if levels and to:
        fail("--to is for the ratings of all levels")
    if option and not levels:
        fail("ratings are of games with the usual options")
    kept = _kept(to) if to else []
    options = options_of(game, option or []) if levels else {}
    with executing(workers, ray) as executor:
        if levels:
            _against(newest(game), levels, games, seed, executor, options)
        else:
            found = _ratings([game] if game else list(RULESETS), games, seed, executor)
            if to:
                _write([*kept, *found], to)


def _against(
    rules: "Ruleset",
    levels: list[str],
    games: int,
    seed: int,
    workers: "Executor",
    options: dict[str, bool | int | str],
) -> None:
    from hiroma.arena.rotation import rotated

    unknown = [level for level in levels if level not in rules.bots]
    if unknown:
        fail(f"no level {unknown[0]}; there are: {', '.join(rules.bots)}")
    seats = range(rules.info.seats[0], rules.info.seats[1] + 1)
    if len(levels) not in seats:
        fail(f"{rules.info.id} has {seats[0]} to {seats[-1]} seats")
    allowed = sorted({len(rules.holders(options, people)) for people in rules.people(options)})
    if len(levels) not in allowed:
        fail(f"{rules.info.id} has {', '.join(map(str, allowed))} seats with these options")
    result = rotated(rules.info.id, [rules.bots[level] for level in levels], games, seed, options, workers)
    wins = zip(levels, result.wins, strict=True)
    show(
        ("level", "wins", "±"), [(level, f"{share.mean:.2%}", f"{share.margin_of_share:.2%}") for level, share in wins]
    )
    typer.echo(f"{result.moves.count} games, {result.moves.mean:.1f} moves each")


def _ratings(names: list[str], games: int, seed: int, workers: "Executor") -> "list[Ladder]":
    from hiroma.arena.ladder import ladder

    found = [ladder(name, games, seed, workers, lambda said: typer.echo(said, err=True)) for name in names]
    rows: list[tuple[str, ...]] = []
    for each in found:
        rows += [(each.game, rating.level, f"{rating.points:.0f}", f"{rating.margin:.0f}") for rating in each.ratings]
        rows += [(each.game, alone.level, f"{alone.share:.2%}", f"{alone.margin:.2%}") for alone in each.alone]
    show(("game", "level", "rating or wins alone", "±"), rows)
    return found


def _kept(to: Path) -> "list[Ladder]":
    """Return the figures that a file holds; leave before hours of games where none could be written there."""
    import msgspec

    from hiroma.bots.strength import Ladder

    try:
        with to.open("ab"):
            body = to.read_bytes()
        return msgspec.json.decode(body, type=list[Ladder]) if body else []
    except OSError as error:
        fail(f"{to}: {error.strerror}")
    except msgspec.MsgspecError:
        fail(f"{to} holds no ratings: choose another file")


def _write(found: "list[Ladder]", to: Path) -> None:
    """Write figures; of a game that comes twice the later ones."""
    import msgspec

    new = {each.game: each for each in found}
    body = msgspec.json.encode([new[game] for game in sorted(new)])
    to.write_bytes(msgspec.json.format(body, indent=1) + b"\n")


def _not_set(text: str, declared: "Sequence[Option]", what: "Mapping[str, object]") -> str:
    """Return why an option cannot be set to what was typed: its values, or the options that there are."""
    if "low" in what:
        return f"{text}: {what['option']} is a number from {what['low']} to {what['high']}"
    if choices := what.get("choices"):
        return f"{text}: {what['option']} is one of {', '.join(map(str, cast('list[str]', choices)))}"
    return f"no option {text}; there are: {', '.join(option.name for option in declared)}"


def options_of(game: str, typed: list[str]) -> dict[str, bool | int | str]:
    """The options of a game with these typed ones set."""
    from hiroma.games import newest
    from hiroma.kernel import BadOption
    from hiroma.kernel.options import together
    from hiroma.table.grammar import read
    from hiroma.table.refusal import Refused

    declared = newest(game).info.options
    wanted: dict[str, object] = {}
    for text in typed:
        try:
            line = read(f"/option {text}", declared)
            name, value = str(line.args["name"]), line.args["value"]
            together(declared, {name: value})
            wanted[name] = value
        except (Refused, BadOption) as bad:
            fail(_not_set(text, declared, bad.refusal.what if isinstance(bad, Refused) else bad.what))
    try:
        return together(declared, wanted)
    except BadOption as bad:
        fail(f"{bad.what['option']} does not go with {bad.what['other']}")
