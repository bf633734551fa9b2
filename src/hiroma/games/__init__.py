"""The games of the hall: one folder a game, one line here."""

from functools import cache
from importlib import import_module

from hiroma.kernel import Ruleset

RULESETS = {
    "cant-stop": "hiroma.games.cant_stop:CantStop",
    "fearsome-floors": "hiroma.games.fearsome_floors:FearsomeFloors",
    "hidden-rooms": "hiroma.games.hidden_rooms:HiddenRooms",
    "niagara": "hiroma.games.niagara:Niagara",
    "shinsai-jima": "hiroma.games.shinsai_jima:ShinsaiJima",
}
"""Game id → where its ruleset is. Modules load on first use."""


@cache
def ruleset(game: str) -> Ruleset:
    """The ruleset of a game id; `KeyError` when the hall has no such game."""
    module, name = RULESETS[game].split(":")
    made: Ruleset = getattr(import_module(module), name)()
    return made
