"""Fixtures that tests of several folders share, and reruns of tests that a busy machine may have failed."""

import gc
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from pytest_timeout import _get_item_settings

from tests.services import nats_server, own_postgres, postgres
from tests.shares import ALL, deal, share_from

__all__ = ["nats_server", "own_postgres", "postgres"]

# The time of an example depends on the machine more than on the code: budgets are in bench/.
settings.register_profile("hall", deadline=None)
settings.load_profile("hall")

# Collecting garbage less often saves a twentieth of the time.
gc.set_threshold(100_000, 50, 100)

OUTSIDE = {Path(__file__).parent / name for name in ("browser", "server", "store")}
"""Folders whose tests wait for a browser, a service, a process or a real clock."""

REASON = 25
"""Lines of a first failure that are printed."""

AGAIN = 30.0
"""Seconds from one interruption of a hanging test to the next: an event loop may swallow the first."""

FAILED: list[str] = []
"""Ids of tests that have failed since the last test began."""


class Tries:
    """A reporter of reruns. It prints each reason at once, so that a run that is cut off has printed it."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Print the last lines of a failure that is followed by another try."""
        if report.outcome == "rerun":
            self._terminal.ensure_newline()
            self._terminal.section(f"tried again: {report.nodeid}", sep="_")
            self._terminal.write_line("\n".join(report.longreprtext.splitlines()[-REASON:]))


def pytest_sessionstart(session: pytest.Session) -> None:
    """Report reruns where there is a terminal, which workers of a parallel run lack."""
    plugins = session.config.pluginmanager
    terminal = plugins.get_plugin("terminalreporter")
    if terminal is not None:
        plugins.register(Tries(terminal))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--share`."""
    parser.addoption("--share", type=share_from, default=ALL, metavar="N/OF", help="of the tests that take seconds")


# Runs last, because the hook of the browser's folder marks its tests first.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep one share of the tests. Mark those that wait for something outside themselves for two reruns."""
    others = deal(items, config.getoption("share"))
    if others:
        config.hook.pytest_deselected(items=others)
    for item in items:
        if OUTSIDE & set(item.path.parents) or item.get_closest_marker("services"):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_collection_finish() -> None:
    """Freeze the objects that exist by now, so that the garbage collector no longer walks them."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Keep the name of a test that failed."""
    if not (report.passed or report.skipped):
        FAILED.append(report.nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Drop the remains of a failed try: its warnings would fail the next test, its hall the next try."""
    _time(item)
    if getattr(item, "execution_count", 1) > 1 and isinstance(item, pytest.Function):
        _finish_modules(item)
    if FAILED:
        FAILED.clear()
        for name in ("last_type", "last_value", "last_traceback"):
            vars(sys).pop(name, None)
        hook, sys.unraisablehook = sys.unraisablehook, lambda unraisable: None
        gc.collect()
        sys.unraisablehook = hook


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Give teardown a time limit of its own."""
    _time(item)


def _time(item: pytest.Item) -> None:
    """Start the timer for hanging tests: pytest-timeout starts one for all tries, and stops it at the first failure."""
    limits: Any = _get_item_settings(item)
    if limits.timeout:
        item.ihook.pytest_timeout_set_timer(item=item, settings=limits)
        signal.setitimer(signal.ITIMER_REAL, limits.timeout, AGAIN)


def _finish_modules(item: pytest.Function) -> None:
    """Finish the fixtures of the module: the people of the first try have taken the names that the next one needs."""
    request: Any = item._request
    for known in item._fixtureinfo.name2fixturedefs.values():
        for fixture in known:
            if fixture.scope == "module":
                fixture.finish(request)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the tests that passed only in a rerun: their causes are to be mended."""
    flaky = terminalreporter.stats.get("rerun", [])
    if flaky:
        terminalreporter.section("flaky")
        for report in flaky:
            terminalreporter.write_line(f"FLAKY {report.nodeid}")
