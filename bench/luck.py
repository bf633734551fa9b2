"""Mean luck of the first seat's side, for each game that has insight and each level of bot: it should be 0.

`python -m bench luck --games 2000`; with compiled rules on PYTHONPATH it takes a tenth of the time. The exit status is
1 when a mean is farther from 0 than twice the margin of its 95 % interval.
"""

import os
from typing import Any

from hiroma.arena.luck import luck
from hiroma.games import CAPABILITIES, capabilities, newest


def measure(games: int | None = None) -> dict[str, Any]:
    """Print and return the mean of each game and level with its error; `failed` names those that are not 0."""
    found: dict[str, Any] = {}
    failed = []
    for game in CAPABILITIES:
        if capabilities(game).insight is None:
            continue
        for level in newest(game).bots:
            seen = luck(game, level, games or 2000, workers=os.cpu_count() or 1)
            found[f"{game} {level}"] = {"luck": round(seen.mean, 4), "margin": round(seen.margin, 4)}
            print(f"{game} {level}: {seen}", flush=True)
            # Insight supposes players who want to win; `random` plays by chance.
            if abs(seen.mean) > 2 * seen.margin and level != "random":
                failed.append(f"{game} {level}")
    return {**found, "failed": failed}
