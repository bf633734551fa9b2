"""The places at the end (CS-E3): winner first, then by claims, then by how far one climbed."""

from fractions import Fraction

from hiroma.games.cant_stop.board import HEIGHTS, ROUTES
from hiroma.games.cant_stop.state import Position
from hiroma.kernel.contract import Outcome


def sides(team: bool, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that win together: seats 1+3 against 2+4 with `team` (CS-TM1)."""
    if team:
        return ((0, 2), (1, 3))
    return tuple((seat,) for seat in range(seats))


def climbed(position: Position, seat: int) -> Fraction:
    """How much of the open routes a seat has climbed, as a sum of fractions."""
    row = position.bivouacs[seat]
    climbs = [Fraction(row[route], HEIGHTS[route]) for route in ROUTES if not position.closed >> route & 1]
    return sum(climbs, Fraction(0))


def winner(position: Position) -> int:
    """The winning side of a finished game: the last mover's, but for CS-TM5."""
    if position.clause == "CS-TM5":
        return 1 - position.mover % 2
    return position.mover % 2 if position.team else position.mover


def outcome(position: Position) -> Outcome:
    """The outcome of a finished game."""
    groups = sides(position.team, position.seats)
    best = winner(position)
    merits: dict[tuple[bool, int, Fraction], list[int]] = {}
    for side, seats in enumerate(groups):
        claims = sum(position.claims[seat] for seat in seats)
        height = sum((climbed(position, seat) for seat in seats), Fraction(0))
        merits.setdefault((side == best, claims, height), []).append(side)
    return Outcome(
        ranking=tuple(tuple(merits[merit]) for merit in sorted(merits, reverse=True)),
        sides=groups,
        scores=tuple(float(claims) for claims in position.claims),
        clause=position.clause,
        first=position.first,
    )
