"""Pictures of every page, in both complete languages, for people to look at: tests/browser/shots/."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import advance, finish, seated, started
from tests.browser.visitor import PHONE, Arrive, Visitor

SHOTS = Path(__file__).parent / "shots"
WINDOWS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
LOCALES = {"ja": "ja-JP", "en": "en-US"}
NAMES = {"ja": ("あき", "文", "千代", "大"), "en": ("Aki", "Ben", "Cho", "Dora")}
BOARDS: dict[str, tuple[str, int, Callable[[Any], bool]]] = {
    "fearsome-floors": (".ff-stage", 2, lambda view: view["round"] == 3 and view["stage"] == "moving"),
    "hidden-rooms": (".hr-room", 1, lambda view: view["turns"] == 4),
    "shinsai-jima": (".sj-island", 4, lambda view: view["turns"] > 8 and not view["interrupting"]),
}
"""Of each further board: what it is drawn in, how many people play, and the position that is taken."""

ROOT = Path(__file__).parents[2]
TEXTS = {
    line.partition(" ")[0]
    for folder in ("web/src", "src/hiroma")
    for file in (ROOT / folder).rglob("en.ftl")
    for line in file.read_text().splitlines()
    if re.match("[a-z]+(-[a-z0-9]+)+ =", line)
}
"""The names of all texts: one that is seen has no words."""


@pytest.fixture(params=[(window, locale) for window in WINDOWS for locale in LOCALES], ids="-".join)
def camera(arrive: Arrive, request: pytest.FixtureRequest) -> "Camera":
    """Four people, the first of whom takes pictures."""
    window, locale = request.param
    first, *others = NAMES[locale]
    aki = arrive(first, locale=LOCALES[locale], **WINDOWS[window])
    return Camera(aki, [aki, *(arrive(name) for name in others)], f"{window}-{locale}")


class Camera:
    """Takes pictures of one person's pages, and looks whether the page is whole."""

    def __init__(self, aki: Visitor, people: list[Visitor], name: str) -> None:
        self.aki = aki
        self.people = people
        self.name = name

    def take(self, what: str) -> None:
        """A picture; nothing sticks out, and no text is missing its words."""
        page = self.aki.page
        page.evaluate("document.fonts.ready.then(() => true)")
        SHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SHOTS / f"{what}-{self.name}.png", animations="disabled")
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        words = page.locator("body").inner_text().split()
        assert TEXTS.isdisjoint(words)

    def visit(self, path: str) -> Page:
        return self.aki.visit(path)


def test_the_lobby(camera: Camera) -> None:
    aki, ben, cho, _ = camera.people
    seated(ben, unique=True)
    seated(cho, aki, team=True)
    started(aki, ben, bots=["club"])
    camera.visit("/")
    expect(camera.aki.page.locator(".card").nth(2)).to_be_visible()
    expect(camera.aki.page.locator("form button.primary")).to_be_visible()
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
    expect(page.locator(".cs-actions")).to_be_visible()
    camera.take("table")
    finish(people, table)
    expect(page.locator(".result")).to_be_visible()
    camera.take("result")
    camera.visit(f"/t/{table}/replay/1?step=24")
    expect(page.locator(".octagon")).to_be_visible()
    camera.take("replay")


def _free(view: Any) -> bool:
    """Something to choose from."""
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
    expect(page.locator(".verdict.good")).to_be_visible()
    camera.take("verify")
