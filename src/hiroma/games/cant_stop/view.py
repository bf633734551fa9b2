"""The view of Can't Stop: everything (words: moves.py, clause numbers: RULES.md)."""

import msgspec


class Climb(msgspec.Struct, frozen=True):
    """A climber on a route, at a cell."""

    route: int
    cell: int


class Choice(msgspec.Struct, frozen=True):
    """One pairing and orientation of the dice on the table.

    `dice` are the indices (0..3) of the two orange dice; `climbs` the climbers it moves, at their
    new cells; `live` (CS-D6); `go` and `stop` are true for a legal move; `blocked` lists the
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
    the union of routes that the dice can move on (CS-I2). `choices` are in the fixed order of `moves`;
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
