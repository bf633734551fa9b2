"""One thread that does one thing after another for an event loop, with less ado than an executor."""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from hiroma.store.rows import StoreError

T = TypeVar("T")

Work = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Worker:
    """Runs functions in the order in which they came; each is one wake-up there and one back."""

    def __init__(self, name: str) -> None:
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()
        self._closed = False

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises there; `StoreError` once closed."""
        if self._closed:
            raise StoreError("the store is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((work, done))
        return await done

    async def close(self) -> None:
        """Finish what was asked, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while (asked := self._queue.get()) is not None:
            work, done = asked
            try:
                result, error = work(), None
            except BaseException as raised:  # noqa: BLE001 - it belongs to whoever asked
                result, error = None, raised
            try:
                done.get_loop().call_soon_threadsafe(_settle, done, result, error)
            except RuntimeError:
                # The loop has ended; nobody waits any more.
                continue


def _settle(done: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
