"""The executor of a command: `--workers` processes of this machine, or a Ray cluster (`--ray`); its progress bar."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from hiroma.commands.leaving import fail

if TYPE_CHECKING:
    from hiroma.arena.executors import Executor

A = TypeVar("A")
B = TypeVar("B")

Workers = Annotated[int, typer.Option(help="Processes; 0 for one a core, on a cluster for all of its cores.")]
Ray = Annotated[
    str,
    typer.Option(
        help="The address of a Ray cluster to play on: auto, HOST:6379, ray://HOST:10001, or local for one of this "
        "machine. Needs hiroma\\[ray].",
        envvar="HIROMA_RAY",
    ),
]


@contextmanager
def executing(workers: int, ray: str) -> "Iterator[Executor]":
    """Give an executor that shows a bar on a terminal; leave with 2 and a line where there is no such cluster."""
    from hiroma.arena.executors import Processes

    if not ray:
        yield Shown(Processes(workers or os.cpu_count() or 1))
        return
    from hiroma.arena.cluster import Cluster, NoCluster

    try:
        cluster = Cluster(ray, workers)
    except NoCluster as error:
        fail(str(error))
    with cluster:
        yield Shown(cluster)


class Shown:
    """An executor whose progress is seen on a terminal."""

    def __init__(self, inner: "Executor") -> None:
        self.inner = inner

    @property
    def at_once(self) -> int:
        """As the executor's."""
        return self.inner.at_once

    def each(self, play: Callable[[A], B], parts: Iterable[A]) -> Iterator[B]:
        """As `Executor.each`."""
        from rich.console import Console
        from rich.progress import track

        screen, whole = Console(stderr=True), list(parts)
        results = self.inner.each(play, whole)
        yield from track(results, "", total=len(whole), console=screen, transient=True, disable=not screen.is_terminal)
