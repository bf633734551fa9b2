"""Whole games, by every way to play them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import by_button, by_key, by_touch, on_turn, play_out
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang

CONTROLS = "button, a[href], input, select, summary, [role=button], [role=tab]"

SMALL = """
controls => controls.flatMap(control => {
  if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  // A word within a sentence is as high as its line; a cell is a part of its route.
  if (control.matches("p a, li a, .cell, .skip")) return [];
  const box = (control.closest("label") ?? control).getBoundingClientRect();
  if (box.width === 0 || (box.width >= 43.5 && box.height >= 43.5)) return [];
  return [`${control.outerHTML.slice(0, 120)}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`];
})
"""


def fits(page: Page) -> None:
    """Check that nothing scrolls sideways and that all controls are large enough for a thumb."""
    wide = overhang(page)
    assert wide <= 0
    assert page.locator(CONTROLS).evaluate_all(SMALL) == []


@pytest.mark.clause("CS-S2")
def test_two_people_sit_down_by_typing_and_play_a_whole_game(arrive: Arrive) -> None:
    aki = arrive("あき", locale="ja-JP").hurry()
    ben = arrive("Ben").hurry()
    aki.visit("/new").get_by_role("button", name="卓を開く").click()
    table = aki.table
    ben.visit(f"/t/{table}")
    ben.enter("/join")
    for person in (aki, ben):
        expect(person.page.locator(".bar .player:not(.free)")).to_have_count(2)
    aki.enter("/option unique")
    expect(ben.page.locator(".tags li")).to_have_text(["No shared bivouacs"])
    ben.enter("/start")
    for person in (aki, ben):
        expect(person.page.locator(".octagon")).to_be_visible()
    assert play_out([aki, ben], by_button) > 10
    for person, won in ((aki, "勝"), (ben, "win")):
        expect(person.page.locator(".result h2")).to_contain_text(won)
    ben.page.get_by_role("link", name="Watch the replay").click()
    expect(ben.page.locator(".scrubber")).to_be_visible()
    expect(ben.page).to_have_title(re.compile("Can’t Stop, game 1"))
    ben.page.go_back()
    for person in (aki, ben):
        expect(person.page.locator(".result")).to_be_visible()
        person.enter("/rematch")
    for person in (aki, ben):
        expect(person.page.locator(".throw").first).to_be_visible()
        expect(person.page.locator(".result")).to_have_count(0)
    assert aki.state(table)["meta"]["game_no"] == 2


@pytest.mark.clause("CS-S2")
def test_a_whole_game_by_buttons_only(arrive: Arrive) -> None:
    aki = arrive("Aki").hurry()
    page = aki.visit("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("button", name="Open the table").click()
    tool = page.get_by_role("region", name="Game Tool")
    tool.locator("summary", has_text="Seats").click()
    tool.get_by_role("button", name="Add a bot").click()
    expect(page.locator(".bar .player:not(.free)")).to_have_count(2)
    tool.get_by_role("button", name="Start the game").click()
    play_out([aki], by_button)
    expect(page.locator(".result h2")).to_contain_text("win")
    tool.get_by_role("button", name="Play again").click()
    expect(page.locator(".result")).to_have_count(0)
    assert aki.state(aki.table)["meta"]["game_no"] == 2


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until this element has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(80):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def test_a_whole_game_by_keys_only(arrive: Arrive) -> None:
    aki = arrive("Aki").hurry()
    page = aki.visit("/new")
    for button in ("Open the table", "Add a bot", "Start the game"):
        wanted = aki.button(button).first
        # There is no start before the bot has come, and a key waits for nothing.
        expect(wanted).to_have_attribute("aria-disabled", "false")
        tab_to(page, wanted)
        page.keyboard.press("Enter")
    assert on_turn([aki]) is aki
    walk_over_the_board(aki)
    picked: list[int] = []

    def pick_and_press(mover: Visitor, deed: str) -> None:
        """First choose the last live pairing by its number."""
        live = mover.page.locator(".choices .chip:not(.dead) .nth")
        if deed == "go" and live.count():
            number = live.last.inner_text()
            mover.page.keyboard.press(number)
            picked.append(int(number))
            expect(mover.page.locator(".choices .chip.chosen .nth")).to_have_text(number)
        by_key(mover, deed)

    play_out([aki], pick_and_press)
    assert max(picked) > 1
    expect(page.locator(".result h2")).to_contain_text("win")


def walk_over_the_board(aki: Visitor) -> None:
    """Tab to the board, walk with the arrows, pick a route with Enter."""
    page = aki.page
    tab_to(page, page.locator(".cell[tabindex='0']"))
    for key, route, cell in (("ArrowRight", 8, 1), ("ArrowUp", 8, 2), ("End", 8, 11), ("Home", 8, 1)):
        page.keyboard.press(key)
        focused = page.locator(".cell:focus")
        expect(focused).to_have_attribute("data-route", str(route))
        expect(focused).to_have_attribute("data-cell", str(cell))
    usable = aki.state(aki.table)["game"]["view"]["usable"]
    if not usable:
        return
    wanted = usable[-1]
    for _ in range(abs(wanted - 8)):
        page.keyboard.press("ArrowRight" if wanted > 8 else "ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".chip.chosen .total").first).to_have_text(str(wanted))


def test_a_whole_game_on_a_phone(arrive: Arrive) -> None:
    aki = arrive("Aki", **PHONE).hurry()
    page = aki.visit("/")
    expect(page.get_by_role("button", name="Play now: Niagara")).to_be_visible()
    fits(page)
    page.get_by_role("link", name="New table").first.tap()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    fits(page)
    page.get_by_role("button", name="Open the table").tap()
    for button in ("Add a bot", "Start the game"):
        aki.button(button).first.tap()
    assert on_turn([aki]) is aki
    fits(page)
    menu = page.locator(".table-menu")
    for sheet in ("Tool", "Log", "Chat"):
        menu.tap()
        page.get_by_role("navigation", name="Panels").get_by_role("button", name=sheet).tap()
        expect(page.locator("aside.side")).to_be_visible()
        fits(page)
        page.get_by_role("button", name="Close").tap()
        expect(page.locator("aside.side")).to_be_hidden()
        expect(menu).to_be_focused()
    play_out([aki], tapped)
    expect(page.locator(".result h2")).to_contain_text("win")
    fits(page)
    page.get_by_role("link", name="Watch the replay").tap()
    expect(page.locator(".scrubber")).to_be_visible()
    fits(page)


def tapped(mover: Visitor, deed: str) -> None:
    """First tap a white cell, which selects and commits nothing; then tap the button."""
    white = mover.page.locator(".route.usable .cell.top")
    if deed == "go" and white.count():
        die = mover.page.locator(".throw").first.element_handle()
        route = white.first.get_attribute("data-route")
        white.first.tap(force=True)
        expect(mover.page.locator(".chip.chosen .total").first).to_have_text(str(route))
        assert die.evaluate("die => die.isConnected")
    by_touch(mover, deed)
