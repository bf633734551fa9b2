"""What happens in Shinsai-jima, one event a step, each with its reason (names: moves.py).

`cell` is where it happens, None outside the grid. `side` is a letter 'A'..'E' or 'N'. Bodies are named
by the piece they were.
"""

import msgspec

from hiroma.games.shinsai_jima.shots import Fired, Flew, Judged, Loaded, ShotsBegan, Struck


class Built(msgspec.Struct, frozen=True, tag_field="event", tag="built"):
    """A cube of the running pile went on a stack, now `height` high (SJ-S3)."""

    seat: int
    cell: str
    height: int


class Placed(msgspec.Struct, frozen=True, tag_field="event", tag="placed"):
    """A piece took its first cell (SJ-S4, SJ-S5)."""

    seat: int
    piece: str
    cell: str
    facing: str


class WindowOpened(msgspec.Struct, frozen=True, tag_field="event", tag="window-opened"):
    """`seats` are asked whether they interrupt before the turn of `seat` (SJ-F9); `again` after a claim."""

    seat: int
    seats: tuple[int, ...]
    again: bool


class Answered(msgspec.Struct, frozen=True, tag_field="event", tag="answered"):
    """A seat has answered; what, is shown when all have (SJ-F9b)."""

    seat: int


class Claimed(msgspec.Struct, frozen=True, tag_field="event", tag="claimed"):
    """A seat interrupts and has paid: its chip, and `corpse` eaten before it (SJ-F9c)."""

    seat: int
    corpse: str | None
    reveals: bool = True


class TurnBegan(msgspec.Struct, frozen=True, tag_field="event", tag="turn-began"):
    """A turn begins. `kind`: 'normal', 'interrupt' (SJ-F9d) or 'cubes' for a seat without pieces (SJ-TE4)."""

    seat: int
    kind: str


class Woke(msgspec.Struct, frozen=True, tag_field="event", tag="woke"):
    """A stunned piece stands up (SJ-F7)."""

    piece: str
    cell: str


class Starved(msgspec.Struct, frozen=True, tag_field="event", tag="starved"):
    """A stuck piece died where it stood (SJ-M3)."""

    piece: str
    cell: str


class Rationed(msgspec.Struct, frozen=True, tag_field="event", tag="rationed"):
    """A seat ate a held corpse to survive stuck (SJ-M5)."""

    seat: int
    corpse: str


class Saved(msgspec.Struct, frozen=True, tag_field="event", tag="saved"):
    """A stuck piece is to be freed with items, now (SJ-M4)."""

    seat: int
    piece: str


class Selected(msgspec.Struct, frozen=True, tag_field="event", tag="selected"):
    """The piece of this turn (SJ-T3)."""

    seat: int
    piece: str


class Surged(msgspec.Struct, frozen=True, tag_field="event", tag="surged"):
    """The chip of a side was used: power 2 (SJ-F2)."""

    side: str
    power: int


class Boosted(msgspec.Struct, frozen=True, tag_field="event", tag="boosted"):
    """A corpse held by `side` was eaten to double the power (SJ-F3)."""

    side: str
    corpse: str
    power: int


class Ate(msgspec.Struct, frozen=True, tag_field="event", tag="ate"):
    """A corpse held by `side` was eaten: its chip is ready again (SJ-F8)."""

    side: str
    corpse: str


class Rotated(msgspec.Struct, frozen=True, tag_field="event", tag="rotated"):
    """A piece turned on its cell (SJ-A4)."""

    piece: str
    facing: str


class Swung(msgspec.Struct, frozen=True, tag_field="event", tag="swung"):
    """A piece swung what stood in front of it (SJ-A9).

    `path` are the ring cells passed in order, the drop cell last, '-' outside the grid; `cubes` how
    many were carried, `rider` the piece or corpse on top; `facing` is where the swinger looks in the end.
    """

    piece: str
    turn: str
    quarters: int
    path: tuple[str, ...]
    cubes: int
    rider: str | None
    facing: str


class Stunned(msgspec.Struct, frozen=True, tag_field="event", tag="stunned"):
    """A piece was knocked down: by a swung object (`slam` false, SJ-F5) or against a wall (SJ-F6)."""

    piece: str
    slam: bool


class Walked(msgspec.Struct, frozen=True, tag_field="event", tag="walked"):
    """A piece advanced from a cell to another, now `height` high.

    `kind`: 'walk', 'jump', 'push', 'press', 'leap' or 'sail' (SJ-A1).
    """

    piece: str
    kind: str
    start: str
    cell: str
    height: int


class Pushed(msgspec.Struct, frozen=True, tag_field="event", tag="pushed"):
    """Columns moved one cell (SJ-A8): `cells` from the pusher outward, before they moved; `weight` in all."""

    piece: str
    facing: str
    cells: tuple[str, ...]
    weight: int


