"""The hall writes to people in the language of their page, also after a change: here a push to a closed browser."""

import pytest
from playwright.sync_api import Page

from tests.browser.pushing import Worker, browser, hall, until, with_ears
from tests.browser.test_notices import spoken
from tests.browser.visitor import Arrive
from tests.server.pushing import Ears, PushService, service

__all__ = ["browser", "hall", "service"]

SAYS = {
    "ja": ("ja-JP", "このブラウザーで知らせる", "試してみる", "お知らせはこのように届きます"),
    "de": ("de-DE", "In diesem Browser Bescheid sagen", "Ausprobieren", "So sagen wir dir Bescheid"),
    "en": ("en-GB", "Tell me in this browser", "Try it out", "This is how we tell you"),
}
"""For each language: the browser's locale, the buttons to ask and to try, and the title of the notice."""


@pytest.mark.parametrize(("first", "then"), [("ja", "de"), ("de", "en")])
def test_a_push_is_in_the_language_of_the_page_at_first_and_after_it_was_changed(
    arrive: Arrive, service: PushService, first: str, then: str
) -> None:
    aki = arrive("Aki", service_workers="allow", locale=SAYS[first][0])
    ears = Ears(service, "aki")
    with_ears(aki, ears.subscription)
    page = aki.visit("/account")
    Worker(aki)
    page.reload()
    page.get_by_role("button", name=SAYS[first][1]).click()
    assert tried(page, ears, first, 1) == SAYS[first][3]
    page.locator(".beam-language").select_option(then)
    spoken(aki, then)
    assert tried(page, ears, then, 2) == SAYS[then][3]


def tried(page: Page, ears: Ears, language: str, count: int) -> str:
    """Press the button to try it out; return the title of the push with this number."""
    page.get_by_role("button", name=SAYS[language][2]).click()
    until(lambda: len(ears.heard) == count, page)
    return str(ears.heard[-1]["title"])
