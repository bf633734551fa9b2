"""Waiting for what comes by itself."""

import asyncio
import time
from collections.abc import Callable

PATIENCE_S = 30.0
"""Seconds for anything, on a busy machine."""


async def until(true: Callable[[], object], seconds: float = PATIENCE_S) -> None:
    """Wait for something; the test fails when it has not come after so many seconds."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)
