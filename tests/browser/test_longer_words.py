"""A language with longer words than any: nothing of the main pages and tables is cut in it.

Nobody speaks it: `?pseudo` in the address writes English a third longer, with accents. What counts as a fault is in
`geometry.js`.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hiroma.games import HOUSE
from tests.browser.looking import GEOMETRY
from tests.browser.playing import started
from tests.browser.visitor import PHONE, Arrive

WINDOWS: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": {"viewport": {"width": 1440, "height": 900}}}
PAGES = (
    "/",
    "/new?game=cant-stop",
    "/watch",
    "/learn",
    "/games/niagara",
    "/rankings",
    "/rules/cant-stop",
    "/daily",
    "/books",
    "/clubs",
    "/account",
    "/verify",
    "/nowhere/to/go",
)
SETTLED = """() => new Promise((done) => {
  let quiet = setTimeout(done, 150);
  new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(done, 150); })
    .observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
})"""
"""Until the page has stood still for a moment."""

MOST = {"cant-stop": 2, "fearsome-floors": 2, "hidden-rooms": 1, "niagara": 3, "shinsai-jima": 2}


def faults(page: Page, path: str, window: str) -> list[str]:
    """What is cut or too wide on a page."""
    page.goto(f"{path}{'&' if '?' in path else '?'}pseudo")
    expect(page.locator("main").locator("h1, h2, .play, .waiting").first).to_be_visible()
    expect(page.locator(".wait:visible")).to_have_count(0)
    page.evaluate(SETTLED)
    assert "éé" in page.locator("body").inner_text(), "the words are not longer"
    return [f"{path}: {fault}" for fault in page.evaluate(GEOMETRY, {"phone": window == "phone"})]


@pytest.mark.parametrize("window", WINDOWS)
def test_no_page_cuts_longer_words(arrive: Arrive, window: str) -> None:
    page = arrive("Aki", **WINDOWS[window]).page
    found = [fault for path in PAGES for fault in faults(page, path, window)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", HOUSE)
def test_no_table_cuts_longer_words(arrive: Arrive, game: str, window: str) -> None:
    people = [arrive(name, **WINDOWS[window]) for name in ("Aki", "Ben", "Cem")[: MOST[game]]]
    table = started(*people, game=game)
    found = faults(people[0].page, f"/t/{table}", window)
    assert not found, "\n".join(found)


def test_nobody_is_offered_it(arrive: Arrive) -> None:
    page = arrive("Aki").visit("/")
    options = page.locator(".beam-language option")
    for path in ("/", "/?pseudo"):
        page.goto(path)
        expect(options).to_have_count(3)
        assert options.evaluate_all("all => all.map(({ value }) => value)") == ["ja", "en", "de"]
