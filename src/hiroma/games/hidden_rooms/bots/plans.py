"""Plans: whole turns of the child, each a square to move to, then a target to explore and a tile."""

from typing import Final

from hiroma.games.hidden_rooms.acts.child import END_TURN, EXPLORE, UNSEEN, WALK
from hiroma.games.hidden_rooms.moves import Place, Said
from hiroma.games.hidden_rooms.parts.board import FITS, NEIGHBOURS, TILE_NAMES
from hiroma.games.hidden_rooms.position import NOTHING, Position

PLACE: Final = [Place(name) for name in TILE_NAMES]
"""The placing of each tile, made once."""


class Plan:
    """A turn: moves to `at` (the first of them to `step`, NOTHING without any), then an exploration of `target`.

    `target` is NOTHING when the turn ends without one; `tile` is one of the memory or UNSEEN.
    """

    __slots__ = ("at", "step", "target", "tile")

    def __init__(self, at: int, step: int, target: int, tile: int) -> None:
        self.at: int = at
        self.step: int = step
        self.target: int = target
        self.tile: int = tile

    def move(self) -> Said:
        """Return the first move of the turn."""
        if self.step != NOTHING:
            return WALK[self.step]
        return END_TURN if self.target == NOTHING else EXPLORE[self.target][self.tile]


def within_reach(at: Position) -> list[tuple[int, int]]:
    """Return the squares in reach of the child's moves: (square, first step), nearest first; never the monster's."""
    found = [(at.child, NOTHING)]
    seen = 1 << at.child | 1 << at.monster
    edge = found
    for _ in range(at.walks):
        further: list[tuple[int, int]] = []
        for square, step in edge:
            for near in NEIGHBOURS[square]:
                if at.board[near] != NOTHING and not seen >> near & 1:
                    seen |= 1 << near
                    further.append((near, near if step == NOTHING else step))
        found = found + further
        edge = further
    return found


def plans(at: Position) -> list[Plan]:
    """Return every turn worth a thought: none goes onto the monster, none tries a memory tile that does not fit."""
    found: list[Plan] = []
    for square, step in within_reach(at):
        found.append(Plan(square, step, NOTHING, UNSEEN))
        fits = FITS[at.board[square]]
        for near in NEIGHBOURS[square]:
            if at.board[near] != NOTHING or near == at.monster:
                continue
            if at.supply:
                found.append(Plan(square, step, near, UNSEEN))
            found += [Plan(square, step, near, tile) for tile in at.memory if fits >> tile & 1]
    return found
