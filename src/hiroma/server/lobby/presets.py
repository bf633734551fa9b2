"""Sets of options with a name: a person's own, and those that the host offers everybody."""

from pathlib import Path

import msgspec

from hiroma.server.core.options import must_be_good
from hiroma.server.lobby.bodies import Preset


class Presets(msgspec.Struct, frozen=True, kw_only=True):
    """The presets that a person may choose from."""

    house: list[Preset]
    own: list[Preset]
    mark: str
    """A text that differs between lists of `own` presets."""


def house(path: str) -> list[Preset]:
    """Return the host's presets, from a JSON file; none for the path ''.

    Raises `Refused`, `ValueError` or `OSError` when the file is wrong.
    """
    if not path:
        return []
    found = msgspec.json.decode(Path(path).read_bytes(), type=list[Preset])
    for preset in found:
        must_be_good(preset.game, preset.options)
    return found
