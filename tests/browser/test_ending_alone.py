"""In the Game Tool players let chance assign the seats, and end a game that nobody else comes back to."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hiroma.table.consent import CLAIM
from tests.browser.playing import seated, started, turns
from tests.browser.test_daily import shoot
from tests.browser.visitor import PHONE, Arrive, overhang
from tests.server.inside import InsideHall


@pytest.fixture
def late_hall(tmp_path: Path) -> Iterator[InsideHall]:
    """Start a hall whose clock the test can put forward."""
    running = InsideHall(tmp_path).start()
    yield running
    running.stop()


def test_chance_decides_who_sits_where(arrive: Arrive) -> None:
    aki, ben = arrive("Aki", **PHONE), arrive("Ben")
    table = seated(aki, ben)
    ben.say(table, "/ready")
    page = aki.visit(f"/t/{table}")
    page.get_by_role("button", name="Game Tool").click()
    tool = page.get_by_role("region", name="Game Tool")
    tool.get_by_role("button", name="Shuffle places").tap()
    expect(page.locator(".log")).to_contain_text("Chance has decided who sits where.")
    assert overhang(page) == 0
    # Everybody else must say ready again.
    ready = {chair["player"]: chair["ready"] for chair in aki.state(table)["meta"]["chairs"]}
    assert ready[ben.api("GET", "/api/me")["id"]] is False
    shoot(page, "shuffled-phone")


def test_a_game_that_nobody_comes_back_to_is_ended_alone(arrive: Arrive, late_hall: InsideHall) -> None:
    aki, ben = (arrive(name, address=late_hall.address) for name in ("Aki", "Ben"))
    table = started(aki, ben)
    _, _, absent = next(turns((aki, ben), table))
    here = ben if absent is aki else aki
    page = here.visit(f"/t/{table}")
    tool = page.get_by_role("region", name="Game Tool")
    claim = tool.get_by_role("button", name="End it alone")
    sure = tool.get_by_role("group", name="End this game? It counts for nobody.")
    claim.click()
    sure.get_by_role("button", name="End it alone").click()
    expect(page.get_by_role("alert").get_by_text("You can end the game alone when")).to_be_visible()
    assert here.state(table)["meta"]["status"] == "playing"
    late_hall.hall.clock.begin(time.time() + CLAIM, None)
    claim.click()
    sure.get_by_role("button", name="End it alone").click()
    expect(page.locator(".log")).to_contain_text("ends the game: nobody else has come back. It counts for nobody.")
    assert here.state(table)["meta"]["status"] == "over"
