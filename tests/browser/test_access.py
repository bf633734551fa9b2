"""axe-core finds nothing to complain of: on every page, in the light and in the dark, on a desktop and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import advance, finish, seated, started
from tests.browser.visitor import PHONE, Arrive, Visitor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
WINDOWS: dict[str, dict[str, Any]] = {"desktop": {"locale": "en-US"}, "phone": {**PHONE, "locale": "ja-JP"}}
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCHEMES = {
    "light": {"type": "tag", "values": TAGS},
    "dark": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
"""Rules of axe for each colour scheme: in the second one, all that colours can change."""

RUN = """
async (runOnly) => {
  const { violations } = await axe.run({ runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, impact, nodes }) => nodes.map(({ html, any }) => {
    const why = any.map(({ message }) => message).join("; ");
    return `${id} (${impact}): ${html.slice(0, 160)} ${why.slice(0, 200)}`;
  }));
}
"""


def violations(page: Page) -> list[str]:
    """Scroll to the end, where GO and STOP do not lie over the chips; return axe's findings in light and dark."""
    if not AXE.is_file():
        pytest.fail("axe-core is missing: run `npm ci` in web/")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    found: list[str] = []
    for scheme, rules in SCHEMES.items():
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found += [f"{scheme}: {line}" for line in page.evaluate(RUN, rules)]
    return found


@pytest.fixture(params=WINDOWS)
def people(arrive: Arrive, request: pytest.FixtureRequest) -> tuple[Visitor, Visitor]:
    """Let in Aki with a window of that kind, and Ben with any."""
    return arrive("Aki", **WINDOWS[request.param]), arrive("Ben")


def test_the_lobby(people: tuple[Visitor, Visitor]) -> None:
    aki, ben = people
    seated(ben, unique=True)
    started(ben, bots=["club"])
    page = aki.visit("/")
    expect(page.locator(".card").first).to_be_visible()
    assert violations(page) == []
    page.locator(".beam > button").click()
    expect(page.locator("dialog.panel:not(.rules-over)")).to_be_visible()
    assert violations(page) == []


def test_a_table_before_during_and_after_a_game(people: tuple[Visitor, Visitor]) -> None:
    aki, ben = people
    table = seated(aki, ben, bots=["casual"], unique=True)
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".waiting")).to_be_visible()
    assert violations(page) == []
    aki.say(table, "/start")
    aki.say(table, "Good luck!")
    advance([aki, ben], table, lambda view: len(view["climbers"]) == 3 and any(view["bivouacs"]))
    expect(page.locator(".cs-actions")).to_be_visible()
    assert violations(page) == []
    ben.visit(f"/t/{table}")
    expect(ben.page.locator(".octagon")).to_be_visible()
    ben.order(table, "abort")
    expect(page.locator(".vote")).to_be_visible()
    assert violations(page) == []
    aki.order(table, "refuse")
    finish([aki, ben], table)
    expect(page.locator(".result")).to_be_visible()
    assert violations(page) == []


def test_the_sheets_of_a_phone(arrive: Arrive) -> None:
    aki = arrive("Aki", **PHONE)
    table = started(aki, bots=["casual"])
    aki.say(table, "Good luck!")
    page = aki.visit(f"/t/{table}")
    page.locator(".table-menu").tap()
    for sheet in ("Tool", "Log", "Chat"):
        page.get_by_role("navigation", name="Panels").get_by_role("button", name=sheet).tap()
        assert violations(page) == []


def test_the_tables_of_a_board(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = aki.visit(f"/t/{started(aki, bots=['casual'])}")
    for name in ("Probability table", "Help: what now?"):
        page.get_by_role("button", name=name).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")


def test_a_replay(people: tuple[Visitor, Visitor]) -> None:
    aki, ben = people
    table = started(aki, ben)
    finish([aki, ben], table)
    page = aki.visit(f"/t/{table}/replay/1?step=4")
    expect(page.locator(".octagon")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("End")
    expect(page.locator(".result")).to_be_visible()
    assert violations(page) == []


def test_rules_verification_and_nowhere(people: tuple[Visitor, Visitor]) -> None:
    page = people[0].visit("/rules/cant-stop")
    expect(page.locator("#CS-I4, [id='CS-I4']").first).to_be_attached()
    assert violations(page) == []
    for path in ("/verify", "/no/such/room"):
        people[0].visit(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert violations(page) == []
