"""Chances to win in Can't Stop: within a turn exact, after it by the outlook that the master has learned.

Before the first roll of a turn the chances are those of the outlook, so a STOP is worth as much as the start of the
next turn.
"""

from collections.abc import Sequence

from hiroma.games.cant_stop.acts.places import sides, winner
from hiroma.games.cant_stop.bots.learned import LearnedLeaf
from hiroma.games.cant_stop.bots.numbers import NUMBERS, task_of
from hiroma.games.cant_stop.bots.turn import Turn
from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.evaluation import Prospect
from hiroma.games.cant_stop.moves import Go, Move, Stop
from hiroma.kernel.capabilities import Weighed
from hiroma.kernel.learning import softmax


class Foresight:
    """The chances of all sides in games of two or more seats."""

    def chances(self, state: Game) -> tuple[float, ...]:
        """Return the chance to win of each side; sides that do not move share the rest in the outlook's proportion."""
        count = len(sides(state.team, state.seats))
        if state.clause:
            won = winner(state)
            return tuple(float(side == won) for side in range(count))
        if state.mover < 0:
            return (1.0 / count,) * count
        if state.roll >= 0:
            return self.weigh(state, state.mover)[0].chances
        if state.placed:
            turn = Turn(state, self._leaf(state))
            return self._shared(state, turn.rolling({route: state.climbers[route] for route in state.placed}))
        return tuple(self._outlook(state))

    def weigh(self, state: Game, seat: int, made: Sequence[Move] = ()) -> list[Weighed]:
        """Return all moves of the mover, best first. A line is one move: the next roll or turn follows."""
        turn = Turn(state, self._leaf(state))
        weighed = [Weighed((move,), self._shared(state, self._worth(state, turn, move))) for move in state.moves(seat)]
        mine = state.mover % len(sides(state.team, state.seats))
        return sorted(weighed, key=lambda each: -each.chances[mine])

    def _worth(self, state: Game, turn: Turn, move: Move) -> float:
        # A STOP with a dead pairing is a DROP (CS-T6).
        if not isinstance(move, Go | Stop) or not state.usable & (1 << move.orange | 1 << move.red):
            return turn.lost
        after = Prospect(state, Go(move.orange, move.red)).cells
        return turn.stopping(after) if isinstance(move, Stop) else turn.rolling(after)

    def _leaf(self, state: Game) -> LearnedLeaf:
        return LearnedLeaf(NUMBERS.of(task_of(state.seats, state.team, state.unique)))

    def _outlook(self, state: Game) -> list[float]:
        """Return the chances of all sides before the mover's first roll, in the order of the sides."""
        leaf = self._leaf(state)
        leaf.see(state)
        standing = leaf.begun()
        found = softmax([sum([leaf.numbers[place] for place in places]) for places in standing.entries()])
        by_side = dict(zip([standing.mine, *standing.others], found, strict=True))
        return [by_side[side] for side in range(len(found))]

    def _shared(self, state: Game, chance: float) -> tuple[float, ...]:
        """Return this chance for the mover's side; the others share the rest as they did before its turn."""
        before = self._outlook(state)
        mine = state.mover % len(before)
        rest = max(1.0 - before[mine], 1e-12)
        return tuple(chance if side == mine else share * (1.0 - chance) / rest for side, share in enumerate(before))
