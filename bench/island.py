"""Script time for each frame of the island in three dimensions, from the browser's own trace.

`python -m bench.island` plays a game of two with waves, swings and the catapult through the API, while a page watches
it. CPU time counts, not that of the clock: other programs do not matter.
"""

import json
import random
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Page, sync_playwright

from tests.browser.launch import ARGUMENTS
from tests.browser.test_shinsai_jima import bold
from tests.browser.visitor import Visitor
from tests.server.running import RunningHall
from tools import chromium

LIMIT_MS = 50
"""Most ms for which a script may block the page."""

PICTURE = "FireAnimationFrame"
FRAME_MS = 50
"""A script that begins more than this many ms after another belongs to another picture."""
SCRIPTS = {PICTURE, "TimerFire", "EventDispatch", "FunctionCall", "RunMicrotasks"}
OPTIONS = {"tsunami": True, "interrupts": False, "ready_made": "all"}
LAST_MS = 5_000
SEEN = {"walked", "pushed", "swung", "stunned", "cube-moved", "wiped", "fired", "flew"}


def measure(seed: int = 3) -> dict[str, Any]:
    """Return the script ms of pictures, the longest scripts, and the number of events of each kind that were seen."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=shutil.which(chromium.SHELL), args=ARGUMENTS)
        hall = RunningHall(Path(folder)).start()
        try:
            people = [
                Visitor(
                    lambda: browser.new_context(base_url=hall.address, viewport={"width": 1280, "height": 800}),
                    hall.address,
                    name,
                )
                for name in ("Aki", "Ben")
            ]
            return _watched(people, seed)
        finally:
            hall.stop()
            browser.close()


def _watched(people: list[Visitor], seed: int) -> dict[str, Any]:
    table: str = people[0].api("POST", "/api/tables", {"game": "shinsai-jima", "options": OPTIONS})["id"]
    for person in people:
        person.say(table, "/join")
    people[0].say(table, "/start")
    page = people[0].visit(f"/t/{table}")
    page.wait_for_selector(".sj-space.ready")
    page.wait_for_timeout(LAST_MS)
    with Trace(page) as trace:
        _play(people, table, page, random.Random(seed))
        page.wait_for_timeout(LAST_MS)
    history = people[0].state(table, since=0)["history"]
    seen = [event["event"] for entry in history for event in entry["events"]]
    return {"limit_ms": LIMIT_MS, **_figures(trace.events), "seen": {tag: seen.count(tag) for tag in sorted(SEEN)}}


class Trace:
    """A DevTools trace of the page: `with Trace(page) as trace`, then its `events`."""

    def __init__(self, page: Page) -> None:
        self.events: list[Any] = []
        self._session = page.context.new_cdp_session(page)
        self._over = False
        self._session.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        self._session.on("Tracing.tracingComplete", self._end)

    def _end(self, _: Any) -> None:
        self._over = True

    def __enter__(self) -> Self:
        self._session.send("Tracing.start", {"categories": "devtools.timeline", "transferMode": "ReportEvents"})
        return self

    def __exit__(self, *_: object) -> None:
        self._session.send("Tracing.end")
        while not self._over:
            self._session.send("Browser.getVersion")
        self._session.detach()


def frames(traced: list[Any]) -> list[float]:
    """Return the script ms of each picture, in order: its own drawing, and scripts since the picture before."""
    found, sum_ms, last = [], 0.0, 0.0
    for start, ms, name in scripts(traced):
        sum_ms = ms if start - last > FRAME_MS else sum_ms + ms
        last = start
        if name == PICTURE:
            found.append(sum_ms)
            sum_ms = 0.0
    return found


def scripts(traced: list[Any]) -> list[tuple[float, float, str]]:
    """Return the start (ms), CPU time (ms) and name of each script in the page's own process.

    A script that another has called is a part of that one.
    """
    drawing = {(event["pid"], event["tid"]) for event in traced if event.get("name") == PICTURE}
    own = [event for event in traced if event.get("name") in SCRIPTS and (event["pid"], event["tid"]) in drawing]
    found: list[tuple[float, float, str]] = []
    over = 0.0
    for event in sorted((event for event in own if event.get("ph") == "X"), key=lambda event: float(event["ts"])):
        start, lasts = float(event["ts"]), float(event.get("dur", 0))
        if start >= over:
            over = start + lasts
            found.append((start / 1000, event.get("tdur", lasts) / 1000, event["name"]))
    return found


def _play(people: list[Visitor], table: str, page: Page, rng: random.Random) -> None:
    """Play to the end, one turn after the other. The page shows each for a while."""
    for _ in range(400):
        game = people[0].state(table)["game"]
        if not game["actors"]:
            return
        seat = game["actors"][0]
        moves = people[seat].state(table)["game"]["moves"][str(seat)]
        people[seat].order(table, "submit", seat=seat, moves=[bold(moves, rng)])
        page.wait_for_timeout(250)


def _figures(traced: list[Any]) -> dict[str, Any]:
    """Return the script ms of pictures, and the longest scripts by CPU time."""
    spent = sorted(((ms, name) for _, ms, name in scripts(traced)), reverse=True)
    pictures = sorted(frames(traced))
    return {
        "pictures": len(pictures),
        "picture_ms_median": round(statistics.median(pictures), 1),
        "picture_ms_99": round(pictures[int(len(pictures) * 0.99) - 1], 1),
        "picture_ms_longest": round(pictures[-1], 1),
        "script_ms_longest": [(round(ms, 1), name) for ms, name in spent[:8]],
    }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
