"""What is done beside: tasks, timers, and thinking in workers."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

import structlog

log = structlog.get_logger()

Q = TypeVar("Q")
A = TypeVar("A")

DEBOUNCE = 0.15
"""Seconds for which changes are gathered before they are shown."""


class Errands:
    """Of one process: `workers` of them think at a time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pending: set[str] = set()
        self._pool: ProcessPoolExecutor | None = None

    async def rest(self) -> None:
        """Give up what is still under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def work(self, act: Callable[[Q], A], question: Q) -> A:
        """The answer of a module's function, which a worker carries out."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, act, question)
        except BrokenProcessPool:
            self._pool = None
            raise

    def task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; it is kept, and its failure is logged in one line."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", error=repr(error))

    def later(self, seconds: float, act: Callable[[], None]) -> asyncio.TimerHandle:
        """Do something after a while."""
        return asyncio.get_running_loop().call_later(max(seconds, 0.0), act)

    def soon(self, name: str, act: Callable[[], Any], seconds: float = DEBOUNCE) -> None:
        """Do what has this name once, however often it is asked for until then."""
        if name not in self._pending:
            self._pending.add(name)

            def now() -> None:
                self._pending.discard(name)
                act()

            self.later(seconds, now)
