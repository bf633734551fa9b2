"""Ratings of the levels of each game's bots, as an arena has measured them (`hiroma arena --to FILE`)."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

FIGURES: Final = "ladder.json"
"""The file of the house's figures, beside this one."""

LEAST: Final = 0.5
"""Games that a level which won all or none is taken to have lost or won: no rating is infinite."""


def error_of(share: float, games: int) -> float:
    """Return the standard error of a share won; of all or no games it is that of `LEAST` games lost or won."""
    kept = min(max(share, LEAST / games), 1 - LEAST / games)
    return float((kept * (1 - kept) / games) ** 0.5)


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """Games of two levels against each other, on seats in turns."""

    level: str
    other: str
    seats: int
    of_level: int
    """Seats of `level`; the others are `other`'s."""
    games: int
    share: float
    """The part of the games that `level` won on its seats together."""

    @property
    def margin(self) -> float:
        """Half the width of the 95 % confidence interval of the share."""
        return 1.96 * self.error

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return error_of(self.share, self.games)


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of a level, and half the width of its 95 % confidence interval; 0 for the anchor."""

    level: str
    points: float
    margin: float


class Alone(msgspec.Struct, frozen=True, kw_only=True):
    """The part of its games that a level wins alone, in a game for one seat."""

    level: str
    games: int
    share: float
    margin: float


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """All levels of a game, weakest first: ratings, or shares won alone."""

    game: str
    version: int
    seats: int
    ratings: tuple[Rating, ...] = ()
    pairs: tuple[Pair, ...] = ()
    alone: tuple[Alone, ...] = ()


@cache
def measured() -> tuple[Ladder, ...]:
    """Return the figures of all games that were measured."""
    return msgspec.json.decode(files(__package__).joinpath(FIGURES).read_bytes(), type=tuple[Ladder, ...])


def ladder_of(game: str) -> Ladder | None:
    """Return the figures of a game; None for one that was not measured."""
    return next((each for each in measured() if each.game == game), None)
