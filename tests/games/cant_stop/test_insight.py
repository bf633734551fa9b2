"""The worth of moves: STOP with a dead pairing keeps nothing (CS-T6)."""

import pytest

from hiroma.games.cant_stop.capabilities.insight import Foresight
from hiroma.games.cant_stop.moves import Go, Move, Stop
from tests.games.cant_stop.positions import Cells, position, rolled

HIGH: Cells = {6: 9, 7: 9, 8: 9}
"""Climbers that have much to lose. Of 6 6 1 1 the pairing 7 + 7 is live, and 12 + 2 is dead."""


@pytest.mark.parametrize(
    ("unique", "camps"),
    [
        pytest.param(False, {}, id="usual"),
        pytest.param(True, {1: {7: 11}}, id="unique, STOP with the live pairing is forbidden"),
        pytest.param(True, {1: {6: 9}}, id="unique, the climbers stand on a shared cell"),
    ],
)
def test_stopping_with_a_dead_pairing_loses_the_climb(unique: bool, camps: dict[int, Cells]) -> None:
    game = rolled(position(bivouacs=camps, climbers=HIGH, unique=unique), 6, 6, 1, 1)
    dead: tuple[Move, ...] = (Stop(12, 2),)
    worth = {each.line: each.chances[0] for each in Foresight().weigh(game, 0)}
    after = game.copy()
    after.apply(0, dead[0])
    assert after.view(None).bivouacs[0] == (), "the climb is lost"
    assert worth[dead] < worth[Go(7, 7),]
    assert worth[dead] == min(worth.values())
    assert worth[dead] == pytest.approx(Foresight().chances(after)[0], abs=0.05)
