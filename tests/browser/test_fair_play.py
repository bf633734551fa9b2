"""Fair play by the page: ignore players, report them, and the moderators' decisions."""

import secrets
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import seated
from tests.browser.test_access import WINDOWS, violations
from tests.browser.test_programs import at_home
from tests.browser.visitor import Arrive, Visitor, overhang
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
    ann, bob = arrive("Ann"), arrive(unheard("Bob"))
    judge = arrive(**WINDOWS[window])
    page = ann.visit(f"/people/{bob.api('GET', '/api/me')['id']}")
    page.get_by_text("Report to the moderators").click()
    page.get_by_label("What it is about").select_option("name")
    page.get_by_label("In your own words").fill("Look at <b>that</b> name.")
    assert violations(page) == []
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("A moderator will look at it.")).to_be_visible()

    moderator(judge, hall)
    page = judge.visit("/account")
    page.locator("main a[href='/moderation']").click()
    report = page.locator(".fair-report", has_text=bob.name)
    expect(report).to_have_count(1)
    expect(report.locator("blockquote")).to_have_text("Look at <b>that</b> name.")
    assert violations(page) == []
    assert overhang(page) <= 0
    report.locator("textarea").fill("Take another name.")
    report.locator(".fair-acts button").nth(1).click()
    expect(report).to_have_count(0)
    expect(page.locator(".account-list li").first).to_contain_text("Take another name.")
    warnings = bob.api("GET", "/api/me/conduct")["warnings"]
    assert [warning["why"] for warning in warnings] == ["Take another name."]


def unheard(name: str) -> str:
    """Return the name with an ending that no earlier try has used in this hall."""
    return f"{name} {secrets.token_hex(3)}"


def moderator(judge: Visitor, hall: RunningHall) -> None:
    """Make a visitor a moderator."""
    name = unheard("Judge")
    at_home(judge, name)
    line: list[Any] = [sys.executable, "-m", "hiroma", "admin", "grant", name, "moderator"]
    subprocess.run([*line, "--store", hall.settings.store], check=True, capture_output=True)


def test_who_is_met_at_a_table_is_reported_with_what_was_said_there(arrive: Arrive, hall: RunningHall) -> None:
    ann, bob, judge = arrive("Ann"), arrive(unheard("Bob")), arrive("Judge")
    table = seated(ann, bob)
    page = ann.visit(f"/t/{table}")
    bob.order(table, "say", text="You play like a <i>fool</i>!")
    page.get_by_role("tab", name="Chat").click()
    page.locator(".chat .person-link").click()
    page.get_by_text("Report to the moderators").click()
    expect(page.get_by_text("what was said there goes with the report")).to_be_visible()
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("A moderator will look at it.")).to_be_visible()
    page.go_back()
    expect(page.locator(".bar .person-link")).to_have_text(bob.name)

    moderator(judge, hall)
    desk = judge.visit("/moderation")
    report = desk.locator(".fair-report", has_text=bob.name)
    expect(report.locator(".fair-chat")).to_contain_text("You play like a <i>fool</i>!")
    report.locator("textarea").fill("Be kind.")
    report.get_by_role("button", name="Mute").click()
    expect(report).to_have_count(0)


@pytest.mark.parametrize("window", WINDOWS)
def test_who_is_warned_is_told_at_once_until_it_is_read(arrive: Arrive, hall: RunningHall, window: str) -> None:
    bob, judge = arrive("Bob", **WINDOWS[window]), arrive("Judge")
    page = bob.visit("/")
    expect(page.locator(".standing")).to_have_count(0)
    moderator(judge, hall)
    whom = bob.api("GET", "/api/me")["id"]
    for act, why in (("warn", "Finish your games."), ("mute", "Do not <b>shout</b>.")):
        judge.api("POST", "/api/moderation/rulings", {"player": whom, "act": act, "why": why, "hours": 24})
    banner = page.locator(".standing")
    expect(banner).to_contain_text("Finish your games.")
    expect(banner).to_contain_text("Do not <b>shout</b>.")
    assert violations(page) == []
    assert overhang(page) <= 0
    banner.get_by_role("button").click()
    expect(banner).not_to_contain_text("Finish your games.")
    expect(banner).to_contain_text("Do not <b>shout</b>.")
    expect(banner.get_by_role("button")).to_have_count(0)
    judge.api("POST", "/api/moderation/rulings", {"player": whom, "act": "mute", "why": "Enough.", "hours": 0})
    expect(banner).to_have_count(0)


def test_moderation_is_for_moderators(arrive: Arrive) -> None:
    eve = arrive("Eve")
    eve.forgive("403")
    page = eve.visit("/moderation")
    expect(page.get_by_text("Only moderators may look here.")).to_be_visible()
