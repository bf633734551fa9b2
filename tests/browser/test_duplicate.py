"""Tables with the same deal, by the page: secret until the last is over, then compared seat by seat."""

import time

from playwright.sync_api import expect

from tests.browser.test_access import violations
from tests.browser.test_daily import shoot
from tests.browser.test_tournaments import begins
from tests.browser.visitor import PHONE, Arrive, member, overhang
from tests.server.running import RunningHall

PATIENCE_MS = 40_000


def test_two_tables_are_compared_when_both_are_over(arrive: Arrive, hall: RunningHall) -> None:
    people = [member(arrive, f"Dup {name}") for name in ("ann", "ben", "cho")]
    people.append(member(arrive, "Dup dan", **PHONE))
    ann, *_, dan = people
    wanted = {"name": "Same dice", "game": "cant-stop", "system": "duplicate", "seats": 2, "starts": time.time() + 3600}
    made = ann.api("POST", "/api/tournaments", wanted)["id"]
    for person in people:
        person.api("PUT", f"/api/tournaments/{made}/entry")
    begins(hall, made)
    page = ann.visit(f"/tournaments/{made}")
    expect(page.locator(".tournament-head")).to_contain_text("same deal")
    expect(page.get_by_role("link", name="To your table")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_text("secret until all tables are over")).to_have_count(1)
    found = {person: person.api("GET", f"/api/tournaments/{made}")["table"] for person in people}
    assert len(set(found.values())) == 2
    for person, table in found.items():
        person.order(table, "join")
    ended: set[str] = set()
    for person, table in found.items():
        if table not in ended:
            person.order(table, "concede")
            ended.add(table)
    page = dan.visit(f"/tournaments/{made}")
    expect(page.locator(".tournament-compared")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(".tournament-compared td")).to_have_count(4)
    assert violations(page) == []
    assert overhang(page) <= 0
    shoot(page, "duplicate")
