"""The cost of a move in a hall of several processes, beside one process: 40 tables of Can't Stop on PostgreSQL.

Four people at each table play as fast as the hall answers, then at half that pace. Each round measures every setting
once; a ratio compares a setting with the one process of the same round, and its median over the rounds counts. The
processes, PostgreSQL, NATS and the people share the cores of the machine.

`python -m bench scale`; a small run: `python -m bench scale --rounds 1 --seconds 3 --tables 8`. `--plain` measures
without compiled rules, `--drivers` sets the number of processes for the people. On a machine with a core for each,
`--processes 16` measures larger halls, which need more `--tables` and `--drivers`.
"""

import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from bench import halls
from bench.drivers import Driven, Driver, Span
from tests.server.running import RunningHall
from tests.services import Nats, Postgres

TABLES = 40
PEOPLE = 4
ROUNDS = 5
SECONDS = 6.0
WARM = 3.0
"""Seconds of play before the first span, in which connections, caches and code warm up."""
SETTLE = 4.0
"""Seconds before each later span, until tables that moved together in the span before are out of step."""


class Setting(NamedTuple):
    """A hall of this number of processes. `bus`: with NATS. `spread`: people of a table come to different processes."""

    processes: int
    bus: bool = True
    spread: bool = True


ONE = "1"
SIZES = (2, 4, 8, 16)
"""Numbers of processes in the larger halls."""
MOST = 4
"""Processes of the largest hall without `--processes`."""


def settings(most: int) -> dict[str, Setting]:
    """Return name → setting, of halls of at most `most` processes. All are compared with `ONE`."""
    return {
        ONE: Setting(1, bus=False),
        "1, NATS": Setting(1),
        **{f"{size}, spread": Setting(size) for size in SIZES if size <= most},
        **{f"{size}, together": Setting(size, spread=False) for size in SIZES if size <= most},
    }


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """One setting in one round. CPU is µs a move; times are ms from a move to its answer."""

    moves_per_s: float
    hall_us: float
    """User and system time of all processes of the hall."""
    postgres_us: float
    people_us: float
    p50_ms: float
    p99_ms: float
    half_moves_per_s: float
    half_p50_ms: float
    half_p99_ms: float
    refused: dict[str, int]
    stuck: int
    """Checks, one in two seconds, at which a table had stood still since the check before."""


LIMITS = (
    ("2, spread", "hall_us", 1.3),
    ("4, spread", "hall_us", 1.5),
    ("2, together", "hall_us", 1.05),
    *((name, "postgres_us", 1.1) for name in ("2, spread", "2, together", "4, spread")),
    *((name, "half_p99_ms", 1.5) for name in ("2, spread", "2, together", "4, spread")),
)
"""Setting, figure, and the largest ratio to `ONE` that it may have."""


def measure(
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    tables: int = TABLES,
    drivers: int = 1,
    processes: int = MOST,
    plain: bool = False,
) -> dict[str, Any]:
    """Return the figures of all rounds, the median ratios, and for each limit True when it holds."""
    halls.compile_all(plain)
    asked = settings(processes)
    found: list[dict[str, Figures]] = []
    with halls.services() as (postgres, nats):
        for number in range(rounds):
            names = list(asked)
            turn = number % len(names)
            found.append({})
            for name in names[turn:] + names[:turn]:
                found[-1][name] = one_setting(postgres, nats, asked[name], seconds, tables, drivers, plain)
                print(f"round {number + 1}, {name}: {found[-1][name]}", flush=True)
    ratios = {name: _ratios(found, name) for name in asked if name != ONE}
    holds = {
        f"{name}: {figure} ≤ {most}": ratios[name][figure] <= most for name, figure, most in LIMITS if name in asked
    }
    print(_table(found, ratios))
    return {"rounds": msgspec.to_builtins(found), "ratios": ratios, "holds": holds}


def one_setting(
    postgres: Postgres, nats: Nats, setting: Setting, seconds: float, tables: int, drivers: int, plain: bool
) -> Figures:
    """Measure one setting on an empty database, at full load and at half of it."""
    bus = nats.url if setting.bus else ""
    with halls.processes(setting.processes, postgres.empty_database(), bus, plain=plain) as running:
        ways = [ways_in(running, table, setting.spread) for table in range(tables)]
        people = [Driver(ways[number::drivers]) for number in range(drivers)]
        try:
            for driver in people:
                driver.hear()
            return _load(postgres, running, people, seconds, tables)
        finally:
            for driver in people:
                driver.end()


