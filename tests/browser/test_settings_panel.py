"""Settings of a device, in a real browser."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, overhang

SEAT_0 = "() => getComputedStyle(document.documentElement).getPropertyValue('--seat-0')"
TEXT = "() => getComputedStyle(document.documentElement).fontSize"


def panel(page: Page, name: str = "Settings") -> Locator:
    """Open the panel and return it."""
    page.get_by_role("button", name=name, exact=True).click()
    opened = page.get_by_role("dialog", name=name)
    expect(opened.locator(".settings")).to_be_visible()
    return opened


def test_text_and_colours_are_kept(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = aki.visit("/")
    before = page.evaluate(SEAT_0)
    opened = panel(page)
    opened.get_by_role("radio", name="130").check()
    opened.get_by_role("radio", name="Easy to tell apart").check()
    assert page.evaluate(TEXT) == "20.8px"
    page.reload()
    expect(page.get_by_role("button", name="Settings", exact=True)).to_be_visible()
    assert page.evaluate(TEXT) == "20.8px"
    assert page.evaluate(SEAT_0) != before


@pytest.mark.parametrize(("locale", "name"), [("en-US", "Settings"), ("ja-JP", "設定"), ("de-DE", "Einstellungen")])
def test_large_text_fits_a_phone(arrive: Arrive, locale: str, name: str) -> None:
    aki = arrive("Aki", locale=locale, **PHONE)
    page = aki.visit("/")
    opened = panel(page, name)
    opened.get_by_role("radio", name="130").check()
    assert violations(page) == []
    assert not opened.evaluate("panel => panel.scrollWidth > panel.clientWidth")
    page.keyboard.press("Escape")
    for path in ("/", "/account"):
        page = aki.visit(path)
        expect(page.locator("main").locator("h1, h2").first).to_be_visible()
        assert overhang(page) <= 0, path
