"""Somebody in their first game: does what the hints say, and later what they have learned from them. Nothing else."""

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
"""Milliseconds for the longest film, which a hint waits for, on a busy machine."""
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
"""The hint that is shown, whether the game is over, and the first deed that is asked for (-1: none)."""

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
"""Which of some things are not under the note, those first whose middle is to be seen; null where none is there."""

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
"""Buttons of the board under the note, and whether the note leaves the window."""

Press = Callable[[Page], None]


class Deed(NamedTuple):
    """Something to do: a kind of decision, where it is asked for, and how it is done."""

    name: str
    there: str
    said: str = ""
    """What the line of information says then."""
    press: Press | None = None
    """How it is done; else the first that is `there`, and not under the note, is clicked."""
    asked: bool = True
    """Whether it is a decision. If not, it is done only where a hint asks for it."""


class Course(NamedTuple):
    """A first game: what each hint teaches ('' where it only tells something), and all that may be asked for."""

    teaches: dict[str, tuple[str, ...]]
    deeds: tuple[Deed, ...]
    asks_itself: tuple[str, ...] = ()
    """Questions in plain words, with their answers on buttons: nobody needs a hint there."""
    lasting: tuple[str, ...] = ()
    """Hints at something that may be done again and again: they stay until they are understood."""


class Newcomer:
    """Plays by the hints of a board, and keeps a list of what they have taught."""

    def __init__(self, visitor: Visitor, course: Course, *, hurried: bool = False) -> None:
        self.visitor, self.page, self.course, self.hurried = visitor, visitor.page, course, hurried
        self.learned: set[str] = set(course.asks_itself)
        self.seen: list[str] = []
        self.done: list[str] = []
        self.vain = 0
        """Deeds in a row of which nothing came."""

    def play(self, until: Callable[["Newcomer"], bool] = lambda _: False) -> None:
        """Play until the game is over, or has come so far."""
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
        """Whether a hint comes, or the game is over. A hint waits for the film before it, the board does not."""
        with contextlib.suppress(Late):
            self.page.locator(".coach[data-mark], .result").first.wait_for(state="attached", timeout=HINT_MS)
            return True
        return False

    def look(self, deeds: Sequence[Deed]) -> Any:
        """What the page shows now: `hint`, `over`, and `at`, the first of these deeds that is asked for, else -1."""
        return self.page.evaluate(LOOK, [deed[1:3] for deed in deeds])

    def follow(self, hint: str) -> None:
        """Do what a hint says; it is then understood. Of what only tells something, press *Got it*."""
        self.page.wait_for_timeout(GLANCE_MS)
        if self.look([])["hint"] != hint:
            return  # what others do has taken it away, and it comes again
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
        """Whether a hint goes away, or has gone."""
        with contextlib.suppress(Late):
            self.page.wait_for_function(
                "name => document.querySelector('.coach')?.dataset.mark !== name", arg=hint, timeout=2 * PRESS_MS
            )
            return True
        return False

    def make(self, deed: Deed) -> None:
        """Do it, and see that something comes of it. What happens meanwhile may take it away: then nothing is done."""
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
        """What the board says now, what came last, and what the browser holds for understood."""
        said = self.page.locator(".play-now").inner_text()
        understood = self.page.evaluate("localStorage.getItem('hiroma:hints:understood')")
        return f"{said!r} after {self.done[-8:]}, hints {self.seen}, understood {understood}"


def press_free(page: Page, selector: str, nth: int = 0) -> None:
    """Click the first of these, or another, that does not lie under the note."""
    free = page.evaluate(FREE, selector)
    if free is None:
        return  # what others do has taken it away
    assert free, f"the note lies over all of {selector!r}"
    page.locator(selector).nth(free[nth % len(free)]).click(timeout=PRESS_MS)


def clear_of_buttons(page: Page) -> None:
    """The note is in the window and covers no button of the board, once it has settled."""
    until = time.monotonic() + 1
    while (covered := page.evaluate(COVERED)) and time.monotonic() < until:
        page.wait_for_timeout(30)
    assert covered == [], f"{page.locator('.coach').get_attribute('data-mark')} lies over {covered}"
