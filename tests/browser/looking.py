"""Looks at one page in several windows and languages and collects faults in its geometry.

Window and language change in place: the page is loaded once. `geometry.js` defines the faults, `settling.js` a still
page. A picture of each fault lies in `tests/browser/shots/`; with `SHOTS=all` in the environment, of every look.
"""

import base64
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.visitor import PHONE, Arrive, Visitor

WINDOWS: Final = {"upright": (360, 740), "lying": (740, 360), "tablet": (820, 1180), "desktop": (1440, 900)}
FINGERS: Final = ("upright", "lying", "tablet")
LOCALES: Final = ("en", "ja", "de")
SHOTS: Final = Path(__file__).parent / "shots"
GEOMETRY: Final = (Path(__file__).parent / "geometry.js").read_text()
SETTLING: Final = (Path(__file__).parent / "settling.js").read_text()
PRESS_MS: Final = 15_000
"""Milliseconds for a press on a busy machine. Only a fault takes longer."""
PATIENCE_MS: Final = 60_000
"""Milliseconds: after a hundred moves in a few seconds a page is busy for a while."""

Spoken = Sequence[str] | Mapping[str, Sequence[str]]
"""Languages: the same in every window, or each window's own."""

HELD: Final = """
window.held = true;
Object.defineProperty(document, "hidden", { get: () => window.held });
window.hold = (on) => {
  window.held = on;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""Makes the page believe that it is hidden: a hidden page holds its film."""


class Looker:
    """A person who looks at their page through one window after another, in one language after another."""

    def __init__(self, person: Visitor, name: str, windows: Iterable[str] = WINDOWS) -> None:
        self.name = name
        self.page: Page = person.page
        self.windows = tuple(windows)
        self.whole = False
        """True for pictures of the whole page, not only of the window."""
        self.faults: list[str] = []
        self._emulation: CDPSession = person.context.new_cdp_session(self.page)

    def go(self, path: str, ready: str) -> None:
        """Open an address and wait until this element is there."""
        self.page.goto(path, wait_until="commit")
        self.page.wait_for_selector(ready, state="attached")

    def caught_up(self, table: str, person: Visitor) -> None:
        """Wait until the page shows the newest entry of the table."""
        rev = str(person.state(table)["rev"])
        expect(self.page.locator(".table")).to_have_attribute("data-rev", rev, timeout=PATIENCE_MS)

    def through(self, windows: Iterable[str] | None = None) -> Iterator[str]:
        """Change to each of these windows in turn; yield its name."""
        for window in windows or self.windows:
            self._change(window)
            yield window

    def _change(self, window: str) -> None:
        width, height = WINDOWS[window]
        metrics = {"width": width, "height": height, "deviceScaleFactor": 0, "mobile": window in FINGERS}
        self._emulation.send("Emulation.setDeviceMetricsOverride", metrics)
        self._emulation.send("Emulation.setTouchEmulationEnabled", {"enabled": window in FINGERS})

    def settled(self, state: str, locales: Spoken = LOCALES) -> Iterator[tuple[str, str]]:
        """Change to each pair of window and language, wait until the page is still, and yield the pair."""
        for window in self.through():
            for locale in locales[window] if isinstance(locales, Mapping) else locales:
                asked = {"locale": locale, "phone": window in FINGERS, "size": WINDOWS[window]}
                self._keep(f"{state}, {window}, {locale}", self.page.evaluate(SETTLING, asked))
                yield window, locale
                if os.environ.get("SHOTS") == "all":
                    self._take(state, window, locale)

    def look(self, state: str, locales: Spoken = LOCALES) -> None:
        """Look at the page as it is now, through each window in each language; keep its faults in `faults`."""
        for window, locale in self.settled(state, locales):
            faults = self.page.evaluate(GEOMETRY, {"phone": window in FINGERS})
            self._keep(f"{state}, {window}, {locale}", faults)
            if faults:
                self._take(state, window, locale)

    def _keep(self, where: str, faults: Iterable[str]) -> None:
        self.faults += [f"{where}: {fault}" for fault in faults]

    def _take(self, state: str, window: str, locale: str) -> None:
        file = re.sub(r"[^\w+-]", "", f"{self.name}-{state}-{window}-{locale}")
        # Playwright's own screenshot would restore the first window of the page.
        asked: dict[str, Any] = {"captureBeyondViewport": self.whole}
        if self.whole:
            width, height = self.page.evaluate("[document.documentElement.scrollWidth, document.body.scrollHeight]")
            asked["clip"] = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        taken = self._emulation.send("Page.captureScreenshot", asked)
        SHOTS.mkdir(parents=True, exist_ok=True)
        (SHOTS / f"{file}.png").write_bytes(base64.b64decode(taken["data"]))

    def press(self, selector: str, state: str, nth: int = 0) -> bool:
        """Press the first visible match in the nth window, after a trial in the others; False when there is none.

        An element that cannot be pressed is a fault.
        """
        first, *others = (self.windows[(nth + each) % len(self.windows)] for each in range(len(self.windows)))
        wanted = self.page.locator(selector).locator("visible=true").first
        for window in self.through((*others, first)):
            if not wanted.count():
                return False
            press = wanted.tap if window in FINGERS else wanted.click
            try:
                press(timeout=PRESS_MS, trial=window != first)
            except Late as late:
                # The result of the press before may come only now, and take this away.
                if not wanted.count():
                    return False
                self.faults.append(f"{state}, {window}: {selector} cannot be pressed: {late.message[:300]}")
        return True

    def close(self) -> None:
        """Fail if there was a fault."""
        assert not self.faults, "\n".join(dict.fromkeys(self.faults))


def onlooker(arrive: Arrive, name: str, **context: Any) -> Visitor:
    """Let in a person whose window a `Looker` changes. Keywords are Playwright's."""
    return arrive(name, locale="en-GB", **{**PHONE, "device_scale_factor": 1, **context})


def chosen(options: Sequence[str], nth: int) -> str:
    """Return the nth of these names, in rotation."""
    return options[nth % len(options)]
