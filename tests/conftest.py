"""Fixtures that tests of several folders share, and more tries for what a busy machine may spoil."""

import gc
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.services import nats_server, own_postgres, postgres
from tests.shares import ALL, deal, share_from

__all__ = ["nats_server", "own_postgres", "postgres"]

# How long an example takes says more of the machine than of the code: budgets are in bench/.
settings.register_profile("hall", deadline=None)
settings.load_profile("hall")

# Garbage is collected seldom: a twentieth of the time.
gc.set_threshold(100_000, 50, 100)

OUTSIDE = {Path(__file__).parent / name for name in ("browser", "server", "store")}
"""Folders whose tests wait for a browser, a service, a process or a real clock."""

REASON = 25
"""Lines of a first failure that are printed."""


FAILED: list[str] = []
"""Tries that failed since the last test began."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `--share`."""
    parser.addoption("--share", type=share_from, default=ALL, metavar="N/OF", help="of the tests that take seconds")


# The hook of the browser's folder, which marks its tests, comes first.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave one share. Tests that wait for something outside themselves are tried again, twice at most."""
    others = deal(items, config.getoption("share"))
    if others:
        config.hook.pytest_deselected(items=others)
    for item in items:
        if OUTSIDE & set(item.path.parents) or item.get_closest_marker("services"):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_collection_finish() -> None:
    """Let the collector of garbage leave alone what all tests hold."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note that a try failed."""
    if not (report.passed or report.skipped):
        FAILED.append(report.nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Throw away what a failed try left open: its warnings would fail the next test, too, its hall the next try."""
    if getattr(item, "execution_count", 1) > 1 and isinstance(item, pytest.Function):
        _finish_modules(item)
    if FAILED:
        FAILED.clear()
        for name in ("last_type", "last_value", "last_traceback"):
            vars(sys).pop(name, None)
        hook, sys.unraisablehook = sys.unraisablehook, lambda unraisable: None
        gc.collect()
        sys.unraisablehook = hook


def _finish_modules(item: pytest.Function) -> None:
    """End the fixtures of the module, so that the next try finds nobody who has taken its names in the first."""
    request: Any = item._request
    for known in item._fixtureinfo.name2fixturedefs.values():
        for fixture in known:
            if fixture.scope == "module":
                fixture.finish(request)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what passed only at another try, and why the one before failed: it is to be mended at its cause."""
    flaky = terminalreporter.stats.get("rerun", [])
    if flaky:
        terminalreporter.section("flaky")
        for report in flaky:
            terminalreporter.write_line(f"FLAKY {report.nodeid}")
            terminalreporter.write_line("\n".join(report.longreprtext.splitlines()[-REASON:]))
