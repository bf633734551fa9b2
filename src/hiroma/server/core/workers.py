"""Processes that think for the hall. They end with it, however it ends; one that dies is replaced."""

import asyncio
import ctypes
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Protocol, TypeVar

from hiroma.server.limits.budget import WORKER, charge

Q = TypeVar("Q")
A = TypeVar("A")

PR_SET_PDEATHSIG = 1
"""Linux: the signal that a process gets when its parent dies."""


class Think(Protocol):
    """Has a worker answer a question by a function of a module: `Jobs.work`, or `Jobs.patient` where it can wait."""

    async def __call__(self, act: Callable[[Q], A], question: Q, /) -> A:
        """Return the answer."""
        ...


class Workers:
    """So many `workers` at a time; they are started when there is something to do."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def work(self, act: Callable[[Q], A], question: Q) -> A:
        """The answer of a module's function; who asked pays for its time. A question during which a worker died is
        asked once more; `BrokenProcessPool` when that one dies, too.
        """
        try:
            answer, seconds = await self._ask(act, question)
        except BrokenProcessPool:
            answer, seconds = await self._ask(act, question)
        charge(seconds * WORKER)
        return answer

    async def _ask(self, act: Callable[[Q], A], question: Q) -> tuple[A, float]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), end_with_parent)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _timed, act, question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def dismiss(self) -> None:
        """They are not needed any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _timed(act: Callable[[Q], A], question: Q) -> tuple[A, float]:
    began = time.process_time()
    return act(question), time.process_time() - began


def end_with_parent() -> None:
    """From now on this process ends when its parent does, also when that is killed."""
    threading.Thread(target=_watch, name="parent", daemon=True).start()
    if sys.platform == "linux":
        # The thread gets its turn only when thinking lets it; the kernel does not ask.
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _watch() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
