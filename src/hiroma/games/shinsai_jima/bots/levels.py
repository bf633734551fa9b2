"""Bots that plan whole turns: casual, club and master.

They plan a turn when it begins and carry it out step by step. Their time is bounded by counts of positions, not by a
clock, so the same seed gives the same game everywhere.
"""

from typing import Final

from hiroma.games.shinsai_jima import legality
from hiroma.games.shinsai_jima.bots import gunnery, settling
from hiroma.games.shinsai_jima.bots.planning import Line, fingerprint, pass_windows, turns_of
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.evaluation import WON, worth
from hiroma.games.shinsai_jima.moves import Move
from hiroma.games.shinsai_jima.parts.codes import INTERRUPT, PASS, code, kind_of
from hiroma.games.shinsai_jima.position import AIM, BUILD, LOAD, NATIVE, PLACE, WINDOW
from hiroma.kernel.contract import Below

SURE: Final = WON // 2
"""A value that means the game is won."""
CLAIM: Final = 150
"""An interrupt must gain more than this to be worth a chip; a point counts 100."""
DOUBT: Final = 160
"""Casual overrates each turn by a random number below this; a point counts 100."""
PROMISING: Final = 12
"""The most turns whose answers master looks at."""


class Planner:
    """A bot that chooses whole turns; each level has its own `best`."""

    def __init__(self) -> None:
        self.plan: dict[int, int] = {}

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return the next move of the plan for this turn; plan the turn if there is no plan."""
        codes = legality.codes(state, seat)
        if len(codes) == 1:
            return state.setup.moves[codes[0]]
        if state.phase == WINDOW:
            return state.setup.moves[self.answer(state, seat, below)]
        mark = fingerprint(state)
        if mark not in self.plan:
            self._remember(state, seat, self.decide(state, seat, below))
        return state.setup.moves[self.plan[mark]]

    def _remember(self, game: Game, seat: int, codes: list[int]) -> None:
        self.plan = {}
        step = game.copy()
        for one in codes:
            self.plan[fingerprint(step)] = one
            step.act(seat, one)

    def decide(self, game: Game, seat: int, below: Below) -> list[int]:
        """Return the codes of the moves to make now, at least one."""
        phase = game.phase
        if phase in {BUILD, PLACE, NATIVE}:
            return [settling.settle(game, seat, below)]
        if phase in {LOAD, AIM}:
            return [gunnery.shoot(game, seat)]
        return self.best(game, seat, below).codes

    def best(self, game: Game, seat: int, below: Below) -> Line:
        """Return the best way found to finish the turn."""
        raise NotImplementedError

    def answer(self, game: Game, seat: int, below: Below) -> int:
        """Return the code of an interrupt when that wins, or gains more than a chip is worth; else of a pass.

        The scheduled seat moves next either way.
        """
        ways = [one for one in legality.codes(game, seat) if kind_of(one) == INTERRUPT]
        if not ways:
            return code(PASS)
        side = seat % game.setup.sides
        waited, claimed = game.copy(), game.copy()
        pass_windows(waited)
        claimed.legal = None
        claimed.act(seat, ways[0])
        pass_windows(claimed)
        if claimed.mover != seat or claimed.clause:
            return code(PASS)
        gained = self.best(claimed, seat, below).value
        return ways[0] if gained > SURE or gained - worth(waited, side) > CLAIM else code(PASS)


class Casual(Planner):
    """A bot that looks at a few turns and values them inexactly."""

    def best(self, game: Game, seat: int, below: Below) -> Line:
        """Return the best of some random turns, valued with a wide random error."""
        lines = turns_of(game, seat, seat % game.setup.sides, 4, 6, below, items=False)
        for line in lines:
            line.value += below(DOUBT)
        return max(lines, key=value_of)


class Club(Planner):
    """A bot that looks at every piece phase and many cube moves of its own turn."""

    def best(self, game: Game, seat: int, below: Below) -> Line:
        """Return the turn after which its side stands best."""
        return turns_of(game, seat, seat % game.setup.sides, 6, 60, below)[0]


class Master(Planner):
    """A bot that looks at its turns as club does, at the best answers to the promising ones, and at its next turns."""

    def best(self, game: Game, seat: int, below: Below) -> Line:
        """Return the turn after whose best answer its side can reach most."""
        side = seat % game.setup.sides
        lines = turns_of(game, seat, side, 10, 90, below)
        if lines[0].value > SURE:
            return lines[0]
        promising = lines[:PROMISING]
        for line in promising:
            line.value = answered(line.game, side, below)
        return max(promising, key=value_of)


def answered(game: Game, side: int, below: Below) -> int:
    """Return a position's worth to a side after the next seat's best turn, and the side's own if that follows."""
    if game.clause:
        return worth(game, side)
    seat = game.mover
    after = turns_of(game, seat, seat % game.setup.sides, 3, 30, below, items=False)[0].game
    if after.clause or after.mover % after.setup.sides != side:
        return worth(after, side)
    return turns_of(after, after.mover, side, 2, 14, below, items=False)[0].value


def value_of(line: Line) -> int:
    """Return the value of a line, by which lines are compared."""
    return line.value
