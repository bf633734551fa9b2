"""Reinforcement-learning environments: steps a second, beside PettingZoo's classic and OpenSpiel's Python games.

Random legal moves are played in each, a few thousand at a time, by turns; the best turn counts, in CPU time. A step of
PettingZoo is `last()` (observation and mask) and `step()`, in `env()` with its wrappers. A step of OpenSpiel is a
decision with its observation tensor, or a draw of chance.
"""

import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from hiroma.doctor import rules_compiled
from hiroma.envs.registration import ALONE, GAMES

CLASSIC = (
    "chess_v6",
    "connect_four_v3",
    "go_v5",
    "leduc_holdem_v4",
    "rps_v2",
    "texas_holdem_no_limit_v6",
    "texas_holdem_v4",
    "tictactoe_v3",
)
PYTHON = (
    "python_ant_foraging",
    "python_block_dominoes",
    "python_dynamic_routing",
    "python_hangman",
    "python_iterated_prisoners_dilemma",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_tic_tac_toe",
)
ROUNDS = 3
SPAN = 0.3
"""Seconds of CPU for each turn."""


def measure() -> dict[str, Any]:
    """Return the steps a second of each environment, beside the median of theirs. `failed` names ours below it."""
    zoo = _best({**_zoo(), **_ours()})
    theirs = median(rate for name, rate in zoo.items() if not name.startswith("hiroma"))
    spiel = _best({**_spiel(PYTHON), **_spiel(tuple(f"hiroma_{game.replace('-', '_')}" for game in GAMES.values()))})
    python = median(rate for name, rate in spiel.items() if not name.startswith("hiroma"))
    gym = _best(_alone())
    return {
        "compiled": rules_compiled(),
        "pettingzoo": _told(zoo, theirs),
        "gymnasium": _told(gym, theirs),
        "openspiel": _told(spiel, python),
        "failed": [name for name, rate in [*zoo.items(), *gym.items()] if name.startswith("hiroma") and rate < theirs]
        + [name for name, rate in spiel.items() if name.startswith("hiroma") and rate < python],
    }


def _told(rates: dict[str, float], theirs: float) -> dict[str, str]:
    ordered = sorted(rates.items(), key=lambda pair: -pair[1])
    return {name: f"{rate:,.0f} a second, {rate / theirs:.2f} x the median of theirs" for name, rate in ordered}


def _best(steppers: dict[str, Iterator[None]]) -> dict[str, float]:
    found = dict.fromkeys(steppers, 0.0)
    for _ in range(ROUNDS):
        for name, steps in steppers.items():
            begin, made = process_time(), 0
            while (now := process_time()) - begin < SPAN:
                for _ in range(50):
                    next(steps)
                made += 50
            found[name] = max(found[name], made / (now - begin))
    return found


def _zoo() -> dict[str, Iterator[None]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {name: _turns(import_module(f"pettingzoo.classic.{name}").env()) for name in CLASSIC}


def _ours() -> dict[str, Iterator[None]]:
    games = [game.replace("-", "_") for game in GAMES.values() if game not in ALONE]
    return {f"hiroma {game}": _turns(import_module(f"hiroma.envs.{game}_v0").env()) for game in games}


def _turns(env: Any) -> Iterator[None]:
    choice: Callable[[list[int]], int] = Random(1).choice
    while True:
        env.reset(seed=1)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            masked = isinstance(seen, dict) and "action_mask" in seen
            env.step(choice(seen["action_mask"].nonzero()[0].tolist()) if masked else env.action_space(agent).sample())
            yield


def _alone() -> dict[str, Iterator[None]]:
    import gymnasium

    return {
        f"hiroma {game}": _seat(gymnasium.make(f"hiroma/{name}-v0")) for name, game in GAMES.items() if game in ALONE
    }


def _seat(env: Any) -> Iterator[None]:
    choice: Callable[[list[int]], int] = Random(1).choice
    while True:
        _, info = env.reset(seed=1)
        over = cut = False
        while not (over or cut):
            _, _, over, cut, info = env.step(choice(info["action_mask"].nonzero()[0].tolist()))
            yield


def _spiel(names: tuple[str, ...]) -> dict[str, Iterator[None]]:
    import pyspiel
    from open_spiel.python import games

    import hiroma.envs.openspiel as ours

    assert games.__name__
    assert ours.__name__
    return {name: _states(pyspiel.load_game(name)) for name in names}


def _states(game: Any) -> Iterator[None]:
    lot = Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(lot.random() * len(outcomes))][0])
            elif state.is_simultaneous_node():
                state.apply_actions([lot.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
            else:
                if game.get_type().provides_observation_tensor:
                    state.observation_tensor(state.current_player())
                state.apply_action(lot.choice(state.legal_actions()))
            yield
