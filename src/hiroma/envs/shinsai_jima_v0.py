"""Shinsai-jima for PettingZoo: 2 to 12 seats."""

from functools import partial
from typing import Any

from hiroma.envs.rl.together import Together
from hiroma.envs.rl.turns import Turns, checked

raw_env = partial(Turns, "shinsai-jima")
parallel_env = partial(Together, "shinsai-jima")


def env(**arguments: Any) -> Any:
    """Return the AEC environment with PettingZoo's checks; arguments as those of `Turns`."""
    return checked(raw_env(**arguments))
