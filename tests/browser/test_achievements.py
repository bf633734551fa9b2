"""Achievements: new ones at the end of a game, on a person's page with the way to the game, on the page of the game."""

from playwright.sync_api import expect

from tests.browser.playing import finish, started
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang


def told(person: Visitor, table: str, no: int) -> list[str]:
    """Wait until the game is recorded; return the achievements that this person earned first with it."""
    while True:
        answer = person.api("GET", f"/api/tables/{table}/games/{no}/achievements")
        if answer["recorded"]:
            return list(answer["names"])


def test_a_new_one_is_told_and_kept(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben", **PHONE)
    table = started(aki, ben)
    page = aki.visit(f"/t/{table}")
    # Every second game brings something, on average.
    for no in range(1, 31):
        finish((aki, ben), table)
        if told(aki, table, no):
            break
        for each in (aki, ben):
            each.say(table, "/rematch")
    new = page.get_by_role("list", name="New achievements").locator("li")
    expect(new.first).to_contain_text("New")
    name = new.first.locator("strong").inner_text()
    me = aki.api("GET", "/api/me")["id"]
    theirs = ben.visit(f"/people/{me}")
    played = theirs.get_by_role("region", name="Can’t Stop")
    played.locator(".played-earned summary").click()
    kept = played.locator(".played-earned li", has_text=name)
    expect(kept).to_contain_text("first on")
    assert overhang(theirs) == 0
    kept.get_by_role("link").click()
    theirs.wait_for_url(f"**/t/{table}/replay/{no}")
    game = ben.visit("/games/cant-stop")
    expect(game.get_by_role("region", name="Achievements")).to_contain_text(name)
    assert overhang(game) == 0
