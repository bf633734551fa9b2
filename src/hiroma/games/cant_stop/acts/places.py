"""The end: when it comes (CS-E1, CS-TM4, CS-TM5), and the places (CS-E3)."""

from math import lcm
from typing import Final

from hiroma.games.cant_stop.parts.board import HEIGHTS, ROUTES
from hiroma.games.cant_stop.position import Position
from hiroma.kernel.contract import Outcome

TO_WIN: Final = 3
TEAM_TO_WIN: Final = 5

WHOLE: Final = lcm(*HEIGHTS[2:])
"""One route in parts so small that every cell of every route is a whole number of them."""

_PART: Final = [WHOLE // max(1, height) for height in HEIGHTS]
"""A cell of route c at index c, in those parts."""


_PAIRS: Final = ((0, 2), (1, 3))
_ALONE: Final = [tuple([(seat,) for seat in range(seats)]) for seats in range(6)]


def sides(team: bool, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that win together: seats 1+3 against 2+4 with `team` (CS-TM1)."""
    return _PAIRS if team else _ALONE[seats]


def ending(team: bool, own: int, partner: int) -> str:
    """The clause that ends the game when a seat holds `own` claims after a STOP, '' when none does.

    Asked once, after all claims of the STOP (CS-C4, CS-TM7); `partner` counts with `team` only.
    """
    if not team:
        return "CS-E1" if own >= TO_WIN else ""
    if own + partner >= TEAM_TO_WIN:
        return "CS-TM4"
    return "CS-TM5" if own >= TO_WIN else ""


def climbed(position: Position, seat: int) -> int:
    """How much of the open routes a seat has climbed, as a sum of fractions, in parts of `WHOLE`."""
    row = position.bivouacs[seat]
    total = 0
    for route in ROUTES:
        if row[route] and not position.closed >> route & 1:
            total += row[route] * _PART[route]
    return total


def winner(position: Position) -> int:
    """The winning side of a finished game: the last mover's, but for CS-TM5."""
    if position.clause == "CS-TM5":
        return 1 - position.mover % 2
    return position.mover % 2 if position.team else position.mover


def outcome(position: Position) -> Outcome:
    """The places of a finished game: winner first, then by claims, then by how far one climbed."""
    groups = sides(position.team, position.seats)
    best = winner(position)
    merits: dict[tuple[bool, int, int], tuple[int, ...]] = {}
    for side, seats in enumerate(groups):
        claims = height = 0
        for seat in seats:
            claims += position.claims[seat]
            height += climbed(position, seat)
        merit = (side == best, claims, height)
        merits[merit] = (*merits.get(merit, ()), side)
    return Outcome(
        ranking=tuple([merits[merit] for merit in sorted(merits, reverse=True)]),
        sides=groups,
        scores=tuple([float(claims) for claims in position.claims]),
        clause=position.clause,
        first=position.first,
    )
