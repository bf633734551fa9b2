"""Ratings of people by whom they beat: OpenSkill's Plackett-Luce model, for any number of sides, alone or in teams."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from openskill.models import PlackettLuce

POINTS: Final = 40.0
"""Points that people are shown for one unit of the model: who begins has 1000."""
DOUBT: Final = 2.0
"""Deviations on each side of the points shown, between which a rating is with 95 %."""
SURE: Final = 3.0
"""Deviations below it by which a rating is compared: who has played little does not stand on top."""


class Rating(msgspec.Struct, frozen=True):
    """What a player is taken to be worth, `mu`, and how far off that may be, `sigma`, in the units of the model."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    def towards(self, other: "Rating", weight: float) -> "Rating":
        """So far on the way to another rating: 0 stays here, 1 is there."""
        return Rating(self.mu + weight * (other.mu - self.mu), self.sigma + weight * (other.sigma - self.sigma))

    @property
    def level(self) -> float:
        """What the player is worth almost certainly: by it people are ordered."""
        return self.mu - SURE * self.sigma

    @property
    def points(self) -> int:
        """What people are shown."""
        return round(POINTS * self.mu)

    @property
    def doubt(self) -> int:
        """How many points more or less it may be."""
        return round(POINTS * DOUBT * self.sigma)


def rate(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a game, in the same order; `places` of the sides count from 1, equals have the same one."""
    model = _model()
    teams = [[model.create_rating([one.mu, one.sigma]) for one in side] for side in sides]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in side] for side in rated]


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
