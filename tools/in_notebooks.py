r"""Smoke test: plays on the board of `hiroma.notebook` in JupyterLab, in a marimo app and in marimo's editor.

    make wheel && .venv/bin/uv run --no-project --with 'jupyterlab,marimo,playwright' \
        --with "$(ls dist/*none-any.whl)[notebook]" python tools/in_notebooks.py build/notebooks

It needs the Chromium of `make chromium`, and leaves screenshots in the folder. JupyterLab and marimo bring a hundred
packages, so the lock leaves them out, and no test runs this.
"""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

CELL = """from hiroma.games import newest
from hiroma.notebook import show

board = show(newest("cant-stop").start({}, 2), bots={1: "casual"}, seed=3, names=["Ann", "Bot"])
board"""
PATIENCE_MS = 120_000
SIZE: ViewportSize = {"width": 1280, "height": 1000}


@contextlib.contextmanager
def serving(folder: Path, module: str, *arguments: str) -> Iterator[str]:
    """Run a notebook server in a folder while the block lasts. Yield its address. `PORT` in an argument is its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", module, *(one.replace("PORT", str(port)) for one in arguments)]
    with (folder / f"{module}.log").open("wb") as log:
        server = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)})
    try:
        until = time.monotonic() + PATIENCE_MS / 1000
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
                break
            assert server.poll() is None, (folder / f"{module}.log").read_text()
            assert time.monotonic() < until, f"{module} does not answer"
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def play(page: Page, picture: Path) -> None:
    """Press Stop on the board, and wait until the bot has had its turn and the board asks again."""
    frame = page.frame_locator("iframe[title=Hiroma]")
    stop = frame.get_by_role("button", name="STOP", exact=True)
    expect(frame.get_by_text("Your turn")).to_be_visible()
    page.screenshot(path=picture.with_suffix(".before.png"))
    before = frame.locator("body").inner_text()
    stop.click()
    expect(frame.locator("body")).not_to_have_text(before)
    expect(frame.get_by_text("Your turn")).to_be_visible()
    page.wait_for_timeout(1500)
    assert frame.locator("body").inner_text() != before
    page.screenshot(path=picture)


def in_jupyter(page: Page, folder: Path) -> None:
    """Play in a notebook of one cell, which Shift and Enter run."""
    cell: dict[str, Any] = {
        "cell_type": "code",
        "id": "a",
        "metadata": {},
        "outputs": [],
        "execution_count": None,
        "source": CELL,
    }
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    notebook = {"cells": [cell], "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    (folder / "board.ipynb").write_text(json.dumps(notebook))
    options = ["--no-browser", "--allow-root", "--ServerApp.port=PORT", "--IdentityProvider.token="]
    with serving(folder, "jupyterlab", *options) as address:
        page.goto(f"{address}/lab/tree/board.ipynb")
        page.locator(".jp-Notebook .cm-content").first.click()
        expect(page.locator(".jp-NotebookPanel-toolbar")).to_be_visible()
        page.wait_for_timeout(3000)
        page.keyboard.press("Shift+Enter")
        play(page, folder / "jupyter.png")


@contextlib.contextmanager
def marimo(way: str, folder: Path) -> Iterator[str]:
    """Serve a marimo notebook of one cell while the block lasts. Yield its address. `way`: 'run' or 'edit'."""
    body = "\n".join(f"    {line}" if line else "" for line in CELL.splitlines())
    (folder / "board.py").write_text(
        f"import marimo\n\napp = marimo.App()\n\n\n@app.cell\ndef _():\n{body}\n    return\n\n\n"
        'if __name__ == "__main__":\n    app.run()\n'
    )
    with serving(folder, "marimo", way, "board.py", "--headless", "--no-token", "--port", "PORT") as address:
        yield address


def in_marimo_app(page: Page, folder: Path) -> None:
    """Play in an app, whose cell runs as it opens."""
    with marimo("run", folder) as address:
        page.goto(address)
        play(page, folder / "marimo-app.png")


def in_marimo_editor(page: Page, folder: Path) -> None:
    """Play in the editor, where Control and Enter run the cell."""
    with marimo("edit", folder) as address:
        page.goto(address)
        page.locator(".cm-content").first.click()
        page.keyboard.press("Control+Enter")
        play(page, folder / "marimo-editor.png")


def main(folder: Path) -> None:
    """Play in all three, one after the other. Screenshots go to `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"))
        for way in (in_jupyter, in_marimo_app, in_marimo_editor):
            page = browser.new_page(viewport=SIZE)
            page.set_default_timeout(PATIENCE_MS)
            try:
                way(page, folder.resolve())
            except BaseException:
                page.screenshot(path=folder / "failed.png")
                raise
            print(f"{way.__name__}: a cell, a board, a move and an answer")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
