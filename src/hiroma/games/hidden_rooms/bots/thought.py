"""Expectimax over a turn of the child: the mean over all its draws. Each of two bots brings its own evaluation."""

from typing import Final

from hiroma.games.hidden_rooms.acts.child import UNSEEN
from hiroma.games.hidden_rooms.bots.plans import PLACE, Plan, plans
from hiroma.games.hidden_rooms.moves import Move
from hiroma.games.hidden_rooms.parts.board import EXIT, FITS, MEMORY, SQUARES, START, members
from hiroma.games.hidden_rooms.parts.omens import Omens, omens
from hiroma.games.hidden_rooms.position import NOTHING, PLACING, Position
from hiroma.kernel.contract import Below

EQUAL: Final = 1e-9
"""Worths closer than this are the same."""


class Thought:
    """A position in which turns are weighed; `monster` is square * 4 + facing, supply and memory are masks.

    `board` changes while tiles are tried on it, and is as before afterwards. `win` and `lost` are the
    worths of a won and of a lost attempt.
    """

    __slots__ = ("board", "lost", "memory", "monster", "omens", "supply", "win")

    def __init__(self, at: Position, win: float, lost: float) -> None:
        self.win: float = win
        self.lost: float = lost
        course = at.course()
        self.omens: Omens = omens(course)
        self.supply: int = at.supply
        self.memory: int = sum([1 << tile for tile in at.memory])
        self.board: list[int] = at.board[:]
        self.monster: int = at.monster * 4 + at.facing if at.monster >= 0 else course.start * 4 + course.facing

    def leaves(self, child: int, supply: int, memory: int) -> float:
        """Return the worth of a turn that ends with the child on a square, before the monster's turn."""
        raise NotImplementedError

    def placing(self, tile: int, kept: int) -> float:
        """Return the worth of laying a tile on the start square and keeping the other."""
        self.board = [NOTHING] * SQUARES
        self.board[START] = tile
        return self.leaves(START, self.supply, 1 << kept)

    def worth(self, plan: Plan) -> float:
        """Return the worth of a turn, the mean over all tiles that it may turn over."""
        if plan.target == NOTHING:
            return self.leaves(plan.at, self.supply, self.memory)
        if plan.tile == UNSEEN:
            return self._drawing(plan)
        if not FITS[self.board[plan.at]] >> plan.tile & 1:
            return self.leaves(plan.at, self.supply, self.memory)
        return self._arriving(plan.target, plan.tile, self.supply, self.memory & ~(1 << plan.tile))

    def _arriving(self, target: int, tile: int, supply: int, memory: int) -> float:
        if target == self.monster // 4:
            return self.lost
        if target == EXIT:
            return self.win
        self.board[target] = tile
        worth = self.leaves(target, supply, memory)
        self.board[target] = NOTHING
        return worth

    def _drawing(self, plan: Plan) -> float:
        supply, memory, fits = self.supply, self.memory, FITS[self.board[plan.at]]
        tiles = members(supply)
        total = 0.0
        forgets = memory.bit_count() == MEMORY
        for tile in tiles:
            bit = 1 << tile
            if fits & bit:
                total += self._arriving(plan.target, tile, supply ^ bit, memory)
            elif forgets:
                total += self.leaves(plan.at, supply | memory, 0)
            else:
                total += self.leaves(plan.at, supply ^ bit, memory | bit)
        return total / len(tiles)


def decide(thought: Thought, at: Position, moves: tuple[Move, ...], below: Below) -> Move:
    """Return the first move of the worthiest turn, among equals any; the first of `moves` where there is no turn."""
    if at.phase == PLACING:
        one, other = at.pair[0], at.pair[1]
        better = thought.placing(one, other) >= thought.placing(other, one)
        return PLACE[one] if better else PLACE[other]
    if at.child == NOTHING or len(moves) == 1:
        return moves[0]
    chosen: Plan | None = None
    best, ties = 0.0, 0
    for plan in plans(at):
        worth = thought.worth(plan)
        if chosen is None or worth > best + EQUAL:
            chosen, best, ties = plan, worth, 1
        elif worth > best - EQUAL:
            ties += 1
            chosen = plan if below(ties) == 0 else chosen
    assert chosen is not None
    return chosen.move()
