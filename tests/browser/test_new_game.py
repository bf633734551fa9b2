"""The games that `hiroma new-game` begins, in a browser: from the lobby to the end, on their own boards."""

import shutil
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.playing import press_if_there, started
from tests.browser.test_access import violations
from tests.browser.test_games import fits
from tests.browser.visitor import PHONE, Arrive
from tests.new_games import GAMES, begun, run
from tests.server.running import RunningHall

TITLES = {"open-dice": "Open Dice", "secret-dice": "Wer lügt?", "solo-dice": "Solo Dice"}

PATIENCE_S = 120


@pytest.fixture(scope="module")
def their_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """Start a hall with the three games, from a checkout of its own."""
    root = begun(tmp_path_factory.mktemp("checkout"))
    run(root / "web", "node_modules/.bin/vite", "build", "--logLevel", "warn")
    running = RunningHall(tmp_path_factory.mktemp("hall"))
    running.environment = {"PYTHONPATH": f"{root / 'src'}"}
    yield running.start()
    running.stop()
    shutil.rmtree(root)


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_bots(arrive: Arrive, their_hall: RunningHall, game: str) -> None:
    aki = arrive("Aki", address=their_hall.address, **PHONE)
    page = aki.visit("/")
    expect(page.get_by_text(TITLES[game]).first).to_be_visible()
    table = started(aki, bots=[] if game == "solo-dice" else ["casual"], game=game, target=20)
    aki.visit(f"/t/{table}")
    expect(page.locator(f".{game}")).to_be_visible()
    assert violations(page) == []
    fits(page)
    until = time.monotonic() + PATIENCE_S
    keep = page.locator(f".{game}-acts .primary[aria-disabled=false]")
    while not page.locator(".result").count():
        assert time.monotonic() < until
        press_if_there(keep)
        page.wait_for_timeout(20)
    assert aki.state(table)["game"]["ended"] == "rules"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(arrive: Arrive, their_hall: RunningHall, game: str) -> None:
    aki = arrive("Aki", address=their_hall.address)
    page = aki.visit(f"/learn/{game}/keep")
    page.locator(f".{game}-acts .primary").click()
    expect(page.locator(".learn-done")).to_have_text("21 points are yours for good.")
    page = aki.visit(f"/rules/{game}")
    expect(page.get_by_role("heading", name=f"{TITLES[game]}: rules", exact=True)).to_be_visible()
    expect(page.locator(".clauses li").first).to_be_visible()
