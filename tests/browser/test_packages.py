"""A game from a package of its own, in a browser: its picture, texts, rulebook and board come from there."""

import os
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.playing import press_if_there, started
from tests.browser.visitor import Arrive
from tests.new_games import ROOT, packaged
from tests.server.running import RunningHall


@pytest.fixture(scope="module")
def their_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """Start a hall beside which a package is installed."""
    running = RunningHall(tmp_path_factory.mktemp("hall"))
    source = packaged(tmp_path_factory.mktemp("package"))
    running.environment = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{source}"}
    yield running.start()
    running.stop()


def test_a_game_from_the_lobby_to_the_end(arrive: Arrive, their_hall: RunningHall) -> None:
    aki = arrive("Aki", address=their_hall.address)
    page = aki.visit("/")
    expect(page.get_by_text("Roll on, or keep what you have?")).to_be_visible()
    expect(page.locator('img[src="/games/lucky-seven.svg"]')).to_be_visible()
    table = started(aki, bots=["casual"], game="lucky-seven", target=10)
    aki.visit(f"/t/{table}")
    expect(page.locator(".lucky-seven-board")).to_be_visible()
    keep = page.get_by_role("button", name="Keep")
    until = time.monotonic() + 60
    while not page.locator(".result").count():
        assert time.monotonic() < until
        press_if_there(keep)
        page.wait_for_timeout(20)
    aki.visit("/rules/lucky-seven")
    expect(page.locator("#LS-E1")).to_be_visible()


def test_the_plain_board_stands_in_when_its_own_cannot_be_loaded(arrive: Arrive, their_hall: RunningHall) -> None:
    aki = arrive("Aki", address=their_hall.address)
    aki.forgive("ERR_FAILED")
    aki.page.route("**/board.js*", lambda route: route.abort())
    table = started(aki, bots=["casual"], game="lucky-seven")
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".plain-notice")).to_be_visible()
    expect(page.locator(".gen-option").first).to_be_visible()
    page.unroute("**/board.js*")
    aki.button("Try the game’s own board again").click()
    expect(page.locator(".lucky-seven-board")).to_be_visible()
