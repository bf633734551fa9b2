"""The parts of a tournament: its plan, its entrants, its games."""

from collections.abc import Sequence
from typing import Literal, Self

import msgspec

System = Literal["swiss", "round-robin", "knock-out", "arena", "duplicate"]

TWO = 2


class Plan(msgspec.Struct, frozen=True):
    """The system of a tournament, and the size of its tables."""

    system: System
    sizes: tuple[int, ...]
    """The numbers of people that a game takes, ascending."""
    seats: int
    """The number of people wanted at a table, one of `sizes`. Some tables have fewer where numbers are not even."""
    rounds: int = 0
    """Rounds of a Swiss, or of a round robin of more than two at a table; 0 in the others."""

    @property
    def of_two(self) -> bool:
        """Return True when all games are between two."""
        return self.seats == TWO


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    no: int
    """From 1, the strongest first; who comes later has a higher number."""
    since: int = 1
    """The first round they play in."""
    left: bool = False
    """They play no further round."""


class Game(msgspec.Struct, frozen=True):
    """A game of a round, or a bye."""

    round: int
    players: tuple[int, ...]
    """Numbers of the entrants; one for a bye."""
    points: tuple[float, ...] | None = None
    """Of each player, from 0 (last) to 1 (first); None while the game is on."""
    played: bool = True
    """False for a bye, and for a game that was won because others did not come."""

    @classmethod
    def of(cls, number: int, players: Sequence[int]) -> Self:
        """Return a game of these players in a round; with one player a bye, which counts as won."""
        bye = len(players) == 1
        return cls(number, tuple(players), (1.0,) if bye else None, not bye)


def score(no: int, games: Sequence[Game]) -> float:
    """Return the points of an entrant."""
    return sum(game.points[game.players.index(no)] for game in games if game.points and no in game.players)


def in_round(entrants: Sequence[Entrant], number: int) -> list[int]:
    """Return the numbers of those who play in a round."""
    return [entrant.no for entrant in entrants if not entrant.left and entrant.since <= number]


def round_after(games: Sequence[Game]) -> int:
    """Return the number of the next round."""
    return 1 + max((game.round for game in games), default=0)


def meetings(games: Sequence[Game]) -> dict[tuple[int, int], int]:
    """Return how often two entrants have met, the lower number first. Only games that were played count."""
    met: dict[tuple[int, int], int] = {}
    for game in games:
        for one in game.players if game.played else ():
            for other in game.players:
                if one < other:
                    met[one, other] = met.get((one, other), 0) + 1
    return met


def byes(games: Sequence[Game]) -> dict[int, int]:
    """Return how many points without a game each entrant was given: byes, and games to which nobody else came."""
    found: dict[int, int] = {}
    for game in games:
        if not game.played and game.points:
            for no, points in zip(game.players, game.points, strict=True):
                if points:
                    found[no] = found.get(no, 0) + 1
    return found
