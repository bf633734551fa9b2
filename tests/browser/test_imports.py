"""A log becomes a game to look at: brought as a file, marked, continued, shared by a link, and refused when invalid."""

from playwright.sync_api import expect

from tests.browser.playing import finish, started
from tests.browser.test_access import violations
from tests.browser.test_daily import shoot
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang


def log_of(visitor: Visitor, table: str) -> bytes:
    """Return the log of a table, as `/export` gives it."""
    body: bytes = visitor.context.request.get(f"/api/tables/{table}/log").body()
    return body


def test_a_log_is_brought_looked_at_shared_and_gone_on_from(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben", locale="ja-JP", **PHONE)
    aki.sign_up("Aki-imports")
    aki.forgive("422")
    ben.forgive("404")
    table = started(aki, bots=["club"])
    finish([aki], table)
    log = log_of(aki, table)
    page = aki.visit("/imports")
    expect(page.get_by_text("You have imported nothing yet.")).to_be_visible()
    field = page.locator("input[type=file]")
    bad = log.replace(b'"moves":[{', b'"moves":[{"x":1},{', 1)
    field.set_input_files({"name": "bad.jsonl", "mimeType": "text/plain", "buffer": bad})
    expect(page.get_by_role("alert").filter(has_text="Entry")).to_contain_text("is not right")
    field.set_input_files({"name": "good.jsonl", "mimeType": "text/plain", "buffer": log})
    page.get_by_role("link", name="Game 1").click(timeout=30_000)
    expect(page.locator(".imports-mark")).to_contain_text("Imported")
    expect(page.locator(".player-name").first).to_have_text("Player 1")
    expect(page.get_by_role("tab", name="Comments")).to_have_count(0)
    assert violations(page) == []
    shoot(page, "import-replay")
    at = page.url.partition("?")[0].removeprefix(aki.address)

    there = ben.visit(at)
    expect(there.locator(".sheet h1")).to_be_visible()
    expect(there.locator(".scrubber")).to_have_count(0)
    back = aki.visit("/imports")
    back.get_by_role("switch").check()
    expect(back.get_by_role("button", name="Share the link")).to_be_visible()
    there = ben.visit(at)
    expect(there.locator(".scrubber")).to_be_visible()
    expect(there.locator(".imports-mark")).to_contain_text("取り込み")
    assert overhang(there) == 0
    shoot(there, "import-phone")

    page = aki.visit(at + "?step=2")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".board")).to_be_visible()
    page = aki.visit("/imports")
    page.get_by_role("button", name="Delete this log").click()
    page.get_by_role("button", name="Delete this log").click()
    expect(page.get_by_text("You have imported nothing yet.")).to_be_visible()
