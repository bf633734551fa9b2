"""Ratings of players by their results: OpenSkill's Plackett-Luce model, for any number of sides, alone or in teams."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from openskill.models import PlackettLuce

POINTS: Final = 40.0
"""Points shown to people for one unit of the model: a beginner has 1000."""
DOUBT: Final = 2.0
"""Deviations on each side of the points shown: the rating lies between them with 95 %."""
SURE: Final = 3.0
"""Deviations below `mu` at which ratings are compared: a player with few games does not stand on top."""


class Rating(msgspec.Struct, frozen=True):
    """The estimate of a player's strength `mu`, and its standard deviation `sigma`, in the units of the model."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    def towards(self, other: "Rating", weight: float) -> "Rating":
        """Return the rating at `weight` of the way to another: 0 stays here, 1 is there."""
        return Rating(self.mu + weight * (other.mu - self.mu), self.sigma + weight * (other.sigma - self.sigma))

    @property
    def level(self) -> float:
        """The strength that the player almost certainly has. Players are ordered by it."""
        return self.mu - SURE * self.sigma

    @property
    def points(self) -> int:
        """The points that people see."""
        return round(POINTS * self.mu)

    @property
    def doubt(self) -> int:
        """The margin above and below `points`, in points, as `DOUBT` says."""
        return round(POINTS * DOUBT * self.sigma)


def rate(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings after a game, in the same order. `places` of sides count from 1; equals have the same one."""
    model = _model()
    teams = [[model.create_rating([one.mu, one.sigma]) for one in side] for side in sides]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in side] for side in rated]


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
