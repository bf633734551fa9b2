"""Longer words: the main pages and tables cut nothing in a language with longer words than any other.

It is nobody's language: `?pseudo` in the address writes English a third longer, with accents. `geometry.js` defines
the faults.
"""

import pytest
from playwright.sync_api import expect

from hiroma.games import HOUSE
from tests.browser.looking import Looker, onlooker
from tests.browser.playing import started
from tests.browser.visitor import Arrive, Visitor

WINDOWS = ("upright", "desktop")
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
MOST = {"cant-stop": 2, "fearsome-floors": 2, "hidden-rooms": 1, "niagara": 3, "shinsai-jima": 2}


def look(person: Visitor, name: str, *paths: str) -> None:
    """Check that nothing is cut or too wide on these pages."""
    looker = Looker(person, name, WINDOWS)
    for path in paths:
        looker.go(f"{path}{'&' if '?' in path else '?'}pseudo", "main :is(h1, h2, .play, .waiting)")
        expect(looker.page.locator("main").locator("h1, h2, .play, .waiting").first).to_be_visible()
        expect(looker.page.locator(".wait:visible")).to_have_count(0)
        assert "éé" in looker.page.locator("body").inner_text(), "the words are not longer"
        looker.look(path, ["en"])
    looker.close()


def test_no_page_cuts_longer_words(arrive: Arrive) -> None:
    look(onlooker(arrive, "Aki"), "longer", *PAGES)


@pytest.mark.parametrize("game", HOUSE)
def test_no_table_cuts_longer_words(arrive: Arrive, game: str) -> None:
    people = [onlooker(arrive, "Aki"), *(arrive(name) for name in ("Ben", "Cem")[: MOST[game] - 1])]
    look(people[0], f"longer-{game}", f"/t/{started(*people, game=game)}")


def test_nobody_is_offered_it(arrive: Arrive) -> None:
    page = arrive("Aki").visit("/")
    options = page.locator(".beam-language option")
    for path in ("/", "/?pseudo"):
        page.goto(path)
        expect(options).to_have_count(3)
        assert options.evaluate_all("all => all.map(({ value }) => value)") == ["ja", "en", "de"]
