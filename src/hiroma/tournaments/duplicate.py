"""Duplicate: the same chance at every table, and each seat compared with the same seat at the others, as in bridge."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from hiroma.tournaments.parts import Entrant, Game, Plan

FEWEST = 2
"""Tables."""

Key = TypeVar("Key")

Result = tuple[int, float]
"""A place at a table, from 1, and a score."""


def pair(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game]) -> list[tuple[int, ...]]:
    """Return the tables of the only round, players in the order of their seats; none when they have been paired.

    Entrants who are left over when all tables are full look on: those with the highest numbers.
    """
    there = [one.no for one in entrants if not one.left]
    tables = len(there) // plan.seats
    if games or tables < FEWEST:
        return []
    return [tuple(there[table : tables * plan.seats : tables]) for table in range(tables)]


def matchpoints(tables: Mapping[Key, Sequence[Result]]) -> dict[Key, tuple[float, ...]]:
    """Return the points of each seat at each table, 0 to 1.

    A seat has a point for each other table at which the same seat did worse, half a point for one where it did as
    well, as a share of all other tables. A better place counts first, then a higher score. One table alone has halves.
    """
    found = {}
    for mine, results in tables.items():
        others = [theirs for table, theirs in tables.items() if table != mine]
        points = []
        for seat, (place, score) in enumerate(results):
            own = (-place, score)
            beaten = [(own > (-theirs[seat][0], theirs[seat][1])) for theirs in others]
            equal = [own == (-theirs[seat][0], theirs[seat][1]) for theirs in others]
            points.append((sum(beaten) + sum(equal) / 2) / len(others) if others else 0.5)
        found[mine] = tuple(points)
    return found
