"""A position of Hidden Rooms."""

from typing import Final

from hiroma.games.hidden_rooms.parts.board import ALL, SQUARES
from hiroma.games.hidden_rooms.parts.books import Stages
from hiroma.games.hidden_rooms.parts.track import Course
from hiroma.kernel.state import State

NOTHING: Final = -1
"""No tile, no square."""

WALKS: Final = 2
"""Moves of a child's turn (HR-C-01)."""

STAGE_TILE: Final = 0
PAIR: Final = 1
PLACING: Final = 2
CHILD: Final = 3
EXPLORING: Final = 4
OVER: Final = 5
ENDED: Final = 6
PHASES: Final = ("stage-tile", "pair", "place", "child", "exploring", "over", "ended")


class Position(State):
    """One position, all of it.

    `stage` is the open stage 1..5. `supply` is a mask of tiles; `board[square]`, `discard` and `pair` hold tiles
    or NOTHING, `memory` tiles in slot order (HR-S-05). `child`, `monster` and `target` are squares or NOTHING.
    `walks` are the moves left this turn, `turns` the monster turns begun in this attempt, `drawn` the draws
    made in it. `done` lists (stage, reason, turns) of the attempts that are over, `wins` counts those won;
    `clause` ended the game, '' while it goes on.
    """

    __slots__ = (
        "attempt", "board", "book", "child", "clause", "discard", "done", "drawn", "facing", "memory", "monster",
        "pair", "phase", "stage", "starred", "supply", "target", "turns", "walks", "wins",
    )  # fmt: skip

    def __init__(self, book: Stages) -> None:
        self.book: Stages = book
        self.attempt: int = 1
        self.stage: int = 1
        self.starred: bool = False
        self.done: list[tuple[int, str, int]] = []
        self.wins: int = 0
        self.clause: str = ""
        self.clear()

    def clear(self) -> None:
        """Take both pieces and all tiles off the board; all 24 tiles are the supply (HR-E-08, HR-P-01)."""
        self.phase: int = STAGE_TILE
        self.supply: int = ALL
        self.discard: int = NOTHING
        self.pair: list[int] = []
        self.memory: list[int] = []
        self.board: list[int] = [NOTHING] * SQUARES
        self.child: int = NOTHING
        self.monster: int = NOTHING
        self.facing: int = 0
        self.target: int = NOTHING
        self.walks: int = 0
        self.turns: int = 0
        self.drawn: int = 0

    def drawing(self) -> bool:
        """Return true when a tile must be turned over now."""
        return self.phase in (EXPLORING, STAGE_TILE, PAIR)

    def take(self, other: "Position") -> None:
        """Become an independent copy of another position of the same book."""
        self.attempt = other.attempt
        self.stage = other.stage
        self.starred = other.starred
        self.done = other.done[:]
        self.wins = other.wins
        self.clause = other.clause
        self.phase = other.phase
        self.supply = other.supply
        self.discard = other.discard
        self.pair = other.pair[:]
        self.memory = other.memory[:]
        self.board = other.board[:]
        self.child = other.child
        self.monster = other.monster
        self.facing = other.facing
        self.target = other.target
        self.walks = other.walks
        self.turns = other.turns
        self.drawn = other.drawn

    def course(self) -> Course:
        """Return the path of the open stage."""
        course: Course = self.book.courses[self.stage]
        return course

    def under(self) -> int:
        """Return the tile under the child, which must stand on the board."""
        return self.board[self.child]
