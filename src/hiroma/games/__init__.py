"""The games of the hall: one folder a game, one entry here; every version whose tables still stand."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from hiroma.kernel import Capabilities, Ruleset, UnknownRules
from hiroma.loading import module_at, named_at
from hiroma.packages import LeftOut, discovered

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

HOUSE: Final = tuple(RULESETS)
"""The games of this repository; those that packages bring follow them in `RULESETS`."""

_found_beside = discovered(HOUSE)
RULESETS |= _found_beside.games

LEFT_OUT: Final[tuple[LeftOut, ...]] = _found_beside.left_out
"""Games of packages that cannot be offered."""

CAPABILITIES: dict[str, str] = {
    "cant-stop": "hiroma.games.cant_stop.capabilities:CAPABILITIES",
    "fearsome-floors": "hiroma.games.fearsome_floors.capabilities:CAPABILITIES",
    "hidden-rooms": "hiroma.games.hidden_rooms.capabilities:CAPABILITIES",
    "niagara": "hiroma.games.niagara.capabilities:CAPABILITIES",
    "shinsai-jima": "hiroma.games.shinsai_jima.capabilities:CAPABILITIES",
}
"""Game id → where its capabilities are, for games that have some."""

DEFAULT: Final = "hidden-rooms"
"""The game of the day and of the library where an address names none; the store's rows without a game are of it."""


_found = cache(named_at)


def ruleset(game: str, version: int) -> Ruleset:
    """The ruleset of a game at a version, as a stored table needs it; `UnknownRules` when the hall does not have it."""
    versions = RULESETS.get(game, {})
    if version not in versions:
        raise UnknownRules(game, version, tuple(versions))
    return _made(versions[version])


def newest(game: str) -> Ruleset:
    """The ruleset at which new tables of a game are opened; `UnknownRules` when the hall has no such game."""
    return ruleset(game, max(RULESETS.get(game, {}), default=0))


def capabilities(game: str) -> Capabilities:
    """Return the optional capabilities of a game: none for a game without entry, or an unknown one."""
    where = CAPABILITIES.get(game)
    offered: Capabilities = _found(where) if where else Capabilities()
    return offered


def home(game: str) -> Traversable:
    """Return the folder of a game: texts, RULES.md, and what else lies in its package. `KeyError` for no game."""
    module = module_at(RULESETS[game][max(RULESETS[game])])
    return files(module.__package__ or module.__name__)


@cache
def _made(where: str) -> Ruleset:
    made: Ruleset = named_at(where)()
    return made
