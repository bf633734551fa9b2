"""Chances to win in Shinsai-jima: those of the learned outlook, after whole turns.

The lines of a turn are those that the planner finds (bots/planning.py). It does not look at the answers of others.
"""

from collections.abc import Sequence
from typing import Final

from hiroma.games.shinsai_jima.bots.outlook import NUMBERS, places
from hiroma.games.shinsai_jima.bots.planning import turns_of
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.moves import Move
from hiroma.games.shinsai_jima.position import CUBE, PIECE, SURVIVAL, TSUNAMI
from hiroma.kernel.capabilities import Weighed
from hiroma.kernel.learning import by_numbers, results
from hiroma.kernel.lot import Lot

TWO: Final = 2
HALVES: Final = 4
CUBES: Final = 30
"""Piece phases of a turn that are followed further, and cube moves after each."""
TURNS: Final = frozenset({SURVIVAL, PIECE, CUBE, TSUNAMI})
"""The phases in which whole turns are weighed; in the others single moves."""


class Foresight:
    """The chances of all sides."""

    def chances(self, state: Game) -> tuple[float, ...]:
        """Return the chance to win of each side."""
        end = state.outcome()
        if end is not None:
            return results(end)
        return by_numbers(NUMBERS.of("two" if state.setup.sides == TWO else "more"), places(state))

    def weigh(self, state: Game, seat: int, made: Sequence[Move] = ()) -> list[Weighed]:
        """Return lines of the turn, best first, with the line `made` among them."""
        side = seat % state.setup.sides
        lines: dict[tuple[Move, ...], tuple[float, ...]] = {}
        if state.phase in TURNS:
            self._turns(state, seat, side, lines)
        else:
            for move in state.moves(seat):
                lines[move,] = self._after(state, seat, (move,))
        if made and tuple(made) not in lines:
            lines[tuple(made)] = self._at_best(state, seat, side, tuple(made))
        weighed = [Weighed(line, chances) for line, chances in lines.items()]
        return sorted(weighed, key=lambda each: -each.chances[side])

    def _turns(self, state: Game, seat: int, side: int, lines: dict[tuple[Move, ...], tuple[float, ...]]) -> None:
        for line in turns_of(state.copy(), seat, side, HALVES, CUBES, Lot(state.turns).below):
            lines[tuple([state.setup.moves[code] for code in line.codes])] = self.chances(line.game)

    def _after(self, state: Game, seat: int, moves: tuple[Move, ...]) -> tuple[float, ...]:
        after = state.copy()
        for move in moves:
            after.apply(seat, move)
        return self.chances(after)

    def _at_best(self, state: Game, seat: int, side: int, made: tuple[Move, ...]) -> tuple[float, ...]:
        """Return the chances after a line, and after the best end of its turn where that is still to come."""
        after = state.copy()
        for move in made:
            after.apply(seat, move)
        if after.phase not in TURNS or after.mover != seat or after.turns != state.turns:
            return self.chances(after)
        ends: dict[tuple[Move, ...], tuple[float, ...]] = {}
        self._turns(after, seat, side, ends)
        return max(ends.values(), key=lambda chances: chances[side], default=self.chances(after))
