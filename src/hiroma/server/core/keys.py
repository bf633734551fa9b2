"""The files in which a hall keeps its keys."""

import os
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 2.0
"""Seconds that another process has which is just writing the file."""


def kept(path: Path, make: Callable[[], bytes]) -> bytes:
    """The key in a file, made (mode 0600) when absent, by one of several processes that start together.

    `ValueError` when there is nothing in it.
    """
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read(path)
    with os.fdopen(handle, "wb") as file:
        key = make()
        file.write(key)
    return key


def _read(path: Path) -> bytes:
    until = time.monotonic() + PATIENCE
    while not (key := path.read_bytes()):
        if time.monotonic() > until:
            raise ValueError(f"no key in {path}")
        time.sleep(0.01)
    return key
