"""A clause named at the table opens over it, in the reader's language: by mouse, by keys and by touch."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import finish, see, started
from tests.browser.visitor import PHONE, Arrive

READERS: dict[str, tuple[str, dict[str, Any]]] = {
    "mouse": ("ja", {"locale": "ja-JP"}),
    "keys": ("de", {"locale": "de-DE"}),
    "touch": ("ja", {"locale": "ja-JP", **PHONE}),
}
CLOSE = {"ja": "閉じる", "de": "Schließen"}
HELP = {"ja": "ヘルプ：いま何をする？", "de": "Hilfe: Was nun?"}
SHEETS = ("tool", "log", "chat")
LASTING = """
const after = window.setTimeout;
window.setTimeout = (what, ms, ...more) => after(what, ms === 7000 ? 600_000 : ms, ...more);
"""
"""Notices stay (`LASTS_MS`): on a busy machine one goes before its clause has been read."""


def opens(page: Page, link: Locator, way: str) -> None:
    """Follow a clause, see it over the table, and come back."""
    language = READERS[way][0]
    clause, table = link.inner_text(), page.url
    if way == "keys":
        link.focus()
        page.keyboard.press("Enter")
    elif way == "touch":
        link.tap()
    else:
        link.click()
    shown = page.locator(f".rules-over #{clause}")
    expect(shown).to_be_in_viewport()
    expect(shown).to_be_focused()
    expect(page.locator(".rules-over .rulebook")).to_have_attribute("lang", language)
    assert page.url == table
    if way == "keys":
        page.keyboard.press("Escape")
    else:
        close = page.locator(".rules-over .panel-head").get_by_role("button", name=CLOSE[language])
        close.tap() if way == "touch" else close.click()
    expect(page.locator(".rules-over")).to_be_hidden()
    expect(link).to_be_visible()


@pytest.mark.parametrize("way", READERS)
def test_a_clause_of_each_kind_opens_over_the_table(arrive: Arrive, way: str) -> None:
    aki = arrive("Aki", **READERS[way][1])
    page = aki.page
    page.add_init_script(LASTING)
    table = aki.open_table(match=2)
    aki.say(table, "/join")
    aki.order(table, "bot", level="casual")
    # The help of an option, and a refusal.
    aki.visit(f"/t/{table}")
    show(page, "tool", way)
    opens(page, page.locator(".tool .clause").first, way)
    show(page, "log", way)
    line = page.locator("#command-line")
    line.fill("/option match 500")
    line.press("Enter")
    opens(page, page.locator(".notice a.clause"), way)
    show(page, "board", way)
    # The end of the game.
    aki.say(table, "/option match 1")
    aki.say(table, "/start")
    finish([aki], table)
    # On a page that saw the end the focus goes to its heading, at any moment after the link has come. Not on a new one.
    see(aki, table)
    opens(page, page.locator(".result a[href^='/rules/']"), way)
    # The help for the next move.
    aki.visit(f"/t/{started(aki, game='hidden-rooms')}")
    page.get_by_role("button", name=HELP[READERS[way][0]]).click()
    opens(page, page.locator(".help-now a.clause"), way)


def show(page: Page, part: str, way: str) -> None:
    """Bring a panel beside the board into view; 'board' for the board alone."""
    if way != "touch":
        return
    head = page.locator(".sheet-head")
    if part == "board":
        page.locator("#table-menu").tap()
        return
    if not head.is_visible():
        page.locator("#table-menu").tap()
    head.get_by_role("button").nth(SHEETS.index(part)).tap()


@pytest.mark.parametrize("way", READERS)
def test_the_options_of_a_new_table_stay_as_they_are(arrive: Arrive, way: str) -> None:
    aki = arrive("Aki", **READERS[way][1])
    page = aki.visit("/new?game=cant-stop")
    page.locator(".ways input").last.check()
    first = page.get_by_role("switch").first
    first.focus()
    page.keyboard.press("Space")
    opens(page, page.locator(".help .clause").first, way)
    expect(first).to_be_checked()
