"""Lookup tables of paddling: a canoe's stops and their costs, for every start and every place of the whirlpool."""

from typing import Final

from hiroma.games.niagara.parts.board import DOWN, FALLS, LAND, NONE, UP

NEVER: Final = 15
"""A cost no canoe can pay."""


class Way:
    """All steps of a canoe to one place.

    `cost` is in points. `second` is another cost of the same target, or NEVER: the cheaper way then ends with the free
    step out of the whirlpool (`pushed`, NI-X6). `wall` is the cost after which the whirlpool blocks the way up, so that
    one or two points more are lost there (NI-X10); NEVER where it does not.
    """

    __slots__ = ("cost", "pushed", "second", "target", "up", "wall")

    def __init__(self, target: int, cost: int, up: bool, pushed: bool = False, wall: int = NEVER) -> None:
        self.target: int = target
        self.cost: int = cost
        self.second: int = NEVER
        self.up: bool = up
        self.pushed: bool = pushed
        self.wall: int = wall


def upstream(start: int, whirlpool: int) -> list[Way]:
    """Return the ways up to the land, nearest first (NI-M2, NI-X9, NI-X10)."""
    found: list[Way] = []
    place, cost = start, 0
    while place != LAND:
        ahead = UP[place]
        if ahead == whirlpool:
            if place == start:
                found.append(Way(place, NEVER, True, wall=0))
            else:
                found[-1].wall = cost
            cost += 2
            ahead = UP[ahead]
        cost += 1
        place = ahead
        found.append(Way(place, cost, True))
    return found


def downstream(start: int, whirlpool: int, falls: bool) -> list[Way]:
    """Return the ways down, nearest first, left arm before right (NI-M13, NI-X6, NI-X7); over the falls if `falls`."""
    found: list[Way] = []
    ends, cost = DOWN[start], 1
    while ends:
        for end in ends:
            for stop in DOWN[end] if end == whirlpool else [end]:
                if stop != FALLS or falls:
                    _add(found, stop, cost, end == whirlpool)
        ends = [further for end in ends for further in DOWN[end]]
        cost += 1
    return found


def _add(found: list[Way], stop: int, cost: int, pushed: bool) -> None:
    for way in found:
        if way.target == stop:
            if way.second == NEVER:
                way.second = cost
            return
    found.append(Way(stop, cost, False, pushed))


def _ways(start: int, whirlpool: int, falls: bool) -> list[Way]:
    if start == FALLS or whirlpool == LAND:
        return []
    return (upstream(start, whirlpool) if start != LAND else []) + downstream(start, whirlpool, falls)


WAYS: Final = [
    [[_ways(start, whirlpool, falls) for start in range(11)] for whirlpool in range(NONE, 10)]
    for falls in (False, True)
]
"""`WAYS[over the falls][whirlpool + 1][start]`: up first, then down."""


def route(start: int, target: int) -> list[int]:
    """Return the places on the way from `start` to `target`, `target` included; empty when they are the same."""
    path: list[int] = []
    if target == start:
        return path
    if target == LAND or (start != LAND and _above(target, start)):
        place = start
        while place != target:
            place = UP[place]
            path.append(place)
        return path
    place = target
    if target == FALLS:
        path.append(FALLS)
        place = 8 if start in (6, 8) else 9
    while place != start:
        path.append(place)
        place = UP[place]
    path.reverse()
    return path


def _above(place: int, other: int) -> bool:
    while other != LAND:
        other = UP[other]
        if other == place:
            return True
    return False


EVENS: Final = [sum(1 << half for half in range(5) if mask >> 2 * half & 1) for mask in range(1024)]
"""From a mask of points left to the mask of numbers of loads or unloads that use them up exactly (NI-M3, NI-M10)."""
