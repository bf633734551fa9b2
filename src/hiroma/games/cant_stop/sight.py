"""The view of a position: everything, and what each choice would do."""

from hiroma.games.cant_stop.board import DEALS, ROUTES, orange_dice
from hiroma.games.cant_stop.moves import CantStopView, Choice, Climb
from hiroma.games.cant_stop.odds import bust
from hiroma.games.cant_stop.state import NOBODY, Position


def view(position: Position) -> CantStopView:
    """What everybody may see: all of it (the game has no secrets)."""
    shown = position.clause == ""
    usable = position.usable()
    dice = position.dice
    return CantStopView(
        seats=position.seats,
        first=None if position.first == NOBODY else position.first,
        mover=None if position.mover == NOBODY else position.mover,
        unique=position.unique,
        team=position.team,
        match=position.match,
        bivouacs=tuple(_climbs(row) for row in position.bivouacs),
        owners=tuple((route, position.owners[route]) for route in ROUTES if position.owners[route] != NOBODY),
        climbers=_climbs(position.climbers),
        in_hand=position.in_hand,
        dice=(dice[0], dice[1], dice[2], dice[3]) if dice else None,
        rolls=position.rolls,
        usable=_offered(position, usable) if dice else (),
        choices=tuple(choices(position)) if dice and shown else (),
        bust=bust(usable),
        turns=tuple(position.turns),
        ended=position.clause or None,
    )


def choices(position: Position) -> list[Choice]:
    """Every pairing and orientation of the dice, in the order of `moves`: live ones first (CS-D9)."""
    living: list[Choice] = []
    dead: list[Choice] = []
    live = position.live()
    for index, (a, b) in enumerate(DEALS[position.deal]):
        for orange, red in ((a, b),) if a == b else ((a, b), (b, a)):
            choice = _choice(position, orange, red, bool(live >> index & 1), live != 0)
            (living if choice.live else dead).append(choice)
    return living + dead


def _choice(position: Position, orange: int, red: int, live: bool, any_live: bool) -> Choice:
    ascent = position.ascent(orange, red)
    blocked = tuple(position.shared(ascent.climbs)) if position.unique and live else ()
    return Choice(
        orange=orange,
        red=red,
        dice=orange_dice(position.dice, orange, red),
        climbs=tuple(Climb(route, cell) for route, cell in ascent.climbs),
        live=live,
        go=live,
        stop=any_live and not blocked,
        blocked=blocked,
        bust=bust(ascent.usable),
    )


def _climbs(cells: list[int]) -> tuple[Climb, ...]:
    return tuple(Climb(route, cells[route]) for route in ROUTES if cells[route])


def _offered(position: Position, usable: int) -> tuple[int, ...]:
    # Routes the dice can move on, over all pairings (CS-I2).
    reach = 0
    for a, b in DEALS[position.deal]:
        reach |= 1 << a | 1 << b
    return tuple(route for route in ROUTES if reach & usable & 1 << route)
