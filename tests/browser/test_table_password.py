"""The host sets a password in the Game Tool; the page asks a newcomer on a phone for it, who then sits down."""

from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Arrive, overhang


def test_a_newcomer_gives_the_password_and_sits_down(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben", **PHONE)
    table = aki.open_table()
    aki.say(table, "/join")
    page = aki.visit(f"/t/{table}")
    tool = page.get_by_role("region", name="Game Tool")
    tool.get_by_label("Password of this table").fill("open sesame")
    tool.get_by_role("button", name="Set").click()
    expect(page.locator(".log")).to_contain_text("Newcomers give this password before they sit down.")
    theirs = ben.visit(f"/t/{table}")
    theirs.locator(".waiting").get_by_role("button", name="Sit down", exact=True).click()
    field = theirs.locator(".waiting").get_by_label("Password of this table")
    field.fill("open sesame")
    assert overhang(theirs) == 0
    field.press("Enter")
    expect(theirs.locator(".waiting .chair", has_text="Ben")).to_contain_text("you")
