"""Whole games: their ends, and copies of positions."""

from typing import Any

import pytest

from hiroma.games.niagara.parts.board import MOST_FLOW
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import playout
from tests.games.niagara.homing import homeward
from tests.games.niagara.positions import RULES
from tests.games.niagara.worlds import SETTINGS, opened


@pytest.mark.clause("NI-E7")
@pytest.mark.parametrize("setting", SETTINGS)
def test_homeward_play_ends(setting: dict[str, Any]) -> None:
    assert all(homeward(setting, 3 + seed % 3, seed) < 1000 for seed in range(9))


@pytest.mark.clause("NI-E7")
def test_chance_alone_ends_no_game() -> None:
    game = RULES.start({}, 4)
    with pytest.raises(RuntimeError, match="no end after 20000 steps"):
        playout(game, Lot(1).below, 20_000)


def test_copies_share_nothing_that_changes() -> None:
    for game in opened({"flussgeister": True}, seed=2, steps=40):
        twin_of = game.copy()
        for field in ("stock", "store", "lost", "place", "cargo", "hands", "chosen", "met"):
            assert getattr(game, field) == getattr(twin_of, field)
            assert getattr(game, field) is not getattr(twin_of, field)


def test_flow_is_never_more_than_the_tables_hold() -> None:
    for setting in SETTINGS:
        for game in opened(setting, seed=31, steps=200):
            assert all(0 <= outlook.flow <= MOST_FLOW for outlook in game.view(None).outlooks)
