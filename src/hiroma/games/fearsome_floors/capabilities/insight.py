"""Chances to win in Fearsome Floors: those of the learned outlook, between two moves of pieces.

While a piece is on its way its best move counts. Answers do not count, nor any tile but the next.
"""

from collections.abc import Sequence
from typing import Final

from hiroma.games.fearsome_floors.bots.master import perform
from hiroma.games.fearsome_floors.bots.outlook import NUMBERS, places
from hiroma.games.fearsome_floors.bots.plans import Plan, plans
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.evaluation import Judge
from hiroma.games.fearsome_floors.moves import Move, Take
from hiroma.games.fearsome_floors.position import FIRST_SEAT, LAYING, MOVING, NOTHING, Position
from hiroma.kernel.capabilities import Weighed
from hiroma.kernel.learning import by_numbers, results

TWO: Final = 2


class Foresight:
    """The chances of all seats."""

    def chances(self, state: Game) -> tuple[float, ...]:
        """Return the chance to win of each seat."""
        end = state.outcome()
        if end is not None:
            return results(end)
        if state.stage in (FIRST_SEAT, LAYING):
            return (1.0 / state.seats,) * state.seats
        judge = Judge(state)
        if state.taken == NOTHING:
            return _chances(state, judge)
        return _best(state, judge)

    def weigh(self, state: Game, seat: int, made: Sequence[Move] = ()) -> list[Weighed]:
        """Return every move of a piece, best first; of the lay-out only what was made."""
        lines: dict[tuple[Move, ...], tuple[float, ...]] = {}
        if state.stage == MOVING:
            judge = Judge(state)
            for plan in plans(state):
                taken: list[Move] = [] if state.taken != NOTHING else [Take(plan.piece & 3)]
                lines[tuple(taken + plan.moves())] = _after(state, plan, judge)
        if made and tuple(made) not in lines:
            after = state.copy()
            for move in made:
                after.apply(seat, move)
            lines[tuple(made)] = self.chances(after)
        weighed = [Weighed(line, chances) for line, chances in lines.items()]
        return sorted(weighed, key=lambda each: -each.chances[seat])


def _chances(at: Position, judge: Judge) -> tuple[float, ...]:
    return by_numbers(NUMBERS.of("two" if at.seats == TWO else "more"), places(at, judge))


def _after(at: Position, plan: Plan, judge: Judge) -> tuple[float, ...]:
    ahead = Position(at.seats, at.house)
    ahead.take(at)
    perform(ahead, plan)
    return _chances(ahead, judge)


def _best(at: Position, judge: Judge) -> tuple[float, ...]:
    mover = at.mover
    return max([_after(at, plan, judge) for plan in plans(at)], key=lambda chances: chances[mover])
