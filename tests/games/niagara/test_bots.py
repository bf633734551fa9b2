"""The bots: they move legally, know only what their seat knows, and each level beats the one below."""

from typing import Any

import pytest

from hiroma.arena.rotation import rotated
from hiroma.games.niagara.acts.guesses import deal as guess
from hiroma.games.niagara.acts.guesses import flows, hidden
from hiroma.games.niagara.bots import LEVELS
from hiroma.games.niagara.bots.outlook import NUMBERS, SIZE, places
from hiroma.games.niagara.bots.planner import actions, all_actions
from hiroma.games.niagara.bots.race import left, rounds, to_go
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.evaluation import SET, Holdings, worth
from hiroma.games.niagara.parts.board import CLOUD
from hiroma.games.niagara.position import TURN
from hiroma.kernel import Below, Option
from hiroma.kernel.learning import by_numbers
from hiroma.kernel.lot import Lot
from tests.games.niagara.positions import RULES, deal, do, plans, read, scene, turn, write
from tests.games.niagara.worlds import SETTINGS, opened, twin


def choice(game: Game, level: str, seat: int = 0, seed: int = 1) -> str:
    """Return the move of a bot for a seat."""
    return write(LEVELS[level]().choose(game, seat, Lot(seed).below))


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setting", SETTINGS)
def test_bots_choose_legal_moves_and_change_nothing(setting: dict[str, Any], level: str) -> None:
    lot = Lot(7)
    for number, game in enumerate(opened(setting, seed=11, steps=60, seats=5)):
        if number % 4 == 0:
            seat = game.actors()[0]
            before = game.view(None)
            move = LEVELS[level]().choose(game, seat, lot.below)
            assert move in game.moves(seat)
            assert game.view(None) == before


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_bots_know_what_their_seat_knows(level: str) -> None:
    """A bot with the same chance makes the same move whatever cards the others have picked."""
    lot, asked = Lot(5), 0
    for setting in SETTINGS:
        for number, game in enumerate(opened(setting, seed=23, steps=120)):
            seat = game.actors()[0]
            if number % 10 == 0 and any(game.chosen[other] for other in hidden(game, seat)):
                choices = {choice(twin(game.copy(), seat, lot.below), level, seat) for _ in range(4)}
                assert len(choices) == 1
                asked += 1
    assert asked > 8


def test_only_hidden_cards_are_guessed() -> None:
    game = scene(5, used={"C": ["1", "2", "3"]})
    deal(game, "6", "5", "4")
    assert hidden(game, 0) == [1, 2, 3, 4]
    guesses = [guess(game, 0, Lot(seed).below) for seed in range(60)]
    assert {cards[0] for cards in guesses} == {6}
    assert {cards[2] for cards in guesses} == {4, 5, 6, CLOUD}
    assert {cards[4] for cards in guesses} == {1, 2, 3, 4, 5, 6, CLOUD}
    do(game, "D choose 1", "E choose 2", "A done")
    assert hidden(game, 0) == [2, 3, 4], "B's card is on the table"


def test_flows_are_chances() -> None:
    game = scene(weather=1)
    found = flows(game, 0, [[3, CLOUD, 4]] * 200, Lot(1).below)
    assert [flow for flow, _ in found] == [3, 5]
    assert sum(weight for _, weight in found) == pytest.approx(1)
    assert flows(game, 1, [[3, CLOUD, 4]], Lot(1).below) == [(4, 1.0)], "one's own cloud is in the weather already"


def test_every_plan_is_weighed() -> None:
    for setting in SETTINGS:
        for game in opened(setting, seed=41, steps=150):
            if game.phase == TURN and game.action < 0 and game.may:
                for canoe in (0, 1):
                    if game.may >> canoe & 1:
                        name = "ABCD"[game.mover] + str(canoe + 1)
                        ends = {end.cargo[0] for end, _ in actions(game, canoe)}
                        assert ends
                        assert len(all_actions(game)) >= len(plans(game, name))


