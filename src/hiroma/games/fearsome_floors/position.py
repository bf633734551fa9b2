"""A position of the whole game: the hall, whose turn it is, and how far the game is (clause numbers: RULES.md)."""

from typing import Final

from hiroma.games.fearsome_floors.moves import Item, Move
from hiroma.games.fearsome_floors.parts.board import DARK, LIGHT, MOVES_A_PHASE, PACES, PIECES, TILES, pieces_of
from hiroma.games.fearsome_floors.parts.hall import ESCAPED, WAITING, Hall
from hiroma.games.fearsome_floors.setting import House
from hiroma.kernel.state import State

NOBODY: Final = -1
NOTHING: Final = -1

FIRST_SEAT: Final = 0
LAYING: Final = 1
MOVING: Final = 2
MONSTER_MOVES: Final = 3
OVER: Final = 4
"""Stages, by the next event: the draw of the first seat, the lay-out, moves of pieces, the monster's tile, none."""

FIRST_ROUND_MOVES: Final = 2
"""Pieces each player moves in round 1 (FF-P3)."""


class Position(State):
    """One position, all of it.

    Pieces are numbered 4 x seat + piece; `pieces[seat]` lists those of a seat. `moved[piece]` is true for a piece that
    has moved in this round. `deck` are the tiles face down, `tile` the last revealed, '' before the first. `escapes`
    lists pieces in the order they escaped (FF-E10), `met` is the first seat with enough of them. `taken` is the piece
    on the move, NOTHING when none, with `points` left and its `trail` of squares. `first` was the start player of round
    1, `start` is this round's. `items` counts each item left to lay out, `item` is in hand. `clause` ended the game, ''
    before. `legal` are the mover's legal moves, None until somebody asks.
    """

    __slots__ = (
        "clause", "deck", "escapes", "first", "hall", "house", "item", "items", "legal", "met", "moved", "mover",
        "phase", "pieces", "points", "round", "seats", "stage", "start", "taken", "tile", "trail",
    )  # fmt: skip

    def __init__(self, seats: int, house: House) -> None:
        self.seats: int = seats
        self.house: House = house
        self.hall: Hall = Hall(house)
        self.hall.where = [WAITING] * (PIECES * seats)
        self.hall.faces = [DARK if house.dark_first else LIGHT] * (PIECES * seats)
        self.pieces: list[list[int]] = [[PIECES * seat + each for each in pieces_of(seats)] for seat in range(seats)]
        self.moved: list[bool] = [False] * (PIECES * seats)
        self.deck: list[str] = full_deck(seats, house)
        self.tile: str = ""
        self.escapes: list[int] = []
        self.met: int = NOBODY
        self.stage: int = FIRST_SEAT
        self.round: int = 0
        self.phase: int = 1
        self.first: int = NOBODY
        self.start: int = NOBODY
        self.mover: int = NOBODY
        self.taken: int = NOTHING
        self.points: int = 0
        self.trail: list[int] = []
        self.items: dict[Item, int] = {}
        self.item: Item | None = None
        self.clause: str = ""
        self.legal: tuple[Move, ...] | None = None

    def take(self, other: "Position") -> None:
        """Become an independent copy of another position with as many seats and the same options."""
        self.hall = other.hall.copy()
        self.moved = other.moved[:]
        self.deck = other.deck[:]
        self.tile = other.tile
        self.escapes = other.escapes[:]
        self.met = other.met
        self.stage = other.stage
        self.round = other.round
        self.phase = other.phase
        self.first = other.first
        self.start = other.start
        self.mover = other.mover
        self.taken = other.taken
        self.points = other.points
        self.trail = other.trail[:]
        self.items = other.items.copy()
        self.item = other.item
        self.clause = other.clause

    def active(self, piece: int) -> bool:
        """Return true for a piece that is in the hall or waiting (FF-P4)."""
        return self.hall.where[piece] >= WAITING

    def to_move(self, seat: int) -> list[int]:
        """Return the pieces that a seat may still move in this round, ascending (FF-P2, FF-P3, FF-P4)."""
        pieces = self.pieces[seat]
        if self.round == 1 and sum([self.moved[piece] for piece in pieces]) >= FIRST_ROUND_MOVES:
            return []
        return [piece for piece in pieces if not self.moved[piece] and self.active(piece)]

    def escaped(self, seat: int) -> int:
        """Return the number of a seat's pieces that have escaped."""
        return sum([self.hall.where[piece] == ESCAPED for piece in self.pieces[seat]])

    def next_tiles(self) -> list[str]:
        """Return the tiles that may be revealed next, each equally likely (FF-S5)."""
        if self.round > 1:
            return self.deck
        return [tile for tile in self.deck if PACES[tile][1] == 0]

    def revealed(self) -> int:
        """Return the number of tiles revealed in this phase."""
        return len(TILES) - len(self.deck)

    def last_reveal(self) -> bool:
        """Return true when the phase ends with the monster's move of this round (FF-E1, FF-E7)."""
        return self.revealed() == MOVES_A_PHASE


def full_deck(seats: int, house: House) -> list[str]:
    """Return all the monster's tiles; with `xxx` and six or seven players XXX replaces the 5 (FF-O9)."""
    return ["XXX" if tile == "5" and house.xxx and seats >= 6 else tile for tile in TILES]
