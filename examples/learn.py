"""A small agent learns Can't Stop against the weakest bot: a linear policy, REINFORCE, numpy alone. About a minute.

`python examples/learn.py GAMES` prints how often it won before and after that many games.
"""

import sys
from typing import Any

import gymnasium
import numpy as np

from hiroma import envs

assert envs, "importing the package registers the environments"
STEP = 0.1
Array = np.ndarray[Any, Any]


def chances(weights: Array, seen: Array, mask: Array) -> Array:
    """Return the probability of each move: softmax over the legal ones."""
    scores = np.where(mask == 1, seen @ weights, -np.inf)
    powers: Array = np.exp(scores - scores.max())
    return powers / powers.sum()


def play(env: Any, weights: Array, seed: int, lot: np.random.Generator) -> tuple[list[tuple[Array, int, Array]], float]:
    """Play one game. Return observation, action and probabilities of each decision, and the reward."""
    seen, info = env.reset(seed=seed)
    steps, reward, over, cut = [], 0.0, False, False
    while not (over or cut):
        seen = np.append(seen, np.float32(1))
        odds = chances(weights, seen, info["action_mask"])
        action = int(lot.choice(len(odds), p=odds))
        steps.append((seen, action, odds))
        seen, reward, over, cut, info = env.step(action)
    return steps, reward


def learn(env: Any, games: int, lot: np.random.Generator) -> Array:
    """Return the weights after many games. Moves of games that went better than usual become likelier."""
    weights = np.zeros((env.observation_space.shape[0] + 1, env.action_space.n), np.float32)
    usual = 0.0
    for seed in range(games):
        steps, reward = play(env, weights, seed, lot)
        usual += 0.01 * (reward - usual)
        for seen, action, odds in steps:
            wanted = -odds
            wanted[action] += 1
            weights += STEP * (reward - usual) * np.outer(seen, wanted)
    return weights


def share_won(env: Any, weights: Array, games: int, lot: np.random.Generator) -> float:
    """Return the share of other games that the weights win."""
    return sum(play(env, weights, 1_000_000 + seed, lot)[1] > 0 for seed in range(games)) / games


def main(games: int = 2_000) -> tuple[float, float]:
    """Learn. Print and return the shares won before and after."""
    lot = np.random.default_rng(1)
    env = gymnasium.make("hiroma/CantStop-v0", opponents="random")
    weights = learn(env, games, lot)
    before = share_won(env, np.zeros_like(weights), 200, lot)
    after = share_won(env, weights, 200, lot)
    print(f"won before {before:.0%}, after {games} games {after:.0%}")
    return before, after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
