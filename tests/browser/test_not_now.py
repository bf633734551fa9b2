"""A refused press gets a reason beside the finger, in the language of the page."""

from playwright.sync_api import expect

from tests.browser.playing import advance, see, started
from tests.browser.visitor import PHONE, Arrive

TURN = {
    "en-US": ("Not now: it is Ben’s turn.", "That cannot be done now."),
    "ja-JP": ("いまはBenさんの手番です。", "いまはそこを選べません。"),
    "de-DE": ("Gerade nicht: Ben ist am Zug.", "Das geht gerade nicht."),
}


def test_a_tap_out_of_turn_says_whose_turn_it_is(arrive: Arrive) -> None:
    ben, aki = arrive("Ben"), arrive("Aki", **PHONE)
    table = started(ben, aki)
    advance([ben, aki], table, lambda view: any(choice["live"] for choice in view["choices"]))
    see(aki, table)
    page = aki.page
    said = page.locator(".not-now")
    for locale, (turn, _) in TURN.items():
        aki.speak(locale)
        page.locator("[data-route='7'][data-cell='3']").tap(force=True)
        expect(said).to_have_text(turn)
        box = said.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        expect(said).to_have_count(0)


def test_a_square_that_cannot_be_chosen_says_so(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = started(aki, game="hidden-rooms")
    page = aki.visit(f"/t/{table}")
    for locale, (_, dead) in TURN.items():
        aki.speak(locale)
        page.locator("[data-square='c3']").click(force=True)
        expect(page.locator(".not-now")).to_have_text(dead)
        expect(page.locator(".not-now")).to_have_count(0)
