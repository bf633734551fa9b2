"""Who won, and the order of the others (CS-E1, CS-E3, CS-TM4, CS-TM5)."""

from math import lcm
from typing import Final

from hiroma.games.cant_stop.board import HEIGHT, ROUTES
from hiroma.games.cant_stop.state import Position
from hiroma.kernel.contract import Outcome

_WHOLE: Final = lcm(*HEIGHT[2:])
"""A whole route in parts that every height divides: sums of fractions stay exact."""


def sides_of(seats: int, team: bool) -> tuple[tuple[int, ...], ...]:
    """The seats that win together: seats 1+3 against 2+4 in a team game (CS-TM1)."""
    return ((0, 2), (1, 3)) if team else tuple((seat,) for seat in range(seats))


def climbed(at: Position, seat: int) -> int:
    """Fractions climbed on open routes, summed, in parts of a whole route (CS-E3)."""
    return sum(at.bivouacs[seat][route] * _WHOLE // HEIGHT[route] for route in ROUTES if at.open >> route & 1)


def outcome_of(at: Position) -> Outcome:
    """The end of a finished game: the winning side first, the rest by claims, then by fractions climbed."""
    sides = sides_of(at.seats, at.team)
    winner = next(side for side, members in enumerate(sides) if at.mover in members)
    if at.clause == "CS-TM5":
        winner = 1 - winner
    groups: dict[tuple[bool, int, int], list[int]] = {}
    for side, members in enumerate(sides):
        claims = sum(at.claims[seat] for seat in members)
        height = sum(climbed(at, seat) for seat in members)
        groups.setdefault((side == winner, claims, height), []).append(side)
    return Outcome(
        ranking=tuple(tuple(groups[merit]) for merit in sorted(groups, reverse=True)),
        sides=sides,
        scores=tuple(float(count) for count in at.claims),
        clause=at.clause,
        first=at.first,
    )
