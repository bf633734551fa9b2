"""The host chooses spectators and their delay; the page tells them; a player steps back and returns with one key."""

import re

from playwright.sync_api import expect

from tests.browser.playing import see, started
from tests.browser.visitor import PHONE, Arrive, overhang


def test_who_watches_how_late_and_back_through_the_game(arrive: Arrive) -> None:
    aki, ben, cho = arrive("Aki"), arrive("Ben"), arrive("Cho", **PHONE)
    table = started(aki, ben)
    see(aki, table)
    page = aki.page
    tool = page.get_by_role("region", name="Game Tool")
    expect(tool.get_by_label("Who may watch")).to_have_value("all")
    tool.get_by_label("They see a game").select_option("5 entries later")
    expect(page.locator(".log")).to_contain_text("Others may watch. They are 5 entries behind.")
    theirs = cho.visit(f"/t/{table}")
    theirs.get_by_role("button", name="Chat").click()
    expect(theirs.get_by_text("A game is on; you see it later than it is played.")).to_be_visible()
    assert overhang(theirs) == 0
    tool.get_by_role("link", name="Step back").click()
    expect(page.get_by_role("heading", name="as far as it has come")).to_be_visible()
    # Its address names the step once the page hears keys.
    expect(page).to_have_url(re.compile(r"\?step="))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("link", name="Back to the live board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Game Tool")).to_be_visible()
    page.get_by_label("Who may watch").select_option("players with an account")
    expect(theirs.get_by_role("heading", name="You cannot watch here")).to_be_visible()
    expect(theirs.get_by_text("Only players with an account watch this table.")).to_be_visible()
