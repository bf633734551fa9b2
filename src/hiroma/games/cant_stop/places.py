"""The places at the end (CS-E3): winner first, then by claims, then by how far one climbed."""

from fractions import Fraction

from hiroma.games.cant_stop.board import HEIGHTS, ROUTES
from hiroma.games.cant_stop.state import NOBODY, Position
from hiroma.kernel.contract import Outcome, Seat


def sides(team: bool, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win together: seats 1+3 against 2+4 with `team` (CS-TM1)."""
    if team:
        return ((0, 2), (1, 3))
    return tuple((seat,) for seat in range(seats))


def climbed(position: Position, seat: Seat) -> Fraction:
    """How much of the open routes a seat has climbed, as a sum of fractions."""
    open_routes = [route for route in ROUTES if position.owners[route] == NOBODY]
    return sum((Fraction(position.bivouacs[seat][route], HEIGHTS[route]) for route in open_routes), Fraction(0))


def outcome(position: Position) -> Outcome:
    """The outcome of a finished game."""
    groups = sides(position.team, position.seats)

    def rank(side: int) -> tuple[bool, int, Fraction]:
        seats = groups[side]
        claims = sum(position.claims[seat] for seat in seats)
        return seats[0] in position.winners, claims, sum((climbed(position, seat) for seat in seats), Fraction(0))

    best_first = sorted({rank(side) for side in range(len(groups))}, reverse=True)
    ranking = tuple(tuple(side for side in range(len(groups)) if rank(side) == place) for place in best_first)
    scores = tuple(float(claims) for claims in position.claims)
    return Outcome(ranking=ranking, sides=groups, scores=scores, clause=position.clause, first=position.first)
