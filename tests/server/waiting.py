"""Polling: waits until a condition is true."""

import asyncio
import time
from collections.abc import Callable

PATIENCE_S = 30.0
"""Seconds to wait for anything, on a busy machine."""


async def until(true: Callable[[], object], seconds: float = PATIENCE_S) -> None:
    """Wait until this is true; fail after `seconds`."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)
