"""A refused press gets a reason beside the finger, in the language of the page."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import advance, see, started
from tests.browser.visitor import PHONE, Arrive

TURN = {
    "en-US": ("Not now: it is Ben’s turn.", "That cannot be done now."),
    "ja-JP": ("いまはBenさんの手番です。", "いまはそこを選べません。"),
    "de-DE": ("Gerade nicht: Ben ist am Zug.", "Das geht gerade nicht."),
}

LISTEN = """() => {
  window.notes = [];
  const look = () => {
    const note = document.querySelector(".not-now");
    if (note === null) return;
    const { left, right } = note.getBoundingClientRect();
    window.notes.push({ text: note.textContent, left, right });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what is said and where: it goes by itself, maybe before a test on a busy machine has looked."""


def said(page: Page) -> Any:
    """Return the note beside the finger once it has gone: its `text`, and its place (`left`, `right`)."""
    note = page.wait_for_function("() => window.notes[0]").json_value()
    expect(page.locator(".not-now")).to_have_count(0)
    page.evaluate("window.notes.length = 0")
    return note


def test_a_tap_out_of_turn_says_whose_turn_it_is(arrive: Arrive) -> None:
    ben, aki = arrive("Ben"), arrive("Aki", **PHONE)
    table = started(ben, aki)
    advance([ben, aki], table, lambda view: any(choice["live"] for choice in view["choices"]))
    see(aki, table)
    page = aki.page
    page.evaluate(LISTEN)
    for locale, (turn, _) in TURN.items():
        aki.speak(locale)
        page.locator("[data-route='7'][data-cell='3']").tap(force=True)
        note = said(page)
        assert note["text"] == turn
        assert note["left"] >= 0
        assert note["right"] <= 360


def test_a_square_that_cannot_be_chosen_says_so(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = started(aki, game="hidden-rooms")
    page = aki.visit(f"/t/{table}")
    page.evaluate(LISTEN)
    for locale, (_, dead) in TURN.items():
        aki.speak(locale)
        page.locator("[data-square='c3']").click(force=True)
        assert said(page)["text"] == dead
