"""The plain board: every game to its end by clicks and by keys, on every window, and in place of a broken board."""

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import press_if_there, started
from tests.browser.test_access import violations
from tests.browser.test_games import CONTROLS, SMALL, fits
from tests.browser.test_records import over
from tests.browser.visitor import PHONE, Arrive, Visitor

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "cant-stop": (1, {}),
    "fearsome-floors": (1, {}),
    "hidden-rooms": (0, {}),
    "niagara": (2, {"round_limit": 4}),
    "shinsai-jima": (1, {"preset": "beginner"}),
}
"""Each game of the house: the number of bots in the other seats, and the options that make it short."""

WINDOWS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "upright": {**PHONE, "viewport": {"width": 390, "height": 844}, "locale": "ja-JP"},
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}, "locale": "de-DE"},
}

STANDS = """
() => {
  if (document.querySelector(".result")) return ["over", 0];
  if (document.querySelector(".gen-send.primary[aria-disabled=false]")) return ["whole", 0];
  const options = document.querySelectorAll(".gen-option[aria-disabled=false]").length;
  return options ? ["choose", options] : ["wait", 0];
}
"""
"""The board's request and its number of options: a whole turn to send, a choice, patience, or 'over' after the game."""

PATIENCE_S = 180

Act = Callable[[Page, str, int, random.Random], None]
"""Does what the board asks for, given the number of options."""


def by_clicks(page: Page, asked: str, options: int, rng: random.Random) -> None:
    """Click any option; when the turn is whole, the button that sends it."""
    if asked == "whole":
        page.locator(".gen-send").click()
    else:
        page.locator(".gen-option").nth(rng.randrange(options)).click()


def by_keys(page: Page, asked: str, options: int, rng: random.Random) -> None:
    """Press a digit, or arrows and Enter. Enter sends a whole turn; now and then Escape goes back."""
    keyboard = page.keyboard
    if asked == "whole":
        keyboard.press("Enter")
    elif rng.random() < 0.1:
        keyboard.press("Escape")
    elif rng.random() < 0.5:
        keyboard.press(str(rng.randint(1, min(options, 9))))
    else:
        for _ in range(rng.randint(1, 4)):
            keyboard.press(rng.choice(["ArrowRight", "ArrowDown"]))
        if page.evaluate("document.activeElement.matches('.gen-option')"):
            keyboard.press("Enter")


def table_of(person: Visitor, game: str) -> str:
    """Start this game with bots in the other seats; return its table."""
    bots, options = GAMES[game]
    return started(person, bots=["casual"] * bots, game=game, **options)


def see(person: Visitor, table: str) -> Page:
    """Open the table with its plain board."""
    page = person.visit(f"/t/{table}?board=plain")
    expect(page.locator(".generic")).to_be_visible()
    return page


def play_out(page: Page, act: Act) -> int:
    """Play any moves until the game is over; return the number of presses."""
    rng, done = random.Random(1), 0
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        asked, options = page.evaluate(STANDS)
        if asked == "over":
            return done
        if asked == "wait":
            page.wait_for_timeout(20)
            continue
        act(page, asked, options, rng)
        done += 1
    raise AssertionError(f"still on after {done} presses")


@pytest.mark.slow
@pytest.mark.parametrize("act", [by_clicks, by_keys])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(arrive: Arrive, game: str, act: Act) -> None:
    aki = arrive("Aki")
    table = table_of(aki, game)
    page = see(aki, table)
    assert play_out(page, act) > 5
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator(".generic")).to_be_visible()
    state = aki.state(table)
    assert state["meta"]["status"] == "over"
    assert state["game"]["ended"] == "rules"


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", ["cant-stop", "niagara", "shinsai-jima"])
def test_it_fits_every_window_and_axe_finds_nothing(arrive: Arrive, game: str, window: str) -> None:
    aki = arrive("Aki", **WINDOWS[window])
    page = see(aki, table_of(aki, game))
    option = page.locator(".gen-option").first
    for wanted in (option, page.locator(".gen-send")):
        expect(wanted).to_be_in_viewport(ratio=1)
        assert violations(page) == []
        page.evaluate("scrollTo(0, 0)")
        if window == "upright":
            fits(page)
        if window == "sideways":
            assert page.locator(f".generic :is({CONTROLS})").evaluate_all(SMALL) == []
        if wanted is option:
            while press_if_there(option):
                expect(page.locator(".gen-option[aria-disabled=true]")).to_have_count(0)


def test_the_focus_is_never_lost(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = see(aki, table_of(aki, "cant-stop"))
    panel = page.locator(".gen-moves")
    # The page calls the turn once the board hears keys.
    expect(page).to_have_title(re.compile("Your turn"))
    for _ in range(3):
        expect(page.locator(".gen-option").first).to_be_visible()
        page.keyboard.press("ArrowDown")
        expect(page.locator(".gen-option:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator(".gen-send")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".gen-turn")).to_have_count(0)
        assert panel.evaluate("panel => panel.contains(document.activeElement)")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_a_reader_may_choose_it_and_it_is_remembered(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = table_of(aki, "cant-stop")
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".octagon")).to_be_visible()
    page.get_by_role("switch", name="Plain board").click()
    expect(page.locator(".generic")).to_be_visible()
    page.reload()
    expect(page.locator(".generic")).to_be_visible()
    aki.button("Game’s own board").click()
    expect(page.locator(".octagon")).to_be_visible()
    page.reload()
    expect(page.locator(".octagon")).to_be_visible()


def test_it_stands_in_for_a_board_that_cannot_be_loaded(arrive: Arrive) -> None:
    aki = arrive("Aki")
    aki.forgive("ERR_FAILED")
    table = table_of(aki, "niagara")
    page = aki.page
    page.route("**/assets/niagara-*.js", lambda route: route.abort())
    aki.visit(f"/t/{table}")
    expect(page.locator(".plain-notice")).to_be_visible()
    page.locator(".gen-option").first.click()
    page.locator(".gen-send").click()
    expect(page.locator(".gen-turn")).to_have_count(0)
    page.unroute("**/assets/niagara-*.js")
    aki.button("Try the game’s own board again").click()
    expect(page.locator(".niagara")).to_be_visible()
    expect(page.locator(".generic")).to_have_count(0)


@pytest.mark.parametrize("window", ["desktop", "upright"])
def test_lessons_and_replays_have_it_too(arrive: Arrive, window: str) -> None:
    aki = arrive("Aki", **WINDOWS[window])
    page = aki.visit("/learn/cant-stop/stop?board=plain")
    page.locator(".gen-option").first.click()
    expect(page.locator(".gen-send")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    table = over(aki, arrive("Ben"))
    page = aki.visit(f"/t/{table}/replay/1")
    expect(page.locator(".generic")).to_be_visible()
    expect(page.locator(".gen-moves")).to_have_count(0)
    assert violations(page) == []
