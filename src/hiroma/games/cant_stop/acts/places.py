"""The end of a game: the clauses that end it (CS-E1, CS-TM4, CS-TM5), and the places (CS-E3)."""

from math import lcm
from typing import Final

from hiroma.games.cant_stop.parts.board import HEIGHTS, ROUTES
from hiroma.games.cant_stop.position import Position
from hiroma.kernel.contract import Outcome

TO_WIN: Final = 3
TEAM_TO_WIN: Final = 5

WHOLE: Final = lcm(*HEIGHTS[2:])
"""Parts that each route is divided into: a cell of any route is a whole number of them."""

_PART: Final = [WHOLE // max(1, height) for height in HEIGHTS]
"""By route: the parts of one cell."""


_PAIRS: Final = ((0, 2), (1, 3))
_ALONE: Final = [tuple([(seat,) for seat in range(seats)]) for seats in range(6)]


def sides(team: bool, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side: with `team` seats 1+3 and 2+4 (CS-TM1), else one seat each."""
    return _PAIRS if team else _ALONE[seats]


def ending(team: bool, own: int, partner: int) -> str:
    """Return the clause that ends the game when a seat holds `own` claims after a STOP, '' when none does.

    Call it once, after all claims of the STOP (CS-C4, CS-TM7). `partner` is the number of the partner's claims; it
    counts with `team` only.
    """
    if not team:
        return "CS-E1" if own >= TO_WIN else ""
    if own + partner >= TEAM_TO_WIN:
        return "CS-TM4"
    return "CS-TM5" if own >= TO_WIN else ""


def climbed(position: Position, seat: int) -> int:
    """Return the sum of the fractions that a seat has climbed of open routes; `WHOLE` stands for a whole route."""
    row = position.bivouacs[seat]
    total = 0
    for route in ROUTES:
        if row[route] and not position.closed >> route & 1:
            total += row[route] * _PART[route]
    return total


def winner(position: Position) -> int:
    """Return the winning side of a finished game: the last mover's, by CS-TM5 the other one."""
    if position.clause == "CS-TM5":
        return 1 - position.mover % 2
    return position.mover % 2 if position.team else position.mover


def outcome(position: Position) -> Outcome:
    """Return the places of a finished game: winner first, then by claims, then by the climb on open routes (CS-E3)."""
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
