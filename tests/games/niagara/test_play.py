"""Whole games: the contract, conservation, secrets, ends."""

from typing import Any

import pytest

from hiroma.games.niagara.course import Game
from hiroma.games.niagara.parts.board import MOST_FLOW
from hiroma.games.niagara.position import Position
from hiroma.kernel import CHANCE
from hiroma.kernel.conformance import check
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import playout
from tests.games.niagara.crowd import homeward, watched
from tests.games.niagara.positions import RULES
from tests.games.niagara.worlds import SETTINGS, keeps_gems, opened, twin


@pytest.mark.slow
def test_it_keeps_the_contract() -> None:
    """Random options, every flag of them, and the bot under which games end."""
    check(RULES, games=5, seed=4, every=60, twin=twin, own=[keeps_gems])


@pytest.mark.slow
@pytest.mark.clause("NI-S9")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("setting", SETTINGS)
def test_random_play_under_all_laws(setting: dict[str, Any], seats: int) -> None:
    assert watched(setting, seats, seed=seats, every=150) == 60


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


def test_the_fewest_moves_of_a_game() -> None:
    """A named count: every sequence of the first turns of seat A with card 6, both canoes ashore."""
    game = RULES.start({"arrow_start": "L"}, 3)
    assert isinstance(game, Game)
    assert isinstance(game, Position)
    game.apply(CHANCE, game.draw().outcomes()[0])
    assert perft(game, 1) == 7
    assert perft(game, 2) == 7 * 7
    assert perft(game, 3) == 7**3


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many moves there are."""
    if not depth:
        return 1
    total = 0
    seat = game.actors()[0]
    for move in game.moves(seat):
        after = game.copy()
        after.apply(seat, move)
        total += perft(after, depth - 1)
    return total
