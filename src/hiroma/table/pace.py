"""The pace of a game: the time to think as it is set."""

from typing import Annotated

import msgspec

LEAST, TURNS = 180, 40
"""A rated game with a live clock gives each chair at least `LEAST` seconds for `TURNS` turns."""


class Pace(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Time control: a `bank` of seconds for the game and `step` seconds more for each turn, or `days` a turn."""

    bank: Annotated[int, msgspec.Meta(ge=0, le=36_000)] = 0
    step: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0

    def is_long_enough(self) -> bool:
        """Return True for a clock that a rated game may have."""
        return self.days > 0 or self.bank + TURNS * self.step >= LEAST
