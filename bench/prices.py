"""CPU time of a wait for the store outside the event loop, beside its price in `server/limits/budget.py`."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

from hiroma.ids import PlayerId, TableId
from hiroma.server.limits.budget import WAIT
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall

A = PlayerId("a")

ROUNDS = 5
TIMES = 300


async def _aside(ask: Callable[[], Awaitable[Any]]) -> float:
    # CPU of this process less that of the loop's thread, µs an answer: the least of some rounds.
    found = []
    for _ in range(ROUNDS):
        all_of_it, loop = time.process_time(), time.thread_time()
        for _ in range(TIMES):
            await ask()
        found.append((time.process_time() - all_of_it) - (time.thread_time() - loop))
    return round(min(found) / TIMES * 1e6, 1)


async def _prices(folder: str) -> dict[str, float]:
    hall = Hall(Settings(store=f"sqlite:///{folder}/hall.db", key=f"{folder}/key"))
    await hall.open()
    asked: dict[str, Callable[[], Awaitable[Any]]] = {
        "chat_us": lambda: hall.store.chat.lines(TableId("t"), reader=PlayerId("x")),
        "names_us": lambda: hall.store.people.looks({A}),
        "own_tables_us": lambda: hall.store.tables.newest_of([A], 50),
        "clubs_us": lambda: hall.store.club_tables.clubs_of({A}),
    }
    found = {name: await _aside(ask) for name, ask in asked.items()}
    await hall.close()
    return {**found, "median_us": round(statistics.median(found.values()), 1), "price_us": WAIT * 1e6}


def measure() -> dict[str, float]:
    """Return the µs of CPU in the store's threads for some questions, and the price."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_prices(folder))


if __name__ == "__main__":
    print(measure())
