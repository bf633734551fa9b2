"""Every lesson of each game in four windows: what one must press is in the window, with room for it.

Each lesson is looked at in one language, the next in the next. The first of a game is looked at with its hint, too, and
done; and with the plain board.
"""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from hiroma.games import newest
from tests.browser.looking import LOCALES, Looker, chosen
from tests.browser.test_matrix import TABLES
from tests.browser.visitor import Arrive

BOARD: Final = ".learn .board > * *"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TABLES)
def test_every_lesson(arrive: Arrive, browser: Browser, game: str, locale: str) -> None:
    looker = Looker(browser, arrive("Aki"), f"{game}-lesson", locale)
    lessons = [lesson.id for nth, lesson in enumerate(newest(game).lessons) if chosen(LOCALES, nth) == locale]
    assert lessons
    for lesson in lessons:
        looker.go(f"/learn/{game}/{lesson}", BOARD)
        looker.look(lesson)
    for way in ("hint", "done"):
        looker.press(".learn-say .button:last-child", lesson)
        if way == "done":
            for page in looker.pages.values():
                expect(page.locator(".learn-done")).to_be_visible()
        looker.look(f"{lesson}-{way}")
    looker.close()


@pytest.mark.parametrize("game", TABLES)
def test_a_lesson_on_the_plain_board(arrive: Arrive, browser: Browser, game: str) -> None:
    looker = Looker(browser, arrive("Aki"), f"{game}-lesson-plain", chosen(LOCALES, list(TABLES).index(game)))
    looker.go(f"/learn/{game}/{newest(game).lessons[0].id}?board=plain", ".generic")
    looker.look("begun")
    looker.press(".gen-option", "plain")
    looker.look("chosen")
    looker.close()
