"""A tournament by the page: announced, entered by two players, played to its end; on a phone, too."""

import contextlib
import re
import sqlite3
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, Visitor, member, overhang
from tests.server.running import RunningHall

WINDOWS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


def fine(visitor: Visitor) -> None:
    """Check that axe finds nothing and that nothing is wider than the window."""
    assert violations(visitor.page) == []
    assert overhang(visitor.page) <= 0


def begins(hall: RunningHall, tournament: str) -> None:
    """Let a tournament begin now that all have entered: nobody is too late on a busy machine."""
    with contextlib.closing(sqlite3.connect(hall.folder / "hiroma.db", timeout=30)) as store, store:
        store.execute("update tournaments set starts = ? where id = ?", (time.time(), tournament))


@pytest.mark.parametrize("window", WINDOWS)
def test_an_evening_with_a_winner(arrive: Arrive, hall: RunningHall, window: str) -> None:
    aki = member(arrive, f"Taki {window}", **WINDOWS[window])
    ben = member(arrive, f"Tben {window}", **WINDOWS[window])

    page = aki.visit("/tournaments")
    page.get_by_text("Choose game, system and time").click()
    page.get_by_label("Name", exact=True).fill(f"Friday {window}")
    page.get_by_label("System").select_option("knock-out")
    fine(aki)
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Friday {window}")
    fine(aki)
    page.get_by_role("button", name="Call off").click()
    page.get_by_role("button", name="Call off").click()
    expect(page.locator(".tournament-head")).to_contain_text("called off")

    wanted = {"name": f"Now {window}", "game": "cant-stop", "system": "knock-out", "seats": 2}
    made = aki.api("POST", "/api/tournaments", {**wanted, "starts": time.time() + 3600})
    for visitor in (aki, ben):
        page = visitor.visit(f"/tournaments/{made['id']}")
        page.get_by_role("button", name="Take part").click()
        expect(page.get_by_role("button", name="Leave the tournament")).to_be_visible()
    begins(hall, made["id"])
    for visitor in (aki, ben):
        page = visitor.page
        page.get_by_role("link", name="To your table").click(timeout=40_000)
        expect(page.locator(".paired")).to_contain_text(f"Now {window}")
        page.locator(".waiting").get_by_role("button", name="Sit down").click()
    table = ben.table
    expect(ben.page.locator(".waiting")).to_have_count(0)
    ben.order(table, "concede")
    expect(ben.page.locator(".paired")).to_contain_text(f"Now {window}")
    page = aki.visit(f"/tournaments/{made['id']}")
    expect(page.locator(".tournament-head")).to_contain_text("over", timeout=40_000)
    row = page.get_by_role("row", name=re.compile(f"Taki {window}"))
    expect(row.get_by_role("cell").first).to_have_text("1")
    fine(aki)
