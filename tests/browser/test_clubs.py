"""Clubs by the page: found one, let people in, keep a table, open it, sit down by invitation, report the club."""

import re
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.test_access import violations
from tests.browser.test_programs import at_home
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang
from tests.server.running import RunningHall

WINDOWS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


def fine(page: Page) -> None:
    """Check that axe finds nothing and that nothing is wider than the window."""
    assert violations(page) == []
    assert overhang(page) <= 0


def founded(owner: Visitor, name: str, door: str = "open to all") -> str:
    """Found a club on the page; return its address."""
    page = owner.visit("/clubs")
    page.get_by_label("Name of the club").fill(name)
    page.get_by_label("What the club is about").fill("We play <b>on Fridays</b>.")
    page.get_by_role("radio", name=door).check()
    page.get_by_role("button", name="Found the club").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.url


class Held:
    """Requests on their way to the hall: they wait until the test lets them go."""

    def __init__(self) -> None:
        self.waiting: list[Route] | None = []

    def hold(self, route: Route) -> None:
        """Keep a request of the page, or pass it on after `let_go`."""
        if self.waiting is None:
            route.continue_()
        else:
            self.waiting.append(route)

    def let_go(self) -> None:
        """Pass on all requests that wait, and later ones at once."""
        waiting, self.waiting = self.waiting or [], None
        for route in waiting:
            route.continue_()


@pytest.mark.parametrize("window", WINDOWS)
def test_an_evening_of_a_club(arrive: Arrive, window: str) -> None:
    aki, ben, eve = arrive(**WINDOWS[window]), arrive("Ben"), arrive("Eve")
    name = f"Club {window}"
    at_home(aki, f"Aki {window}")
    url = founded(aki, name, "on request")

    page = ben.visit("/clubs")
    page.get_by_role("searchbox").fill(name.upper())
    page.keyboard.press("Enter")
    page.get_by_role("link", name=re.compile(name)).click()
    page.get_by_role("button", name="Ask to join").click()
    expect(page.locator(".club-facts")).to_contain_text("you have asked to join")

    page = aki.visit(url)
    expect(page.locator(".club-text")).to_have_text("We play <b>on Fridays</b>.")
    page.get_by_role("button", name="Let in").click()
    expect(page.locator(".club-facts")).to_contain_text("2 members")
    page.get_by_role("button", name="Keep another table").click()
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_label("Clock").select_option("5 min + 10 s a turn")
    page.get_by_label("When time runs out").select_option("who runs out gives up")
    fine(page)
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.locator(".club-kind")).to_contain_text("Friday")
    fine(page)

    page = ben.visit("/")
    page.locator(".club-shelf").get_by_role("button", name="Friday").click()
    expect(page.locator(".waiting")).to_contain_text(name)
    expect(page.locator(".waiting")).to_contain_text("who runs out gives up")
    table = ben.table

    page = aki.visit("/")
    expect(page.locator(f".card[href='/t/{table}'] .card-club")).to_have_text(name)
    page = eve.visit(f"/t/{table}")
    sit = page.locator(".waiting").get_by_role("button", name="Sit down", exact=True)
    expect(sit).to_have_attribute("aria-disabled", "true")
    fine(page)
    word = ben.api("GET", f"/api/tables/{table}/club")["invite"]
    asked = Held()
    page.route("**/api/tables/*/club**", asked.hold)
    page = eve.visit(f"/t/{table}?invite={word}")
    expect(sit).to_have_attribute("aria-disabled", "true")
    asked.let_go()
    expect(sit).to_have_attribute("aria-disabled", "false")
    sit.click()
    expect(page.locator(".chair")).to_contain_text(["Ben", "Eve"])
    expect(eve.visit("/").locator(f".card[href='/t/{table}']")).to_be_visible()


def test_an_owner_makes_officers_hands_over_and_leaves_by_the_keyboard(arrive: Arrive) -> None:
    aki, ben = arrive(), arrive()
    at_home(aki, "Aki the owner")
    at_home(ben, "Ben the heir")
    url = founded(aki, "Handed over")
    ben.visit(url).get_by_role("button", name="Join", exact=True).press("Enter")
    expect(ben.page.locator(".club-facts")).to_contain_text("2 members")
    page = aki.visit(url)
    page.get_by_label("What becomes of Ben the heir").first.press("Enter")
    for deed, mark in (("Make an officer", "officer"), ("Hand the club over", "owner")):
        button = page.get_by_role("button", name=deed)
        expect(button).to_be_enabled()
        button.press("Enter")
        expect(page.locator(".club-members li", has_text="Ben the heir")).to_contain_text(mark)
    page.get_by_role("button", name="Leave", exact=True).press("Enter")
    page.get_by_role("group", name="Leave").get_by_role("button", name="Leave").press("Enter")
    expect(page).to_have_url(re.compile("/clubs$"))
    page = ben.visit(url)
    expect(page.locator(".club-facts")).to_contain_text("1 member")
    page.get_by_text("Change what it says").click()
    page.get_by_label("Name of the club").fill("In new hands")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("In new hands")


def test_what_a_club_says_comes_before_the_moderators(arrive: Arrive, hall: RunningHall) -> None:
    aki, eve, judge = arrive(), arrive("Eve"), arrive()
    at_home(aki, "Aki the loud")
    url = founded(aki, "Loud words")
    page = eve.visit(url)
    page.get_by_text("Report this club").click()
    page.get_by_label("In your own words").fill("Look at it.")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("A moderator will look at it.")).to_be_visible()

    at_home(judge, "Judge of clubs")
    line: list[Any] = [sys.executable, "-m", "hiroma", "admin", "grant", "Judge of clubs", "moderator"]
    subprocess.run([*line, "--store", hall.settings.store], check=True, capture_output=True)
    page = judge.visit("/moderation")
    report = page.locator(".fair-report")
    expect(report).to_contain_text("Loud words")
    expect(report).to_contain_text("We play <b>on Fridays</b>.")
    fine(page)
    report.get_by_label("Why (the owner of Loud words reads it)").fill("No shouting.")
    report.get_by_role("button", name="Remove its text").click()
    expect(page.locator(".fair-report")).to_have_count(0)
    expect(page.get_by_text("Removed the club’s text of")).to_be_visible()
    expect(aki.visit(url).locator(".club-text")).to_have_count(0)
    assert [word["why"] for word in aki.api("GET", "/api/me/conduct")["warnings"]] == ["No shouting."]


def test_the_table_of_a_club_that_hides_shows_itself_to_who_comes_by_its_invitation(arrive: Arrive) -> None:
    owner, guest = arrive(), arrive()
    guest.forgive("403")
    owner.sign_up("Owner of a hidden club")
    club = owner.api("POST", "/api/clubs", {"name": "Hidden Friday", "text": "", "door": "invited"})["id"]
    table = owner.api("POST", f"/api/clubs/{club}/tables", {"game": "cant-stop"})["id"]
    word = owner.api("GET", f"/api/tables/{table}/club")["invite"]
    page = guest.visit(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("A club’s own table")
    page = guest.visit(f"/t/{table}?invite={word}")
    expect(page.locator(".waiting")).to_be_visible()
