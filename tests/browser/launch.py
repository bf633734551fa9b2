"""Launcher of Chromium."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tools import chromium

PATIENCE_MS = 30_000

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A page of a test lives for seconds: optimising its code takes longer than it saves.
    "--js-flags=--no-turbofan --no-maglev --single-threaded-gc",
]


def launched(playwright: Playwright, name: str) -> Iterator[Browser]:
    """Yield a browser of that name (see `tools.chromium`), for a fixture; fail the tests if there is none."""
    path = shutil.which(name)
    if path is None:
        pytest.fail(chromium.HOW)
    expect.set_options(timeout=PATIENCE_MS)
    browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield browser
    browser.close()
