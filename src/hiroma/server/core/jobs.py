"""Background jobs: tasks, timers, and questions to the worker processes."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import TypeVar

import structlog

from hiroma.server.core.workers import Workers

log = structlog.get_logger()

T = TypeVar("T")
Q = TypeVar("Q")
A = TypeVar("A")

DEBOUNCE = 0.15
"""Seconds for which changes are gathered before they are shown."""


class Jobs:
    """The jobs of one process. `workers` is the number of worker processes."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers)
        self.work = self._workers.work
        self._tasks: set[asyncio.Task[object]] = set()
        self._pending: set[str] = set()
        self._patient = asyncio.Lock()

    async def patient(self, act: Callable[[Q], A], question: Q) -> A:
        """Return the answer to a question that can wait, as `work` does: every question but those of a table's bots.

        One such question at a time is with the workers, so that bots wait for one at most. It is answered to its end
        also when nobody wants the answer any more: nothing stops a worker.
        """
        await self._patient.acquire()
        answer = asyncio.ensure_future(self.work(act, question))
        answer.add_done_callback(lambda _: self._patient.release())
        return await asyncio.shield(answer)

    async def rest(self) -> None:
        """Cancel the tasks that are under way, and dismiss the workers."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._workers.dismiss()

    def task(self, work: Coroutine[object, None, T]) -> asyncio.Task[T]:
        """Run a coroutine as a background task. The task is kept, and its failure is logged in one line."""
        # An empty context has no payer: nobody pays for the hall's own work, whoever caused it.
        task = asyncio.get_running_loop().create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", error=repr(error))

    def later(self, seconds: float, act: Callable[[], None]) -> asyncio.TimerHandle:
        """Call `act` after that many seconds; return the timer."""
        return asyncio.get_running_loop().call_later(max(seconds, 0.0), act)

    def soon(self, name: str, act: Callable[[], object], seconds: float = DEBOUNCE) -> None:
        """Debounce: call `act` after `seconds`, once for all calls with this name until then."""
        if name not in self._pending:
            self._pending.add(name)

            def now() -> None:
                self._pending.discard(name)
                act()

            self.later(seconds, now)
