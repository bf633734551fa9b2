"""Casual: runs for the exit, and rather not where the monster looks."""

from hiroma.games.fearsome_floors.acts.looking import LINES
from hiroma.games.fearsome_floors.bots.plans import Plan, Planner, plans
from hiroma.games.fearsome_floors.parts.board import EXIT, RAYS
from hiroma.games.fearsome_floors.parts.hall import CRYSTAL, EMPTY, ESCAPED, MONSTER, WAITING, Hall
from hiroma.games.fearsome_floors.position import Position
from hiroma.kernel.contract import Below

SEEN = 6
"""Steps forward that standing in the monster's sight outweighs."""


class Casual(Planner):
    """The move that brings a piece farthest forward, not counting those that the monster would see from where it is."""

    def decide(self, at: Position, seat: int, below: Below) -> Plan:
        """Of equally good ones any."""
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
    """Steps to the outside of the exit, were there nothing in the way."""
    if square == ESCAPED:
        return 0
    return 27 if square == WAITING else square % 16 + square // 16 + 1 - EXIT


def lines(hall: Hall) -> set[int]:
    """The squares the monster sees from where it stands: ahead, left and right, up to a stone."""
    found: set[int] = set()
    for quarters, _ in LINES:
        for square in RAYS[(hall.heading + quarters) & 3][hall.monster]:
            found.add(square)
            if EMPTY < hall.on[square] < MONSTER and hall.on[square] != CRYSTAL:
                break
    return found
