"""Writes the tables of actions and observations into docs/research.md, from the encodings of the games."""

from hiroma.envs.forms import Form, form
from hiroma.games import HOUSE, capabilities, newest
from tools.marked import keep


def shape(fewest: tuple[int, ...], most: tuple[int, ...]) -> str:
    """Return a shape as text. A number that grows with the seats reads 'fewest…most'."""
    return " × ".join(str(one) if one == other else f"{one}…{other}" for one, other in zip(fewest, most, strict=True))


def both(game: str, options: dict[str, bool | int | str]) -> tuple[Form, Form]:
    """Return the forms of a game with the fewest and with the most seats."""
    rules = newest(game)
    seats = [len(rules.holders(options, people)) for people in rules.people(options)]
    return form(game, min(seats), options), form(game, max(seats), options)


def ways() -> list[str]:
    """Return the lines of the table of actions and of numbers in an observation, for each way to play."""
    table = ["| game | options | seats | actions | numbers |", "|---|---|---|---|---|"]
    for game in HOUSE:
        if capabilities(game).encoding is None:
            continue
        for style in [{}, *[dict(style.options) for style in newest(game).info.styles]]:
            one, other = both(game, style)
            named = ", ".join(f"`{name}={value}`" for name, value in style.items()) or "-"
            cells = [(one.seats, other.seats), (len(one.moves), len(other.moves)), (one.size, other.size)]
            table.append(f"| {game} | {named} | {' | '.join(shape((a,), (b,)) for a, b in cells)} |")
    return table


def fields() -> list[str]:
    """Return the lines of the table of all parts of observations, game by game."""
    table = ["| game | part | shape | highest | meaning |", "|---|---|---|---|---|"]
    for game in HOUSE:
        if capabilities(game).encoding is not None:
            one, other = both(game, {})
            for small, large in zip(one.fields, other.fields, strict=True):
                high = shape((small.high,), (large.high,))
                table.append(f"| {game} | `{small.name}` | {shape(small.shape, large.shape)} | {high} | {small.says} |")
    return table


def main() -> int:
    """Write the page, or with --check say that it differs. Return the exit status."""
    first = keep("docs/research.md", "ways to play", ways(), "tools/encodings.py")
    return keep("docs/research.md", "observations", fields(), "tools/encodings.py") or first


if __name__ == "__main__":
    raise SystemExit(main())
