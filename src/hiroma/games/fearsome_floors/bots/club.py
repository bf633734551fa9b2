"""Club: weighs each of its moves by what every tile still in the deck would do next."""

from hiroma.games.fearsome_floors.bots.plans import Plan, Planner, carry_out, plans
from hiroma.games.fearsome_floors.evaluation import Judge
from hiroma.games.fearsome_floors.position import Position
from hiroma.kernel.contract import Below


class Club(Planner):
    """The move with the best expectation if the monster came at once: exact over the tiles, blind to replies."""

    def decide(self, at: Position, seat: int, below: Below) -> Plan:
        """Of equally good ones any."""
        weighed = weigh(at, Judge(at), seat)
        most = max([worth for worth, _ in weighed])
        best = [plan for worth, plan in weighed if worth == most]
        return best[below(len(best))]


def weigh(at: Position, judge: Judge, seat: int) -> list[tuple[float, Plan]]:
    """Each plan of the mover, and what it is worth to a seat if the monster came next."""
    weighed: list[tuple[float, Plan]] = []
    for plan in plans(at):
        hall = at.hall.copy()
        carry_out(hall, plan)
        weighed.append((judge.after_monster(hall, seat), plan))
    return weighed
