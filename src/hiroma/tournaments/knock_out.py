"""Knock-out: who loses is out. In games of two a bracket with seeds, in larger ones the better half goes on."""

from collections.abc import Sequence
from typing import Final

from hiroma.tournaments import groups
from hiroma.tournaments.parts import TWO, Entrant, Game, Plan

REPLAYS: Final = 2
"""Draws of a pair that are played again; after that the better seed goes on."""


def pair(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game]) -> list[Game]:
    """Return the next games: those of the next round, or the draws of this round that are played again.

    No games when a single entrant is left. Entrants who have left are out, and their opponents go on.
    """
    if plan.of_two:
        return _bracket(entrants, games)[0]
    number = max((game.round for game in games), default=0)
    alive = survivors(entrants, games)
    # Entrants with a bye have lost to nobody: the table that was played beside them was no final.
    last = _tables(games, number, byes=True)
    if len(alive) < min(plan.sizes) or (len(last) == 1 and len(last[0].players) > 1):
        return []
    return [Game.of(number + 1, table) for table in _dealt(plan, alive)]


def champions(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game]) -> set[int]:
    """Return the entrant who has won, or those who share the win of the final; nobody while a game is on."""
    if not games or any(game.points is None for game in games):
        return set()
    if plan.of_two:
        winner = _bracket(entrants, games)[1]
        return set() if winner is None else {winner}
    final = _tables(games, max(game.round for game in games))
    if len(final) == 1:
        points = dict(zip(final[0].players, final[0].points or (), strict=True))
        return {no for no, won in points.items() if won == max(points.values())}
    alive = survivors(entrants, games)
    return set(alive) if len(alive) == 1 else set()


def survivors(entrants: Sequence[Entrant], games: Sequence[Game]) -> list[int]:
    """Return who is still in after the last round, for tables of more than two, best seed first."""
    number = max((game.round for game in games), default=0)
    gone = {entrant.no for entrant in entrants if entrant.left}
    if not number:
        return [entrant.no for entrant in entrants if entrant.no not in gone]
    through: list[int] = []
    for game in _tables(games, number, byes=True):
        points = game.points or ()
        ranked = sorted(zip(game.players, points, strict=True), key=lambda each: (-each[1], each[0]))
        through += [no for no, _ in ranked[: (len(ranked) + 1) // 2]]
    return sorted(no for no in through if no not in gone)


def _tables(games: Sequence[Game], number: int, byes: bool = False) -> list[Game]:
    return [game for game in games if game.round == number and (byes or len(game.players) > 1)]


def _dealt(plan: Plan, alive: Sequence[int]) -> list[tuple[int, ...]]:
    # Seeds are dealt to the tables to and fro, so that all tables are alike; byes are for the best seeds.
    sizes, left_over = groups.split(len(alive), plan.sizes, plan.seats)
    out, rest = alive[:left_over], list(alive[left_over:])
    tables: list[list[int]] = [[] for _ in sizes]
    forth = True
    while rest:
        turn = range(len(sizes)) if forth else reversed(range(len(sizes)))
        for place in turn:
            if rest and len(tables[place]) < sizes[place]:
                tables[place].append(rest.pop(0))
        forth = not forth
    return [*map(tuple, tables), *((no,) for no in out)]


def _bracket(entrants: Sequence[Entrant], games: Sequence[Game]) -> tuple[list[Game], int | None]:
    # Return the next games; without any, the entrant who has won.
    gone = {entrant.no for entrant in entrants if entrant.left}
    slots: list[int | None] = [no if no <= len(entrants) else None for no in seeded(len(entrants))]
    number = 1
    while len(slots) > 1:
        ways = list(zip(slots[::2], slots[1::2], strict=True))
        here = [game for game in games if game.round == number]
        found = [_way(one, other, here, gone) for one, other in ways]
        open_games = [Game.of(number, way) for way in found if isinstance(way, tuple)]
        if open_games:
            return open_games, None
        # A round in which all opponents have left has no games; the next one may have some.
        slots = [way for way in found if not isinstance(way, tuple)]
        number += 1
    return [], slots[0]


def _way(one: int | None, other: int | None, games: Sequence[Game], gone: set[int]) -> int | tuple[int, int] | None:
    # Return the entrant who goes on from two slots of a bracket; both when they must play (again).
    if one is None or other is None:
        return one if other is None else other
    played = [game for game in games if {one, other} == set(game.players) and game.points is not None]
    for game in played:
        points = dict(zip(game.players, game.points or (), strict=True))
        if points[one] != points[other]:
            return one if points[one] > points[other] else other
    if one in gone or other in gone:
        return other if one in gone and other not in gone else min(one, other) if one in gone else one
    return (one, other) if len(played) <= REPLAYS else min(one, other)


def seeded(people: int) -> list[int]:
    """Return the slots of a bracket: seed 1 and 2 can only meet in the final, 1 to 4 in the half-finals, and so on."""
    slots = [1]
    while len(slots) < max(people, TWO):
        size = 2 * len(slots) + 1
        slots = [each for slot in slots for each in (slot, size - slot)]
    return slots
