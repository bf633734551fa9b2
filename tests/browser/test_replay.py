"""A finished game is watched again, step by step, from any link."""

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import finish, started
from tests.browser.visitor import Arrive


def at(page: Page, step: int, last: int) -> None:
    """The scrubber, the board's log and the address are at this step."""
    expect(page.locator(".scrubber .count")).to_have_text(f"{step} of {last}")
    expect(page.locator(".steps [aria-current=step] .count")).to_have_text(str(step))
    expect(page).to_have_url(re.compile(rf"\?step={step}$"))


def cells(page: Page) -> list[str]:
    """The board in words."""
    names: list[str] = page.locator(".octagon .cell").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    return names


def test_a_replay_goes_to_any_step_and_its_link_leads_there(arrive: Arrive) -> None:
    aki = arrive("Aki", permissions=["clipboard-read", "clipboard-write"])
    table = started(aki, bots=["club"])
    finish([aki], table)
    last = len(aki.api("GET", f"/api/tables/{table}/games/1/replay")["steps"]) - 1
    page = aki.visit(f"/t/{table}/replay/1?step=3")
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
    expect(ben.page.locator(".result h2")).to_contain_text("victory")


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


def test_the_lobby_opens_a_table_to_practise_at(arrive: Arrive) -> None:
    aki = arrive("Aki", viewport={"width": 360, "height": 740})
    page = aki.visit("/")
    page.get_by_role("radio", name="practice: all seats").check()
    page.get_by_label("People you play for").select_option("3")
    page.get_by_role("button", name="Play Can’t Stop").click()
    expect(page.locator(".bar .player-name")).to_have_text(["Seat A", "Seat B", "Seat C"])
