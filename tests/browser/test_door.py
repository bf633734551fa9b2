"""The host sets a door in the Game Tool; lobby and table name its conditions; a refused newcomer reads the reason."""

from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Arrive, overhang


def test_a_newcomer_reads_what_the_door_asks(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben", **PHONE)
    table = aki.open_table()
    aki.say(table, "/join")
    page = aki.visit(f"/t/{table}")
    tool = page.get_by_role("region", name="Game Tool")
    tool.get_by_text("Door", exact=True).click()
    tool.get_by_label("Lowest rating").select_option("1400")
    tool.get_by_label("Least finished games of this game").select_option("10")
    expect(page.locator(".log")).to_contain_text("Their rating is at least 1400.")
    lobby = ben.visit("/")
    expect(lobby.locator(f"a[href='/t/{table}']").first).to_contain_text("from 1400 · at least 10 games")
    assert overhang(lobby) == 0
    theirs = ben.visit(f"/t/{table}")
    expect(theirs.locator(".waiting")).to_contain_text("For players: from 1400 · at least 10 games")
    theirs.locator(".waiting").get_by_role("button", name="Sit down", exact=True).click()
    expect(theirs.get_by_role("alert")).to_contain_text("You have no rating yet")
    assert overhang(theirs) == 0


def test_the_game_tool_scrolls_and_not_the_page(arrive: Arrive) -> None:
    """Fields for screen readers only lie in the part that scrolls, not below the page."""
    aki = arrive("Aki", viewport={"width": 1000, "height": 800})
    page = aki.visit(f"/t/{aki.open_table()}")
    summaries = page.locator(".tool summary")
    expect(summaries.first).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
    expect(page.locator(".tool input").last).to_be_attached()
    assert page.locator(".tool").evaluate("tool => tool.scrollHeight > tool.clientHeight")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
