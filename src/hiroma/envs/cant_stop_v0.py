"""Can't Stop for PettingZoo: 2 to 5 seats; options `unique`, `team`, `match`, `starter`."""

from functools import partial
from typing import Any

from hiroma.envs.rl.together import Together
from hiroma.envs.rl.turns import Turns, checked

raw_env = partial(Turns, "cant-stop")
parallel_env = partial(Together, "cant-stop")


def env(**arguments: Any) -> Any:
    """Return the AEC environment with PettingZoo's checks; arguments as those of `Turns`."""
    return checked(raw_env(**arguments))
