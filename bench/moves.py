"""Failover test: processes and bus of a hall of three fail while people play; tables change owners, nothing is lost.

Four people at each of 20 tables of Can't Stop play steadily, spread over all processes, on PostgreSQL and NATS. Each
measurement begins on an empty database and does one of these, over and over:

- `--kills 300`: `kill -9` of a process that owns tables; it is started again at once.
- `--drains 100`: SIGTERM, by which a process leaves in order; it is started again.
- `--outages 50`: NATS is killed, and started again after 1 to 10 seconds.
- `--stops 50`: SIGSTOP of a process that owns tables, SIGCONT after `--stopped` seconds (20).
- `--restart 10`: 500 tables for that number of minutes, with a rolling restart of all processes (`bench/rolling.py`).

In the end the logs must have every acknowledged command once, at its rev, without a gap; they verify, and everybody has
their seat. The exit status is 1 when that is not so, or when a table did not go on.

`python -m bench moves --kills 300`; a small run: `python -m bench moves --kills 2 --tables 4 --plain`. Without numbers
a few of each are done, and no rolling restart.
"""

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bench import halls, rolling
from bench.playing import Playing, is_lost, playing, spread
from tests.server.running import RunningHall
from tests.services import Nats, Postgres

TABLES = 20
PROCESSES = 3
PERIOD = 0.25
"""Seconds from one move at a table to the next."""
STOPPED = 20.0
"""Seconds for which a stopped process stands still."""
AWAY = (1.0, 10.0)
"""Seconds for which the bus is away, at least and at most."""
REST = (0.3, 1.5)
"""Seconds of play between two upheavals, at least and at most."""
FLUSH = 0.05
"""Seconds after a kill in which answers that it gave before may still arrive."""
BEHIND = 3.0
"""Seconds after a drain in which late frames are waited for."""
FEW = {"kills": 20, "drains": 5, "outages": 3, "stops": 2}
"""Numbers when no flag gives any."""
KILL_LIMIT = 3.0
"""Seconds after a kill in which 95 of 100 tables of the killed process must go on."""

Times = dict[str, list[float]]
"""Name of a figure → all its values."""
Act = Callable[[Playing, Times], Awaitable[None]]


def measure(
    kills: int | None = None,
    drains: int | None = None,
    outages: int | None = None,
    stops: int | None = None,
    restart: float | None = None,
    *,
    tables: int | None = None,
    stopped: float = STOPPED,
    plain: bool = False,
) -> dict[str, Any]:
    """Return the figures of each measurement that was asked for; `failed` names those that lost something.

    `restart`: minutes; `stopped`: seconds.
    """
    halls.compile_all(plain)
    asked = {"kills": kills, "drains": drains, "outages": outages, "stops": stops}
    if restart is None and not any(asked.values()):
        asked = {**FEW}
    figures: dict[str, Any] = {}
    with halls.services() as services:
        for name, count in asked.items():
            if count:
                act = _stop_for(stopped) if name == "stops" else ACTS[name]
                figures[name] = asyncio.run(_repeat(act, count, tables or TABLES, services, plain))
                print(f"{name}: {figures[name]}", flush=True)
        if restart:
            figures["restart"] = asyncio.run(rolling.restart(restart * 60, tables or rolling.TABLES, services, plain))
    print(_table(figures))
    return {**figures, "failed": [name for name, found in figures.items() if is_lost(found["log"])]}


async def _repeat(act: Act, count: int, tables: int, services: tuple[Postgres, Nats], plain: bool) -> dict[str, Any]:
    times: Times = {}
    done = 0
    async with playing(PROCESSES, tables, PERIOD, services, plain=plain) as scene:
        while done < count and not scene.stuck:
            await asyncio.sleep(scene.rng.uniform(*REST))
            await act(scene, times)
            done += 1
    moves = sum(len(place.moves) for place in scene.places)
    return {
        "done": done,
        "moves": moves,
        **{name: spread(values) if name.endswith("_s") else _counts(values) for name, values in times.items()},
        "refused": scene.refused(),
        "skipped": scene.skipped(),
        "turned_back": sum(browser.turned_back for browser in scene.browsers),
        "log": await scene.aftermath(),
    }


def _counts(values: list[float]) -> dict[str, int]:
    # The numbers that were found, and how often.
    return {f"{value:g}": count for value, count in sorted(Counter(values).items())}


