"""The first minute: hints on the real board, the rules over the table."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.first_games import COURSES
from tests.browser.newcomer import Newcomer
from tests.browser.playing import finish, see, started
from tests.browser.visitor import PHONE, Arrive, overhang

HINT = ".coach[data-mark]"
LYING = PHONE | {"viewport": {"width": 740, "height": 360}}

TABLES: dict[str, dict[str, Any]] = {
    "cant-stop": {"bots": ["casual"]},
    "fearsome-floors": {"bots": ["casual"]},
    "hidden-rooms": {},
    "niagara": {"bots": ["casual", "casual"], "round_limit": 8},
    "shinsai-jima": {"bots": ["casual"]},
}
"""Settings of a newcomer's table: few gentle bots, and an early end."""

NEEDED = {
    "cant-stop": {"goal", "pairs", "go"},
    "fearsome-floors": {"take", "way", "ok", "tiles"},
    "hidden-rooms": {"goal", "pair", "lay", "target", "source", "next"},
    "niagara": {"goal", "card", "ok", "pick", "second", "paddle", "end", "river", "weather"},
    "shinsai-jima": {"build", "rest"},
}
"""Hints that every newcomer needs in a whole game."""

FIRST_ROUND: dict[str, Callable[[Newcomer], bool]] = {
    "cant-stop": lambda newcomer: bool({"stop", "drop"} & set(newcomer.done)),
    "fearsome-floors": lambda newcomer: newcomer.done.count("ok") >= 2,
    "hidden-rooms": lambda newcomer: newcomer.done.count("source") >= 2,
    "niagara": lambda newcomer: "river" in newcomer.seen,
    "shinsai-jima": lambda newcomer: "send" in newcomer.done,
}
"""True when a newcomer has seen a whole round."""


def newcomer(arrive: Arrive, game: str, window: dict[str, Any]) -> Newcomer:
    """Seat somebody at the table of their first game."""
    hurried = game == "cant-stop"
    aki = arrive("Aki", newcomer=True, **window)
    if hurried:
        aki.hurry()
    table = started(aki, game=game, **TABLES[game])
    aki.visit(f"/t/{table}")
    return Newcomer(aki, COURSES[game], hurried=hurried)


@pytest.mark.parametrize("game", COURSES)
def test_a_newcomer_plays_a_whole_game_by_the_hints_alone(arrive: Arrive, game: str) -> None:
    aki = newcomer(arrive, game, {})
    aki.play()
    expect(aki.page.locator(".result")).to_be_visible()
    assert set(aki.seen) >= NEEDED[game]


@pytest.mark.parametrize("window", [PHONE, LYING], ids=["phone", "lying"])
@pytest.mark.parametrize("game", COURSES)
def test_a_newcomer_comes_through_the_first_round_on_a_phone(arrive: Arrive, game: str, window: dict[str, Any]) -> None:
    aki = newcomer(arrive, game, window)
    aki.play(FIRST_ROUND[game])
    assert aki.learned >= set(aki.done)
    assert FIRST_ROUND[game](aki), "the game was over before"


@pytest.mark.parametrize("window", [PHONE, LYING], ids=["portrait", "landscape"])
def test_who_waits_on_a_phone_sits_down_and_talks_in_the_line_below(arrive: Arrive, window: dict[str, Any]) -> None:
    aki = arrive("Aki", **window)
    page = aki.visit(f"/t/{aki.open_table(game='niagara')}")
    line = page.get_by_role("combobox", name="Chat, or a command")
    line.fill("/join")
    line.press("Enter")
    expect(page.locator(".log")).to_contain_text("Aki")
    page.get_by_role("tab", name="Chat").tap()
    line.fill("Hello!")
    page.get_by_role("button", name="Send").tap()
    expect(page.locator(".log.chat")).to_contain_text("Hello!")
    page.locator(".table-menu").tap()
    expect(page.locator(".sheet-head")).to_be_visible()
    assert overhang(page) == 0


@pytest.mark.parametrize("locale", ["ja", "en", "de"])
@pytest.mark.parametrize("window", [PHONE, LYING], ids=["portrait", "landscape"])
def test_the_start_is_in_view_on_a_phone_however_many_sit_there(
    arrive: Arrive, window: dict[str, Any], locale: str
) -> None:
    aki = arrive("Aki", locale=locale, **window)
    table = aki.open_table(game="cant-stop")
    for line in ("/join", *["/bot casual"] * 4):
        aki.say(table, line)
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".waiting .chair")).to_have_count(5)
    start = page.locator(".waiting > .actions .primary")
    expect(start).to_be_in_viewport(ratio=1)
    start.tap()
    expect(page.locator(".octagon")).to_be_visible()


def test_hints_are_sent_away_and_come_back(arrive: Arrive) -> None:
    aki = arrive("Aki", newcomer=True)
    table = started(aki, bots=["casual"])
    see(aki, table)
    page = aki.page
    expect(page.locator(HINT)).to_be_attached()
    aki.button("No more tips").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(".octagon")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
    aki.button("Settings").click()
    aki.button("Show all tips again").click()
    expect(page.get_by_text("The tips will come again, at every game.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(HINT)).to_be_attached()


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desktop", "phone"])
def test_help_and_rules_open_over_the_table(arrive: Arrive, window: dict[str, Any]) -> None:
    aki = arrive("Aki", **window)
    table = started(aki, bots=["casual"])
    see(aki, table)
    page = aki.page
    aki.button("Help: what now?").click()
    card = page.locator(".help-card")
    expect(card.get_by_text("Be the first to claim three routes.")).to_be_visible()
    # A list item would show the browser's own mark beside that of the hall.
    shapes = card.locator("summary").evaluate_all("all => all.map(each => getComputedStyle(each).display)")
    assert shapes == ["flex"]
    link = card.get_by_role("link", name="Rules")
    link.click()
    rules = page.get_by_role("dialog", name="Can’t Stop: rules")
    expect(rules.locator("#CS-S1")).to_be_attached()
    assert page.url.endswith(f"/t/{table}")
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(link).to_be_focused()
    page.keyboard.press("Escape")
    expect(aki.button("Help: what now?")).to_be_focused()


def test_a_clause_is_shown_over_the_table(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = started(aki, bots=["casual"])
    finish([aki], table)
    see(aki, table)
    page = aki.page
    clause = page.locator(".result a[href^='/rules/']")
    clause.click()
    shown = page.locator(f".rules-over #{clause.inner_text()}")
    expect(shown).to_be_in_viewport()
    expect(shown).to_be_focused()
    expect(shown).to_have_class("pointed")
    # With Ctrl it opens as a page of its own.
    page.keyboard.press("Escape")
    with page.context.expect_page() as opened:
        clause.click(modifiers=["Control"])
    expect(opened.value.locator("#main .pointed")).to_be_visible()
