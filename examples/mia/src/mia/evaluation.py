"""Evaluation for bots: how likely a throw is worth a call."""

from typing import Final

from mia.parts.dice import LADDER, rank, worth

THROWS: Final = tuple([sorted((a, b)) for a in range(1, 7) for b in range(1, 7)])

WAYS: Final = tuple([sum(rank(worth(tuple(dice))) == place for dice in THROWS) for place in range(len(LADDER) + 1)])
"""Place on the ladder → throws, of 36, that are worth it; none at place 0."""


def reaches(place: int) -> int:
    """Return the number of throws, of 36, that are worth this place or more."""
    return sum(WAYS[place:])
