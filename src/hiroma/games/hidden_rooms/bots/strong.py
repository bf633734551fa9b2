"""The strong player: two turns of its own on the real tiles, every draw of them, and the prospects after that."""

from typing import Any, Final

from hiroma.games.hidden_rooms.bots.thought import Thought, decide
from hiroma.games.hidden_rooms.evaluation import PATIENCE, VALUES, Prospects, prospects
from hiroma.games.hidden_rooms.moves import Move
from hiroma.games.hidden_rooms.parts.board import EXIT, FITS, NEIGHBOURS
from hiroma.games.hidden_rooms.parts.omens import LOST
from hiroma.games.hidden_rooms.position import WALKS, Position
from hiroma.kernel.contract import Below

OF_VALUE: Final = [sum([1 << (colour * 6 + value) for colour in range(4)]) for value in range(VALUES)]
"""The mask of the four tiles of each value, counted from 0."""


class Search(Thought):
    """Evaluation after a turn: the best turn after the monster's, by the prospects that it leads to."""

    __slots__ = ("prospects",)

    def __init__(self, at: Position) -> None:
        super().__init__(at, 1.0, 0.0)
        self.prospects: Prospects = prospects(at.course())

    def leaves(self, child: int, supply: int, memory: int) -> float:
        """Return the worth of a child that ends its turn on a square, 0..1."""
        monster = self.omens.after[self.monster * 37 + child]
        if monster == LOST:
            return 0.0
        best = 0.0
        for square in self._within_reach(monster // 4, child):
            best = max(best, self._from(monster, square, supply, memory))
        return best * PATIENCE

    def _within_reach(self, monster: int, child: int) -> list[int]:
        found = [child]
        seen = 1 << child | 1 << monster
        first = 0
        for _ in range(WALKS):
            last = len(found)
            for at in range(first, last):
                for near in NEIGHBOURS[found[at]]:
                    if self.board[near] >= 0 and not seen >> near & 1:
                        seen |= 1 << near
                        found.append(near)
            first = last
        return found

    def _from(self, monster: int, square: int, supply: int, memory: int) -> float:
        """Return the worth of the best end of a second turn whose moves lead to a square."""
        under = self.board[square]
        stay = self.prospects.staying(monster, square, under % 6)
        best = stay
        drawn, remembered = supply & FITS[under], memory & FITS[under]
        for near in NEIGHBOURS[square]:
            if self.board[near] >= 0 or near == monster // 4:
                continue
            if supply:
                worth = self._drawing_next(monster, near, drawn, supply.bit_count(), stay)
                best = max(best, worth)
            if remembered:
                worth = self._recalling_next(monster, near, remembered)
                best = max(best, worth)
        return best

    def _drawing_next(self, monster: int, near: int, fits: int, left: int, stay: float) -> float:
        count = fits.bit_count()
        total = (left - count) * stay
        if near == EXIT:
            return (total + count) / left
        stands = self.omens.after[monster * 37 + near]
        if stands != LOST:
            base = (stands * 36 + near) * VALUES
            for value in range(VALUES):
                total += (fits & OF_VALUE[value]).bit_count() * self.prospects.worth[base + value]
        return total / left

    def _recalling_next(self, monster: int, near: int, fits: int) -> float:
        best = 0.0
        for value in range(VALUES):
            if fits & OF_VALUE[value]:
                best = max(best, self.prospects.staying(monster, near, value))
        return best


class Strong:
    """A bot that plays by a search of two turns."""

    def choose(self, state: Any, seat: int, below: Below) -> Move:
        """Return the first move of the best turn found; among equals any."""
        at: Position = state
        moves: tuple[Move, ...] = state.moves(seat)
        return decide(Search(at), at, moves, below)
