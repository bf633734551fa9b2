"""What travels in Can't Stop: moves, events and views (clause numbers: RULES.md).

Routes are named by their number 2..12. Cells count from 1; the numbered top cell of route c is
cell H(c) (CS-S6). Seats are 0-based.
"""

import msgspec


class Go(msgspec.Struct, frozen=True, tag_field="do", tag="go"):
    """Take this pairing and roll again (CS-T2). `orange` and `red` are the two totals, 2..12."""

    orange: int
    red: int


class Stop(msgspec.Struct, frozen=True, tag_field="do", tag="stop"):
    """Take this pairing and bank; with a dead pairing this is a DROP (CS-T3, CS-T6)."""

    orange: int
    red: int


class Drop(msgspec.Struct, frozen=True, tag_field="do", tag="drop"):
    """Acknowledge that no pairing is live (CS-D7)."""


Move = Go | Stop | Drop


class FirstSeat(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="first-seat"):
    """The seat that begins the first game was drawn (CS-S10)."""

    seat: int


class TurnBegan(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="turn-began"):
    """A seat is on turn, three climbers in hand (CS-S7)."""

    seat: int


class DiceRolled(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="dice-rolled"):
    """The four dice, in throwing order; `live` says whether anything can advance (CS-D1, CS-D7)."""

    seat: int
    dice: tuple[int, int, int, int]
    live: bool


class Climbed(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="climbed"):
    """A climber went from cell `start` to `cell`; placed from the hand when `placed` (CS-M1, CS-M2).

    `start` is the mover's bivouac (0 = foot of the route) when the climber is placed.
    `topped` when `cell` is the numbered top.
    """

    seat: int
    route: int
    start: int
    cell: int
    placed: bool
    topped: bool


class Void(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="void"):
    """A total of the pairing moved nothing. `why`: 'closed' (CS-M9), 'topped' (CS-M8), 'no-climber' (CS-D5)."""

    seat: int
    route: int
    why: str


class Banked(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="banked"):
    """The bivouac of a seat moved from cell `start` (0 = none) up to `cell` (CS-T3)."""

    seat: int
    route: int
    start: int
    cell: int


class Claimed(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="claimed"):
    """A route is claimed; `removed` lists the seats whose bivouacs left it (CS-C1, CS-C2)."""

    seat: int
    route: int
    removed: tuple[int, ...]


class Dropped(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="dropped"):
    """Every step of the turn is lost (CS-T5). `forced` unless a dead pairing was chosen (CS-T6).

    `lost` lists (route, cell) of the climbers taken back.
    """

    seat: int
    forced: bool
    lost: tuple[tuple[int, int], ...]


class Won(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="won"):
    """The game is over; `seats` won by `clause` (CS-E1, CS-TM4, CS-TM5)."""

    seats: tuple[int, ...]
    clause: str


Event = FirstSeat | TurnBegan | DiceRolled | Climbed | Void | Banked | Claimed | Dropped | Won


class Climb(msgspec.Struct, frozen=True):
    """Where a climber would stand: route and cell."""

    route: int
    cell: int


class Choice(msgspec.Struct, frozen=True):
    """One pairing and orientation of the dice on the table.

    `dice` are the indices (0..3) of the two orange dice; `climbs` the climbers it moves, at their
    new cells; `live` (CS-D6); `go` and `stop` say whether the move is legal; `blocked` lists the
    routes whose shared cell forbids stopping (CS-U1); `bust` is the number of the 1,296 rolls
    that would DROP after a GO with it, all of them for a dead choice.
    """

    orange: int
    red: int
    dice: tuple[int, int]
    climbs: tuple[Climb, ...]
    live: bool
    go: bool
    stop: bool
    blocked: tuple[int, ...]
    bust: int


class CantStopView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything; nothing is secret in Can't Stop.

    `mover` is the seat on turn, `None` before the first seat is drawn. `bivouacs[seat]` lists that seat's
    climbs in route order. `owners` maps closed routes to seats as (route, seat) pairs. `usable` is
    the union of routes the dice can move on (CS-I2). `choices` are in the fixed order of `moves`;
    the first live one is preselected (CS-D9). `bust` is the number of the 1,296 rolls that DROP for
    the climbers as they stand now. `turns[seat]` counts turns begun, `rolls` the rolls of this turn.
    `climbers` are in the order they were placed, `in_hand` counts the others. `ended` is the clause
    that ended the game; `mover` is then the seat that made the last move.
    """

    seats: int
    first: int | None
    mover: int | None
    unique: bool
    team: bool
    match: int
    bivouacs: tuple[tuple[Climb, ...], ...]
    owners: tuple[tuple[int, int], ...]
    climbers: tuple[Climb, ...]
    in_hand: int
    dice: tuple[int, int, int, int] | None
    rolls: int
    usable: tuple[int, ...]
    choices: tuple[Choice, ...]
    bust: int
    turns: tuple[int, ...]
    ended: str | None
