"""Master: plays each of its best moves on to the end of the round, everybody answering as Club would."""

from typing import Final

from hiroma.games.fearsome_floors.acts.rounds import next_turn
from hiroma.games.fearsome_floors.bots.club import weigh
from hiroma.games.fearsome_floors.bots.plans import Plan, Planner, carry_out
from hiroma.games.fearsome_floors.evaluation import Judge
from hiroma.games.fearsome_floors.position import FIRST_ROUND_MOVES, MOVING, NOTHING, Position
from hiroma.kernel.contract import Below

REPLIES: Final = 24
"""How many moves of others and later ones of its own it thinks through in a turn."""
FEWEST: Final = 2
MOST: Final = 10
"""Of its own moves it looks at so many more closely."""


class Master(Planner):
    """The move after which the round ends best, for the monster's average tile."""

    def decide(self, at: Position, seat: int, below: Below) -> Plan:
        """Of equally good ones the first."""
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
    """Moves of pieces still to come in this round, this one included."""
    if at.round == 1:
        return FIRST_ROUND_MOVES * at.seats - sum(at.moved)
    return sum([len(at.to_move(seat)) for seat in range(at.seats)])


def play_on(at: Position, plan: Plan, judge: Judge, seat: int) -> float:
    """What the end of the round is worth to a seat when everybody answers with what is best for them at once."""
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
    """Carry out a plan of the mover, and go on to the next."""
    carry_out(at.hall, plan)
    at.moved[plan.piece] = True
    at.taken = NOTHING
    next_turn(at, (at.mover + 1) % at.seats, None)
