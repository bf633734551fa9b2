"""Master: plays each of its best moves on to the end of the round, with answers as Club would make them."""

from typing import Final

from hiroma.games.fearsome_floors.acts.rounds import next_turn
from hiroma.games.fearsome_floors.bots.club import weigh
from hiroma.games.fearsome_floors.bots.plans import Plan, Planner, carry_out
from hiroma.games.fearsome_floors.evaluation import Judge
from hiroma.games.fearsome_floors.position import FIRST_ROUND_MOVES, MOVING, NOTHING, Position
from hiroma.kernel.contract import Below

REPLIES: Final = 24
"""About the number of later moves, its own and others', that it plays through in a turn."""
FEWEST: Final = 2
MOST: Final = 10
"""Fewest and most of its own moves that it plays on."""


class Master(Planner):
    """A bot that makes the move after which the round ends best, on average over the monster's tiles."""

    def decide(self, at: Position, seat: int, below: Below) -> Plan:
        """Return the best plan, of equally good ones the first."""
        judge = Judge(at)
        weighed = sorted(weigh(at, judge, seat), key=lambda each: -each[0])
        width = min(MOST, max(FEWEST, REPLIES // max(1, turns_left(at) - 1)))
        best, most = weighed[0][1], float("-inf")
        for _, plan in weighed[:width]:
            ahead = Position(at.seats, at.house)
            ahead.take(at)
            worth = play_on(ahead, plan, judge, seat)
            if worth > most:
                most, best = worth, plan
        return best


def turns_left(at: Position) -> int:
    """Return the number of moves of pieces still to come in this round, this one included."""
    if at.round == 1:
        return FIRST_ROUND_MOVES * at.seats - sum(at.moved)
    return sum([len(at.to_move(seat)) for seat in range(at.seats)])


def play_on(at: Position, plan: Plan, judge: Judge, seat: int) -> float:
    """Return a seat's worth at the end of the round, when everybody answers with the plan that is best at once."""
    perform(at, plan)
    while at.stage == MOVING:
        weighed = weigh(at, judge, at.mover)
        best, most = weighed[0][1], weighed[0][0]
        for worth, other in weighed:
            if worth > most:
                most, best = worth, other
        perform(at, best)
    return judge.after_monster(at.hall, seat)


def perform(at: Position, plan: Plan) -> None:
    """Carry out a plan of the mover, and go on to the next mover."""
    carry_out(at.hall, plan)
    at.moved[plan.piece] = True
    at.taken = NOTHING
    next_turn(at, (at.mover + 1) % at.seats, None)
