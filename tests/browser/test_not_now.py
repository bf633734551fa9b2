"""A press that is not taken says why, beside the finger, in the language of the page."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import advance, see, started
from tests.browser.visitor import PHONE, Arrive

TURN = {
    "en-US": ("Not now: it is Ben’s turn.", "That cannot be done now."),
    "ja-JP": ("いまはBenさんの手番です。", "いまはそこを選べません。"),
    "de-DE": ("Gerade nicht: Ben ist am Zug.", "Das geht gerade nicht."),
}


@pytest.mark.parametrize("locale", TURN)
def test_a_tap_out_of_turn_says_whose_turn_it_is(arrive: Arrive, locale: str) -> None:
    ben, aki = arrive("Ben"), arrive("Aki", locale=locale, **PHONE)
    table = started(ben, aki)
    advance([ben, aki], table, lambda view: any(choice["live"] for choice in view["choices"]))
    see(aki, table)
    page = aki.page
    page.locator("[data-route='7'][data-cell='3']").tap(force=True)
    expect(page.locator(".not-now")).to_have_text(TURN[locale][0])
    box = page.locator(".not-now").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360


@pytest.mark.parametrize("locale", TURN)
def test_a_square_that_cannot_be_chosen_says_so(arrive: Arrive, locale: str) -> None:
    aki = arrive("Aki", locale=locale)
    table = started(aki, game="hidden-rooms")
    page = aki.visit(f"/t/{table}")
    page.locator("[data-square='c3']").click(force=True)
    expect(page.locator(".not-now")).to_have_text(TURN[locale][1])
    expect(page.locator(".not-now")).to_have_count(0)
