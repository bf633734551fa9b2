"""Casual: runs for the exit, and avoids squares that the monster sees."""

from hiroma.games.fearsome_floors.acts.looking import LINES
from hiroma.games.fearsome_floors.bots.plans import Plan, Planner, plans
from hiroma.games.fearsome_floors.parts.board import EXIT, RAYS
from hiroma.games.fearsome_floors.parts.hall import CRYSTAL, EMPTY, ESCAPED, MONSTER, WAITING, Hall
from hiroma.games.fearsome_floors.position import Position
from hiroma.kernel.contract import Below

SEEN = 6
"""Steps forward that a stop in the monster's sight costs."""


class Casual(Planner):
    """A bot that brings a piece farthest forward, less `SEEN` for a stop in the monster's sight."""

    def decide(self, at: Position, seat: int, below: Below) -> Plan:
        """Return the best plan, of equally good ones any."""
        looked_at = lines(at.hall)
        best: list[Plan] = []
        most = -100
        for plan in plans(at):
            forward = steps_left(at.hall.where[plan.piece]) - steps_left(plan.route.square)
            worth = forward - (SEEN if plan.route.square in looked_at else 0)
            if worth > most:
                most, best = worth, []
            if worth == most:
                best.append(plan)
        return best[below(len(best))]


def steps_left(square: int) -> int:
    """Return the steps to the outside of the exit, as if nothing were in the way."""
    if square == ESCAPED:
        return 0
    return 27 if square == WAITING else square % 16 + square // 16 + 1 - EXIT


def lines(hall: Hall) -> set[int]:
    """Return the squares that the monster sees from its place: ahead, left and right, up to a stone."""
    found: set[int] = set()
    for quarters, _ in LINES:
        for square in RAYS[(hall.heading + quarters) & 3][hall.monster]:
            found.add(square)
            if EMPTY < hall.on[square] < MONSTER and hall.on[square] != CRYSTAL:
                break
    return found
