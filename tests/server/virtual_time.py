"""Event loop in virtual time, with machines that can be stopped, resumed and killed.

Nothing waits: when nothing is left to do, the clock jumps to the next timer. A run of seconds takes milliseconds, and
the same seed gives the same run.
"""

import asyncio
import contextvars
import inspect
import selectors
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

WHERE: contextvars.ContextVar["Machine | None"] = contextvars.ContextVar("WHERE", default=None)
"""The machine on which code runs; None outside of all machines."""


class Machine:
    """Place of the tasks, timers and callbacks of one process: all code that runs in `context`."""

    def __init__(self, loop: "VirtualLoop") -> None:
        self.stopped = self.dead = False
        self.held: list[tuple[asyncio.Handle, Callable[[], object], contextvars.Context]] = []
        self.context = contextvars.copy_context()
        self.context.run(WHERE.set, self)
        self._loop = loop

    def task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task on this machine."""
        return self._loop.create_task(work, context=self.context)

    def stop(self) -> None:
        """Stand still: hold all that would run."""
        self.stopped = True

    def go(self) -> None:
        """Go on with all that was held, in order."""
        self.stopped = False
        held, self.held = self.held, []
        for handle, callback, context in held:
            if not handle.cancelled():
                self._loop.call_soon(callback, context=context)

    def kill(self) -> None:
        """Run nothing more."""
        self.dead = True
        self.held.clear()


class Jump(selectors.SelectSelector):
    """Selector that does not wait: the clock jumps."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen here")
        self.now += max(timeout, 0.0)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop. `errors` are exceptions on living machines that nobody handled."""

    def __init__(self) -> None:
        self._jump = Jump()
        self.errors: list[str] = []
        self._tasks: list[asyncio.Task[Any]] = []
        super().__init__(self._jump)
        self.set_exception_handler(self._note)
        self.set_task_factory(self._task)

    def time(self) -> float:
        return self._jump.now

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        machine = WHERE.get() if context is None else context.get(WHERE)
        if machine is None or not (machine.stopped or machine.dead):
            return super().call_soon(callback, *args, context=context)
        context = context or contextvars.copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        if not machine.dead:
            machine.held.append((handle, partial(callback, *args), context))
        return handle

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        machine = WHERE.get() if context is None else context.get(WHERE)
        if machine is None:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, self._due, machine, partial(callback, *args), context=context)

    def _task(
        self, _: asyncio.AbstractEventLoop, work: Any, context: contextvars.Context | None = None
    ) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=self, context=context)
        self._tasks.append(task)
        return task

    def end(self) -> None:
        """Close the loop and all unfinished tasks."""
        for task in self._tasks:
            work = task.get_coro()
            if not task.done() and inspect.iscoroutine(work):
                work.close()
        self.close()

    def _due(self, machine: Machine, callback: Callable[[], object]) -> None:
        if machine.stopped or machine.dead:
            self.call_soon(callback)
        else:
            callback()

    def _note(self, _: asyncio.AbstractEventLoop, what: Mapping[str, Any]) -> None:
        # Tasks of a killed machine stay unfinished.
        if "was destroyed" not in what["message"] and "never retrieved" not in what["message"]:
            self.errors.append(f"{what['message']}: {what.get('exception')!r}")


def run(make: Callable[[VirtualLoop], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine in a loop of its own and return its result. Tasks that it leaves do not go on."""
    loop = VirtualLoop()
    try:
        result = loop.run_until_complete(make(loop))
        assert not loop.errors, loop.errors
        return result
    finally:
        loop.end()
