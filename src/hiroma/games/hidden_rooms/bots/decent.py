"""The decent player: looks exactly at its own turn, then at the visible part of the next. The measure of difficulty."""

from typing import Any, Final

from hiroma.games.hidden_rooms.bots.thought import Thought, decide
from hiroma.games.hidden_rooms.moves import Move
from hiroma.games.hidden_rooms.parts.board import EXIT, FITS, NEIGHBOURS, SIZE
from hiroma.games.hidden_rooms.parts.omens import LOST
from hiroma.games.hidden_rooms.position import Position
from hiroma.kernel.contract import Below

# All in steps towards the exit. Fitted, so that the bot is as strong as the rulebook's player of the same words.
WIN: Final = 15.0
CAUGHT: Final = -15.0
TRAPPED: Final = 12.0
"""Deduction for a place without a way out in the turn after."""
ODDS: Final = 1.2
"""Bonus for an exploration that is sure to succeed in the next turn."""
HURRY: Final = 0.3
"""Deduction for each turn missing at the end, if `SLACK` explorations failed."""
SLACK: Final = 4.0


class Glance(Thought):
    """Evaluation after a turn: caught, a way out, the distance, the chance of the next success, the time left."""

    __slots__ = ()

    def leaves(self, child: int, supply: int, memory: int) -> float:
        """Return the worth of a child that ends its turn on a square."""
        monster = self.omens.after[self.monster * 37 + child]
        if monster == LOST:
            return CAUGHT
        fits = FITS[self.board[child]]
        odds = 1.0
        if not memory & fits:
            odds = (supply & fits).bit_count() / supply.bit_count() if supply else 0.0
        far = float(child // SIZE + child % SIZE)
        worth = ODDS * odds - far - TRAPPED * (1.0 - self.way_out(monster, child, odds))
        missing = far + SLACK - self.omens.left[monster]
        return worth - HURRY * missing if missing > 0.0 else worth

    def way_out(self, monster: int, child: int, odds: float) -> float:
        """Return the chance not to be caught in the turn after: 1 if standing or walking helps, else by exploring."""
        after = self.omens.after
        if after[monster * 37 + child] != LOST:
            return 1.0
        chance = 0.0
        for near in NEIGHBOURS[child]:
            if near == monster // 4:
                continue
            if self.board[near] < 0:
                if near == EXIT or after[monster * 37 + near] != LOST:
                    chance = odds
            elif after[monster * 37 + near] != LOST or self._beyond(monster, near):
                return 1.0
        return chance

    def _beyond(self, monster: int, near: int) -> bool:
        # A second step, to safety.
        for further in NEIGHBOURS[near]:
            walkable = self.board[further] >= 0 and further != monster // 4
            if walkable and self.omens.after[monster * 37 + further] != LOST:
                return True
        return False


class Decent:
    """A bot that plays by a glance."""

    def choose(self, state: Any, seat: int, below: Below) -> Move:
        """Return the first move of the turn that leaves most; among equals any."""
        at: Position = state
        moves: tuple[Move, ...] = state.moves(seat)
        return decide(Glance(at, WIN, CAUGHT), at, moves, below)
