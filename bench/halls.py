"""Halls of several processes for a measurement: database and bus, CPU and memory, and ways for people in."""

import contextlib
import os
import secrets
import tempfile
import urllib.request
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
        compile_rules.main()


# -- what they cost ------------------------------------------------------------------------------


def cpu_seconds(pid: int) -> float:
    """User and system time of a process so far."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICK


def family_seconds(pid: int) -> float:
    """Return the user and system time so far of a process and its children, those that have ended among them."""
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


# -- the people's ways in ------------------------------------------------------------------------


def cookie(address: str) -> str:
    """Return the cookie of a new guest."""
    with urllib.request.urlopen(f"{address}/api/me") as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def post(address: str, path: str, guest: str, body: dict[str, Any]) -> Any:
    """Post a body with the cookie of a guest, and return the answer."""
    headers = {"Content-Type": "application/json", "Cookie": guest}
    request = urllib.request.Request(address + path, encode(body), headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        return msgspec.json.decode(answer.read())


def order(address: str, table: str, guest: str, name: str) -> None:
    """Give a command without arguments over HTTP."""
    body = {"type": "command", "id": secrets.token_hex(8), "table": table, "name": name, "args": {}}
    post(address, f"/api/tables/{table}/commands", guest, body)


def open_table(addresses: Sequence[str]) -> tuple[str, list[str]]:
    """Open a table of Can't Stop where one person sits down by each address, the host by the first.

    Return its id, and the people's cookies in the order of their chairs.
    """
    guests = [cookie(address) for address in addresses]
    table = post(addresses[0], "/api/tables", guests[0], {"game": "cant-stop"})["id"]
    for address, guest in zip(addresses, guests, strict=True):
        order(address, table, guest, "join")
    return table, guests
