"""Fearsome Floors for PettingZoo: 2 to 7 seats."""

from functools import partial
from typing import Any

from hiroma.envs.rl.together import Together
from hiroma.envs.rl.turns import Turns, checked

raw_env = partial(Turns, "fearsome-floors")
parallel_env = partial(Together, "fearsome-floors")


def env(**arguments: Any) -> Any:
    """Return the AEC environment with PettingZoo's checks; arguments as those of `Turns`."""
    return checked(raw_env(**arguments))
