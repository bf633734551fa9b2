"""Tables of more than two: those with like scores sit together, and rather with people they have not met yet."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from hiroma.tournaments.parts import Entrant, Game, Plan, byes, in_round, meetings, round_after, score

AGAIN: Final = 4.0
"""The cost of a second meeting of two; a difference of one point costs 1, of two points 4."""

PASSES: Final = 20
"""Times in which all exchanges are tried, at most."""


def pair(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game]) -> list[tuple[int, ...]]:
    """Return the tables of the next round, and each bye as a tuple of one.

    The bye is for those with the fewest byes so far, among them for those with the fewest points.
    """
    playing = in_round(entrants, round_after(games))
    scores = {no: score(no, games) for no in playing}
    return arranged(plan, playing, scores, games)


def arranged(
    plan: Plan, playing: Sequence[int], scores: Mapping[int, float], games: Sequence[Game]
) -> list[tuple[int, ...]]:
    """Return tables of people with scores of any scale, like with like, and the byes."""
    sizes, left_over = split(len(playing), plan.sizes, plan.seats)
    given = byes(games)
    by_need = sorted(playing, key=lambda no: (given.get(no, 0), scores[no], -no))
    out = sorted(by_need[:left_over])
    order = sorted((no for no in playing if no not in out), key=lambda no: (-scores[no], no))
    tables = _seated(order, sizes, scores, meetings(games))
    return [*(tuple(sorted(table)) for table in tables), *((no,) for no in out)]


@cache
def split(people: int, sizes: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], int]:
    """Return the sizes of the tables for a number of people, the largest first, and how many have no table.

    As few as possible have none; then the tables are as near to `seats` as they can be, and none is larger.
    """
    allowed = [size for size in sizes if size <= seats]
    best: list[tuple[float, tuple[int, ...]] | None] = [(0.0, ())]
    for count in range(1, people + 1):
        found: tuple[float, tuple[int, ...]] | None = None
        for size in allowed:
            before = best[count - size] if count >= size else None
            if before is not None:
                cost = before[0] + (seats - size) ** 2
                if found is None or cost < found[0]:
                    found = (cost, (*before[1], size))
        best.append(found)
    for left_over in range(people + 1):
        tables = best[people - left_over]
        if tables is not None:
            return tuple(sorted(tables[1], reverse=True)), left_over
    raise AssertionError("nobody at no table is a split")


def _seated(
    order: Sequence[int], sizes: Sequence[int], scores: Mapping[int, float], met: Mapping[tuple[int, int], int]
) -> list[list[int]]:
    # Neighbours in the order sit together; then any two change places as long as that makes the tables better.
    tables, begin = [], 0
    for size in sizes:
        tables.append(list(order[begin : begin + size]))
        begin += size

    def cost(table: Sequence[int]) -> float:
        return sum(
            AGAIN * met.get((min(one, other), max(one, other)), 0) + (scores[one] - scores[other]) ** 2
            for one, other in combinations(table, 2)
        )

    for _ in range(PASSES):
        better = False
        for one, other in combinations(tables, 2):
            better |= _exchange(one, other, cost)
        if not better:
            break
    return tables


def _exchange(one: list[int], other: list[int], cost: Callable[[Sequence[int]], float]) -> bool:
    # Exchange members of two tables where both together become better by it; True when any were.
    now, better = cost(one) + cost(other), False
    for here in range(len(one)):
        for there in range(len(other)):
            one[here], other[there] = other[there], one[here]
            then = cost(one) + cost(other)
            if then < now - 1e-9:
                now, better = then, True
            else:
                one[here], other[there] = other[there], one[here]
    return better
