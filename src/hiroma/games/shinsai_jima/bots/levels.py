"""Bots that plan a whole turn: casual, club and master.

They plan a whole turn when it begins and carry it out step by step. Their time is bounded by counts of
positions, not by a clock, so the same seed gives the same game everywhere.
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
"""What an interrupt must gain to be worth a chip."""
DOUBT: Final = 160
"""How far casual may misjudge a turn."""
PROMISING: Final = 12
"""Turns whose answers master looks at."""


class Planner:
    """Chooses whole turns; what kinds of turns, `lines` says."""

    def __init__(self) -> None:
        self.plan: dict[int, int] = {}

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """The next step of the plan for this turn, made now if there is none."""
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
        """The codes of what is to be done now, at least one."""
        phase = game.phase
        if phase in {BUILD, PLACE, NATIVE}:
            return [settling.settle(game, seat, below)]
        if phase in {LOAD, AIM}:
            return [gunnery.shoot(game, seat)]
        return self.best(game, seat, below).codes

    def best(self, game: Game, seat: int, below: Below) -> Line:
        """The best way found to finish the turn."""
        raise NotImplementedError

    def answer(self, game: Game, seat: int, below: Below) -> int:
        """Interrupt when that wins, or gains more than a chip is worth; the scheduled seat moves next either way."""
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
    """Looks at a few turns and is not sure what they are worth."""

    def best(self, game: Game, seat: int, below: Below) -> Line:
        """The best of some turns taken by lot, valued with a wide margin."""
        lines = turns_of(game, seat, seat % game.setup.sides, 4, 6, below, items=False)
        for line in lines:
            line.value += below(DOUBT)
        return max(lines, key=value_of)


class Club(Planner):
    """Looks at every piece phase and many cube moves of its own turn."""

    def best(self, game: Game, seat: int, below: Below) -> Line:
        """The turn after which its side stands best."""
        return turns_of(game, seat, seat % game.setup.sides, 6, 60, below)[0]


class Master(Planner):
    """Looks at its own turns as the club does, at the best answer to the promising ones, and what it could do then."""

    def best(self, game: Game, seat: int, below: Below) -> Line:
        """The turn after whose answer its side can reach most."""
        side = seat % game.setup.sides
        lines = turns_of(game, seat, side, 10, 90, below)
        if lines[0].value > SURE:
            return lines[0]
        promising = lines[:PROMISING]
        for line in promising:
            line.value = answered(line.game, side, below)
        return max(promising, key=value_of)


def answered(game: Game, side: int, below: Below) -> int:
    """What a position is worth to a side after the next seat has done its best, and the side, if it follows, too."""
    if game.clause:
        return worth(game, side)
    seat = game.mover
    after = turns_of(game, seat, seat % game.setup.sides, 3, 30, below, items=False)[0].game
    if after.clause or after.mover % after.setup.sides != side:
        return worth(after, side)
    return turns_of(after, after.mover, side, 2, 14, below, items=False)[0].value


def value_of(line: Line) -> int:
    """What lines are compared by."""
    return line.value
