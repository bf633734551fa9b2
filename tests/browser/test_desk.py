"""The host's desk in a browser: by the mouse on a desktop, by touch on a phone, and axe finds nothing."""

import subprocess
import sys
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import started
from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang
from tests.server.running import RunningHall


def host(arrive: Arrive, hall: RunningHall, name: str, **context: Any) -> tuple[Visitor, Page]:
    """Let in the host and open the desk."""
    visitor = arrive(name, **context)
    visitor.sign_up(name)
    line = [sys.executable, "-m", "hiroma", "admin", "grant", name, "host", "--store", hall.settings.store]
    subprocess.run(line, check=True, capture_output=True, timeout=60)
    return visitor, visitor.visit("/desk")


def test_who_is_not_the_host_sees_nothing(arrive: Arrive) -> None:
    aki = arrive("Aki")
    aki.forgive("403")
    page = aki.visit("/desk")
    expect(page.locator("p[role=alert]")).to_have_text("Only the host of the hall may look here.")
    expect(page.get_by_role("heading", name="Settings")).to_have_count(0)


def test_the_host_closes_a_table_backs_up_and_goes_on_with_the_backup(arrive: Arrive, own_hall: RunningHall) -> None:
    aki, page = host(arrive, own_hall, "Keeper", address=own_hall.address)
    ben = arrive("Ben", address=own_hall.address)
    table = started(ben, bots=["casual"])
    ben.visit(f"/t/{table}")
    expect(ben.page.locator(".octagon")).to_be_visible()
    for visitor in (aki, ben):
        # While the hall is away nobody answers.
        visitor.forgive("ERR_CONNECTION_REFUSED", "WebSocket", "503", "Failed to load resource")
    page.reload()
    page.get_by_role("button", name="Back up now").press("Enter")
    expect(page.locator("code", has_text="hall-")).to_have_count(1)
    expect(page.get_by_role("button", name="Back up now")).to_be_focused()
    row = page.locator("li", has_text=table)
    row.get_by_role("button", name="Close").click()
    row.get_by_role("button", name="Cancel").click()
    row.get_by_role("button", name="Close").click()
    row.get_by_role("group", name="Close").get_by_role("button", name="Close").click()
    expect(ben.page.locator(".log")).to_contain_text("The host of the hall has closed this table.")
    page.get_by_role("button", name="closed").click()
    expect(page.locator("li", has_text=table)).to_be_visible()
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    backup = page.locator("li", has_text="hall-")
    backup.get_by_role("button", name="Restore").click()
    backup.get_by_role("group", name="Restore").get_by_role("button", name="Restore").click()
    expect(ben.page.locator(".log")).not_to_contain_text("The host of the hall has closed this table.", timeout=60_000)
    expect(page.locator("code", has_text="before-restore-")).to_have_count(1, timeout=60_000)
    assert ben.state(table)["meta"]["status"] in ("playing", "over")


def test_people_are_found_and_muted_on_a_phone(arrive: Arrive, hall: RunningHall) -> None:
    _, page = host(arrive, hall, "主人", **PHONE, locale="ja-JP")
    ben = arrive("Ben Ruled")
    page.get_by_label("名前で探す").fill("ben ru")
    page.get_by_role("button", name="探す").tap()
    person = page.locator("li", has_text="Ben Ruled")
    person.locator("summary").tap()
    person.get_by_label("理由").fill("静かに")
    person.get_by_role("button", name="発言禁止").last.tap()
    expect(page.locator(".desk-ruled")).to_contain_text("発言禁止")
    assert ben.api("GET", "/api/me/conduct")["muted"]["why"] == "静かに"
    assert overhang(page) <= 0
    assert violations(page) == []
