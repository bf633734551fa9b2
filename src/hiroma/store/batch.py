"""Group commit: what arrives while one commit runs goes into the next."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from hiroma.store.rows import StoreError

Job = TypeVar("Job")
Answer = TypeVar("Answer")

LARGEST = 1000
"""Jobs of one batch at most."""
GATHER = 0.002
"""Seconds a batch gathers when jobs waited for the last one: under load few large batches cost least."""
WAITING = 10_000
"""Jobs waiting at most; who comes later waits outside."""


class Batches(Generic[Job, Answer]):
    """One task that commits jobs in batches; each waiter gets the answer to its own job, after the commit."""

    def __init__(self, commit: Callable[[Sequence[Job]], Awaitable[Sequence[Answer | StoreError]]]) -> None:
        """`commit` makes a batch durable and answers each job in order, some with a `StoreError`; or raises for all."""
        self._commit = commit
        self._jobs: deque[tuple[Job, asyncio.Future[Answer]]] = deque()
        self._arrived = asyncio.Event()
        self._room = asyncio.Event()
        self._closed = False
        # Asking for the running loop costs a system call each time.
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._write(), name="store-batches")

    async def put(self, job: Job) -> Answer:
        """The answer to this job, once it is durable; `StoreError` when its batch failed.

        When cancelled before its batch began the job is dropped, later it may be carried out or not.
        """
        while len(self._jobs) >= WAITING and not self._closed:
            self._room.clear()
            await self._room.wait()
        if self._closed:
            raise StoreError("the store is closed")
        answer: asyncio.Future[Answer] = self._loop.create_future()
        self._jobs.append((job, answer))
        self._arrived.set()
        return await answer

    async def close(self) -> None:
        """Finish what was put, refuse what comes."""
        self._closed = True
        self._arrived.set()
        self._room.set()
        await self._task

    async def _write(self) -> None:
        while self._jobs or not self._closed:
            if not self._jobs:
                self._arrived.clear()
                await self._arrived.wait()
            elif not self._closed:
                await asyncio.sleep(GATHER)
            some = [self._jobs.popleft() for _ in range(min(len(self._jobs), LARGEST))]
            self._room.set()
            batch = [(job, waiter) for job, waiter in some if not waiter.done()]
            if batch:
                await self._write_batch(batch)

    async def _write_batch(self, batch: Sequence[tuple[Job, asyncio.Future[Answer]]]) -> None:
        try:
            answers = await self._commit([job for job, _ in batch])
        except Exception as error:  # noqa: BLE001 - every waiter must hear of it, whatever it is
            answers = [_failure(error) for _ in batch]
        for (_, waiter), answer in zip(batch, answers, strict=True):
            if waiter.done():
                continue
            if isinstance(answer, StoreError):
                waiter.set_exception(answer)
            else:
                waiter.set_result(answer)


def _failure(error: Exception) -> StoreError:
    # One exception object for each waiter: a traceback grows where it is raised.
    failure = StoreError(str(error))
    failure.__cause__ = error
    return failure
