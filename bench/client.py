"""Page weight and time to interactive: the kB that a browser fetches, and the ms until a player can open a table.

Sizes are of the built client, gzipped as a server in front would send it; 1 kB is 1000 bytes. The time is that of a
browser with an empty cache on this machine, from the start of the navigation to a lobby whose button can be pressed.
"""

import gzip
import re
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from hiroma.server.web.pages import CLIENT
from tests.browser.launch import ARGUMENTS
from tests.server.running import RunningHall
from tools import chromium

LIMIT_KB = 60.0
"""Most kB of the initial JS."""

ISLAND_KB = 170.0
"""Most kB that the board of Shinsai-jima adds with its island, without texts."""

ROUNDS = 5
LANGUAGE = "en"
STATIC = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w-]+\.js)["']""")
REFERENCED = re.compile(r'(?:src|href)="/assets/([\w-]+\.js)"')
INTERACTIVE = """() => document.querySelector(".box-play:not([aria-disabled=true])") && performance.now()"""


def measure() -> dict[str, Any]:
    """Return the kB of the initial JS, of a language's texts and of each later chunk, and the ms to a usable lobby."""
    first = initial()
    chunks = {file.name: kilobytes([file]) for file in sorted((CLIENT / "assets").glob("*.js")) if file not in first}
    texts = [name for name in chunks if name.startswith(f"{LANGUAGE}-")]
    times = interactive()
    return {
        "initial_kb": kilobytes(first),
        "initial_limit_kb": LIMIT_KB,
        "texts_kb": round(sum(chunks[name] for name in texts), 2),
        "island_kb": kilobytes(island()),
        "island_limit_kb": ISLAND_KB,
        "css_kb": kilobytes(sorted((CLIENT / "assets").glob("hall-*.css"))),
        "chunks_kb": chunks,
        "lobby_interactive_ms": round(statistics.median(times)),
        "lobby_interactive_ms_all": [round(time) for time in times],
    }


def island() -> list[Path]:
    """Return the files of the board of Shinsai-jima alone: script, styles, and the island in three dimensions."""
    built = (CLIENT / "assets").glob("*")
    return [
        file for file in built if file.suffix in (".js", ".css") and file.stem.startswith(("shinsai-jima-", "world-"))
    ]


def initial() -> list[Path]:
    """Return the scripts that index.html names, and all that they import before they run."""
    waiting = REFERENCED.findall((CLIENT / "index.html").read_text())
    found: list[Path] = []
    while waiting:
        file = CLIENT / "assets" / waiting.pop()
        if file not in found:
            found.append(file)
            waiting += STATIC.findall(file.read_text())
    return found


def kilobytes(files: list[Path]) -> float:
    """Return the size of files in kB, each gzipped by itself."""
    return round(sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000, 2)


def interactive() -> list[float]:
    """Return the ms until a table can be opened, for each of `ROUNDS` first visits."""
    path = shutil.which(chromium.SHELL)
    if path is None:
        raise SystemExit("the bench of the client needs Chromium: make chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = RunningHall(Path(folder)).start()
        try:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            times = [_visit(browser, hall.address) for _ in range(ROUNDS)]
            browser.close()
        finally:
            hall.stop()
    return times


def _visit(browser: Browser, address: str) -> float:
    with browser.new_context(locale="en-US", service_workers="block") as context:
        page = context.new_page()
        page.goto(address, wait_until="commit")
        return float(page.wait_for_function(INTERACTIVE).json_value())


if __name__ == "__main__":
    print(measure())
