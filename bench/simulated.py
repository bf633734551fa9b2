"""A process in simulated time: one clock for all that runs in it, which jumps to the next timer instead of waiting.

`python -m bench.simulated MODULE …` sets the clock, imports the module and calls its `main` with the other arguments.
The clock comes first: many modules keep `time.time` or `time.monotonic` from the moment they are imported.
"""

import asyncio
import selectors
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")

BEGAN = 1_790_740_800.0
"""When a simulation begins, unix seconds: four in the morning UTC of 2026-09-30."""


class Clock:
    """The time of the process. `passed`: seconds since it began; small, so that no short jump is lost in a float."""

    def __init__(self) -> None:
        self.passed = 0.0

    @property
    def at(self) -> float:
        """The time, unix seconds."""
        return BEGAN + self.passed

    def now(self) -> float:
        """Return the time, unix seconds."""
        return BEGAN + self.passed


CLOCK = Clock()


def install() -> None:
    """Let `time.time`, `time.monotonic` and `time.perf_counter` of this process show the simulated time."""
    time.time = time.monotonic = time.perf_counter = CLOCK.now


class Jump(selectors.SelectSelector):
    """Waits for nothing: the clock jumps."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Jump by `timeout` seconds."""
        if timeout is None:
            raise RuntimeError("nothing will ever happen here")
        CLOCK.passed += max(timeout, 0.0)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop in simulated time. Work for threads and processes is done at once, and takes no time."""

    def __init__(self) -> None:
        super().__init__(Jump())

    def time(self) -> float:
        """Return the time, seconds since the clock began."""
        return CLOCK.passed

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]  # the result is there
        """Call a function, and return a future that is done."""
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            done.set_exception(error)
        return done


if __name__ == "__main__":
    # By its name: run as a program this module would have a second clock.
    from bench import simulated

    simulated.install()
    import_module(sys.argv[1]).main(sys.argv[2:])
