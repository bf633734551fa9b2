"""Events of Can't Stop, for board, log and screen reader (words: moves.py, clauses: RULES.md)."""

from hiroma.kernel import kinds


class Event(kinds.Event):
    """An event of this game."""


class FirstSeat(Event):
    """The seat that begins the first game was drawn (CS-S10)."""

    seat: int


class TurnBegan(Event):
    """A seat is on turn, three climbers in hand (CS-S7)."""

    seat: int


class DiceRolled(Event):
    """The four dice, in throwing order; `live`: some pairing can advance a climber (CS-D1, CS-D7)."""

    seat: int
    dice: tuple[int, int, int, int]
    live: bool


class Climbed(Event):
    """A climber went from cell `start` to `cell`; `placed`: it came from the hand (CS-M1, CS-M2).

    `start` is the mover's bivouac (0 = foot of the route) when the climber is placed.
    `topped`: `cell` is the numbered top.
    """

    seat: int
    route: int
    start: int
    cell: int
    placed: bool
    topped: bool


class Void(Event):
    """A total of the pairing moved nothing. `why`: 'closed' (CS-M9), 'topped' (CS-M8), 'no-climber' (CS-D5)."""

    seat: int
    route: int
    why: str


class Banked(Event):
    """The bivouac of a seat moved from cell `start` (0 = none) up to `cell` (CS-T3)."""

    seat: int
    route: int
    start: int
    cell: int


class Claimed(Event):
    """A route is claimed; `removed` lists the seats whose bivouacs left it (CS-C1, CS-C2)."""

    seat: int
    route: int
    removed: tuple[int, ...]


class Dropped(Event):
    """Every step of the turn is lost (CS-T5). `forced`: no pairing was live; else a dead one was chosen (CS-T6).

    `lost` lists (route, cell) of the climbers taken back.
    """

    seat: int
    forced: bool
    lost: tuple[tuple[int, int], ...]


class Won(Event):
    """The game is over; `seats` won by `clause` (CS-E1, CS-TM4, CS-TM5)."""

    seats: tuple[int, ...]
    clause: str
