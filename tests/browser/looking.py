"""Looks at a page through several windows at once, and says what is wrong with its geometry.

What counts as a fault is in `geometry.js`. Pictures of all that was looked at lie in `tests/browser/shots/matrix/`.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Error, Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.visitor import OWN_HANDS, Visitor

WINDOWS: Final = {"upright": (360, 740), "lying": (740, 360), "tablet": (820, 1180), "desktop": (1440, 900)}
FINGERS: Final = ("upright", "lying", "tablet")
LOCALES: Final = {"en": "en-GB", "ja": "ja-JP", "de": "de-DE"}
SHOTS: Final = Path(__file__).parent / "shots" / "matrix"
GEOMETRY: Final = (Path(__file__).parent / "geometry.js").read_text()
PRESS_MS: Final = 3_000
STILL_MS: Final = 120
PATIENCE_MS: Final = 60_000
"""After hundreds of moves in a few seconds a page is busy for a while."""

WATCHED: Final = """
window.changed = performance.now();
new MutationObserver(([change]) => {
  window.changed = performance.now();
  window.moved = (change.target.parentElement ?? change.target).className;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""From the start: when the page changed last, and where."""

SETTLED: Final = "(still) => performance.now() - window.changed > still"

HELD: Final = """
window.held = true;
Object.defineProperty(document, "hidden", { get: () => window.held });
window.hold = (on) => {
  window.held = on;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""The page believes that nobody sees it: a hidden page holds its film."""


class Looker:
    """One person who looks at the same page through several windows at once, in one language."""

    def __init__(
        self,
        browser: Browser,
        person: Visitor,
        name: str,
        locale: str,
        windows: Iterable[str] = WINDOWS,
        *,
        film: bool = False,
    ) -> None:
        self.name = name
        self.locale = locale
        self.faults: list[str] = []
        self.pages: dict[str, Page] = {}
        for window in windows:
            width, height = WINDOWS[window]
            context = browser.new_context(
                locale=LOCALES[locale],
                viewport={"width": width, "height": height},
                has_touch=window in FINGERS,
                is_mobile=window in FINGERS,
                reduced_motion="no-preference" if film else "reduce",
                service_workers="block",
                base_url=person.address,
                storage_state=person.context.storage_state(),
            )
            context.set_default_timeout(20_000)
            for script in (OWN_HANDS, WATCHED, *([HELD] if film else [])):
                context.add_init_script(script)
            page = self.pages[window] = context.new_page()
            page.on("pageerror", partial(self._hear, window))
        SHOTS.mkdir(parents=True, exist_ok=True)

    def _hear(self, window: str, error: Error) -> None:
        self.faults.append(f"{window}, {self.locale}: {error}")

    def go(self, path: str, ready: str) -> None:
        """Open an address in each window, where it is not open yet, and wait until something is there."""
        for page in self.pages.values():
            if not page.url.endswith(path):
                page.goto(path, wait_until="commit")
        for page in self.pages.values():
            page.wait_for_selector(ready)

    def look(self, state: str, windows: Iterable[str] | None = None) -> None:
        """Look at the pages as they stand now; what is wrong is kept in `faults`."""
        for window in windows or self.pages:
            page = self.pages[window]
            try:
                page.wait_for_function(SETTLED, arg=STILL_MS, polling=30, timeout=PATIENCE_MS)
            except Late:
                self.faults.append(f"{state}, {window}, {self.locale}: never still: {page.evaluate('window.moved')}")
            page.screenshot(
                path=SHOTS / f"{self.name}-{state}-{window}-{self.locale}.png",
                animations="disabled",
            )
            faults = page.evaluate(GEOMETRY, {"phone": window in FINGERS})
            self.faults += [f"{state}, {window}, {self.locale}: {fault}" for fault in faults]

    def press(self, selector: str, state: str) -> bool:
        """Press the first visible of these in each window; what cannot be pressed is a fault. False: there is none."""
        found = False
        for window, page in self.pages.items():
            wanted = page.locator(selector).locator("visible=true").first
            if not wanted.count():
                continue
            found = True
            try:
                wanted.tap(timeout=PRESS_MS) if window in FINGERS else wanted.click(timeout=PRESS_MS)
            except Late as late:
                self.faults.append(
                    f"{state}, {window}, {self.locale}: {selector} cannot be pressed: {late.message[:300]}"
                )
        return found

    def shows(self, selector: str) -> bool:
        """Whether every window has one of these."""
        return all(page.locator(selector).count() > 0 for page in self.pages.values())

    def close(self) -> None:
        """Leave; nothing may have been wrong."""
        for page in self.pages.values():
            page.context.close()
        assert not self.faults, "\n".join(dict.fromkeys(self.faults))


def chosen(options: Mapping[str, Any], nth: int) -> str:
    """The nth of these names, round and round."""
    return list(options)[nth % len(options)]
