"""Fixtures: a real Chromium, a real server and visitors. When a part is missing, the test fails and says how to get it.

The browser closes after this folder's tests: Playwright's loop must end before other tests run asyncio's.
"""

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from hiroma.server.web.pages import CLIENT
from tests.browser.launch import PATIENCE_MS, launched
from tests.browser.visitor import Arrive, Visitor
from tests.server.running import RunningHall
from tools import chromium


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test in this folder: it drives a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Start Playwright, which drives the browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Start Debian's Chromium without windows."""
    yield from launched(playwright, chromium.SHELL)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """Start a hall for the module; its bots do not pause."""
    _need_client()
    running = RunningHall(tmp_path_factory.mktemp("hall")).start()
    yield running
    running.stop()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[RunningHall]:
    """Start a hall for one test, which may kill it and start it again."""
    _need_client()
    running = RunningHall(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture
def arrive(browser: Browser, hall: RunningHall) -> Iterator[Arrive]:
    """Let people in, each with a browser context of their own. At the end, fail if one of them saw an error."""
    inside: list[Visitor] = []

    def enter(name: str = "", *, address: str = "", newcomer: bool = False, **context: object) -> Visitor:
        place = address or hall.address
        chosen: dict[str, Any] = {"locale": "en-US", "viewport": {"width": 1280, "height": 800}}
        if not newcomer:
            chosen["storage_state"] = _without_hints(place)
        chosen |= {"reduced_motion": "reduce", "service_workers": "block", "base_url": place} | context
        visitor = Visitor(functools.partial(_opened, browser, chosen), place, name)
        inside.append(visitor)
        return visitor

    yield enter
    faults = [fault for visitor in inside for fault in visitor.faults()]
    for visitor in inside:
        visitor.leave()
    assert faults == []


def _opened(browser: Browser, chosen: dict[str, Any]) -> BrowserContext:
    context = browser.new_context(**chosen)
    context.set_default_timeout(PATIENCE_MS)
    return context


def _without_hints(address: str) -> object:
    """Return the browser storage of a person who has switched the hints at the board off."""
    kept = [{"name": "hiroma:hints", "value": "false"}]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": kept}]}


def _need_client() -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.fail("The client is not built: run `make client`")