def ways_in(running: Sequence[RunningHall], table: int, spread: bool) -> list[str]:
    """Return an address for each person of a table: all of one process, or with `spread` of processes in turns."""
    seats = range(table, table + PEOPLE) if spread else [table] * PEOPLE
    return [running[seat % len(running)].address for seat in seats]


def _load(
    postgres: Postgres, running: Sequence[RunningHall], people: Sequence[Driver], seconds: float, tables: int
) -> Figures:
    assert postgres.running is not None
    groups = (halls.pids(running), [postgres.running.pid], [driver.process.pid or 0 for driver in people])
    full, spent = _span(people, WARM, seconds, 0.0, lambda: [_cpu(group) for group in groups])
    moves = len(full.times)
    if not moves:
        raise RuntimeError(f"no table moves; refused: {dict(full.refused)}")
    hall, database, players = (cpu / moves * 1e6 for cpu in spent)
    half, _ = _span(people, SETTLE, seconds, 2 * tables * seconds / moves, list)
    return Figures(
        moves_per_s=round(moves / seconds, 1),
        hall_us=round(hall, 1),
        postgres_us=round(database, 1),
        people_us=round(players, 1),
        p50_ms=_percentile(full.times, 0.5),
        p99_ms=_percentile(full.times, 0.99),
        half_moves_per_s=round(len(half.times) / seconds, 1),
        half_p50_ms=_percentile(half.times, 0.5),
        half_p99_ms=_percentile(half.times, 0.99),
        refused=dict(full.refused + half.refused),
        stuck=full.stuck + half.stuck,
    )


def _span(
    people: Sequence[Driver], wait: float, seconds: float, period: float, cost: Callable[[], list[float]]
) -> tuple[Driven, list[float]]:
    # All people play one span, which begins after `wait` seconds. Return the report, and the growth of each cost.
    at = time.perf_counter() + wait
    for driver in people:
        driver.tell(Span(at, seconds, period))
    time.sleep(max(0.0, at - time.perf_counter()))
    before = cost()
    time.sleep(max(0.0, at + seconds - time.perf_counter()))
    after = cost()
    reports = [driver.hear() for driver in people]
    report = Driven(
        [took for report in reports for took in report.times],
        sum((report.refused for report in reports), Counter[str]()),
        sum(report.stuck for report in reports),
    )
    return report, [end - start for start, end in zip(before, after, strict=True)]


def _cpu(pids: Sequence[int]) -> float:
    return sum(halls.family_seconds(pid) for pid in pids)


def _percentile(times: Sequence[float], share: float) -> float:
    ranked = sorted(times) or [float("inf")]
    return round(ranked[int(len(ranked) * share)] * 1000, 2)


COMPARED = ("moves_per_s", "hall_us", "postgres_us", "p50_ms", "p99_ms", "half_p50_ms", "half_p99_ms")


def _ratios(found: Sequence[dict[str, Figures]], name: str) -> dict[str, float]:
    return {
        figure: round(statistics.median(getattr(r[name], figure) / getattr(r[ONE], figure) for r in found), 3)
        for figure in COMPARED
    }


def _table(found: Sequence[dict[str, Figures]], ratios: dict[str, dict[str, float]]) -> str:
    # The medians, with their ratios to one process in brackets, and the limits below.
    lines = [" | ".join([f"{'processes':12}", *(f"{figure:>18}" for figure in COMPARED)])]
    for name in found[0]:
        cells = []
        for figure in COMPARED:
            median = statistics.median(getattr(r[name], figure) for r in found)
            ratio = f" ({ratios[name][figure]:5.2f})" if name in ratios else " " * 8
            cells.append(f"{median:10.1f}{ratio}")
        lines.append(" | ".join([f"{name:12}", *cells]))
    for name, figure, most in LIMITS:
        if name not in found[0]:
            continue
        reached = ratios[name][figure]
        lines.append(f"{name}: {figure} {reached:.2f} ≤ {most}: {'holds' if reached <= most else 'DOES NOT HOLD'}")
    return "\n".join(lines)
