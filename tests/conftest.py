"""Fixtures that tests of several folders share, and a second try for what a busy machine may spoil."""

import pytest
from hypothesis import settings

from tests.services import nats_server, own_postgres, postgres

__all__ = ["nats_server", "own_postgres", "postgres"]

# How long an example takes says more of the machine than of the code: budgets are in bench/.
settings.register_profile("hall", deadline=None)
settings.load_profile("hall")

OUTSIDE = {"hall", "brisk_hall", "own_hall", "killable_hall", "halls", "postgres", "own_postgres", "nats_server"}
"""Fixtures that start processes beside the test."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser, a service or a hall in processes of their own are tried once more when they fail."""
    for item in items:
        outside = OUTSIDE & set(getattr(item, "fixturenames", ()))
        if outside or item.get_closest_marker("browser") or item.get_closest_marker("services"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what passed only at the second try: it is to be mended at its cause."""
    flaky = terminalreporter.stats.get("rerun", [])
    if flaky:
        terminalreporter.section("flaky")
        for report in flaky:
            terminalreporter.write_line(f"FLAKY {report.nodeid}")
