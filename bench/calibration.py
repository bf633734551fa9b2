"""Calibration: chances to win against results, for each game that has insight and each level of bot.

`python -m bench calibration --games 2000`; with compiled rules on PYTHONPATH it takes a third of the time. The exit
status is 1 when the expected calibration error of a level is above 0.04.
"""

import os
from typing import Any

from hiroma.arena.calibration import calibration
from hiroma.games import CAPABILITIES, capabilities, newest

LIMIT = 0.04
OPTIONS: dict[str, list[dict[str, bool | int | str]]] = {"cant-stop": [{}, {"unique": True}]}


def measure(games: int | None = None) -> dict[str, Any]:
    """Print and return the error of each game, options and level; `failed` names those above the limit."""
    found: dict[str, Any] = {}
    failed = []
    for game in CAPABILITIES:
        if capabilities(game).insight is None:
            continue
        for options in OPTIONS.get(game, [{}]):
            for level in newest(game).bots:
                name = " ".join([game, level, *options])
                seen = calibration(game, level, games or 2000, options=options, workers=os.cpu_count() or 1)
                found[name] = {"error": round(seen.error, 4), "positions": seen.positions}
                print(f"{name}: {seen.error:.4f} of {seen.positions} chances", flush=True)
                # Insight supposes players who want to win; `random` plays by chance.
                if seen.error > LIMIT and level != "random":
                    failed.append(name)
    return {**found, "failed": failed}
