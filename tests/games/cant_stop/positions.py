"""Positions to test from, made through the ruleset's own view, and the moves of a hand."""

from collections.abc import Mapping
from typing import Any

import msgspec

from hiroma.games.cant_stop import CantStop
from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.moves import Drop, Go, Stop
from hiroma.games.cant_stop.parts.board import HEIGHTS
from hiroma.games.cant_stop.view import Climb
from hiroma.kernel import CHANCE, IllegalMove, Rolled
from tests.games import hands

RULES = CantStop()

Cells = Mapping[int, int]


def climbs(cells: Cells) -> tuple[Climb, ...]:
    """Return the climbs of a route → cell mapping, in the form of the view."""
    return tuple(Climb(route, cell) for route, cell in cells.items())


def position(
    seats: int = 2,
    mover: int = 0,
    *,
    bivouacs: Mapping[int, Cells] | None = None,
    owners: Mapping[int, int] | None = None,
    climbers: Cells | None = None,
    **options: bool,
) -> Game:
    """Return a position before a roll. `owners` maps claimed routes to seats."""
    camps: list[dict[int, int]] = [dict((bivouacs or {}).get(seat, {})) for seat in range(seats)]
    for route, seat in (owners or {}).items():
        camps[seat][route] = HEIGHTS[route]
    empty = RULES.start(options, seats).view(None)
    view = msgspec.structs.replace(
        empty,
        first=0,
        mover=mover,
        bivouacs=tuple(climbs(dict(sorted(camp.items()))) for camp in camps),
        owners=tuple(sorted((owners or {}).items())),
        climbers=climbs(climbers or {}),
        rolls=1 if climbers else 0,
    )
    game = RULES.imagine(view, lambda _: 0)
    assert isinstance(game, Game)
    return game


def rolled(game: Game, *dice: int) -> Game:
    """Put these dice on the table and return the same game."""
    game.apply(CHANCE, Rolled(dice))
    return game


def play(game: Game, move: Go | Stop | Drop) -> list[Any]:
    """Make a move of the mover and return its events."""
    return hands.heard(game, game.mover, move)


def cells(game: Game) -> dict[int, int]:
    """Return the cells of the climbers, by route."""
    return {climb.route: climb.cell for climb in game.view(None).climbers}


def camps(game: Game, seat: int) -> dict[int, int]:
    """Return the cells of a seat's bivouacs, by route."""
    return {climb.route: climb.cell for climb in game.view(None).bivouacs[seat]}


def refused(game: Game, seat: int, move: Any) -> IllegalMove:
    """Return the refusal of a move, which must not have changed anything."""
    return hands.refused(game, seat, move, game.seats)
