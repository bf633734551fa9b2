"""Gymnasium's own checks on every environment, and what they do not ask."""

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hiroma.envs.registration import GAMES as NAMES
from tests.envs.settings import GAMES, listed

NAME_OF = {game: f"hiroma/{name}-v0" for name, game in NAMES.items()}


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webbrowser.open", lambda _: True)


def made(game: str, **arguments: Any) -> Any:
    return gymnasium.make(NAME_OF[game], **arguments)


@pytest.mark.parametrize(("game", "way"), listed(GAMES))
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_the_environment_is_what_gymnasium_asks_for(game: str, way: dict[str, Any], observation: str) -> None:
    check_env(made(game, observation=observation, **way).unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(game: str) -> None:
    env, choice = made(game, max_cycles=300), Random(2).choice
    seen, info = env.reset(seed=2)
    over = cut = False
    reward = 0.0
    while not (over or cut):
        assert seen in env.observation_space
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        seen, reward, over, cut, info = env.step(choice(np.flatnonzero(info["action_mask"]).tolist()))
    assert -1 <= reward <= 1
    assert not info["action_mask"].any()


def test_bots_play_the_other_seats() -> None:
    env = made("cant-stop", seats=3, seat=1, opponents=["club", "casual"]).unwrapped
    env.reset(seed=1)
    assert env.play.actors == (1,)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert env.play.actors in ((1,), ())
    with pytest.raises(ValueError, match="no seat 5"):
        made("cant-stop", seat=5)
    with pytest.raises(ValueError, match="has bots"):
        made("cant-stop", opponents="grandmaster")
    seats = set()
    env = made("cant-stop").unwrapped
    for seed in range(12):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
    assert seats == {0, 1}, "any seat where none is named"


def test_an_illegal_move_says_why() -> None:
    env = made("cant-stop")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"] in {"no-such-pairing", "drop-not-forced", "dead-pairing"}


@pytest.mark.slow
def test_the_example_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    before, after = import_module("learn").main(500)
    assert after > before + 0.05
