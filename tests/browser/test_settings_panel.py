"""What can be set on a device: heard and seen in a real browser, by keys and on a phone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive

DEVICES = """
window.devices = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.devices += 1;
  }
};
"""
SEAT_0 = "() => getComputedStyle(document.documentElement).getPropertyValue('--seat-0')"
TEXT = "() => getComputedStyle(document.documentElement).fontSize"
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def devices(page: Page) -> int:
    """How many sound devices this page has opened."""
    count = page.evaluate("window.devices")
    assert isinstance(count, int)
    return count


def panel(page: Page, name: str = "Settings") -> Locator:
    """The open panel."""
    page.get_by_role("button", name=name, exact=True).click()
    opened = page.get_by_role("dialog", name=name)
    expect(opened.locator(".settings")).to_be_visible()
    return opened


def test_a_page_is_silent_until_it_is_pressed_and_where_the_reader_wants_it(arrive: Arrive) -> None:
    aki = arrive("Aki")
    aki.context.add_init_script(DEVICES)
    page = aki.visit("/")
    assert devices(page) == 0
    opened = panel(page)
    assert devices(page) == 1
    volume = opened.get_by_role("slider", name="Volume: 60 %")
    volume.focus()
    volume.press("Home")
    expect(opened.get_by_role("slider", name="Volume: off")).to_be_visible()
    expect(opened.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "false")

    page.reload()
    opened = panel(page)
    expect(opened.get_by_role("slider", name="Volume: off")).to_be_visible()
    assert devices(page) == 0
    opened.get_by_role("button", name="Sound", exact=True).click()
    expect(opened.get_by_role("slider", name="Volume: 60 %")).to_be_visible()
    assert devices(page) == 1


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
        assert not page.evaluate(WIDER), path
