"""Club: weighs each of its moves by the effect of every tile still in the deck."""

from hiroma.games.fearsome_floors.bots.plans import Plan, Planner, carry_out, plans
from hiroma.games.fearsome_floors.evaluation import Judge
from hiroma.games.fearsome_floors.position import Position
from hiroma.kernel.contract import Below


class Club(Planner):
    """A bot that makes the move of best expectation if the monster came at once: exact over tiles, blind to replies."""

    def decide(self, at: Position, seat: int, below: Below) -> Plan:
        """Return the best plan, of equally good ones any."""
        weighed = weigh(at, Judge(at), seat)
        most = max([worth for worth, _ in weighed])
        best = [plan for worth, plan in weighed if worth == most]
        return best[below(len(best))]


def weigh(at: Position, judge: Judge, seat: int) -> list[tuple[float, Plan]]:
    """Return each plan of the mover, with its worth to a seat if the monster came next."""
    weighed: list[tuple[float, Plan]] = []
    for plan in plans(at):
        hall = at.hall.copy()
        carry_out(hall, plan)
        weighed.append((judge.after_monster(hall, seat), plan))
    return weighed
