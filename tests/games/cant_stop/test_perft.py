"""Counts of positions reached, by the rules and by the obvious second program."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.moves import Drop, Go, Stop
from hiroma.kernel import CHANCE, Rolled
from hiroma.kernel.lot import Lot
from tests.games.cant_stop import obvious
from tests.games.cant_stop.obvious import Choice, Table
from tests.games.cant_stop.positions import RULES, position

ROLLS = list(combinations_with_replacement(range(1, 7), 4))

Key = tuple[object, ...]


def key(table: Table) -> Key:
    """A position as one comparable value."""
    parts = (table.camps, table.climbers, table.owners)
    return (table.mover, table.ended, *(tuple(sorted(part.items())) for part in parts))


def seen(game: Game) -> Table:
    """The real position in the obvious form."""
    view = game.view(None)
    camps = {(seat, climb.route): climb.cell for seat, row in enumerate(view.bivouacs) for climb in row}
    climbers = {climb.route: climb.cell for climb in view.climbers}
    return Table(view.seats, view.unique, view.team, game.mover, camps, climbers, dict(view.owners), view.ended or "")


def named(move: object) -> Choice:
    """A real move in the obvious form."""
    assert isinstance(move, (Go, Stop, Drop))
    return ("drop", 0, 0) if isinstance(move, Drop) else (type(move).__name__.lower(), move.orange, move.red)


def real_steps(game: Game) -> Iterator[tuple[Choice, Game]]:
    """Every roll without order, every move."""
    for dice in ROLLS:
        thrown = game.copy()
        thrown.apply(CHANCE, Rolled(dice))
        for move in thrown.moves(game.mover):
            after = thrown.copy()
            after.apply(game.mover, move)
            yield named(move), after


def count(game: Game, depth: int) -> tuple[Counter[Key], int]:
    """The different positions after `depth` rolls and moves, and the paths to them, by both programs."""
    real: dict[Key, tuple[Game, int]] = {key(seen(game)): (game, 1)}
    plain: dict[Key, tuple[Table, int]] = {key(seen(game)): (seen(game), 1)}
    for _ in range(depth):
        following: dict[Key, tuple[Game, int]] = {}
        for state, ways in real.values():
            if not state.outcome():
                for _, after in real_steps(state):
                    where = key(seen(after))
                    following[where] = (after, following.get(where, (after, 0))[1] + ways)
        simple: dict[Key, tuple[Table, int]] = {}
        for table, ways in plain.values():
            if not table.ended:
                for dice in ROLLS:
                    for choice in obvious.choices(table, dice):
                        then = obvious.take(table, choice)
                        simple[key(then)] = (then, simple.get(key(then), (then, 0))[1] + ways)
        real, plain = following, simple
    counted = Counter({where: ways for where, (_, ways) in real.items()})
    assert counted == Counter({where: ways for where, (_, ways) in plain.items()})
    return counted, sum(counted.values())


NAMED = {
    "empty board": (position(), (132, 856)),
    "one climber left": (position(climbers={7: 1, 8: 1}), (78, 856)),
    "topped": (position(climbers={6: 11, 7: 13, 2: 2}), (3, 212)),
    "closed middle": (position(owners={6: 0, 7: 1, 8: 1}, climbers={5: 4}), (89, 778)),
    "about to win": (position(owners={6: 0, 7: 0}, climbers={2: 2, 12: 2}), (63, 825)),
    "unique": (position(bivouacs={1: {6: 1, 7: 2, 8: 1}}, climbers={7: 1}, unique=True), (105, 586)),
    "team": (position(4, bivouacs={2: {7: 4}}, owners={2: 0, 3: 0, 4: 2}, climbers={12: 2}, team=True), (87, 836)),
}
"""Positions by name, with the different positions and the paths one roll later (rolls without order)."""


@pytest.mark.parametrize("name", NAMED)
def test_one_roll(name: str) -> None:
    game, expected = NAMED[name]
    counted, paths = count(game, 1)
    assert (len(counted), paths) == expected


def test_two_rolls_of_a_small_end_game() -> None:
    owners = {3: 0, 4: 1, 5: 0, 6: 1, 8: 2, 9: 2}
    game = position(3, owners=owners, bivouacs={1: {2: 1, 12: 2}}, climbers={2: 2, 7: 12, 12: 1}, unique=True)
    counted, paths = count(game, 2)
    assert (len(counted), paths) == (53, 174528)


@pytest.mark.parametrize("options", [{}, {"unique": True}, {"team": True}, {"team": True, "unique": True}])
def test_whole_games_side_by_side(options: dict[str, bool]) -> None:
    for seed in range(6):
        lot = Lot(seed)
        game = RULES.start(options, 4)
        game.apply(CHANCE, game.draw().outcomes()[lot.below(4)])
        assert isinstance(game, Game)
        table = seen(game)
        while not table.ended:
            roll = game.draw().outcomes()[lot.below(1296)]
            assert isinstance(roll, Rolled)
            game.apply(CHANCE, roll)
            moves = game.moves(game.mover)
            assert {named(move) for move in moves} == obvious.choices(table, roll.values)
            move = moves[lot.below(len(moves))]
            game.apply(game.mover, move)
            table = obvious.take(table, named(move))
            assert key(seen(game)) == key(table)
        assert game.outcome() is not None
