"""The view of a position: everything on the table, and the result of each choice."""

from hiroma.games.cant_stop.parts.board import CLIMBS, PAIRINGS, ROLLS, ROUTES, TOTALS, Pairing
from hiroma.games.cant_stop.parts.odds import ALL_ROLLS, bust
from hiroma.games.cant_stop.position import NOBODY, Position
from hiroma.games.cant_stop.view import CantStopView, Choice, Climb

_ORANGE = (((0, 0), (0, 0)), ((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
"""By the partner of the first die: the dice of its pair, and the other two."""


def view(at: Position) -> CantStopView:
    """Return the view of a position, the same for everybody: the game has no secrets."""
    usable = at.usable
    dice = ROLLS[at.roll] if at.roll >= 0 else None
    return CantStopView(
        seats=at.seats,
        first=None if at.first == NOBODY else at.first,
        mover=None if at.mover == NOBODY else at.mover,
        unique=at.unique,
        team=at.team,
        match=at.match,
        bivouacs=tuple([_camps(row) for row in at.bivouacs]),
        owners=tuple([(route, at.owners[route]) for route in ROUTES if at.owners[route] != NOBODY]),
        climbers=tuple([CLIMBS[route][at.climbers[route]] for route in at.placed]),
        in_hand=at.in_hand(),
        dice=None if dice is None else (dice[0], dice[1], dice[2], dice[3]),
        rolls=at.rolls,
        usable=() if dice is None else _routes(TOTALS[at.roll] & usable),
        choices=() if dice is None else _choices(at, usable),
        bust=bust(usable),
        turns=tuple(at.turns),
        ended=at.clause or None,
    )


def _routes(mask: int) -> tuple[int, ...]:
    return tuple([route for route in ROUTES if mask >> route & 1])


def _camps(row: list[int]) -> tuple[Climb, ...]:
    return tuple([CLIMBS[route][row[route]] for route in ROUTES if row[route]])


def _choices(at: Position, usable: int) -> tuple[Choice, ...]:
    """Return the choices, live ones first, in the order of `moves` (CS-D9)."""
    live: list[Choice] = []
    dead: list[Choice] = []
    forced = not TOTALS[at.roll] & usable
    for pairing in PAIRINGS[at.roll]:
        first, second, _ = pairing
        alive = bool(usable & (1 << first | 1 << second))
        for turned in (0,) if first == second else (0, 1):
            if alive:
                live.append(_living(at, pairing, turned))
            else:
                dead.append(_dead(pairing, turned, not forced))
    return tuple(live + dead)


def _living(at: Position, pairing: Pairing, turned: int) -> Choice:
    orange, red = pairing[turned], pairing[1 - turned]
    climbs = at.ascent(orange, red)
    blocked = tuple(at.blocked(orange, red)) if at.unique else ()
    dice = _ORANGE[pairing[2]][turned]
    return Choice(orange, red, dice, climbs, True, True, not blocked, blocked, bust(at.usable_after(climbs)))


def _dead(pairing: Pairing, turned: int, stop: bool) -> Choice:
    """Return a dead choice. A STOP with it is a DROP, and legal unless the DROP is forced anyway (CS-T6, CS-D7)."""
    dice = _ORANGE[pairing[2]][turned]
    return Choice(pairing[turned], pairing[1 - turned], dice, (), False, False, stop, (), ALL_ROLLS)
