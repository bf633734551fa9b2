"""Time until a newcomer plays: from the address to a lobby that reacts to a press, then to the first decision.

A browser without a cache opens the lobby of the served hall, and presses *Play now* at each game. The hall has the
settings of `hiroma serve`: bots take their time. Milliseconds of the page's own clock, three rounds.
"""

import json
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.client import LIMIT_KB, initial, kilobytes
from bench.halls import COMPILED, compile_all
from tests.browser.launch import ARGUMENTS
from tests.server.running import RunningHall
from tools import chromium

LOBBY_LIMIT_MS = 500
DECISION_LIMIT_MS = 3_000
ROUNDS = 3
BOT_PAUSE_S = 0.8

DECIDES = {
    "cant-stop": ".cs-actions .act:not([aria-disabled=true])",
    "fearsome-floors": ".ff-hand .buttons:not([data-busy=true])",
    "hidden-rooms": ".hidden-rooms[data-open=true] .hr-choice",
    "niagara": ".paddles input:not([disabled])",
    "shinsai-jima": ".shinsai-jima [data-goal]",
}
"""Game → CSS selector of a control that the player can use when the first decision is due."""

HEARS = """
const asked = fetch;
window.fetch = (...args) => {
  if (/\\/api\\/(play|tables)$/.test(String(args[0]?.url ?? args[0]))) window.heard ??= performance.now();
  return window.heard !== undefined && window.deaf ? new Promise(() => {}) : asked(...args);
};
"""
"""Notes when a press on *Play now* reaches the page's own code, which then asks the hall for a table."""

PRESSES = """
window.deaf = true;
const look = () => {
  document.querySelector(".box-play:not([aria-disabled=true])")?.click();
  if (window.heard === undefined) requestAnimationFrame(look);
};
look();
"""
"""Presses *Play now* from the very first picture on. The request does not reach the hall."""

FOUND = """([wanted, begun]) => document.querySelector(wanted) && performance.now() - begun"""


def measure() -> dict[str, Any]:
    """Return the ms of each round until the lobby reacts to a press, and from the press to the first decision."""
    compile_all(plain=False)
    path = shutil.which(chromium.SHELL)
    if path is None:
        raise SystemExit("this bench needs Chromium: make chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = RunningHall(Path(folder), bot_pause=BOT_PAUSE_S)
        hall.environment["PYTHONPATH"] = str(COMPILED.resolve())
        hall.start()
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            lobby = [_lobby(browser, hall.address) for _ in range(ROUNDS)]
            games = {game: [_decision(browser, hall.address, game) for _ in range(ROUNDS)] for game in DECIDES}
        finally:
            browser.close()
            hall.stop()
    return {
        "initial_kb": kilobytes(initial()),
        "initial_limit_kb": LIMIT_KB,
        "lobby_ms": lobby,
        "lobby_limit_ms": LOBBY_LIMIT_MS,
        "decision_ms": games,
        "decision_ms_median": {game: statistics.median(times) for game, times in games.items()},
        "decision_limit_ms": DECISION_LIMIT_MS,
    }


def _lobby(browser: Browser, address: str) -> int:
    with browser.new_context(locale="en-US") as context:
        page = context.new_page()
        page.add_init_script(HEARS + PRESSES)
        page.goto(address, wait_until="commit")
        return round(float(page.wait_for_function("() => window.heard").json_value()))


def _decision(browser: Browser, address: str, game: str) -> int:
    with browser.new_context(locale="en-US", viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        page.goto(address)
        button = page.locator(".box", has=page.locator(f'img[src="/games/{game}.svg"]')).locator(".box-play")
        button.wait_for()
        _rest(page)
        begun = button.evaluate("button => { const now = performance.now(); button.click(); return now; }")
        return round(float(page.wait_for_function(FOUND, arg=[DECIDES[game], begun], polling=20).json_value()))


def _rest(page: Page) -> None:
    """Wait, as a person reads for a moment before they press."""
    page.wait_for_timeout(500)


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
