"""The games of the hall: one folder a game, one entry here; every version whose tables still stand."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from hiroma.kernel import Ruleset, UnknownRules

RULESETS: dict[str, Mapping[int, str]] = {
    "cant-stop": {1: "hiroma.games.cant_stop:CantStop"},
    "fearsome-floors": {
        1: "hiroma.games.fearsome_floors:FearsomeFloors1",
        2: "hiroma.games.fearsome_floors:FearsomeFloors",
    },
    "hidden-rooms": {1: "hiroma.games.hidden_rooms:HiddenRooms"},
    "niagara": {1: "hiroma.games.niagara:Niagara1", 2: "hiroma.games.niagara:Niagara"},
    "shinsai-jima": {1: "hiroma.games.shinsai_jima:ShinsaiJima1", 2: "hiroma.games.shinsai_jima:ShinsaiJima"},
}
"""Game id → version → where its ruleset is. Modules load on first use. New tables are opened at the highest version."""


def ruleset(game: str, version: int) -> Ruleset:
    """The ruleset of a game at a version, as a stored table needs it; `UnknownRules` when the hall does not have it."""
    versions = RULESETS.get(game, {})
    if version not in versions:
        raise UnknownRules(game, version, tuple(versions))
    return _made(versions[version])


def newest(game: str) -> Ruleset:
    """The ruleset at which new tables of a game are opened; `UnknownRules` when the hall has no such game."""
    return ruleset(game, max(RULESETS.get(game, {}), default=0))


@cache
def _made(where: str) -> Ruleset:
    module, name = where.split(":")
    made: Ruleset = getattr(import_module(module), name)()
    return made
