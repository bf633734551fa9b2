"""Luck over many games."""

from math import isclose

import pytest

from hiroma.arena.luck import luck, played
from hiroma.bots.hindsight import hindsight
from hiroma.kernel.lot import Lot


def test_a_game_is_played_to_its_end_and_can_be_reviewed() -> None:
    game = played("niagara", "casual", {}, Lot(3))
    assert len(game.opening) == 2
    assert game == played("niagara", "casual", {}, Lot(3))
    seen = hindsight(game)
    assert isclose(sum(balance.end for balance in seen.balances), 1.0)
    assert seen.moments[-1].rev == len(game.steps)


def test_as_few_play_as_the_options_allow() -> None:
    assert played("cant-stop", "random", {"team": True}, Lot(3)).seats == 4


@pytest.mark.slow
def test_the_mean_is_of_the_side_that_decides_first() -> None:
    found = luck("niagara", "casual", 2)
    assert found.count == 2
    assert found == luck("niagara", "casual", 2)
    assert found.deviation > 0


def test_what_has_no_luck() -> None:
    with pytest.raises(LookupError):
        luck("hidden-rooms", "deep", 1)
    with pytest.raises(LookupError):
        luck("niagara", "deep", 1)
