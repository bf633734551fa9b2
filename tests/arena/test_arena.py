"""Bots against bots: shares add up, the same run gives the same figures, workers or not."""

from typing import Any

import pytest

from hiroma.arena import Estimate, duel, solitaire
from hiroma.arena.batches import TRIAL, estimate, spread
from hiroma.arena.duel import begin, shares
from hiroma.games import newest
from hiroma.games.cant_stop.bots import Uniform
from hiroma.games.cant_stop.bots.rule_of_n import ga_linear, rule_of_28
from hiroma.games.hidden_rooms.bots.novice import Novice
from hiroma.kernel import Outcome


def test_estimate() -> None:
    found = estimate([1.0, 0.0, 1.0, 0.0])
    assert found == Estimate(0.5, 0.5, 4)
    assert found.margin == pytest.approx(0.49)
    assert str(found) == "0.5000 ± 0.4900"


def test_a_few_games_that_were_all_won_prove_little() -> None:
    assert estimate([1.0] * 4).margin_of_share > 0.3
    assert estimate([0.0] * 4).margin_of_share == estimate([1.0] * 4).margin_of_share
    assert estimate([0.5]).margin_of_share > 0.9
    assert estimate([1.0] * 1000).margin_of_share < 0.002
    split = estimate([1.0] * 99 + [0.0])
    assert split.margin_of_share == split.margin


def square(numbers: range) -> list[int]:
    return [number * number for number in numbers]


@pytest.mark.slow
@pytest.mark.parametrize("games", [1, TRIAL, TRIAL + 1, 57])
@pytest.mark.parametrize("workers", [1, 2])
def test_games_come_back_in_order(games: int, workers: int) -> None:
    assert spread(square, games, workers) == [number * number for number in range(games)]


@pytest.mark.slow
def test_a_duel_is_repeatable_and_its_shares_add_up() -> None:
    found = duel("cant-stop", [rule_of_28, ga_linear, Uniform], 60, seed=5)
    assert sum(each.mean for each in found.wins) == pytest.approx(1)
    assert found == duel("cant-stop", [rule_of_28, ga_linear, Uniform], 60, seed=5, workers=2)
    assert found != duel("cant-stop", [rule_of_28, ga_linear, Uniform], 60, seed=6)
    assert found.wins[2].mean < 0.2
    assert found.moves.mean > 20


def test_partners_win_together() -> None:
    found = duel("cant-stop", [ga_linear, Uniform, ga_linear, Uniform], 30, options={"team": True, "unique": True})
    assert found.wins[0] == found.wins[2]
    assert found.wins[0].mean > 0.8


@pytest.mark.slow
def test_the_first_seat_may_be_drawn() -> None:
    fixed = duel("cant-stop", [Uniform, Uniform], 400, first=0).wins[0].mean
    drawn = duel("cant-stop", [Uniform, Uniform], 400, first=None).wins[0].mean
    assert fixed != drawn
    assert abs(drawn - 0.5) < 0.1


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cant-stop", {"starter": "first"}),
        ("niagara", {"starter": "first"}),
        ("niagara", {"starter": "first", "arrow_start": "L"}),
        ("niagara", {"arrow_start": "L"}),
    ],
)
def test_a_seat_to_begin_is_for_games_that_draw_it(game: str, options: dict[str, str]) -> None:
    state = newest(game).start(options, 3)
    begin(state, 1)
    view: Any = state.view(None)
    assert view.first == (0 if "starter" in options else 1)


def test_a_shared_win_counts_in_parts() -> None:
    end = Outcome(ranking=((0, 2), (1,)), sides=((0,), (1,), (2,)), scores=(1, 0, 1), clause="X-1", first=0)
    assert shares(end, 3) == (0.5, 0.0, 0.5)


def test_nobody_wins_a_lost_game_alone() -> None:
    end = Outcome(ranking=((), (0,)), sides=((0,),), scores=(0,), clause="X-2", first=0)
    assert shares(end, 1) == (0.0,)
    found = duel("hidden-rooms", [Novice], 30, seed=2)
    assert 0.1 < found.wins[0].mean < 0.7


@pytest.mark.slow
def test_alone() -> None:
    found = solitaire("cant-stop", ga_linear, 60)
    assert found == solitaire("cant-stop", ga_linear, 60, workers=2)
    assert 7 < found.mean < 11


def test_an_unknown_game() -> None:
    with pytest.raises(KeyError):
        duel("chess", [Uniform, Uniform], 1)
