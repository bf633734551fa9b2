"""Every page, in each language, on a desktop and a phone: no text lacks its words, nothing sticks out.

With `SHOTS=all` in the environment their pictures lie in tests/browser/shots/, for people to look at.
"""

import re
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import Looker, onlooker
from tests.browser.playing import advance, finish, seated, started
from tests.browser.test_every_page import club_of
from tests.browser.test_programs import at_home
from tests.browser.visitor import Arrive, Visitor, overhang
from tests.server.running import RunningHall

LOCALES = ("ja", "en")
NAMES = ("あき", "文", "Cho", "Dora")
BOARDS: dict[str, tuple[str, int, Callable[[Any], bool]]] = {
    "fearsome-floors": (".ff-stage", 2, lambda view: view["round"] == 3 and view["stage"] == "moving"),
    "hidden-rooms": (".hr-room", 1, lambda view: view["turns"] == 4),
    "shinsai-jima": (".sj-island", 4, lambda view: view["turns"] > 8 and not view["interrupting"]),
}
"""For each further board: its element, its number of players, and the position to picture."""

ROOT = Path(__file__).parents[2]
TEXTS = {
    line.partition(" ")[0]
    for folder in ("web/src", "src/hiroma")
    for file in (ROOT / folder).rglob("en.ftl")
    for line in file.read_text().splitlines()
    if re.match("[a-z]+(-[a-z0-9]+)+ =", line)
}
"""Names of all texts: a name on the page is a text without words."""


@pytest.fixture
def camera(arrive: Arrive) -> Iterator["Camera"]:
    """Yield a camera of four people, the first of whom takes pictures; at the end, fail if a page had a fault."""
    first, *others = NAMES
    camera = Camera([onlooker(arrive, first), *(arrive(name) for name in others)])
    yield camera
    camera.looker.close()


class Camera:
    """Takes pictures of one person's pages in each window and language, and checks that the page is whole."""

    def __init__(self, people: list[Visitor]) -> None:
        self.aki = people[0]
        self.people = people
        self.looker = Looker(people[0], "page", ("desktop", "upright"))

    def take(self, what: str, whole: bool = False) -> None:
        """Picture the window or the `whole` page; nothing may stick out, and no text may lack its words."""
        self.looker.whole = whole
        for window, locale in self.looker.settled(what, LOCALES):
            assert overhang(self.aki.page) <= 0, f"{what}, {window}, {locale}"
            words = self.aki.page.locator("body").inner_text().split()
            assert TEXTS.isdisjoint(words), f"{what}, {window}, {locale}"

    def visit(self, path: str) -> Page:
        return self.aki.visit(path)


def test_the_lobby(camera: Camera) -> None:
    aki, ben, cho, _ = camera.people
    seated(ben, unique=True)
    seated(cho, aki, team=True)
    started(aki, ben, bots=["club"])
    camera.visit("/")
    expect(camera.aki.page.locator(".card").nth(2)).to_be_visible()
    camera.take("lobby")


def test_a_table(camera: Camera) -> None:
    table = seated(*camera.people[:3], unique=True)
    page = camera.visit(f"/t/{table}")
    expect(page.locator(".waiting")).to_be_visible()
    camera.take("waiting")
    camera.aki.say(table, "/start")
    camera.people[1].say(table, "よろしくお願いします")
    people = camera.people[:3]
    advance(people, table, lambda view: len(view["climbers"]) == 2 and view["owners"] and _free(view))
    camera.looker.caught_up(table, camera.aki)
    expect(page.locator(".cs-actions")).to_be_visible()
    camera.take("table")
    finish(people, table)
    expect(page.locator(".result")).to_be_visible()
    camera.take("result")
    camera.visit(f"/t/{table}/replay/1?step=24")
    expect(page.locator(".octagon")).to_be_visible()
    camera.take("replay")


def _free(view: Any) -> bool:
    """Return True for several pairings to choose from."""
    return len([choice for choice in view["choices"] if choice["live"]]) > 2


@pytest.mark.slow
@pytest.mark.parametrize("game", BOARDS)
def test_the_other_boards(camera: Camera, game: str) -> None:
    place, count, wanted = BOARDS[game]
    people = camera.people[:count]
    table = started(*people, game=game)
    advance(people, table, wanted)
    page = camera.visit(f"/t/{table}")
    expect(page.locator(place).first).to_be_visible()
    camera.take(game)


def test_the_other_pages(camera: Camera) -> None:
    table = started(*camera.people[:2])
    finish(camera.people[:2], table)
    page = camera.visit("/rules/cant-stop")
    expect(page.locator("h1").first).to_be_visible()
    camera.take("rules")
    camera.visit(f"/verify?table={table}&game=1")
    expect(page.locator(".verdict.good").first).to_be_visible()
    camera.take("verify")


@pytest.mark.slow
def test_the_pages_of_the_platform(camera: Camera, hall: RunningHall) -> None:
    aki, ben = camera.people[:2]
    table = started(aki, ben)
    finish([aki, ben], table)
    for step, text in ((5, "Why not stop here?"), (9, "ここで止まれば勝てた。")):
        rev = ben.api("GET", f"/api/tables/{table}/games/1/replay")["steps"][step]["rev"]
        ben.api("POST", f"/api/tables/{table}/games/1/comments", {"rev": rev, "text": text})
    page = camera.visit(f"/t/{table}/replay/1?step=9")
    page.locator("#tab-comments").click()
    expect(page.locator(".comments li").nth(1)).to_be_visible()
    camera.take("comments")
    camera.visit(f"/people/{ben.api('GET', '/api/me')['id']}?table={table}")
    page.locator(".account-more summary").click()
    camera.take("person", whole=True)
    keeper = f"Keeper {secrets.token_hex(3)}"
    page = at_home(aki, keeper)
    camera.take("access", whole=True)
    line = [sys.executable, "-m", "hiroma", "admin", "grant", keeper, "host"]
    subprocess.run([*line, "--store", hall.settings.store], check=True, capture_output=True)
    ben.api("POST", "/api/reports", {"player": aki.api("GET", "/api/me")["id"], "table": table, "reason": "leaving"})
    camera.people[2].api("POST", "/api/reports", {"player": ben.api("GET", "/api/me")["id"], "reason": "chat"})
    for path, ready in (
        ("/account", ".account-part"),
        ("/moderation", ".fair-report"),
        ("/desk", ".sheet"),
    ):
        page = camera.visit(path)
        expect(page.locator(ready).first).to_be_visible()
        expect(page.locator(".wait")).to_have_count(0)
        camera.take(path[1:], whole=True)


def test_clubs(camera: Camera) -> None:
    aki, ben = camera.people[:2]
    fresh = secrets.token_hex(3)  # A retry comes into the same hall.
    at_home(aki, f"Owner {fresh}")
    club = club_of(aki, ben, fresh)
    for path, what in (("/clubs", "clubs"), (f"/clubs/{club}", "club")):
        page = camera.visit(path)
        expect(page.locator(".noren").first).to_be_visible()
        expect(page.locator(".wait")).to_have_count(0)
        camera.take(what, whole=True)