def test_what_is_to_go() -> None:
    full = [7] * 5
    assert to_go([4, 0, 0, 0, 0], full) == 0
    assert to_go([1, 1, 1, 1, 1], full) == 0
    assert to_go([3, 2, 2, 0, 0], full) == 0
    assert to_go([3, 0, 0, 0, 0], full) < to_go([2, 0, 0, 0, 0], full)
    assert to_go([3, 0, 0, 0, 0], [0, 7, 7, 7, 7]) > to_go([3, 0, 0, 0, 0], full), "there is no fourth"


def test_a_store_is_worth_most_when_it_ends_the_game() -> None:
    for met in ([4, 0, 0, 0, 0], [1, 1, 1, 1, 1], [3, 2, 2, 0, 0]):
        assert worth(met) == SET
    assert worth([0] * 5) < worth([1, 0, 0, 0, 0]) < worth([1, 1, 0, 0, 0]) < worth([3, 1, 1, 1, 0]) < SET


def test_gems_aboard_count_and_the_basin_hurts() -> None:
    laden = scene(canoes={"A1": "3 V"})
    assert Holdings(laden, 0).after(0) > Holdings(laden, 1).after(0)
    assert Holdings(laden, 0).after(8) < Holdings(laden, 1).after(8)
    there = left(laden)
    assert rounds(laden, 0, there) < rounds(laden, 1, there)
    sunk = scene(canoes={"A1": "falls"})
    assert rounds(sunk, 0, there) > rounds(sunk, 1, there)


def test_shares_are_chances_and_favour_who_is_ahead() -> None:
    at = scene(stores={"B": "VVV"}, canoes={"B1": "2 V"})
    parts = by_numbers(NUMBERS.of("river"), places(at, [False] * at.seats))
    assert sum(parts) == pytest.approx(1)
    assert parts[1] == max(parts)
    assert max(max(row) for row in places(at, [True] * at.seats)) < SIZE


@pytest.mark.parametrize("level", LEVELS)
def test_a_gem_is_brought_home(level: str) -> None:
    assert choice(turn("3", canoes={"A1": "3 V"}), level) == "paddle 1 land"


@pytest.mark.parametrize("level", ["club", "master"])
def test_the_win_is_taken(level: str) -> None:
    game = scene(stores={"A": "VVV"}, canoes={"A1": "4 V"}, used={"A": ["1", "2", "5", "6"]})
    assert choice(game, level) == "choose 4", "3 does not land"
    assert choice(turn("4", stores={"A": "VVV"}, canoes={"A1": "4 V"}), level) == "paddle 1 land"


@pytest.mark.parametrize("level", ["club", "master"])
def test_robbing_pays(level: str) -> None:
    game = turn("1", canoes={"A1": "4", "B1": "3 V"}, stores={"A": "VV", "B": "VV"})
    do(game, "A paddle 1 3")
    assert choice(game, level) == "steal 1 B1 left"


def test_the_river_is_reckoned_with() -> None:
    """All others have only high cards left, and it rains: canoes that stay in the lower river go over the falls."""
    used = {"A": ["2", "3", "4", "5", "cloud"]} | {seat: ["1", "2", "3", "4", "cloud"] for seat in "BC"}
    game = scene(canoes={"A1": "6L V"}, used=used, weather=2)
    assert choice(game, "club") == "choose 6"
    assert choice(game, "master") == "choose 6"


def share(levels: list[str], games: int) -> float:
    """Return the share of games that the first of these bots wins."""
    return rotated("niagara", [LEVELS[level] for level in levels], games, seed=2).wins[0].mean


@pytest.mark.slow
def test_each_level_beats_the_one_below() -> None:
    """This sample is small; docs/bots.md has the full one."""
    assert share(["club", "casual", "casual", "casual"], 24) > 0.5
    # Among three, two clubs that share a colour hardly hinder each other; among four, three do.
    assert share(["master", "club", "club"], 12) > 0.4
    assert share(["master", "club", "club", "club"], 8) > 0.5


class Crawl:
    """A chance that always gives the middle."""

    def below(self, n: int) -> int:
        """Return the middle of the range."""
        return n // 2


def test_a_bot_needs_no_particular_chance() -> None:
    below: Below = Crawl().below
    game = scene()
    for level in LEVELS:
        assert LEVELS[level]().choose(game, 0, below) in game.moves(0)
    assert all(isinstance(option, Option) for option in RULES.info.options)
    assert read("done") in turn("1").moves(0)
