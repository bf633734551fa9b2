"""Sets of options with a name: a person's own, and those that the host offers everybody."""

from pathlib import Path

import msgspec

from hiroma.games import RULESETS, newest
from hiroma.kernel import BadOption
from hiroma.kernel.options import change, defaults
from hiroma.server.bounds import Options
from hiroma.server.lobby.bodies import Preset
from hiroma.table.refusal import Refused


class Presets(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may choose from."""

    house: list[Preset]
    own: list[Preset]


def house(path: str) -> list[Preset]:
    """The host's presets, from a JSON file; none without one. `Refused`, `ValueError` or `OSError` when it is wrong."""
    if not path:
        return []
    found = msgspec.json.decode(Path(path).read_bytes(), type=list[Preset])
    for preset in found:
        must_be_good(preset.game, preset.options)
    return found


def must_be_good(game: str, chosen: Options) -> None:
    """`Refused` when there is no such game, or it does not know these options."""
    if game not in RULESETS:
        raise Refused("game-unknown", game=game)
    declared = newest(game).info.options
    options = defaults(declared)
    try:
        for name, value in chosen.items():
            options = change(declared, options, name, value)
    except BadOption as bad:
        raise Refused.by_option(bad) from None
