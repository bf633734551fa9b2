"""Replay: watch a finished game step by step, from any link."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import finish, started
from tests.browser.test_access import WINDOWS, violations
from tests.browser.visitor import PHONE, Arrive, overhang


def at(page: Page, step: int, last: int) -> None:
    """Check that the scrubber, the board's log and the address are at this step."""
    expect(page.locator(".scrubber .count")).to_have_text(f"{step} of {last}")
    expect(page.locator(".steps [aria-current=step] .count")).to_have_text(str(step))
    expect(page).to_have_url(re.compile(rf"\?step={step}$"))


def cells(page: Page) -> list[str]:
    """Wait for the board; return its cells in words."""
    expect(page.locator(".octagon")).to_be_visible()
    names: list[str] = page.locator(".octagon .cell").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    return names


def test_a_replay_goes_to_any_step_and_its_link_leads_there(arrive: Arrive) -> None:
    aki = arrive("Aki", permissions=["clipboard-read", "clipboard-write"])
    table = started(aki, bots=["club"])
    finish([aki], table)
    last = len(aki.api("GET", f"/api/tables/{table}/games/1/replay")["steps"]) - 1
    page = aki.visit(f"/t/{table}/replay/1?step=3")
    # When the board has come, the page hears keys.
    expect(page.locator(".octagon")).to_be_visible()
    at(page, 3, last)
    for key, step in (("ArrowRight", 4), ("ArrowLeft", 3), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(page, step, last)
    page.get_by_role("button", name="One step on (→)").click()
    at(page, 1, last)
    page.get_by_role("slider", name="Step", exact=True).fill("5")
    at(page, 5, last)
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    ben = arrive("Ben")
    ben.page.goto(link)
    at(ben.page, 5, last)
    assert cells(ben.page) == cells(page)
    ben.page.keyboard.press("End")
    expect(ben.page.locator(".result h2")).to_contain_text("win")


def test_a_replay_plays_by_itself_to_the_end(arrive: Arrive) -> None:
    aki = arrive("Aki").hurry()
    table = started(aki, bots=["random"])
    aki.order(table, "concede")
    page = aki.visit(f"/t/{table}/replay/1")
    last = len(aki.api("GET", f"/api/tables/{table}/games/1/replay")["steps"]) - 1
    page.get_by_role("button", name="Play (space)").click()
    for _ in range(last):
        aki.context.clock.fast_forward(3000)
    expect(page.locator(".result")).to_be_visible()
    expect(page.get_by_role("button", name="Play (space)")).to_be_visible()


def test_one_plays_on_from_a_step_alone_and_takes_back_what_was_drawn(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = started(aki, bots=["random"])
    aki.order(table, "concede")
    page = aki.visit(f"/t/{table}/replay/1?step=0")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("Practice: you play every seat")).to_be_visible()
    expect(page.locator(".bar .player-name")).to_have_text(["Seat A", "Seat B"])
    here = page.url.rpartition("/")[2]
    before = aki.state(here)["game"]["view"]
    page.get_by_role("button", name="STOP").click()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".log")).to_contain_text("takes back")
    assert aki.state(here)["game"]["view"] == before


def test_a_table_to_practise_at_is_opened(arrive: Arrive) -> None:
    aki = arrive("Aki", viewport={"width": 360, "height": 740})
    page = aki.visit("/new")
    page.get_by_role("radio", name="practice: all seats").check()
    page.get_by_label("People you play for").select_option("3")
    page.get_by_role("button", name="Play Can’t Stop").click()
    expect(page.locator(".bar .player-name")).to_have_text(["Seat A", "Seat B", "Seat C"])


@pytest.mark.parametrize("window", WINDOWS)
def test_a_step_is_commented_on_and_the_comment_leads_there(arrive: Arrive, window: str) -> None:
    aki, ben = arrive("Aki", **WINDOWS[window]), arrive("Ben")
    table = started(aki, ben)
    finish([aki, ben], table)
    last = len(aki.api("GET", f"/api/tables/{table}/games/1/replay")["steps"]) - 1
    page = aki.visit(f"/t/{table}/replay/1?step=3")
    page.locator("#tab-comments").click()
    expect(page.locator(".comments .empty")).to_be_visible()
    for step, text in ((3, "Here <b>it</b> was lost."), (last, "Well played.")):
        page.get_by_role("slider").fill(str(step))
        page.locator(".comments input").fill(text)
        page.keyboard.press("Enter")
        expect(page.locator(".comments li", has_text=text)).to_have_attribute("aria-current", "step")
    aki.forgive("422")
    page.locator(".comments input").fill("Well played.")
    page.keyboard.press("Enter")
    expect(page.locator(".comments [role=alert]")).to_contain_text(re.compile("just said that|いま同じこと"))
    expect(page.locator(".comments input")).to_have_value("Well played.")
    expect(page.locator("#tab-comments")).to_contain_text("2")
    assert violations(page) == []
    assert overhang(page) <= 0

    theirs = ben.visit(f"/t/{table}/replay/1")
    expect(theirs.locator(".steps li").nth(3)).to_contain_text("1 comment")
    tab = theirs.get_by_role("tab", name="Log")
    tab.focus()
    theirs.keyboard.press("ArrowRight")
    expect(theirs.get_by_role("tab", name="2 comments")).to_be_focused()
    at_first = theirs.locator(".comments li").first
    expect(at_first).to_contain_text("Here <b>it</b> was lost.")
    expect(at_first.get_by_role("button", name="Erase")).to_have_count(0)
    at_first.locator("button.count").click()
    expect(theirs.locator(".scrubber .count")).to_have_text(f"3 of {last}")

    page.locator(".comments li").first.locator("button.small").click()
    expect(page.locator("#tab-comments")).to_contain_text("1")
    theirs.reload()
    expect(theirs.get_by_role("tab", name="1 comment")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)], ids=["upright", "lying"])
def test_a_phone_shows_the_board_and_all_steps_without_scrolling(arrive: Arrive, width: int, height: int) -> None:
    aki = arrive("Aki", **PHONE | {"viewport": {"width": width, "height": height}})
    table = started(aki, bots=["random"])
    aki.order(table, "concede")
    page = aki.visit(f"/t/{table}/replay/1?step=0")
    for part in (".replay-head", ".octagon", ".scrubber input", ".scrubber select"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > height / 2
    assert overhang(page) <= 0
    home = page.get_by_role("link", name="To the lobby").locator("visible=true")
    expect(home).to_have_count(1)
