"""Route search: the legal steps of a piece, and every way to end its move (FF-P7 to FF-P24)."""

from typing import Final

from hiroma.games.fearsome_floors.parts.board import ENTRANCE, EXIT
from hiroma.games.fearsome_floors.parts.hall import EMPTY, ESCAPED, HEADING, PIECE, WAITING, Hall

ENTER: Final = 4
LEAVE: Final = 5


def may_enter(hall: Hall, points: int) -> bool:
    """Return true when a waiting piece can come in and then end its move (FF-P9)."""
    on = hall.on[ENTRANCE]
    if points == 0 or EMPTY < on < PIECE:
        return False
    return on == EMPTY or finishable(hall, ENTRANCE, points - 1)


def finishable(hall: Hall, square: int, points: int) -> bool:
    """Return true when a move that has come to `square` can end legally (FF-P12, FF-P20, FF-P24)."""
    if hall.on[square] < PIECE:
        return True
    if points == 0:
        return False
    return square == EXIT or any(may_step(hall, square, heading, points) for heading in HEADING)


def may_step(hall: Hall, square: int, heading: int, points: int) -> bool:
    """Return true when a step is possible with `points` left and the move can end legally after it."""
    if points == 0:
        return False
    landing, stone, goes = hall.stride(square, heading)
    if landing < 0:
        return False
    if hall.on[landing] < PIECE:
        return True
    if stone < 0:
        return finishable(hall, landing, points - 1)
    kind = hall.shift(stone, goes)
    possible = finishable(hall, landing, points - 1)
    hall.unshift(stone, goes, kind)
    return possible


class Route:
    """One way a piece's move can end: on `square`, WAITING or ESCAPED, with `left` points, after `legs`.

    A leg is a heading, ENTER or LEAVE; `pushes` lists each stone moved and where it went, in order, and `lie` is a
    mask of the squares where that changed something.
    """

    __slots__ = ("left", "legs", "lie", "pushes", "square")

    def __init__(
        self, square: int, left: int, legs: tuple[int, ...], pushes: tuple[tuple[int, int], ...], lie: int
    ) -> None:
        self.square: int = square
        self.left: int = left
        self.legs: tuple[int, ...] = legs
        self.pushes: tuple[tuple[int, int], ...] = pushes
        self.lie: int = lie


def routes(hall: Hall, square: int, points: int) -> list[Route]:
    """Return a shortest way to each outcome of the move of a piece at `square` (or WAITING) with `points` left.

    An outcome is the places of the piece and of the stones. Shorter ways come first. The piece is not in `hall.on`.
    """
    here = Route(square, points, (), (), 0)
    ends: list[Route] = []
    if square == WAITING:
        ends.append(here)
        if not may_enter(hall, points):
            return ends
        here = Route(ENTRANCE, points - 1, (ENTER,), (), 0)
    layer = [here]
    seen = {here.square}
    while layer:
        ends += [route for route in layer if route.square == ESCAPED or hall.on[route.square] < PIECE]
        further: list[Route] = []
        for route in layer:
            if route.left and route.square != ESCAPED:
                _further(hall, route, seen, further)
        layer = further
    return ends


def _further(hall: Hall, route: Route, seen: set[int], found: list[Route]) -> None:
    """Add the routes one step longer to `found`, unless `seen` has their outcome: square and stones as one number."""
    left, legs, pushes = route.left - 1, route.legs, route.pushes
    if route.square == EXIT:
        found.append(Route(ESCAPED, left, (*legs, LEAVE), pushes, route.lie))
    kinds = [hall.shift(stone, goes) for stone, goes in pushes]
    for heading in HEADING:
        landing, stone, goes = hall.stride(route.square, heading)
        if landing < 0:
            continue
        lie, pushed = route.lie, pushes
        if stone >= 0:
            lie ^= 1 << stone
            pushed = (*pushes, (stone, goes))
            if goes >= 0:
                lie ^= 1 << goes
        key = lie << 8 | landing
        if key not in seen:
            seen.add(key)
            found.append(Route(landing, left, (*legs, heading), pushed, lie))
    for index in range(len(pushes) - 1, -1, -1):
        stone, goes = pushes[index]
        hall.unshift(stone, goes, kinds[index])
