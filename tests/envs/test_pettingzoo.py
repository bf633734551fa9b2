"""PettingZoo's own tests on every environment, and what its tests do not ask."""

import warnings
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from hiroma.envs.rl.turns import Turns
from hiroma.kernel import IllegalMove
from tests.envs.settings import SEVERAL, listed, ways

pytestmark = pytest.mark.filterwarnings(
    # An observation with a mask is a Dict, as in PettingZoo's own classic games.
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)

ENVIRONMENTS = listed(SEVERAL)


def module(game: str) -> Any:
    return import_module(f"hiroma.envs.{game.replace('-', '_')}_v0")


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webbrowser.open", lambda _: True)


@pytest.mark.parametrize(("game", "way"), ENVIRONMENTS)
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_the_api(game: str, way: dict[str, Any], observation: str) -> None:
    api_test(module(game).env(observation=observation, **way), num_cycles=60)


@pytest.mark.parametrize(("game", "way"), ENVIRONMENTS)
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_the_parallel_api(game: str, way: dict[str, Any], observation: str) -> None:
    parallel_api_test(module(game).parallel_env(observation=observation, **way), num_cycles=60)


@pytest.mark.parametrize(("game", "way"), ENVIRONMENTS)
def test_seeds(game: str, way: dict[str, Any]) -> None:
    seed_test(lambda: module(game).env(**way), num_cycles=20)
    with warnings.catch_warnings():
        parallel_seed_test(lambda: module(game).parallel_env(**way), num_cycles=20)


@pytest.mark.parametrize(("game", "way"), ENVIRONMENTS)
def test_rendering(game: str, way: dict[str, Any]) -> None:
    render_test(lambda **mode: module(game).env(**way, **mode))


@pytest.mark.slow
@pytest.mark.parametrize("game", SEVERAL)
def test_the_performance_benchmark_runs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(module(game).env(**ways(game)[0]))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "way"), ENVIRONMENTS)
def test_masks_are_the_legal_moves(game: str, way: dict[str, Any]) -> None:
    env, choice = module(game).raw_env(**way), Random(4).choice
    env.reset(seed=4)
    for agent in env.agent_iter(300):
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        allowed = np.flatnonzero(seen["action_mask"]).tolist()
        assert [env.form.moves[action] for action in allowed] == sorted(
            env.play.state.moves(seat), key=env.form.numbers.__getitem__
        )
        env.step(choice(allowed))


@pytest.mark.parametrize("game", SEVERAL)
def test_a_game_ends_with_rewards_for_all_sides(game: str) -> None:
    env, choice = module(game).env(**ways(game)[0]), Random(7).choice
    env.reset(seed=7)
    rewards, cut = {}, False
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        rewards[agent] = reward
        env.step(None if over or cut else choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sum(rewards.values()) == pytest.approx(0)
    assert cut or env.unwrapped.play.state.outcome() is not None
    assert game != "cant-stop" or sorted(rewards.values()) == [-1, 1], "somebody wins"


def test_an_illegal_move_ends_the_game_of_env_and_is_refused_by_raw_env() -> None:
    env = module("cant-stop").env()
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    raw = module("cant-stop").raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(wrong)
    assert raw.agent_selection == agent


def test_seats_that_wait_have_one_action_in_the_parallel_environment() -> None:
    env = module("cant-stop").parallel_env()
    seen, _ = env.reset(seed=1)
    masks = [seen[agent]["action_mask"] for agent in env.agents]
    assert [int(mask[env.wait]) for mask in masks].count(1) == 1
    waiting = next(agent for agent in env.agents if seen[agent]["action_mask"][env.wait])
    acting = next(agent for agent in env.agents if agent != waiting)
    allowed = np.flatnonzero(seen[acting]["action_mask"]).tolist()
    _, rewards, over, _, _ = env.step({waiting: 0, acting: allowed[0]})
    assert over == dict.fromkeys(rewards, True)
    assert rewards == {waiting: -1.0, acting: 0.0}
    assert env.agents == []


@pytest.mark.parametrize("game", SEVERAL)
def test_environments_have_names(game: str) -> None:
    name = f"hiroma/{game.replace('-', '_')}-v0"
    assert pettingzoo.make("aec", name, max_cycles=9).unwrapped.max_cycles == 9
    assert pettingzoo.make("parallel", name, observation="dict").possible_agents[0] == "player_0"


def test_a_long_game_is_cut() -> None:
    env = Turns("cant-stop", max_cycles=5)
    env.reset(seed=3)
    for _ in range(5):
        seen = env.observe(env.agent_selection)
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}
