"""Plugin discovery: games that lie in packages of their own, beside Hiroma.

Such a package names its game in its metadata: an entry point of the group `hiroma.games`, whose name is the game's id
and whose value is its ruleset (`lucky_seven:LuckySeven`), or a map from each version to one, as in the registry.
Its code runs as Hiroma's own does: the host trusts it.
"""

import re
from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

from hiroma.kernel.state import State
from hiroma.loading import named_at

GROUP = "hiroma.games"

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Unsound(ValueError):
    """A package that brings no game which the hall could offer: `str()` says why."""


class LeftOut(NamedTuple):
    """A game that is not offered, and why."""

    name: str
    where: str
    why: str


class Found(NamedTuple):
    """The games of all packages: id → version → where its ruleset is; and those that are left out."""

    games: dict[str, Mapping[int, str]]
    left_out: tuple[LeftOut, ...]


def discovered(taken: Iterable[str], points: Iterable[EntryPoint] | None = None) -> Found:
    """Return the games of the packages that are installed. A broken one, or one with a `taken` id, is left out."""
    games: dict[str, Mapping[int, str]] = {}
    left_out: list[LeftOut] = []
    for point in sorted(entry_points(group=GROUP) if points is None else points):
        try:
            games[point.name] = _versions(point, {*taken, *games})
        except Exception as error:  # noqa: BLE001 - whatever a foreign module raises, the hall opens without it
            said = str(error) if isinstance(error, Unsound) else f"{type(error).__name__}: {error}"
            left_out.append(LeftOut(point.name, point.value, said))
    return Found(games, tuple(left_out))


def _versions(point: EntryPoint, taken: set[str]) -> dict[int, str]:
    if point.name in taken:
        raise Unsound("there is a game of that id already")
    if not ID.fullmatch(point.name):
        raise Unsound("an id has small letters, digits and hyphens")
    loaded = point.load()
    where = dict(loaded) if isinstance(loaded, Mapping) else {loaded.info.version: point.value}
    if not where:
        raise Unsound("it has no version")
    for version, place in where.items():
        _must_be(named_at(place)(), point.name, version)
    return where


def _must_be(ruleset: Any, game: str, version: int) -> None:
    # Only as much as a hall needs to open; conformance looks at the rest.
    info = ruleset.info
    if (info.id, info.version) != (game, version):
        raise Unsound(f"its ruleset says that it is {info.id} {info.version}, not {game} {version}")
    missing = [name for name in ("start", "imagine", "people", "move", "event", "sight") if not hasattr(ruleset, name)]
    if missing:
        raise Unsound(f"its ruleset has no {missing[0]}")
    if not isinstance(ruleset.start({}, info.seats[0]), State):
        raise Unsound("its states do not inherit from hiroma.kernel.State")
    if "casual" not in ruleset.bots:
        raise Unsound("it has no bot casual, who stands in for people")
