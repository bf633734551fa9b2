"""An executor on a Ray cluster. Ray is the extra `hiroma[ray]`: nothing here imports it before it is asked for."""

import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from hiroma import __version__
from hiroma.arena.executors import TRIES

A = TypeVar("A")
B = TypeVar("B")

AHEAD: Final = 4
"""Parts that are handed out for each worker, so that none waits for the next one."""

KNOCK_S: Final = 10
"""Seconds in which a cluster's machine has to answer."""


class NoCluster(Exception):
    """There is no Ray here, no cluster at that address, or its machines lack this version of Hiroma."""


class Cluster:
    """The workers of a Ray cluster. Ray itself plays a part again when its worker or machine is lost.

    The address is as `ray.init` takes it: `auto` for the cluster that this machine belongs to, `HOST:6379`,
    `ray://HOST:10001`, or `local` for a cluster on this machine that ends with the run.
    """

    def __init__(self, address: str, at_once: int = 0) -> None:
        """Connect. `at_once` 0 takes all processors of the cluster. Raises `NoCluster`."""
        try:
            import ray
        except ModuleNotFoundError as error:
            raise NoCluster("there is no Ray here: pip install 'hiroma[ray]'") from error
        self.ray: Any = ray
        _knock(address)
        own = {"num_cpus": at_once, "include_dashboard": False} if address == "local" and at_once else {}
        try:
            ray.init(address, log_to_driver=False, logging_level="WARNING", **own)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(f"no Ray cluster at {address}: {error}") from error
        try:
            self.at_once = at_once or int(ray.cluster_resources().get("CPU", 1))
            (theirs,) = self.each(_version, [None])
        except ray.exceptions.RayError as error:
            ray.shutdown()
            raise NoCluster(f"the machines of the cluster have no Hiroma {__version__}: install it there") from error
        if theirs != __version__:
            ray.shutdown()
            raise NoCluster(f"the machines of the cluster have Hiroma {theirs}, here is {__version__}")

    def each(self, play: Callable[[A], B], parts: Iterable[A]) -> Iterator[B]:
        """As `Executor.each`, with few parts more under way than there are workers."""
        run = self.ray.remote(max_retries=TRIES - 1)(_run)
        kept = self.ray.put(play)
        waiting: deque[Any] = deque()
        for part in parts:
            waiting.append(run.remote(kept, part))
            if len(waiting) >= AHEAD * self.at_once:
                yield self.ray.get(waiting.popleft())
        while waiting:
            yield self.ray.get(waiting.popleft())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ray.shutdown()


def _knock(address: str) -> None:
    """Find out in seconds whether anybody is there: Ray tries for minutes."""
    host, found, port = address.removeprefix("ray://").rpartition(":")
    if not (found and port.isdecimal()):
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK_S).close()
    except OSError as error:
        raise NoCluster(f"no Ray cluster at {address}: {error.strerror or error}") from error


def _run(play: Callable[[A], B], part: A) -> B:
    return play(part)


def _version(_: None) -> str:
    return __version__
