"""The analysis board with two people: branches by clicks and keys, arrows on the board, one cursor, a link."""

import re

from playwright.sync_api import expect

from tests.browser.test_access import violations
from tests.browser.test_daily import shoot
from tests.browser.visitor import PHONE, Arrive, overhang


def test_two_people_study_a_position(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben", locale="ja-JP", **PHONE)
    # Somebody moved on while the master thought about the position before.
    ann.forgive(r"status of 409 .*/lines")
    table = ann.api("POST", "/api/tables", {"game": "niagara", "practice": 3})["id"]
    ann.order(table, "join")
    ann.order(table, "start")
    page = ann.visit(f"/t/{table}")
    page.locator(".master summary", has_text="What the master would play").click()
    best = page.locator(".master-lines button").first
    best.click(timeout=60_000)
    expect(page.locator(".pointers > g").first).to_be_visible(timeout=60_000)
    shoot(page, "analysis-arrows")
    page.locator(".variations summary").click()
    nodes = page.locator(".variation button")
    expect(nodes).to_have_count(2)
    expect(nodes.nth(1)).to_have_attribute("aria-current", "step")
    # Back by a key, another move, and to the first one again by a click.
    nodes.nth(1).focus()
    page.keyboard.press("ArrowLeft")
    expect(nodes.first).to_have_attribute("aria-current", "step")
    page.locator(".master-lines li button").nth(1).click(timeout=60_000)
    expect(page.locator(".variation .variation button")).to_have_count(1)
    nodes.nth(1).click()
    expect(nodes.nth(1)).to_have_attribute("aria-current", "step")
    expect(page.locator(".studies [aria-busy=true]")).to_have_count(0, timeout=60_000)
    shoot(page, "analysis-tree")
    assert violations(page) == []
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0
    link = page.evaluate(
        "async () => { const text = []; navigator.clipboard.writeText = async (t) => { text.push(t) };"
        "document.querySelector('.variations .share button').click();"
        "await new Promise((go) => setTimeout(go, 500)); return text[0]; }"
    )
    assert re.search(r"/analysis#[\w-]{20,}$", link)

    phone = ben.visit(f"/t/{table}")
    ben.order(table, "cursor")
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Ben would like to move")
    shoot(page, "analysis-asked")
    asked.get_by_role("button", name="Let them move").click()
    expect(page.locator(".cursor")).to_contain_text("Ben moves here")
    page.locator(".cursor button", has_text="Move myself again").click()
    expect(page.locator(".cursor")).to_have_count(0)
    assert overhang(phone) == 0

    phone = ben.visit(link.removeprefix(ben.address))
    expect(phone.get_by_role("heading")).to_contain_text("検討する局面")
    shoot(phone, "analysis-link")
    phone.get_by_role("button", name="盤を開く").click()
    phone.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(phone.locator(".board > *").first).to_be_visible()
    assert overhang(phone) == 0