async def kill(scene: Playing, times: Times) -> None:
    """Kill an owner, start it again, and note how long its tables and all tables took to go on."""
    victim, tables = await scene.an_owner()
    began = time.monotonic()
    await asyncio.to_thread(victim.kill)
    since = time.monotonic() + FLUSH
    starting = asyncio.create_task(asyncio.to_thread(victim.start))
    went_on = await scene.go_on(since)
    await starting
    _note(times, "its_tables_s", (at - began for table, at in went_on.items() if table in tables))
    _note(times, "all_tables_s", (at - began for at in went_on.values()))


async def drain(scene: Playing, times: Times) -> None:
    """Let an owner leave in order, start it again, and count the late frames that each person has meanwhile."""
    victim, tables = await scene.an_owner()
    cut_off = {browser for browser in scene.browsers if browser.at == victim.address}
    made_good = {browser: browser.made_good for browser in scene.browsers}
    began = time.monotonic()
    await asyncio.to_thread(victim.stop)
    left = time.monotonic()
    starting = asyncio.create_task(asyncio.to_thread(victim.start))
    went_on = await scene.go_on(left)
    await starting
    await asyncio.sleep(BEHIND)
    _note(times, "leaving_s", [left - began])
    _note(times, "its_tables_s", (at - left for table, at in went_on.items() if table in tables))
    for browser in scene.browsers:
        who = "moved" if browser in cut_off else "others"
        _note(times, f"late_frames_of_{who}", [browser.late(began)])
        _note(times, f"made_good_of_{who}", [browser.made_good - made_good[browser]])


async def outage(scene: Playing, times: Times) -> None:
    """Kill NATS, start it again after a while, and note the tables that moved meanwhile and how soon all go on."""
    began = time.monotonic()
    await asyncio.to_thread(scene.nats.stop, signal.SIGKILL)
    await asyncio.sleep(scene.rng.uniform(*AWAY))
    halfway = (began + time.monotonic()) / 2
    moving = sum((place.next_after(halfway) or 0.0) > 0.0 for place in scene.places)
    await asyncio.to_thread(scene.nats.start)
    back = time.monotonic()
    went_on = await scene.go_on(back)
    _note(times, "all_tables_s", (at - back for at in went_on.values()))
    _note(times, "moving_meanwhile", [moving])


def _stop_for(seconds: float) -> Act:
    async def stop(scene: Playing, times: Times) -> None:
        # A table whose next mover is connected to the stopped process waits until they notice and reconnect.
        victim, tables = await scene.an_owner()
        cut_off = {browser.table for browser in scene.browsers if _is_cut_off(browser.at, victim, browser.moves_next())}
        pid = halls.pids([victim])[0]
        began = time.monotonic()
        os.kill(pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            os.kill(pid, signal.SIGCONT)
        back = time.monotonic()
        first = await scene.go_on(began + FLUSH)
        again = await scene.go_on(back)
        taken = {table: at - began for table, at in first.items() if table in tables}
        _note(times, "its_tables_s", (took for table, took in taken.items() if table not in cut_off))
        _note(times, "its_tables_with_mover_cut_off_s", (took for table, took in taken.items() if table in cut_off))
        _note(times, "all_tables_after_s", (at - back for at in again.values()))

    return stop


def _is_cut_off(at: str, victim: RunningHall, moves_next: bool) -> bool:
    return at == victim.address and moves_next


ACTS: Mapping[str, Act] = {"kills": kill, "drains": drain, "outages": outage}


def _note(times: Times, name: str, values: Any) -> None:
    times.setdefault(name, []).extend(values)


def _table(figures: Mapping[str, Mapping[str, Any]]) -> str:
    lines = []
    for name, found in figures.items():
        lines.append(f"{name}:")
        lines += [f"  {figure:34} {_cell(value)}" for figure, value in found.items()]
        lines.append(f"  {'nothing lost':34} {'NO' if is_lost(found['log']) else 'yes'}")
        lines += [f"  {limit:34} {'holds' if good else 'DOES NOT HOLD'}" for limit, good in _limits(name, found)]
    return "\n".join(lines)


def _limits(name: str, found: Mapping[str, Any]) -> list[tuple[str, bool]]:
    # The limits of a measurement; True for those that hold.
    if name == "kills":
        return [(f"p95 of its tables ≤ {KILL_LIMIT:g} s", found["its_tables_s"].get("p95_s", 0.0) <= KILL_LIMIT)]
    if name == "drains":
        late = max(int(count) for figure in found if figure.startswith("late") for count in found[figure])
        return [("late frames of anybody ≤ 1", late <= 1), ("skipped none", not found["skipped"])]
    if name == "restart":
        return [("refused none but stale", {*found["refused"]} <= {"stale"})]
    return []


def _cell(value: Any) -> str:
    return ", ".join(f"{key} {item}" for key, item in value.items()) if isinstance(value, Mapping) else str(value)
