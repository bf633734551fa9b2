"""Player in their first game: follows the hints and repeats the deeds that these have taught, nothing else."""

import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.visitor import Visitor

PATIENCE_S = 40
PRESS_MS = 3_000
HINT_MS = 12_000
"""Milliseconds to wait for a hint on a busy machine: it waits for the longest film."""
GLANCE_MS = 600
"""Milliseconds for which a newcomer looks at a hint: a press before that does not count as following it."""
MOST_IN_VAIN = 4

LOOK = """(deeds) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].some((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width > 0 && height > 0 && each.closest(".coach") === null;
    });
    return {
        hint: document.querySelector(".coach[data-mark]")?.dataset.mark ?? null,
        over: document.querySelector(".result") !== null,
        at: deeds.findIndex(([there, said]) => seen(there)
            && (document.querySelector(".play-now")?.textContent ?? "").includes(said)),
    };
}"""
"""The hint on the page, the end of the game, and the index of the first deed that the page asks for (-1: none)."""

FREE = """(selector) => {
    const note = document.querySelector(".coach[data-mark] .coach-note")?.getBoundingClientRect();
    const middle = (each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return width > 0 && height > 0 && each.closest(".coach") === null ? [left + width / 2, top + height / 2] : null;
    };
    const under = ([x, y]) => note && x > note.left && x < note.right && y > note.top && y < note.bottom;
    const all = [...document.querySelectorAll(selector)].map((each, n) => ({ each, n, spot: middle(each) }));
    const seen = all.filter(({ spot }) => spot !== null);
    const free = seen.filter(({ spot }) => !under(spot));
    const plain = free.filter(({ each, spot }) => each.contains(document.elementFromPoint(...spot)));
    return seen.length === 0 ? null : [...new Set([...plain, ...free])].map(({ n }) => n);
}"""
"""Indexes of the matches that are not under the note, those with a visible middle first; null when nothing matches."""

COVERED = """() => {
    const note = document.querySelector(".coach[data-mark] .coach-note")?.getBoundingClientRect();
    if (note === undefined) return [];
    const { clientWidth: wide, clientHeight: high } = document.documentElement;
    const inside = note.left >= 0 && note.top >= 0 && note.right <= wide && note.bottom <= high;
    const under = (box) => box.width > 0 && box.left < note.right && box.right > note.left
        && box.top < note.bottom && box.bottom > note.top;
    const buttons = [...document.querySelectorAll(".board button:not([aria-disabled='true'])")]
        .filter((each) => !each.closest(".coach") && under(each.getBoundingClientRect()));
    return [...buttons.map((each) => each.className), ...(inside ? [] : ["out of the window"])];
}"""
"""Buttons of the board under the note, and a word when the note leaves the window."""

Press = Callable[[Page], None]


class Deed(NamedTuple):
    """Something to do: a kind of decision, where the page asks for it, and how to do it."""

    name: str
    there: str
    said: str = ""
    """Words in the line of information at that time."""
    press: Press | None = None
    """Does it; None: click the first match of `there` that is not under the note."""
    asked: bool = True
    """True for a decision. Else the newcomer does it only where a hint asks for it."""


class Course(NamedTuple):
    """A first game: the deeds that each hint teaches (none where it only explains), and all deeds there are."""

    teaches: dict[str, tuple[str, ...]]
    deeds: tuple[Deed, ...]
    asks_itself: tuple[str, ...] = ()
    """Questions in plain words with buttons for answers: nobody needs a hint there."""
    lasting: tuple[str, ...] = ()
    """Hints for something that can be done repeatedly: they stay until the player presses *Got it*."""


