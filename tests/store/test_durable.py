"""Acknowledged rows survive a killed process."""

import asyncio
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path

import asyncpg
import pytest

from hiroma.ids import OwnCommandId, TableId
from hiroma.store import Store
from tests.store.making import row, summary

T0 = TableId("t0")

TABLES = 20
ROOT = Path(__file__).parents[2]


def killed_appender(url: str, after: int) -> list[tuple[str, int]]:
    """Return the rows that a process acknowledged; it is killed when there are `after` of them."""
    said: list[tuple[str, int]] = []
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.appender", url, str(TABLES)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        guard = threading.Timer(60, process.kill)
        guard.start()
        for line in process.stdout:
            table, rev = line.split()
            said.append((table, int(rev)))
            if len(said) == after:
                process.send_signal(signal.SIGKILL)
        guard.cancel()
    assert process.returncode == -signal.SIGKILL
    assert len(said) >= after, "it died before its time"
    return said


async def alone(url: str) -> None:
    """Wait until PostgreSQL has ended the work of a killed process: its last statement may yet be carried out."""
    if url.startswith("sqlite"):
        return
    asked = "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    connection = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(30.0):
            while await connection.fetchval(asked):  # noqa: ASYNC110 - only the server knows
                await asyncio.sleep(0.01)
    finally:
        await connection.close()


@pytest.mark.slow
async def test_no_acknowledged_row_is_lost_by_a_kill(url: str) -> None:
    chance = random.Random(7)
    acknowledged: set[tuple[str, int]] = set()
    # PostgreSQL is a separate process: its durability is no news.
    for _ in range(10 if url.startswith("sqlite") else 3):
        said = killed_appender(url, chance.randint(1, 1500))
        assert acknowledged.isdisjoint(said), "a rev was given twice"
        acknowledged.update(said)
        await alone(url)
        store = await Store.connect(url)
        logs = {name: await store.tables.entries(name) for name in (TableId(f"t{n}") for n in range(TABLES))}
        heads = await store.tables.heads(list(logs))
        shown = await store.tables.summaries(listed=None, game=None, status=None, player=None, limit=1000)
        for table, log in logs.items():
            assert [(entry.rev, entry.command) for entry in log] == [(n, f"c{n}") for n in range(1, len(log) + 1)]
            assert heads.get(table, 0) == len(log)
        assert acknowledged <= {(table, entry.rev) for table, log in logs.items() for entry in log}
        assert {one.table: one.players for one in shown} == {
            table: (f"p{len(log) % 3}",) for table, log in logs.items() if log
        }
        await store.close()


@pytest.mark.slow
async def test_a_new_process_goes_on_where_the_last_one_was_killed(url: str) -> None:
    said = killed_appender(url, 50)
    await alone(url)
    store = await Store.connect(url)
    head = await store.tables.head(T0)
    assert head >= max(rev for table, rev in said if table == "t0")
    assert (await store.tables.append(row("t0", head + 1), summary("t0", head + 1))).ok
    assert await store.tables.command(T0, OwnCommandId(f"c{head}")) == head
    await store.close()
