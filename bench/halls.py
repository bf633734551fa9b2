"""Halls of several processes for measurements, with database and bus, and their CPU time and memory."""

import contextlib
import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tests.server.running import RunningHall
from tests.services import Nats, Postgres, run
from tools import compile_rules

COMPILED = Path("build/compiled")
"""The folder that holds the package with compiled rules."""
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")

encode = msgspec.json.Encoder().encode


@contextlib.contextmanager
def services() -> Iterator[tuple[Postgres, Nats]]:
    """Run a PostgreSQL and a NATS while the block lasts."""
    with run(Postgres) as postgres, run(Nats) as nats:
        assert isinstance(postgres, Postgres)
        assert isinstance(nats, Nats)
        yield postgres, nats


@contextlib.contextmanager
def processes(count: int, store: str, bus: str, *, plain: bool, **settings: Any) -> Iterator[list[RunningHall]]:
    """Run a hall of `count` processes while the block lasts. They start one after the other.

    `plain`: its rules are not compiled.
    """
    with tempfile.TemporaryDirectory() as folder:
        halls = [RunningHall(Path(folder), store=store, bus=bus, **settings) for _ in range(count)]
        for hall in halls:
            if not plain:
                hall.environment["PYTHONPATH"] = str(COMPILED.resolve())
        try:
            for hall in halls:
                hall.start()
            yield halls
        finally:
            for hall in halls:
                hall.stop()


def compile_all(plain: bool) -> None:
    """Bring `COMPILED` up to date. With `plain` there is nothing to do."""
    if not plain:
        compile_rules.up_to_date(compile_rules.ROOT)


# -- what they cost ------------------------------------------------------------------------------


def cpu_seconds(pid: int) -> float:
    """Return the user and system time of a process so far, in seconds."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICK


def family_seconds(pid: int) -> float:
    """Return the user and system time of a process and its children so far, in seconds, ended children included."""
    own = sum(int(field) for field in _stat(pid)[11:15]) / TICK
    total = own
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            fields = _stat(int(folder.name))
            if int(fields[1]) == pid:
                total += (int(fields[11]) + int(fields[12])) / TICK
    return total


def resident_bytes(pid: int) -> int:
    """Return the resident memory of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def _stat(pid: int) -> list[str]:
    # The fields behind the name of the program; the first is the state of the process.
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()


def pids(halls: Sequence[RunningHall]) -> list[int]:
    """Return the process ids of halls that run."""
    return [hall.process.pid for hall in halls if hall.process is not None]