class Newcomer:
    """Plays by the hints of a board and keeps a list of the deeds they have taught."""

    def __init__(self, visitor: Visitor, course: Course, *, hurried: bool = False) -> None:
        self.visitor, self.page, self.course, self.hurried = visitor, visitor.page, course, hurried
        self.learned: set[str] = set(course.asks_itself)
        self.seen: list[str] = []
        self.done: list[str] = []
        self.vain = 0
        """Deeds in a row without effect."""

    def play(self, until: Callable[["Newcomer"], bool] = lambda _: False) -> None:
        """Play until the game is over, or `until` returns True."""
        # The first hint comes a moment after the board.
        self.page.locator(".coach").wait_for(state="attached")
        self.page.wait_for_timeout(300)
        decisions = [deed for deed in self.course.deeds if deed.asked]
        idle = time.monotonic()
        while not until(self):
            now = self.look(decisions)
            if now["over"]:
                return
            if now["hint"] is not None:
                self.follow(now["hint"])
            elif now["at"] >= 0:
                deed = decisions[now["at"]]
                if deed.name not in self.learned:
                    assert self.hinted(), f"no hint has taught {deed.name!r}: {self.told()}"
                    continue
                self.make(deed)
            else:
                assert time.monotonic() - idle < PATIENCE_S, f"nothing is asked for: {self.told()}"
                self.page.wait_for_timeout(30)
                continue
            idle = time.monotonic()

    def hinted(self) -> bool:
        """Return True if a hint comes or the game is over. A hint waits for the film before it; the board does not."""
        with contextlib.suppress(Late):
            self.page.locator(".coach[data-mark], .result").first.wait_for(state="attached", timeout=HINT_MS)
            return True
        return False

    def look(self, deeds: Sequence[Deed]) -> Any:
        """Return the state of the page: `hint`, `over`, and `at`, the index of the first deed it asks for, else -1."""
        return self.page.evaluate(LOOK, [deed[1:3] for deed in deeds])

    def follow(self, hint: str) -> None:
        """Do what a hint says; the browser then counts it as understood. If it only explains, press *Got it*."""
        self.page.wait_for_timeout(GLANCE_MS)
        if self.look([])["hint"] != hint:
            return  # another player's deed removed it; it will come again
        self.seen.append(hint)
        clear_of_buttons(self.page)
        assert hint in self.course.teaches, f"nobody knows what {hint!r} teaches"
        taught = self.course.teaches[hint]
        self.learned.update(taught)
        ways = [deed for name in taught for deed in self.course.deeds if deed.name == name]
        for _ in taught:
            at = self.look(ways)["at"]
            assert at >= 0, f"{hint!r} asks for what is not there: {self.told()}"
            self.make(ways[at])
            if hint not in self.course.lasting and self.understood(hint):
                return
        if not taught or hint in self.course.lasting:
            self.visitor.button("Got it").click()
        assert self.understood(hint), f"{hint!r} was followed, and stays: {self.told()}"

    def understood(self, hint: str) -> bool:
        """Return True if a hint goes away or has gone."""
        with contextlib.suppress(Late):
            self.page.wait_for_function(
                "name => document.querySelector('.coach')?.dataset.mark !== name", arg=hint, timeout=2 * PRESS_MS
            )
            return True
        return False

    def make(self, deed: Deed) -> None:
        """Do it and see its effect. Other players' deeds may remove the choice: then do nothing."""
        if self.hurried:
            self.visitor.look()
        self.page.evaluate("window.before = document.querySelector('.play').innerHTML")
        self.vain += 1
        assert self.vain <= MOST_IN_VAIN, f"nothing comes of {deed.name!r}: {self.told()}"
        with contextlib.suppress(Late):
            if deed.press is not None:
                deed.press(self.page)
            else:
                press_free(self.page, deed.there, self.vain - 1)
            self.done.append(deed.name)
            self.page.wait_for_function(
                "() => document.querySelector('.play').innerHTML !== window.before", timeout=PRESS_MS
            )
            self.vain = 0

    def told(self) -> str:
        """Return the words of the board, the last deeds, and the hints that the browser counts as understood."""
        said = self.page.locator(".play-now").inner_text()
        understood = self.page.evaluate("localStorage.getItem('hiroma:hints:understood')")
        return f"{said!r} after {self.done[-8:]}, hints {self.seen}, understood {understood}"


def press_free(page: Page, selector: str, nth: int = 0) -> None:
    """Click the first match that the note does not cover; `nth`: a later one."""
    free = page.evaluate(FREE, selector)
    if free is None:
        return  # another player's deed removed it
    assert free, f"the note lies over all of {selector!r}"
    page.locator(selector).nth(free[nth % len(free)]).click(timeout=PRESS_MS)


def clear_of_buttons(page: Page) -> None:
    """Check that the settled note is in the window and covers no button of the board."""
    until = time.monotonic() + 1
    while (covered := page.evaluate(COVERED)) and time.monotonic() < until:
        page.wait_for_timeout(30)
    assert covered == [], f"{page.locator('.coach').get_attribute('data-mark')} lies over {covered}"
