"""What makes a lost message cost time only."""

import asyncio
from collections.abc import Callable, Mapping

import structlog

from hiroma.server.bus.wire import Heard
from hiroma.store import Store, StoreError

log = structlog.get_logger()


class Gaps:
    """Finds what no message told: the heads of the tables that are followed, compared with the store."""

    def __init__(
        self, store: Store, followed: Callable[[], Mapping[str, int]], heard: Heard, every: float = 5.0
    ) -> None:
        """`followed` gives the tables and the revs they are at; `every` is in seconds."""
        self._store = store
        self._followed = followed
        self._heard = heard
        self._every = every
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look from now on."""
        self._task = asyncio.create_task(self._look(), name="gaps")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                heads = await self._store.heads(self._followed())
            except StoreError as error:
                log.warning("gaps: not looked", error=str(error))
                continue
            # Read again: a table may have moved on, or been folded away, meanwhile.
            at = self._followed()
            for table, head in heads.items():
                if head > at.get(table, head):
                    self._heard(table, head)
