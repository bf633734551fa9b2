"""Can't Stop by the rules and by the obvious second program."""

import random
from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations_with_replacement
from typing import Any

from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.moves import Drop
from hiroma.kernel import CHANCE, Rolled
from hiroma.kernel.lot import Lot
from tests.games.cant_stop import obvious
from tests.games.cant_stop.obvious import Table
from tests.games.cant_stop.positions import RULES, position
from tests.games.proving import Second, Spot

ROLLS = [tuple(random.Random(7).sample(dice, 4)) for dice in combinations_with_replacement(range(1, 7), 4)]
"""Every roll in some order of the dice."""

OUTCOMES = [Rolled(dice) for dice in ROLLS]

Dice = tuple[int, ...]
Beside = tuple[Table, Dice]
"""The second program's position, and the dice on the table."""


def key(pair: Beside) -> object:
    """A position as one comparable value."""
    table, dice = pair
    parts = (table.camps, table.climbers, table.owners)
    return (dice, table.mover, table.ended, *(tuple(sorted(part.items())) for part in parts))


def plain(game: Game) -> Beside:
    """The real position in the obvious form."""
    view = game.view(None)
    camps = {(seat, climb.route): climb.cell for seat, row in enumerate(view.bivouacs) for climb in row}
    climbers = {climb.route: climb.cell for climb in view.climbers}
    table = Table(view.seats, view.unique, view.team, game.mover, camps, climbers, dict(view.owners), view.ended or "")
    return table, () if view.ended else view.dice or ()


def follow(pair: Beside) -> Mapping[Any, Callable[[], Any]]:
    """Rolls, or decisions."""
    table, dice = pair
    if table.ended:
        return {}
    if not dice:
        return {roll: partial(rolled, table, roll) for roll in ROLLS}
    return {choice: partial(taken, table, choice) for choice in obvious.choices(table, dice)}


def rolled(table: Table, dice: Dice) -> Beside:
    """The position after a roll."""
    return table, dice


def taken(table: Table, choice: obvious.Choice) -> Beside:
    """The position after a decision, before the roll."""
    return obvious.take(table, choice), ()


def name(game: Game, move: Any) -> Any:
    """A roll or a decision in the obvious form."""
    if isinstance(move, Rolled):
        return move.values
    return ("drop", 0, 0) if isinstance(move, Drop) else (type(move).__name__.lower(), move.orange, move.red)


def begin(walk: int) -> tuple[Game, Beside]:
    """A whole game of four, with each of the options and none."""
    game = RULES.start({"unique": walk % 2 > 0, "team": walk % 4 > 1}, 4)
    game.apply(CHANCE, game.draw().outcomes()[Lot(walk).below(4)])
    assert isinstance(game, Game)
    return game, plain(game)


def both(game: Game) -> tuple[Game, Beside]:
    """A position for both."""
    return game, plain(game)


SECOND = Second(
    begin=begin, follow=follow, name=name, seen=lambda game: key(plain(game)), key=key, walks=24,
    draws=lambda game: OUTCOMES,
)  # fmt: skip

SMALL: dict[str, Any] = {
    "owners": {3: 0, 4: 1, 5: 0, 6: 1, 8: 2, 9: 2}, "bivouacs": {1: {2: 1, 12: 2}}, "climbers": {2: 2, 7: 12, 12: 1}
}  # fmt: skip

NAMED = {
    "empty board": (position(), 2, (132, 856)),
    "one climber left": (position(climbers={7: 1, 8: 1}), 2, (78, 856)),
    "topped": (position(climbers={6: 11, 7: 13, 2: 2}), 2, (3, 212)),
    "closed middle": (position(owners={6: 0, 7: 1, 8: 1}, climbers={5: 4}), 2, (89, 778)),
    "about to win": (position(owners={6: 0, 7: 0}, climbers={2: 2, 12: 2}), 2, (63, 825)),
    "unique": (position(bivouacs={1: {6: 1, 7: 2, 8: 1}}, climbers={7: 1}, unique=True), 2, (105, 586)),
    "team": (position(4, bivouacs={2: {7: 4}}, owners={2: 0, 3: 0, 4: 2}, climbers={12: 2}, team=True), 2, (87, 836)),
    "small end game": (position(3, **SMALL, unique=True), 4, (53, 174528)),
}
"""A roll and a move are two plies; rolls count without the order of the dice."""

SPOTS = {
    title: Spot(at=partial(both, game), plies=plies, counts=counts) for title, (game, plies, counts) in NAMED.items()
}
