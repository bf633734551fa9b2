"""Board state: the pieces, stones, pools and monster in the hall, and the landings of a piece's steps."""

from typing import Final

from hiroma.games.fearsome_floors.moves import Item
from hiroma.games.fearsome_floors.parts.board import CELLS, ENTRANCE, EXIT, FACES, MONSTER_START, NEXT, OFF, E
from hiroma.games.fearsome_floors.setting import House

HEADING: Final = (0, 1, 2, 3)
"""Every heading."""

EMPTY: Final = 0
STONE: Final = 1
CRYSTAL: Final = 2
RIGHT_TURN: Final = 3
U_TURN: Final = 4
MONSTER: Final = 5
PIECE: Final = 8
"""Contents of a square: nothing, a stone of some kind, the monster, or a piece, which is PIECE plus its number."""

STONE_KINDS: Final[list[Item]] = ["stone", "stone", "crystal", "right-turn", "u-turn"]
"""The name of each kind of stone."""

FLOOR: Final = 0
POOL: Final = 1
TELEPORTER: Final = 2

WAITING: Final = -1
ESCAPED: Final = -2
DEAD: Final = -3
"""Places of pieces that stand on no square."""

AT_WALL: Final = -2
AT_MONSTER: Final = -3
AT_STONE: Final = -4
AT_TELEPORTER: Final = -5
"""Obstacles to a step, in place of its landing."""

NONE: Final = -1
VANISHED: Final = -2

SPANS: Final[dict[Item, list[tuple[int, ...]]]] = {
    "pool-2x2": [(), (0, 1, 16, 17), (), ()],
    "pool-4x1": [(), (0, 1, 2, 3), (0, 16, 32, 48), ()],
}
"""The squares of a pool from its first square, by heading."""


class Hall:
    """The board with everything on it.

    `on[square]` is the content of a square, `ground[square]` its ground. `where[piece]` is a square, WAITING, ESCAPED
    or DEAD, `faces[piece]` the side that is up. `laid` lists pools and teleporters (item, square, heading); `twins` and
    `arrows` lead from a teleporter to the other of its pair and to its heading. A caught piece goes to `fate`, and into
    `caught` until the monster's next move. The piece on the move is in `where`, not in `on`.
    """

    __slots__ = (
        "arrows", "caught", "faces", "fate", "ground", "heading", "house", "laid", "monster", "on", "twins", "where",
    )  # fmt: skip

    def __init__(self, house: House) -> None:
        self.house: House = house
        self.on: list[int] = [EMPTY] * CELLS
        self.ground: list[int] = [FLOOR] * CELLS
        self.where: list[int] = []
        self.faces: list[int] = []
        self.laid: list[tuple[Item, int, int]] = []
        self.twins: dict[int, int] = {}
        self.arrows: dict[int, int] = {}
        self.monster: int = MONSTER_START
        self.heading: int = E
        self.fate: int = WAITING
        self.caught: list[int] = []
        self.on[MONSTER_START] = MONSTER

    def copy(self) -> "Hall":
        """Return an independent copy. It shares only the ground, which `lay` replaces and nothing else changes."""
        other = Hall(self.house)
        other.on = self.on[:]
        other.ground = self.ground
        other.where = self.where[:]
        other.faces = self.faces[:]
        other.laid = self.laid
        other.twins = self.twins
        other.arrows = self.arrows
        other.monster = self.monster
        other.heading = self.heading
        other.fate = self.fate
        other.caught = self.caught[:]
        return other

    def number(self, piece: int) -> int:
        """Return the number of a piece that is up: its movement points (FF-P5)."""
        return FACES[piece & 3][self.faces[piece]]

    def lay(self, item: Item, square: int, heading: int) -> None:
        """Put a stone, pool or teleporter down, unchecked (layout.py has the checks)."""
        if item in STONE_KINDS:
            self.on[square] = STONE_KINDS.index(item, 1)
            return
        self.ground = self.ground[:]
        self.laid = [*self.laid, (item, square, heading)]
        if item in SPANS:
            for offset in SPANS[item][heading]:
                self.ground[square + offset] = POOL
            return
        self.ground[square] = TELEPORTER
        self.arrows = {**self.arrows, square: heading}
        pair = [place for kind, place, _ in self.laid if kind == item]
        if len(pair) == 2:
            self.twins = {**self.twins, pair[0]: pair[1], pair[1]: pair[0]}

    def stands(self, square: int) -> bool:
        """Return true when a stone that comes to this square stays there (FF-P16)."""
        return square != EXIT and (square != ENTRANCE or not self.house.vanish_on_entrance)

    def roll(self, square: int, heading: int) -> int:
        """Return the square to which a piece pushes a stone from `square`, VANISHED, or AT_STONE when it cannot.

        Over a pool it slides to the far bank, or as far as the way is free (FF-P14, FF-P17).
        """
        on, ground, ahead = self.on, self.ground, NEXT[heading]
        goal = ahead[square]
        if goal == OFF or on[goal] != EMPTY:
            return AT_STONE
        while ground[goal] == POOL:
            further = ahead[goal]
            if further == OFF or on[further] != EMPTY:
                crowded = further != OFF and ground[further] == POOL
                return AT_STONE if crowded and not self.house.lane_stop else goal
            goal = further
        return goal if ground[goal] != TELEPORTER and self.stands(goal) else VANISHED

    def stride(self, square: int, heading: int) -> tuple[int, int, int]:
        """Return the landing of a piece's step from `square`, the stone that it pushes, and the goal of that stone.

        Without a stone it is NONE; the goal is VANISHED if it vanishes. A landing below 0 is the obstacle to the
        step; then the second number is the square in the way, OFF for a wall. The piece's right to end its move there
        is not checked (FF-P7, FF-P8, FF-P13, FF-P14, FF-P18 to FF-P22).
        """
        on, ground, ahead = self.on, self.ground, NEXT[heading]
        stone = goes = NONE
        start = square
        while True:
            here = ahead[square]
            why = 0
            if here == OFF:
                why = AT_WALL
            elif on[here] == MONSTER:
                why = AT_MONSTER
            elif ground[here] == TELEPORTER:
                why = AT_TELEPORTER
            elif here == goes or EMPTY < on[here] < MONSTER:
                rolled = self.roll(here, heading)
                if rolled == AT_STONE:
                    why = AT_STONE
                else:
                    stone, goes = (here if stone == NONE else stone), rolled
            if why:
                if square != start and why != AT_MONSTER and self.house.official_pools:
                    return square, stone, goes
                return why, here, NONE
            square = here
            if ground[square] != POOL:
                return square, stone, goes

    def shift(self, stone: int, goes: int) -> int:
        """Move a stone to the place that `stride` found; return its kind, for `unshift`."""
        kind = self.on[stone]
        self.on[stone] = EMPTY
        if goes >= 0:
            self.on[goes] = kind
        return kind

    def unshift(self, stone: int, goes: int, kind: int) -> None:
        """Take a `shift` back."""
        if goes >= 0:
            self.on[goes] = EMPTY
        self.on[stone] = kind
