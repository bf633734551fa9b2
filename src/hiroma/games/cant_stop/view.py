"""What everybody sees, with what each choice would do and its odds."""

from hiroma.games.cant_stop.board import CLIMB, HEIGHT, PAIRINGS, ROLLS, ROUTES, TOTALS, Pairing
from hiroma.games.cant_stop.moves import CantStopView, Choice, Climb
from hiroma.games.cant_stop.odds import ALL_ROLLS, bust
from hiroma.games.cant_stop.state import Position

_PARTNERS = (((0, 0), (0, 0)), ((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
"""By the partner of die 0: the dice of its pair, then the other two."""


def view_of(at: Position) -> CantStopView:
    """The view of a position. A finished one still shows its winner as mover, and no choices."""
    a, b, c, d = ROLLS[max(at.roll, 0)]
    return CantStopView(
        seats=at.seats,
        first=at.first if at.first >= 0 else None,
        mover=at.mover if at.mover >= 0 else None,
        unique=at.unique,
        team=at.team,
        match=at.match,
        bivouacs=tuple([_camps(row) for row in at.bivouacs]),
        owners=tuple([(route, at.owners[route]) for route in ROUTES if at.owners[route] >= 0]),
        climbers=tuple([CLIMB[route][at.climbers[route]] for route in at.placed]),
        in_hand=at.in_hand(),
        dice=(a, b, c, d) if at.roll >= 0 else None,
        rolls=at.rolls,
        usable=tuple(_routes(TOTALS[at.roll] & at.usable)) if at.roll >= 0 else (),
        choices=_choices(at) if at.roll >= 0 else (),
        bust=bust(at.usable),
        turns=tuple(at.turns),
        ended=at.clause or None,
    )


def _routes(mask: int) -> list[int]:
    return [route for route in ROUTES if mask >> route & 1]


def _camps(row: list[int]) -> tuple[Climb, ...]:
    return tuple([CLIMB[route][row[route]] for route in ROUTES if row[route]])


def _choices(at: Position) -> tuple[Choice, ...]:
    """Live ones first, each group in the order of the dice, as in `moves`."""
    live: list[Choice] = []
    dead: list[Choice] = []
    for pairing in PAIRINGS[at.roll]:
        first, second, _ = pairing
        group = live if at.usable & (1 << first | 1 << second) else dead
        group.append(_choice(at, pairing, 0))
        if first != second:
            group.append(_choice(at, pairing, 1))
    forced = not live
    return tuple(live + dead) if not forced else tuple([_unstoppable(choice) for choice in dead])


def _unstoppable(choice: Choice) -> Choice:
    """A dead choice when all are dead: only DROP is left (CS-D7)."""
    return Choice(choice.orange, choice.red, choice.dice, (), False, False, False, (), ALL_ROLLS)


def _choice(at: Position, pairing: Pairing, turned: int) -> Choice:
    orange, red = (pairing[1], pairing[0]) if turned else (pairing[0], pairing[1])
    dice = _PARTNERS[pairing[2]][turned]
    climbs = at.landing(orange, red)
    if not climbs:
        return Choice(orange, red, dice, (), False, False, True, (), ALL_ROLLS)
    blocked = tuple(at.blocked(orange, red))
    return Choice(orange, red, dice, climbs, True, True, not blocked, blocked, bust(usable_after(at, climbs)))


def usable_after(at: Position, climbs: tuple[Climb, ...]) -> int:
    """The mask of usable routes once these climbers stand where they land (CS-D5)."""
    usable = at.usable
    hand = at.in_hand()
    moving = 0
    for climb in climbs:
        bit = 1 << climb.route
        hand -= not at.climbers[climb.route]
        if climb.cell < HEIGHT[climb.route]:
            moving |= bit
        usable &= ~bit
    if hand:
        return usable | moving
    return usable & at.below_top() | moving
