"""Soak test, a day of a town: 2,000 people, games live and with days a turn, tournaments, restarts, a kill, a restore.

`python -m bench town --hours 24 --people 2000`: the hall lives in simulated time in a process of its own. Without flags
it is an hour of 60 people. A shorter day has the same course, faster. It fails when a law of `bench.town_after` is
broken, or when memory after the day exceeds the bounds of `leaks`.
"""

import json
import os
import subprocess
import sys
import time
from typing import Any

from bench import halls

GROWTH = 100.0
"""MB by which resident memory may grow from the first hour to the end of the day.

Rules and bots are loaded when they are needed first, and the memory of the busiest hour is not given back.
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
    """Return the counts of the last look that exceed their bounds. `looks`: hourly, the last when all are at home."""
    last = looks[-1]
    # The present hall is the one; tables that nobody uses are folded away.
    most: dict[str, float] = {"rooms": 0, "sockets": 0, "halls": 1, "people": 0}
    most |= {"rss_mb": looks[0]["rss_mb"] + GROWTH, "objects": looks[0]["objects"] * MORE}
    return {f"left {name}": last[name] for name, bound in most.items() if last[name] > bound}
