"""A player offers their chair, a newcomer asks for it on a phone, the other player agrees; the log records it."""

from playwright.sync_api import expect

from tests.browser.playing import see, started
from tests.browser.visitor import PHONE, Arrive, overhang


def test_a_newcomer_plays_on_for_somebody(arrive: Arrive) -> None:
    aki, ben, cho = arrive("Aki"), arrive("Ben"), arrive("Cho", **PHONE)
    table = started(aki, ben)
    see(aki, table)
    ben.order(table, "offer", on=True)
    page = cho.visit(f"/t/{table}")
    page.get_by_role("button", name="Game Tool").click()
    tool = page.get_by_role("region", name="Game Tool")
    tool.locator("summary", has_text="Seats").click()
    row = tool.locator(".chair", has_text="Ben")
    expect(row).to_contain_text("offers the chair")
    tool.get_by_label("More about Ben").click()
    assert overhang(page) == 0
    row.get_by_role("button", name="Ask to play on here").click()
    question = aki.page.get_by_role("region", name="Cho would like to play on for Ben")
    question.get_by_role("button", name="Agree").click()
    expect(aki.page.locator(".bar")).to_contain_text("Cho")
    expect(aki.page.locator(".log")).to_contain_text("Cho plays on for Ben.")
    expect(page.locator(".player", has_text="Cho")).to_contain_text("you")
    # On the player's own page: their chair goes on offer and back.
    own = aki.page.get_by_role("switch", name="Offer my chair")
    own.click()
    expect(own).to_be_checked()
    expect(aki.page.locator(".log")).to_contain_text("Aki offers this chair")
    own.click()
    expect(own).not_to_be_checked()
    expect(aki.page.locator(".log")).to_contain_text("Aki keeps the chair.")
