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
    """Route → cell as the view shows it."""
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
    """A position before a roll; `owners` maps claimed routes to seats."""
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
    """The same game with these dice on the table."""
    game.apply(CHANCE, Rolled(dice))
    return game


def play(game: Game, move: Go | Stop | Drop) -> list[Any]:
    """The mover's move; what was told of it."""
    return hands.heard(game, game.mover, move)


def cells(game: Game) -> dict[int, int]:
    """Route → cell of the climbers."""
    return {climb.route: climb.cell for climb in game.view(None).climbers}


def camps(game: Game, seat: int) -> dict[int, int]:
    """Route → cell of a seat's bivouacs."""
    return {climb.route: climb.cell for climb in game.view(None).bivouacs[seat]}


def refused(game: Game, seat: int, move: Any) -> IllegalMove:
    """The refusal of a move, which has changed nothing."""
    return hands.refused(game, seat, move, game.seats)
