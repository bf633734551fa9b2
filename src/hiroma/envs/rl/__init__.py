"""Environments of PettingZoo and Gymnasium (extra `rl`)."""

from hiroma.envs.extras import must_have

must_have("rl", "numpy", "gymnasium", "pettingzoo", "PIL")
