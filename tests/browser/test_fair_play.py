"""Fair play by the page: not to hear somebody, to report them, and what moderators do about it."""

import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import seated
from tests.browser.test_access import WINDOWS, violations
from tests.browser.test_programs import at_home
from tests.browser.visitor import Arrive
from tests.server.running import RunningHall


def test_who_is_ignored_and_avoided_is_so_until_it_is_taken_back(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = seated(ben, aki)
    them = ben.api("GET", "/api/me")["id"]
    page = aki.visit(f"/people/{them}")
    for name, kept in (("Ignore", "ignored"), ("Avoid", "avoided")):
        button = page.get_by_role("button", name=name)
        expect(button).to_have_attribute("aria-pressed", "false")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        assert [each["id"] for each in aki.api("GET", "/api/me/shunned")[kept]] == [them]
    ben.order(table, "say", text="Can you hear me?")
    assert aki.state(table)["chat"] == []
    page.reload()
    for name in ("Ignore", "Avoid"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "false")
    assert aki.api("GET", "/api/me/shunned") == {"ignored": [], "avoided": []}


@pytest.mark.parametrize("window", WINDOWS)
def test_a_report_and_what_comes_of_it(arrive: Arrive, hall: RunningHall, window: str) -> None:
    ann, bob = arrive("Ann"), arrive("Bob")
    judge = arrive(**WINDOWS[window])
    page = ann.visit(f"/people/{bob.api('GET', '/api/me')['id']}")
    page.get_by_text("Report to the moderators").click()
    page.get_by_label("What it is about").select_option("name")
    page.get_by_label("In your own words").fill("Look at <b>that</b> name.")
    assert violations(page) == []
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("A moderator will look at it.")).to_be_visible()

    name = f"Judge of the {window}"
    at_home(judge, name)
    line: list[Any] = [sys.executable, "-m", "hiroma", "admin", "grant", name, "moderator"]
    subprocess.run([*line, "--store", hall.settings.store], check=True, capture_output=True)
    page = judge.visit("/account")
    page.locator("a[href='/moderation']").click()
    report = page.locator(".fair-report")
    expect(report).to_have_count(1)
    expect(report.locator("blockquote")).to_have_text("Look at <b>that</b> name.")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    report.locator("textarea").fill("Take another name.")
    report.locator(".fair-acts button").nth(1).click()
    expect(report).to_have_count(0)
    expect(page.locator(".account-list li").first).to_contain_text("Take another name.")
    warnings = bob.api("GET", "/api/me/conduct")["warnings"]
    assert [warning["why"] for warning in warnings] == ["Take another name."]


def test_moderation_is_for_moderators(arrive: Arrive) -> None:
    eve = arrive("Eve")
    eve.forgive("403")
    page = eve.visit("/moderation")
    expect(page.get_by_text("Only moderators may look here.")).to_be_visible()