class Fell(msgspec.Struct, frozen=True, tag_field="event", tag="fell"):
    """A piece or corpse came to stand `levels` lower on a cell (SJ-D1)."""

    piece: str
    cell: str
    levels: int


class Crushed(msgspec.Struct, frozen=True, tag_field="event", tag="crushed"):
    """What lay or stood on a cell was hit by a falling 'cube', 'corpse' or 'piece' (SJ-D4, SJ-D5)."""

    piece: str
    cell: str
    what: str


class Drowned(msgspec.Struct, frozen=True, tag_field="event", tag="drowned"):
    """A piece or corpse fell into the sea (SJ-W2, SJ-W3)."""

    piece: str
    cell: str | None


class Sank(msgspec.Struct, frozen=True, tag_field="event", tag="sank"):
    """Normal cubes are lost in the sea (SJ-W3)."""

    cell: str | None
    cubes: int


class Floated(msgspec.Struct, frozen=True, tag_field="event", tag="floated"):
    """A coloured cube fell into the sea and floats (SJ-W4)."""

    side: str
    cell: str


class Killed(msgspec.Struct, frozen=True, tag_field="event", tag="killed"):
    """A living piece died through the action of `side`; `clause` says how."""

    side: str
    piece: str
    clause: str


class Secured(msgspec.Struct, frozen=True, tag_field="event", tag="secured"):
    """A side took a corpse (SJ-K1); `inherited` with the goods of a side wiped out (SJ-K2)."""

    side: str
    corpse: str
    inherited: bool


class Cushioned(msgspec.Struct, frozen=True, tag_field="event", tag="cushioned"):
    """A held corpse was laid under a fall or a leap of a piece and is gone (SJ-K4, SJ-D7)."""

    piece: str
    corpse: str


class Scored(msgspec.Struct, frozen=True, tag_field="event", tag="scored"):
    """A side got tokens. `why`: 'kill' (SJ-D2), 'starved' (SJ-M3), 'rescue' (SJ-M7) or 'escape' (SJ-O6)."""

    side: str
    points: int
    why: str


class Escaped(msgspec.Struct, frozen=True, tag_field="event", tag="escaped"):
    """With `slaughter`: a piece left by helicopter (SJ-O6)."""

    piece: str


class CubeMoved(msgspec.Struct, frozen=True, tag_field="event", tag="cube-moved"):
    """A seat put a cube higher (SJ-C1), or the tsunami did (SJ-O5); `colour` a side's letter, None a normal one."""

    seat: int
    start: str
    cell: str
    height: int
    colour: str | None


class ColourPlaced(msgspec.Struct, frozen=True, tag_field="event", tag="colour-placed"):
    """A coloured cube came from the hand to the island (SJ-C5, SJ-C9)."""

    seat: int
    side: str
    cell: str
    height: int


class Rockfell(msgspec.Struct, frozen=True, tag_field="event", tag="rockfell"):
    """A cube from a stack was dropped in front of a piece (SJ-O7)."""

    seat: int
    piece: str
    start: str
    cell: str


class Wiped(msgspec.Struct, frozen=True, tag_field="event", tag="wiped"):
    """The tsunami took the top cube of a stack out of the game (SJ-O5)."""

    seat: int
    cell: str


class Stuck(msgspec.Struct, frozen=True, tag_field="event", tag="stuck"):
    """At the end of a turn of `side` a piece newly cannot move (SJ-M6); side None at set-up."""

    piece: str
    side: str | None


class Freed(msgspec.Struct, frozen=True, tag_field="event", tag="freed"):
    """A stuck piece can move again (SJ-M6)."""

    piece: str


class Ended(msgspec.Struct, frozen=True, tag_field="event", tag="ended"):
    """The regular end (SJ-V): `clause`, the winning seats, and the sides in order (SJ-V7)."""

    winners: tuple[int, ...]
    clause: str
    ranking: tuple[str, ...]


Event = (
    Built
    | Placed
    | WindowOpened
    | Answered
    | Claimed
    | TurnBegan
    | Woke
    | Starved
    | Rationed
    | Saved
    | Selected
    | Surged
    | Boosted
    | Ate
    | Rotated
    | Swung
    | Stunned
    | Walked
    | Pushed
    | Fell
    | Crushed
    | Drowned
    | Sank
    | Floated
    | Killed
    | Secured
    | Cushioned
    | Scored
    | Escaped
    | CubeMoved
    | ColourPlaced
    | Rockfell
    | Wiped
    | Stuck
    | Freed
    | Ended
    | ShotsBegan
    | Loaded
    | Fired
    | Flew
    | Struck
    | Judged
)
