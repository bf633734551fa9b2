"""Every lesson of each game in four windows: the controls that it needs are in sight, with room to press them.

The test looks at each lesson in one language, which rotates. It looks at the last lesson of each language with its
hint and done, too, and at the first of a game with the plain board.
"""

from typing import Final

import pytest
from playwright.sync_api import expect

from hiroma.games import newest
from tests.browser.looking import LOCALES, Looker, chosen, onlooker
from tests.browser.test_matrix import TABLES
from tests.browser.visitor import Arrive

BOARD: Final = ".learn .board > * *"


@pytest.mark.parametrize("game", TABLES)
def test_every_lesson(arrive: Arrive, game: str) -> None:
    looker = Looker(onlooker(arrive, "Aki"), f"{game}-lesson")
    lessons = [lesson.id for lesson in newest(game).lessons]
    assert len(lessons) >= len(LOCALES)
    for nth, lesson in enumerate(lessons):
        locales = [chosen(LOCALES, nth)]
        looker.go(f"/learn/{game}/{lesson}", BOARD)
        looker.look(lesson, locales)
        if nth < len(lessons) - len(LOCALES):
            continue
        for way in ("hint", "done"):
            looker.press(".learn-say .button:last-child", lesson, nth)
            if way == "done":
                expect(looker.page.locator(".learn-done")).to_be_visible()
            looker.look(f"{lesson}-{way}", locales)
    looker.close()


@pytest.mark.parametrize("game", TABLES)
def test_a_lesson_on_the_plain_board(arrive: Arrive, game: str) -> None:
    looker = Looker(onlooker(arrive, "Aki"), f"{game}-lesson-plain")
    locale = chosen(LOCALES, list(TABLES).index(game))
    looker.go(f"/learn/{game}/{newest(game).lessons[0].id}?board=plain", ".generic")
    looker.look("begun", [locale])
    looker.press(".gen-option", "plain")
    looker.look("chosen", [locale])
    looker.close()
