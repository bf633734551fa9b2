"""A rolling restart of all processes while 500 tables play; `python -m bench moves --restart 10` (minutes).

People move every few seconds, play their games to the end and begin the next. After a third of the time each process
leaves in order and is started again, one after the other. Counted are refusals by code, and the memory of each process.
"""

import asyncio
import time
from typing import Any

from bench import halls
from bench.playing import Playing, playing
from tests.server.running import RunningHall
from tests.services import Nats, Postgres

TABLES = 500
PROCESSES = 3
PERIOD = 4.0
"""Seconds from one move at a table to the next."""
LOOK = 5.0
"""Seconds between two looks at the memory."""
REST = 10.0
"""Seconds between two restarts, at most; a twentieth of the whole time when that is less."""

Samples = dict[str, list[tuple[float, int]]]
"""A life of a process → times (seconds from the beginning) and resident memory (bytes) of the looks at it."""


async def restart(
    seconds: float, tables: int, services: tuple[Postgres, Nats], plain: bool, period: float = PERIOD
) -> dict[str, Any]:
    """Play for that number of seconds with one rolling restart. Return refusals, memory and the aftermath."""
    samples: Samples = {}
    lives = [1] * PROCESSES
    async with playing(PROCESSES, tables, period, services, to_the_end=True, plain=plain) as scene:
        began = time.monotonic()
        looking = asyncio.create_task(_look(scene, lives, samples, began))
        await asyncio.sleep(seconds / 3)
        leaving = []
        for number, hall in enumerate(scene.halls):
            life, lives[number] = lives[number], 0
            leaving.append(await _again(hall))
            lives[number] = life + 1
            await asyncio.sleep(min(REST, seconds / 20))
        restarted = time.monotonic()
        await asyncio.sleep(max(0.0, began + seconds - restarted))
        went_on = await scene.go_on(restarted)
        looking.cancel()
        moves = sum(len(place.moves) for place in scene.places)
    return {
        "tables": tables,
        "moves": moves,
        "leaving_s": [round(took, 2) for took in leaving],
        "all_tables_s": round(max(went_on.values()) - restarted, 2),
        "refused": scene.refused(),
        "skipped": scene.skipped(),
        "memory": {name: _memory(found) for name, found in samples.items()},
        "log": await scene.aftermath(),
    }


async def _again(hall: RunningHall) -> float:
    # Restart a process. Return the seconds that it took to leave.
    began = time.monotonic()
    await asyncio.to_thread(hall.stop)
    left = time.monotonic()
    await asyncio.to_thread(hall.start)
    return left - began


async def _look(scene: Playing, lives: list[int], samples: Samples, began: float) -> None:
    while True:
        for number, hall in enumerate(scene.halls):
            # A process that is leaving gives its memory back.
            if lives[number] and hall.process is not None:
                size = halls.resident_bytes(hall.process.pid)
                samples.setdefault(f"{number + 1}, life {lives[number]}", []).append((time.monotonic() - began, size))
        await asyncio.sleep(LOOK)


def _memory(found: list[tuple[float, int]]) -> dict[str, float]:
    # MB at the beginning and end of a life and at most, and MB a minute over its later half.
    middle, end = found[len(found) // 2], found[-1]
    minutes = (end[0] - middle[0]) / 60
    growth = (end[1] - middle[1]) / minutes if minutes else 0.0
    first, last, most = found[0][1], end[1], max(size for _, size in found)
    mb = {"first_mb": first, "last_mb": last, "most_mb": most, "mb_per_minute": growth}
    return {name: round(size / 1e6, 1) for name, size in mb.items()}
