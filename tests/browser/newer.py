"""A version 2 of Can't Stop for the tests: it has no matches."""

from typing import ClassVar

import msgspec

from hiroma.games.cant_stop import CantStop
from hiroma.kernel import Info


class NewerCantStop(CantStop):
    """The ruleset."""

    info: ClassVar[Info] = msgspec.structs.replace(
        CantStop.info,
        version=2,
        options=tuple(option for option in CantStop.info.options if option.name != "match"),
    )
