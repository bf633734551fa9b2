"""The solver of a turn, compared with a slow one that plays every roll and move by the rules."""

from math import exp

import pytest

from hiroma.games.cant_stop.bots.leaf import NaiveLeaf
from hiroma.games.cant_stop.bots.master import Solver
from hiroma.games.cant_stop.bots.rolling import roads
from hiroma.games.cant_stop.bots.turn import Turn
from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.moves import Go, Move
from hiroma.games.cant_stop.parts.board import HEIGHTS, PAIRINGS, ROLLS, ROUTES
from hiroma.games.cant_stop.parts.odds import ALL_ROLLS, SORTED_ROLLS
from hiroma.kernel import CHANCE, Rolled
from hiroma.kernel.lot import Lot
from tests.games.cant_stop.positions import cells, position, rolled

MOST_CLOSED = {2: 0, 3: 1, 4: 2, 5: 3, 9: 0, 10: 1, 11: 2, 12: 3}
"""Claimed route → seat. Each of the four seats has two; 6, 7 and 8 are open."""

POSITIONS = {
    "first to three": position(4, owners=MOST_CLOSED, bivouacs={0: {6: 9, 7: 11, 8: 8}, 1: {7: 5}}),
    "a climber in hand too few": position(
        4, owners={2: 0, 3: 1, 4: 2, 5: 3, 10: 1, 11: 2, 12: 3}, bivouacs={0: {6: 9, 7: 12, 8: 10, 9: 7}, 2: {6: 10}}
    ),
    "on the way": position(
        4, owners={2: 0, 3: 1, 4: 2, 5: 3, 10: 1, 11: 2, 12: 3}, bivouacs={0: {6: 9, 7: 11}}, climbers={8: 10, 9: 8}
    ),
    "shared cells": position(
        4,
        owners=MOST_CLOSED,
        bivouacs={0: {6: 8, 7: 10, 8: 9}, 1: {6: 10, 7: 12}, 3: {6: 9, 8: 10}},
        unique=True,
    ),
    "partners": position(
        4, owners={2: 0, 3: 1, 4: 2, 5: 3, 9: 0, 10: 1, 11: 2, 12: 3}, bivouacs={0: {6: 9, 7: 12, 8: 10}}, team=True
    ),
    "a third claim that loses": position(
        4, owners={2: 0, 3: 1, 9: 0, 10: 1, 12: 3, 4: 3, 5: 1}, bivouacs={0: {6: 10, 7: 12, 8: 9, 11: 4}}, team=True
    ),
}


Known = dict[tuple[tuple[int, int], ...], float]

KNOWN: dict[str, Known] = {name: {} for name in POSITIONS}
"""Position → value of rolling by the slow count, for each set of the climbers' cells. `slowly` fills it."""


def chance(game: Game, mover: int) -> float:
    """Return a naive estimate of the chance of the seat's side to win, from the public view alone."""
    outcome = game.outcome()
    groups = ((0, 2), (1, 3)) if game.team else tuple((seat,) for seat in range(game.seats))
    if outcome is not None:
        return float(mover in outcome.winners)
    need = 5 if game.team else 3
    seen = game.view(None)
    owned = dict(seen.owners)

    def strength(seats: tuple[int, ...]) -> float:
        claimed = sum(owner in seats for owner in owned.values())
        best = {route: 0.0 for route in ROUTES if route not in owned}
        for seat in seats:
            for camp in seen.bivouacs[seat]:
                route, cell = camp.route, camp.cell
                if route in best:
                    best[route] = max(best[route], cell / HEIGHTS[route])
        return (claimed + sum(sorted(best.values())[::-1][: need - claimed])) / need

    parts = {seats: exp(strength(seats) / 0.2) for seats in groups}
    return next(part for seats, part in parts.items() if mover in seats) / sum(parts.values())


def slowly(game: Game, known: Known) -> float:
    """Return the value of rolling here, by the rules alone."""
    key = tuple(sorted(cells(game).items()))
    if key not in known:
        total = 0.0
        for roll, weight in SORTED_ROLLS:
            at = game.copy()
            at.apply(CHANCE, Rolled(ROLLS[roll]))
            total += weight * max(after(at, move, known) for move in at.moves(at.mover))
        known[key] = total / ALL_ROLLS
    return known[key]


def after(game: Game, move: Move, known: Known) -> float:
    """Return the value of a move."""
    mover, at = game.mover, game.copy()
    at.apply(mover, move)
    return slowly(at, known) if isinstance(move, Go) else chance(at, mover)


@pytest.mark.parametrize("name", POSITIONS)
def test_agrees_with_the_rules_played_out(name: str) -> None:
    game, known = POSITIONS[name], KNOWN[name]
    turn = Turn(game, NaiveLeaf())
    assert turn.rolling(cells(game)) == pytest.approx(slowly(game, known), abs=1e-12)
    assert len(known) > 8
    for key, value in known.items():
        if key:
            assert turn.rolling(dict(key)) == pytest.approx(value, abs=1e-12)


@pytest.mark.parametrize("name", POSITIONS)
def test_no_move_is_better_than_the_one_chosen(name: str) -> None:
    game, known = POSITIONS[name], KNOWN[name]
    solver, lot = Solver(), Lot(1)
    for roll, _ in SORTED_ROLLS[::5]:
        at = rolled(game.copy(), *ROLLS[roll])
        chosen = solver.choose(at, at.mover, lot.below)
        values = [after(at, move, known) for move in at.moves(at.mover)]
        assert after(at, chosen, known) == pytest.approx(max(values), abs=1e-12)


def test_a_whole_board() -> None:
    """The first decision of a game weighs tens of thousands of positions."""
    assert Solver().choose(rolled(position(), 3, 4, 3, 4), 0, Lot(7).below) == Go(7, 7)


def test_every_roll_is_on_one_road() -> None:
    for routes in ((2, 7, 12), (6, 7, 8), (3, 4, 5)):
        free = roads(routes, (2, 2, 2))
        usable = sum(1 << route for route in routes)
        misses = sum(1 for pairs in PAIRINGS if not any(usable >> total & 1 for pair in pairs for total in pair[:2]))
        assert sum(weight for weight, _ in free) == ALL_ROLLS - misses
        assert roads(routes, (0, 0, 0)) == []
