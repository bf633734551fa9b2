"""Player of Shinsai-jima on the island in three dimensions: presses lit things, by mouse, finger or keys."""

import contextlib
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.test_games import tab_to
from tests.browser.visitor import Visitor

Press = Callable[[Page, Locator], None]
"""Presses a button or a cell."""

PATIENCE_S = 30

COUNTS = """
const ask = requestAnimationFrame;
window.asked = 0;
window.requestAnimationFrame = (what) => { window.asked += 1; return ask(what); };
"""
"""Counts the frames that a page requests. It must run before the scripts of the page."""
STILL = """async () => {
  const idle = () => new Promise((done) => requestIdleCallback(done));
  for (let tries = 0; tries < 400; tries += 1) {
    const before = window.asked;
    for (let n = 0; n < 5; n += 1) await idle();
    if (window.asked === before) return true;
  }
  return false;
}"""

SEED = 1
GAME_S = 200
PRESS_MS = 3_000
CLIMBS = 0.8
"""Share of the choices in which the player goes as high as possible."""

OFFER = """() => {
  const all = (selector) => [...document.querySelectorAll(`.shinsai-jima ${selector}`)]
    .filter((each) => each.getBoundingClientRect().width > 0);
  const bare = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const goals = all("[data-goal]");
  return {
    over: document.querySelector(".result") !== null,
    ready: document.querySelector(".sj-space.ready") !== null,
    ok: all(".sj-ok:not([aria-disabled=true])").length > 0,
    done: all(".sj-do-done, .sj-do-aim").length > 0,
    asked: all(".sj-asking .act").map((each) => each.textContent),
    deeds: all(".sj-buttons .act").map((each) => each.textContent),
    ways: all(".sj-way").filter(bare).map((each) => each.dataset.way),
    goals: goals.filter(bare).map((each) => each.dataset.goal),
    hidden: goals.filter((each) => !bare(each)).map((each) => each.dataset.goal),
  };
}"""
"""The choices that the page offers now. Something else lies over those in `hidden`, nothing over those in `goals`."""
PRESSED = ("ok", "done", "asked", "deeds", "ways", "goals", "hidden")


class Islander:
    """A player at a table with bots. `through`: they can also press a cell that something else covers."""

    def __init__(self, visitor: Visitor, table: str, press: Press, through: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = table
        self.press = press
        self.through = through
        self.rng = random.Random(SEED)
        self.turns = 0
        """Times that they pressed OK."""

    def play(self) -> None:
        """Play to the result."""
        until = time.monotonic() + GAME_S
        before = None
        while not (offer := self._offer(before))["over"]:
            assert time.monotonic() < until, f"after {self.turns} turns the game goes on"
            assert offer["ready"], "the island is not in three dimensions"
            # The result of the last press may appear only now and remove this choice: then choose again.
            before = None
            with contextlib.suppress(Late):
                self.press(self.page, self._wanted(offer))
                self.turns += offer["ok"]
                before = offer

    def _offer(self, before: Any) -> Any:
        """Return the choices as soon as they differ from those before."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            offer = self.page.evaluate(OFFER)
            if offer["over"] or (offer != before and any(offer[kind] for kind in PRESSED)):
                return offer
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing follows from {before}")

    def _wanted(self, offer: Any) -> Locator:
        """Return OK when the turn is whole; else an answer, the end of the walk, a lit cell, a direction, or a deed."""
        here = self.page.locator(".shinsai-jima")
        lit = offer["goals"] + offer["hidden"] * self.through
        if offer["ok"]:
            return here.locator(".sj-ok")
        if offer["asked"]:
            return here.locator(".sj-asking .act").nth(self.rng.randrange(len(offer["asked"])))
        if offer["done"]:
            return here.locator(".sj-do-done, .sj-do-aim")
        if lit:
            return here.locator(f"[data-goal='{self._chosen(lit)}']")
        if offer["ways"]:
            return here.locator(f"[data-way='{self.rng.choice(offer['ways'])}']")
        if offer["deeds"]:
            return here.locator(".sj-buttons .act").nth(self.rng.randrange(len(offer["deeds"])))
        # Something else covers all lit cells: turn the view.
        return here.locator(".sj-views button").first

    def _chosen(self, cells: list[str]) -> str:
        """Return a cell, mostly one of the highest: a player who climbs is rescued."""
        stacks = self.visitor.state(self.table)["game"]["view"]["stacks"]
        height = {cell: len(stacks["abcdefg".index(cell[0]) + 7 * (int(cell[1]) - 1)]) for cell in cells}
        high = [cell for cell in cells if height[cell] == max(height.values())]
        return self.rng.choice(high if self.rng.random() < CLIMBS else cells)


def still(page: Page) -> bool:
    """Return True once the page draws nothing any more; `COUNTS` counts its frames."""
    return bool(page.evaluate(STILL))


def by_mouse(page: Page, wanted: Locator) -> None:
    """Click where the element is visible."""
    wanted.click(timeout=PRESS_MS)


def by_touch(page: Page, wanted: Locator) -> None:
    """Tap where the element is visible."""
    wanted.tap(timeout=PRESS_MS)


def by_keys(page: Page, wanted: Locator) -> None:
    """Tab to the element, on the island walk on with the arrows, and press Enter."""
    goal = wanted.get_attribute("data-goal")
    if goal is None:
        tab_to(page, wanted)
    else:
        tab_to(page, page.locator(".sj-grid [tabindex='0']"))
        _walk(page, goal)
        expect(wanted).to_be_focused()
    page.keyboard.press("Enter")


def _walk(page: Page, goal: str) -> None:
    """Press arrows from the focused cell to another."""
    here = page.evaluate("document.activeElement.dataset.cell")
    right, down = ord(goal[0]) - ord(here[0]), int(goal[1]) - int(here[1])
    for key, times in (("ArrowRight", right), ("ArrowLeft", -right), ("ArrowDown", down), ("ArrowUp", -down)):
        for _ in range(times):
            page.keyboard.press(key)
