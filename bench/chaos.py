"""Crash test: `kill -9` a thousand times while people play, on SQLite, and on PostgreSQL with one process or two.

Of two processes one is killed at a time, or both at once. `HIROMA_KILLS` sets another number. Fails when anything was
lost, done twice, or does not verify.
"""

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any

from tests.server.killing import Losses, chaos
from tests.server.running import RunningHall
from tests.services import Nats, Postgres, run

KILLS = int(os.environ.get("HIROMA_KILLS", "1000"))
TABLES = 6
PARTS = {
    "sqlite": (1, False, 0.4),
    "postgres": (1, False, 0.2),
    "postgres, two processes": (2, False, 0.2),
    "postgres, two processes, both at once": (2, True, 0.2),
}
"""Name → processes, whether they are killed together, and the share of all kills."""


def measure() -> dict[str, Any]:
    """Return by part the kills, acknowledged commands, losses, and the longest time until every table went on."""
    with run(Postgres) as database, run(Nats) as nats:
        assert isinstance(database, Postgres)
        assert isinstance(nats, Nats)
        figures = {}
        for seed, (name, (processes, together, share)) in enumerate(PARTS.items()):
            store = "" if name == "sqlite" else database.empty_database()
            found, longest = asyncio.run(_part(store, nats.url, processes, together, round(KILLS * share), seed))
            assert found[2:] == (0,) * 5, found
            figures[name] = {"kills": round(KILLS * share), **found._asdict(), "longest_s": round(longest, 2)}
            print(f"{name}: {figures[name]}", flush=True)
        return figures


async def _part(store: str, bus: str, processes: int, together: bool, kills: int, seed: int) -> tuple[Losses, float]:
    with tempfile.TemporaryDirectory() as folder:
        settings: dict[str, Any] = {"store": store} if store else {}
        if processes > 1:
            settings["bus"] = bus
        halls = [RunningHall(Path(folder), **settings).start() for _ in range(processes)]
        try:
            return await chaos(halls, TABLES, kills, together, seed)
        finally:
            for hall in halls:
                hall.stop()
