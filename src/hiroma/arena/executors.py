"""Executors: where the parts of a long run are played. The parts decide what comes out, the executor does not."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar

A = TypeVar("A")
B = TypeVar("B")

TRIES: Final = 4
"""Times that a part is tried whose process dies under it."""


class Executor(Protocol):
    """A place for many parts of work at a time."""

    @property
    def at_once(self) -> int:
        """Parts that are played at a time."""

    def each(self, play: Callable[[A], B], parts: Iterable[A]) -> Iterator[B]:
        """Yield `play(part)` of each part, in order. Parts of a process that dies are played again."""


Workers = int | Executor
"""An executor, or a number of processes of this machine."""


class Processes:
    """Processes of this machine; a single one is this process."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once

    def each(self, play: Callable[[A], B], parts: Iterable[A]) -> Iterator[B]:
        """As `Executor.each`; `BrokenProcessPool` when processes die again and again without an end of any part."""
        if self.at_once == 1:
            yield from map(play, parts)
            return
        left, tried = list(parts), 0
        while left:
            done = 0
            try:
                with ProcessPoolExecutor(self.at_once, mp_context=get_context("spawn")) as pool:
                    for result in pool.map(play, left):
                        done += 1
                        yield result
            except BrokenProcessPool:
                tried = 1 if done else tried + 1
                if tried == TRIES:
                    raise
            left = left[done:]


def executor(workers: Workers) -> Executor:
    """Return an executor for a number of processes, or the one that is given."""
    return Processes(workers) if isinstance(workers, int) else workers
