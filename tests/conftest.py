"""Fixtures that tests of several folders share, and more tries for what a busy machine may spoil."""

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

# How long an example takes says more of the machine than of the code: budgets are in bench/.
settings.register_profile("hall", deadline=None)
settings.load_profile("hall")

# Garbage is collected seldom: a twentieth of the time.
gc.set_threshold(100_000, 50, 100)

OUTSIDE = {Path(__file__).parent / name for name in ("browser", "server", "store")}
"""Folders whose tests wait for a browser, a service, a process or a real clock."""

REASON = 25
"""Lines of a first failure that are printed."""

AGAIN = 30.0
"""Seconds from one interruption of what hangs to the next: an event loop may swallow the first."""

FAILED: list[str] = []
"""Tries that failed since the last test began."""


class Tries:
    """Says at once what is tried again, and why the try before failed: a run that is cut off has said it, too."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Print the end of a failure that another try follows."""
        if report.outcome == "rerun":
            self._terminal.ensure_newline()
            self._terminal.section(f"tried again: {report.nodeid}", sep="_")
            self._terminal.write_line("\n".join(report.longreprtext.splitlines()[-REASON:]))


def pytest_sessionstart(session: pytest.Session) -> None:
    """Watch for further tries where there is a terminal: not in the processes that a run is dealt to."""
    plugins = session.config.pluginmanager
    terminal = plugins.get_plugin("terminalreporter")
    if terminal is not None:
        plugins.register(Tries(terminal))


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
    """Give the clearing up its own time."""
    _time(item)


def _time(item: pytest.Item) -> None:
    """Start the timer of what hangs: pytest-timeout does so once for all tries, and ends it at the first failure."""
    limits: Any = _get_item_settings(item)
    if limits.timeout:
        item.ihook.pytest_timeout_set_timer(item=item, settings=limits)
        signal.setitimer(signal.ITIMER_REAL, limits.timeout, AGAIN)


def _finish_modules(item: pytest.Function) -> None:
    """End the fixtures of the module, so that the next try finds nobody who has taken its names in the first."""
    request: Any = item._request
    for known in item._fixtureinfo.name2fixturedefs.values():
        for fixture in known:
            if fixture.scope == "module":
                fixture.finish(request)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what passed only at another try: it is to be mended at its cause."""
    flaky = terminalreporter.stats.get("rerun", [])
    if flaky:
        terminalreporter.section("flaky")
        for report in flaky:
            terminalreporter.write_line(f"FLAKY {report.nodeid}")
