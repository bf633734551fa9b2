"""A position made from a view, which shows everything."""

from hiroma.games.cant_stop.parts.board import ALL, roll_of
from hiroma.games.cant_stop.position import NOBODY, Position
from hiroma.games.cant_stop.view import CantStopView


def recall(seen: CantStopView, at: Position) -> None:
    """Set a new position with the same number of seats to the one that a view shows."""
    at.first = NOBODY if seen.first is None else seen.first
    at.mover = NOBODY if seen.mover is None else seen.mover
    for seat, climbs in enumerate(seen.bivouacs):
        for climb in climbs:
            at.bivouacs[seat][climb.route] = climb.cell
    for route, owner in seen.owners:
        at.owners[route] = owner
        at.claims[owner] += 1
        at.closed |= 1 << route
    for climb in seen.climbers:
        at.climbers[climb.route] = climb.cell
        at.placed.append(climb.route)
    waiting = ALL & ~at.closed & ~sum(1 << route for route in at.placed) if at.in_hand() else 0
    at.usable = waiting | at.below_top()
    at.roll = -1 if seen.dice is None else roll_of(seen.dice)
    at.rolls = seen.rolls
    at.turns = list(seen.turns)
    at.clause = seen.ended or ""
