"""A day of a town: 2,000 people, live games and games with days for a turn, tournaments, restarts, a kill, a restore.

`python -m bench town --hours 24 --people 2000`: the hall lives in simulated time in a process of its own. Without flags
it is an hour of 60 people. A shorter day has the same course, faster. It fails when a law of `bench.town_after` is
broken, or when more is in memory after the day than in its first hour.
"""

import json
import os
import subprocess
import sys
import time
from typing import Any

from bench import halls

GROWTH = 100.0
"""MB of resident memory that may be more after the day than after its first hour: rules and bots are loaded when they
are needed first, and the memory of the busiest hour is not given back.
"""
MORE = 1.2
"""Python objects after the day, at most, for each one after its first hour."""


def measure(hours: float = 1.0, people: int = 60, plain: bool = False) -> dict[str, Any]:
    """Return the figures of a day. `plain`: its rules are not compiled."""
    halls.compile_all(plain)
    began = time.monotonic()
    asked = ["--hours", str(hours), "--people", str(people)]
    done = subprocess.run(
        [sys.executable, "-m", "bench.simulated", "bench.town_day", *asked],
        env={**os.environ, **({} if plain else {"PYTHONPATH": str(halls.COMPILED.resolve())})},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    found["wall_minutes"] = round((time.monotonic() - began) / 60, 2)
    found["failed"] |= leaks(found["looks"])
    return found


def leaks(looks: list[dict[str, float]]) -> dict[str, float]:
    """Return what is in memory after the day and should not be. `looks`: hourly, the last when all are at home."""
    last = looks[-1]
    # The hall of now is one; what nobody uses is folded away.
    most: dict[str, float] = {"rooms": 0, "sockets": 0, "halls": 1, "people": 0}
    most |= {"rss_mb": looks[0]["rss_mb"] + GROWTH, "objects": looks[0]["objects"] * MORE}
    return {f"left {name}": last[name] for name, bound in most.items() if last[name] > bound}
