"""The plain board of every game, on a desktop and an upright phone, in English and German.

The choices may need more room than the window has: then their list scrolls, and each of them can come into sight whole.
"""

import itertools
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.looking import Looker, onlooker
from tests.browser.test_matrix import NAMES, TABLES, kinds
from tests.browser.visitor import Arrive

POSITIONS: Final = 4


@pytest.mark.parametrize("game", TABLES)
def test_the_plain_board(arrive: Arrive, game: str) -> None:
    most, options = TABLES[game]
    people = [onlooker(arrive, NAMES[0]), *(arrive(name) for name in NAMES[1:most])]
    looker = Looker(people[0], f"{game}-plain", ("upright", "desktop"))
    table = people[0].open_table(game=game, **options)
    for person in people:
        person.say(table, "/join")
    people[0].say(table, "/start")
    looker.go(f"/t/{table}?board=plain", ".generic")
    for nth, kind in enumerate(itertools.islice(kinds(people, table), POSITIONS)):
        looker.caught_up(table, people[0])
        state = f"{nth}-{kind}"
        looker.look(state, ("en", "de"))
        for step in itertools.count(1):
            if not looker.press(".gen-option", state, nth):
                break
            # It is another step, or the rules have looked at the move.
            expect(looker.page.locator(f".gen-send, .gen-path p span:nth-child({step})").first).to_be_attached()
            if looker.page.locator(".gen-send").count():
                break
            looker.look(f"{state}-half", ("en", "de"))
        looker.look(f"{state}-whole", ("en", "de"))
    looker.close()
