"""The island and the hands of the sides: terrain, pieces, corpses, chips and points."""

from typing import Final

from hiroma.games.shinsai_jima.parts.board import CELLS, NATIVES, OUTSIDE, SIDES
from hiroma.games.shinsai_jima.parts.setups import Setup
from hiroma.games.shinsai_jima.parts.terrain import IN_HAND, Terrain
from hiroma.games.shinsai_jima.setting import Switches
from hiroma.kernel.contract import Emit

BOX: Final = 0
ALIVE: Final = 1
STUNNED: Final = 2
CORPSE: Final = 3
HELD: Final = 4
GONE: Final = 5
OUT: Final = 6
STATUSES: Final = ("box", "alive", "stunned", "corpse", "held", "gone", "out")

NOBODY: Final = -1
FREE: Final = -2
"""In `stuck_by`: was not stuck when the last turn ended. NOBODY: since the set-up."""


class Position(Terrain):
    """Terrain, pieces and goods; the actor of the moment is the seat `mover`.

    By piece: `status`, `cell` (OUTSIDE when not on the island), `facing`, `wake` (the seat at whose turn
    a stunned one stands up), `holder` (the side that holds the corpse) and `stuck_by`. `occupant[cell]` is
    the piece or corpse there, NOBODY for none. By side: `tokens` and `chips` (ready). `shooter` is the
    side whose projectiles are in the air, NOBODY in the regular game. `tell` receives events, None when nobody listens.
    """

    __slots__ = (
        "cell", "chips", "facing", "holder", "mover", "occupant", "rules", "setup", "shooter", "status", "stuck_by",
        "tell", "tokens", "wake",
    )  # fmt: skip

    def __init__(self, setup: Setup, rules: Switches) -> None:
        super().__init__()
        self.setup: Setup = setup
        self.rules: Switches = rules
        self.occupant: list[int] = [NOBODY] * (CELLS + 1)
        self.status: list[int] = [BOX] * setup.pieces
        self.cell: list[int] = [OUTSIDE] * setup.pieces
        self.facing: list[int] = [0] * setup.pieces
        self.wake: list[int] = [NOBODY] * setup.pieces
        self.holder: list[int] = [NOBODY] * setup.pieces
        self.stuck_by: list[int] = [FREE] * setup.pieces
        self.tokens: list[int] = [0] * SIDES
        ready = setup.seats > 2 and not rules.beginner
        self.chips: list[bool] = [ready and side < setup.sides for side in range(SIDES)]
        self.chips[NATIVES] = rules.native_chip and not rules.beginner
        for side in range(setup.sides):
            self.cubes[side] = IN_HAND
        self.cubes[NATIVES] = IN_HAND
        self.mover: int = 0
        self.shooter: int = NOBODY
        self.tell: Emit | None = None

    def assume(self, other: "Position") -> None:
        """Become an independent copy of another position of the same set-up and rules; nobody listens."""
        self.height = other.height[:]
        self.stacks = other.stacks[:]
        self.cubes = other.cubes[:]
        self.pool = other.pool
        self.occupant = other.occupant[:]
        self.status = other.status[:]
        self.cell = other.cell[:]
        self.facing = other.facing[:]
        self.wake = other.wake[:]
        self.holder = other.holder[:]
        self.stuck_by = other.stuck_by[:]
        self.tokens = other.tokens[:]
        self.chips = other.chips[:]
        self.mover = other.mover
        self.shooter = other.shooter
        self.tell = None

    def probe(self) -> "Position":
        """Return a copy to try things out on."""
        other = Position(self.setup, self.rules)
        other.assume(self)
        return other

    def side(self) -> int:
        """Return the side of the seat that acts."""
        return self.mover % self.setup.sides

    def bodied(self, cell: int, base: int) -> bool:
        """Return true when level base + 1 holds a cube, or an occupant that stands at level `base` (SJ-A)."""
        height = self.height[cell]
        return height > base or (height == base and self.occupant[cell] >= 0)

    def upright(self, piece: int) -> bool:
        """Return true for a piece that is alive and on its feet."""
        return self.status[piece] == ALIVE

    def living(self, piece: int) -> bool:
        """Return true for a living piece, on its feet or stunned."""
        return self.status[piece] == ALIVE or self.status[piece] == STUNNED

    def stand(self, piece: int, cell: int) -> None:
        """Put a piece or corpse on a cell; the caller has taken it off its old one."""
        self.cell[piece] = cell
        self.occupant[cell] = piece

    def leave(self, piece: int) -> None:
        """Take a piece or corpse off its cell."""
        self.occupant[self.cell[piece]] = NOBODY
        self.cell[piece] = OUTSIDE

    def survivors(self, side: int) -> int:
        """Return the number of living pieces of a side."""
        count = 0
        for piece in self.setup.of_side[side]:
            if self.living(piece):
                count += 1
        return count

    def seat_lives(self, seat: int) -> bool:
        """Return true when a seat has a living piece."""
        return any(self.living(piece) for piece in self.setup.of_seat[seat])

    def in_game(self, side: int) -> bool:
        """Return true for a side with a living piece (SJ-V3), or with `slaughter` one that escaped (SJ-O6)."""
        return any(self.living(piece) or self.status[piece] == OUT for piece in self.setup.of_side[side])

    def enemies(self, one: int, other: int) -> bool:
        """Return true when two sides play against each other; the natives are nobody's enemies."""
        return one not in (other, NATIVES) and other != NATIVES

    def held(self, side: int) -> list[int]:
        """Return the corpses that a side holds, lowest first."""
        return [piece for piece in range(self.setup.pieces) if self.holder[piece] == side]

    def stock(self, side: int) -> int:
        """Return the number of corpses that a side holds."""
        return self.holder.count(side)

    def kinds_held(self, side: int) -> list[int]:
        """Return the lowest held corpse of each colour: those of one colour are alike."""
        found: list[int] = []
        seen = 0
        for piece in range(self.setup.pieces):
            if self.holder[piece] == side and not seen >> self.setup.side_of[piece] & 1:
                seen |= 1 << self.setup.side_of[piece]
                found.append(piece)
        return found

    def score(self, side: int) -> int:
        """Return the points of a side: tokens and held corpses of enemies (SJ-K6)."""
        points = self.tokens[side]
        for piece in range(self.setup.players):
            if self.holder[piece] == side and self.setup.side_of[piece] != side:
                points += 1
        return points

    def summit(self, side: int) -> int:
        """Return the level of a side's highest living piece, 0 without one."""
        best = 0
        for piece in self.setup.of_side[side]:
            if self.living(piece) and self.height[self.cell[piece]] > best:
                best = self.height[self.cell[piece]]
        return best

    def fifth_cap(self) -> int:
        """Return the number of stacks that may be five high at a time (SJ-C3, SJ-O6)."""
        return 1 if self.rules.slaughter else 2
