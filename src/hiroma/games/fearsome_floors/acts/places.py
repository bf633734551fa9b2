"""Final ranking of the seats (FF-E4 to FF-E10)."""

from hiroma.games.fearsome_floors.parts.hall import DEAD
from hiroma.games.fearsome_floors.position import NOBODY, Position
from hiroma.kernel.contract import Outcome


def outcome(at: Position) -> Outcome:
    """Return the outcome of a game that is over; the scores are numbers of escaped pieces."""
    order = {piece: index for index, piece in enumerate(at.escapes)}
    worth: list[tuple[int, int, int]] = []
    for seat in range(at.seats):
        out = [order[piece] for piece in at.pieces[seat] if piece in order]
        if at.escapes:
            worth.append((int(seat == at.met and at.met != NOBODY), len(out), -max(out, default=0)))
        else:
            worth.append((0, 0, alive(at, seat) if at.house.survivors else 0))
    ranking = tuple(
        tuple([seat for seat in range(at.seats) if worth[seat] == each]) for each in sorted(set(worth), reverse=True)
    )
    scores = tuple([float(at.escaped(seat)) for seat in range(at.seats)])
    sides = tuple([(seat,) for seat in range(at.seats)])
    return Outcome(ranking=ranking, sides=sides, scores=scores, clause=at.clause, first=at.first)


def alive(at: Position, seat: int) -> int:
    """Return the number of a seat's pieces that were not caught in phase 2."""
    return sum([at.hall.where[piece] != DEAD for piece in at.pieces[seat]])
