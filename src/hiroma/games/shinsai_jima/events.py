"""Events of Shinsai-jima, one a step, each with its reason (names: moves.py).

`cell` is the place, None outside the grid. `side` is a letter 'A'..'E' or 'N'. A body has the name of its piece.
"""

from hiroma.kernel import kinds


class Event(kinds.Event):
    """An event of this game."""


class Built(Event):
    """A cube of the running pile went on a stack, now `height` high (SJ-S3)."""

    seat: int
    cell: str
    height: int


class Placed(Event):
    """A piece took its first cell (SJ-S4, SJ-S5)."""

    seat: int
    piece: str
    cell: str
    facing: str


class WindowOpened(Event):
    """A window asks `seats` for interrupts before the turn of `seat` (SJ-F9); `again` after a claim."""

    seat: int
    seats: tuple[int, ...]
    again: bool


class Answered(Event):
    """A seat has answered; the answers are shown when all seats have answered (SJ-F9b)."""

    seat: int


class Claimed(Event):
    """A seat interrupts and has paid: its chip, and `corpse` eaten before it (SJ-F9c)."""

    seat: int
    corpse: str | None
    reveals: bool = True


class TurnBegan(Event):
    """A turn begins. `kind`: 'normal', 'interrupt' (SJ-F9d) or 'cubes' for a seat without pieces (SJ-TE4)."""

    seat: int
    kind: str


class Woke(Event):
    """A stunned piece stands up (SJ-F7)."""

    piece: str
    cell: str


class Starved(Event):
    """A stuck piece died where it stood (SJ-M3)."""

    piece: str
    cell: str


class Rationed(Event):
    """A seat ate a held corpse to survive stuck (SJ-M5)."""

    seat: int
    corpse: str


class Saved(Event):
    """A seat promised to free a stuck piece with items in this turn (SJ-M4)."""

    seat: int
    piece: str


class Selected(Event):
    """The piece of this turn (SJ-T3)."""

    seat: int
    piece: str


class Surged(Event):
    """The chip of a side was used: power 2 (SJ-F2)."""

    side: str
    power: int


class Boosted(Event):
    """A corpse held by `side` was eaten to double the power (SJ-F3)."""

    side: str
    corpse: str
    power: int


class Ate(Event):
    """A corpse held by `side` was eaten: its chip is ready again (SJ-F8)."""

    side: str
    corpse: str


class Rotated(Event):
    """A piece turned on its cell (SJ-A4)."""

    piece: str
    facing: str


class Swung(Event):
    """A piece swung the object in front of it (SJ-A9).

    `path` are the ring cells passed in order, the drop cell last, '-' outside the grid; `cubes`: the
    number carried; `rider`: the piece or corpse on top; `facing` is that of the swinger in the end.
    """

    piece: str
    turn: str
    quarters: int
    path: tuple[str, ...]
    cubes: int
    rider: str | None
    facing: str


class Stunned(Event):
    """A piece was knocked down: by a swung object (`slam` false, SJ-F5) or against a wall (SJ-F6)."""

    piece: str
    slam: bool


class Walked(Event):
    """A piece advanced to a cell, now `height` high: a 'walk', 'jump', 'push', 'press', 'leap' or 'sail' (SJ-A1)."""

    piece: str
    kind: str
    start: str
    cell: str
    height: int


class Pushed(Event):
    """Columns moved one cell (SJ-A8): `cells` from the pusher outward, before they moved; `weight` in all."""

    piece: str
    facing: str
    cells: tuple[str, ...]
    weight: int


class Fell(Event):
    """A piece or corpse came to stand `levels` lower on a cell (SJ-D1)."""

    piece: str
    cell: str
    levels: int


class Crushed(Event):
    """A piece or corpse on a cell was hit by a falling `what`: 'cube', 'corpse' or 'piece' (SJ-D4, SJ-D5)."""

    piece: str
    cell: str
    what: str


class Drowned(Event):
    """A piece or corpse fell into the sea (SJ-W2, SJ-W3)."""

    piece: str
    cell: str | None


class Sank(Event):
    """Normal cubes are lost in the sea (SJ-W3)."""

    cell: str | None
    cubes: int


class Floated(Event):
    """A coloured cube fell into the sea and floats (SJ-W4)."""

    side: str
    cell: str


class Killed(Event):
    """A living piece died through the action of `side`; `clause` says how."""

    side: str
    piece: str
    clause: str


class Secured(Event):
    """A side took a corpse (SJ-K1); `inherited` with the goods of a side wiped out (SJ-K2)."""

    side: str
    corpse: str
    inherited: bool


class Cushioned(Event):
    """A held corpse was laid under a fall or a leap of a piece and is gone (SJ-K4, SJ-D7)."""

    piece: str
    corpse: str


class Scored(Event):
    """A side got tokens. `why`: 'kill' (SJ-D2), 'starved' (SJ-M3), 'rescue' (SJ-M7) or 'escape' (SJ-O6)."""

    side: str
    points: int
    why: str


class Escaped(Event):
    """With `slaughter`: a piece left by helicopter (SJ-O6)."""

    piece: str


class CubeMoved(Event):
    """A seat put a cube higher (SJ-C1), or the tsunami did (SJ-O5); `colour` a side's letter, None a normal one."""

    seat: int
    start: str
    cell: str
    height: int
    colour: str | None


class ColourPlaced(Event):
    """A coloured cube came from the hand to the island (SJ-C5, SJ-C9)."""

    seat: int
    side: str
    cell: str
    height: int


class Rockfell(Event):
    """A cube from a stack was dropped in front of a piece (SJ-O7)."""

    seat: int
    piece: str
    start: str
    cell: str


class Wiped(Event):
    """The tsunami took the top cube of a stack out of the game (SJ-O5)."""

    seat: int
    cell: str


class Stuck(Event):
    """At the end of a turn of `side` a piece newly cannot move (SJ-M6); side None at set-up."""

    piece: str
    side: str | None


class Freed(Event):
    """A stuck piece can move again (SJ-M6)."""

    piece: str


class Ended(Event):
    """The regular end (SJ-V): `clause`, the winning seats, and the sides in order (SJ-V7)."""

    winners: tuple[int, ...]
    clause: str
    ranking: tuple[str, ...]


class ShotsBegan(Event):
    """A side of this rank has the catapult for `shots` shots (SJ-CA3)."""

    side: str
    rank: int
    shots: int


class Loaded(Event):
    """A projectile was loaded from a stack, or from the hand when `cell` is None (SJ-CA4)."""

    seat: int
    cell: str | None
    colour: str | None


class Fired(Event):
    """The catapult fired `projectiles` projectiles (SJ-CA5); `cell` was the target."""

    seat: int
    edge: str
    lane: int
    power: int
    cell: str
    projectiles: int


class Flew(Event):
    """One projectile: its dice, the lane and depth they lead to, and the cells it passed (SJ-CA6, SJ-CA7).

    `end`: 'body', 'side', 'shattered', 'rests', 'floats', 'lost' (too high), 'sea' or 'wide' (SJ-CA8);
    `cell`: the place, None when wide.
    """

    dice: tuple[int, int, int, int]
    lane: int
    depth: int
    path: tuple[str, ...]
    end: str
    cell: str | None


class Struck(Event):
    """A shot took a body off the island; the shooting side holds it (SJ-CA9)."""

    side: str
    piece: str


class Judged(Event):
    """After the last shot: the final order, the first has won (SJ-CA10); `changed` if a shot had effect."""

    winners: tuple[int, ...]
    ranking: tuple[str, ...]
    changed: bool
