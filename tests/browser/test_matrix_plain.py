"""The plain board of every game, on a desktop and an upright phone, in English and German.

What can be chosen may be more than the window holds: then it is scrolled within itself, and whole there.
"""

import itertools
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.looking import Looker
from tests.browser.test_matrix import NAMES, TABLES, kinds
from tests.browser.visitor import Arrive

POSITIONS: Final = 4


@pytest.mark.parametrize("game", TABLES)
def test_the_plain_board(arrive: Arrive, browser: Browser, game: str) -> None:
    most, options = TABLES[game]
    people = [arrive(name) for name in NAMES[:most]]
    lookers = [Looker(browser, people[0], f"{game}-plain", locale, ("upright", "desktop")) for locale in ("en", "de")]
    table = people[0].open_table(game=game, **options)
    for person in people:
        person.say(table, "/join")
    people[0].say(table, "/start")
    for looker in lookers:
        looker.go(f"/t/{table}?board=plain", ".generic")
    for nth, kind in enumerate(itertools.islice(kinds(people, table), POSITIONS)):
        for looker in lookers:
            state = f"{nth}-{kind}"
            looker.look(state)
            while looker.press(".gen-option", state) and not looker.shows(".gen-send"):
                looker.look(f"{state}-half")
            looker.look(f"{state}-whole")
    for looker in lookers:
        looker.close()
