"""The novice: heads for the exit, takes what is sure, and keeps off squares where it would be caught next."""

from typing import Any, Final

from hiroma.games.hidden_rooms.acts.child import UNSEEN
from hiroma.games.hidden_rooms.bots.plans import PLACE, Plan, plans
from hiroma.games.hidden_rooms.moves import Move
from hiroma.games.hidden_rooms.parts.board import EXIT, FITS, SIZE
from hiroma.games.hidden_rooms.parts.omens import LOST, omens
from hiroma.games.hidden_rooms.position import NOTHING, PLACING, Position
from hiroma.kernel.contract import Below

FEAR: Final = 12.0
"""Steps that being caught costs: for a step towards the exit the novice risks one chance in twelve of that."""


class Novice:
    """A bot that looks at the monster's coming turn and no further."""

    def choose(self, state: Any, seat: int, below: Below) -> Move:
        """Return the move that brings it nearest to the exit, fear counted in; among equals any."""
        at: Position = state
        moves: tuple[Move, ...] = state.moves(seat)
        if at.phase == PLACING:
            return PLACE[lower(at.pair[0], at.pair[1])]
        return moves[0] if at.child == NOTHING or len(moves) == 1 else best(at, below).move()


def lower(one: int, other: int) -> int:
    """Return the tile of lower value: more tiles fit on it."""
    return one if one % 6 <= other % 6 else other


def best(at: Position, below: Below) -> Plan:
    """Return the turn with the smallest expected distance, fear counted in."""
    chosen: Plan | None = None
    least, ties = 0.0, 0
    for plan in plans(at):
        far = dread(at, plan)
        if chosen is None or far < least - 1e-9:
            chosen, least, ties = plan, far, 1
        elif far < least + 1e-9:
            ties += 1
            chosen = plan if below(ties) == 0 else chosen
    assert chosen is not None
    return chosen


def dread(at: Position, plan: Plan) -> float:
    """Return the expected distance to the exit after a turn, plus `FEAR` times the chance to be caught."""
    after, monster = omens(at.course()).after, (at.monster * 4 + at.facing) * 37
    stay = distance(plan.at) + (FEAR if after[monster + plan.at] == LOST else 0.0)
    if plan.target == NOTHING:
        return stay
    caught = plan.target != EXIT and after[monster + plan.target] == LOST
    go = distance(plan.target) + (FEAR if caught else 0.0)
    if plan.tile != UNSEEN:
        return go
    odds = (at.supply & FITS[at.board[plan.at]]).bit_count() / at.supply.bit_count()
    return odds * go + (1.0 - odds) * stay


def distance(square: int) -> float:
    """Return the steps from a square to the exit."""
    return float(square // SIZE + square % SIZE)
