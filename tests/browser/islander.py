"""Somebody who plays Shinsai-jima on the island in three dimensions, with whatever is lit: by mouse, finger or keys."""

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
"""How a button is pressed, or a cell."""

PATIENCE_S = 30

COUNTS = """
const ask = requestAnimationFrame;
window.asked = 0;
window.requestAnimationFrame = (what) => { window.asked += 1; return ask(what); };
"""
"""Counts the pictures that a page asks for: to be there before its scripts."""
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
"""How often they go as high as they can."""

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
"""What the page offers just now; over `goals` nothing else lies, as over those that are `hidden`."""
PRESSED = ("ok", "done", "asked", "deeds", "ways", "goals", "hidden")


class Islander:
    """One person at a table with bots. `through`: they reach also what lies behind something else."""

    def __init__(self, visitor: Visitor, table: str, press: Press, through: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = table
        self.press = press
        self.through = through
        self.rng = random.Random(SEED)
        self.turns = 0
        """How often they pressed OK."""

    def play(self) -> None:
        """Play to the result."""
        until = time.monotonic() + GAME_S
        before = None
        while not (offer := self._offer(before))["over"]:
            assert time.monotonic() < until, f"after {self.turns} turns the game goes on"
            assert offer["ready"], "the island is not in three dimensions"
            # What the press before has brought may come only now, and take this away: then choose anew.
            before = None
            with contextlib.suppress(Late):
                self.press(self.page, self._wanted(offer))
                self.turns += offer["ok"]
                before = offer

    def _offer(self, before: Any) -> Any:
        """What can be done, as soon as it is something else than before."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            offer = self.page.evaluate(OFFER)
            if offer["over"] or (offer != before and any(offer[kind] for kind in PRESSED)):
                return offer
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing follows from {before}")

    def _wanted(self, offer: Any) -> Locator:
        """OK when the turn is whole; else an answer, the end of the walk, a lit cell, a direction, or a deed."""
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
        # All that is lit lies behind something else: from another side it is seen.
        return here.locator(".sj-views button").first

    def _chosen(self, cells: list[str]) -> str:
        """Mostly one of the highest: who climbs is rescued."""
        stacks = self.visitor.state(self.table)["game"]["view"]["stacks"]
        height = {cell: len(stacks["abcdefg".index(cell[0]) + 7 * (int(cell[1]) - 1)]) for cell in cells}
        high = [cell for cell in cells if height[cell] == max(height.values())]
        return self.rng.choice(high if self.rng.random() < CLIMBS else cells)


def still(page: Page) -> bool:
    """Whether nothing is drawn any more, at last; the page counts (`COUNTS`)."""
    return bool(page.evaluate(STILL))


def by_mouse(page: Page, wanted: Locator) -> None:
    """Click where it is seen."""
    wanted.click(timeout=PRESS_MS)


def by_touch(page: Page, wanted: Locator) -> None:
    """Tap where it is seen."""
    wanted.tap(timeout=PRESS_MS)


def by_keys(page: Page, wanted: Locator) -> None:
    """Tab to it, and on the island go on with the arrows; Enter."""
    goal = wanted.get_attribute("data-goal")
    if goal is None:
        tab_to(page, wanted)
    else:
        tab_to(page, page.locator(".sj-grid [tabindex='0']"))
        _walk(page, goal)
        expect(wanted).to_be_focused()
    page.keyboard.press("Enter")


def _walk(page: Page, goal: str) -> None:
    """Arrows from the cell with the focus to another."""
    here = page.evaluate("document.activeElement.dataset.cell")
    right, down = ord(goal[0]) - ord(here[0]), int(goal[1]) - int(here[1])
    for key, times in (("ArrowRight", right), ("ArrowLeft", -right), ("ArrowDown", down), ("ArrowUp", -down)):
        for _ in range(times):
            page.keyboard.press(key)
