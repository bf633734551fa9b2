"""Benchmark of the store: the cost of a durable entry, with 200 producers on SQLite with synchronous=FULL.

Each producer waits for its own entry. The yardstick takes turns with the store: a thread that commits rows in groups
with plain sqlite3, without command ids, summaries or refusals. CPU time is the whole process's, with the kernel's page
writing.
"""

import asyncio
import itertools
import queue
import sqlite3
import statistics
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from hiroma.ids import OwnCommandId, PlayerId, TableId
from hiroma.store import Row, Store, Summary

PRODUCERS = 200
EACH = 50
"""Entries a producer appends in one round."""
ROUNDS = 5
BODY = b"x" * 250
CARD = b"x" * 250

Append = Callable[[int, int], Awaitable[object]]
"""Makes the entry of a producer at a rev durable."""


class Plain:
    """The yardstick: a writer thread that gathers what arrives during a commit."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._asked: queue.SimpleQueue[tuple[tuple[str, int, bytes], asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._path = path
        self._thread = threading.Thread(target=self._write)
        self._thread.start()

    def append(self, row: tuple[str, int, bytes]) -> asyncio.Future[None]:
        """Queue a row. Return a future that is done when the row is durable."""
        done = self._loop.create_future()
        self._asked.put((row, done))
        return done

    async def close(self) -> None:
        """End the thread."""
        self._asked.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write(self) -> None:
        base = sqlite3.connect(self._path, isolation_level=None)
        base.execute("pragma journal_mode = wal")
        base.execute("pragma synchronous = full")
        base.execute("create table entries (game text, rev integer, body blob, primary key (game, rev)) without rowid")
        while first := self._asked.get():
            batch = [first]
            while not self._asked.empty() and (another := self._asked.get()):
                batch.append(another)
            base.execute("begin")
            base.executemany("insert into entries values (?, ?, ?) on conflict do nothing", [row for row, _ in batch])
            base.execute("commit")
            self._loop.call_soon_threadsafe(self._settle, [done for _, done in batch])
        base.close()

    @staticmethod
    def _settle(waiters: list[asyncio.Future[None]]) -> None:
        for done in waiters:
            done.set_result(None)


async def run(append: Append, start: int) -> tuple[float, float]:
    """Return entries a second and CPU µs an entry of one round from rev `start` on."""

    async def produce(table: int) -> None:
        for rev in range(start, start + EACH):
            await append(table, rev)

    wall, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(produce(table) for table in range(PRODUCERS)))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    entries = PRODUCERS * EACH
    return entries / wall, cpu / entries * 1e6


async def compare(folder: Path) -> dict[str, float]:
    """Run rounds of the store and the yardstick in turns. Return the medians."""
    store, plain = await Store.connect(f"sqlite:///{folder}/store.db"), Plain(folder / "plain.db")
    names = itertools.count()

    async def stored(table: int, rev: int) -> None:
        summary = Summary(
            TableId(f"t{table}"),
            "cant-stop",
            "playing",
            True,
            rev,
            None,
            float(rev),
            CARD,
            (PlayerId("a"), PlayerId("b")),
        )
        answer = await store.tables.append(
            Row(TableId(f"t{table}"), rev, 1.0, BODY, None, OwnCommandId(f"c{next(names)}")), summary
        )
        assert answer.rev == rev

    async def written(table: int, rev: int) -> None:
        await plain.append((f"t{table}", rev, BODY))

    ours, theirs = [], []
    for turn in range(ROUNDS):
        ours.append(await run(stored, 1 + turn * EACH))
        theirs.append(await run(written, 1 + turn * EACH))
    await store.close()
    await plain.close()
    rate, cpu = (statistics.median(figures) for figures in zip(*ours, strict=True))
    plain_rate, plain_cpu = (statistics.median(figures) for figures in zip(*theirs, strict=True))
    return {
        "entries_per_s": round(rate),
        "cpu_us": round(cpu, 1),
        "plain_entries_per_s": round(plain_rate),
        "plain_cpu_us": round(plain_cpu, 1),
        "cpu_ratio": round(statistics.median(a / b for (_, a), (_, b) in zip(ours, theirs, strict=True)), 2),
    }


def measure() -> dict[str, float]:
    """Return entries a second and CPU µs an entry of the store and of plain sqlite3, and the ratio of their CPU."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(compare(Path(folder)))


if __name__ == "__main__":
    print(measure())
