"""Reviews in the making: each is made once at this process for all who ask for it, and sent part by part."""

import asyncio
import os
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
from typing import Protocol

import msgspec

import hiroma
from hiroma.bots.hindsight import Finished, Moment, Part, Seen, batches, begun, moments, sides_of, summed_up
from hiroma.games import ruleset
from hiroma.ids import TableId
from hiroma.server.core.workers import Think
from hiroma.store import Row
from hiroma.store.reviews import ReviewRepository
from hiroma.table.play import Play
from hiroma.table.table import Table


class Logs(Protocol):
    """The logs in which games are looked for."""

    def entries(self, table_id: TableId, /) -> Awaitable[list[Row]]:
        """Return a log, an entry each."""
        ...


class Making:
    """A review under way: its lines so far, of which the last is the whole, and how many `readers` wait for more."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.more = asyncio.Event()
        self.readers = 0
        self.task: asyncio.Task[None]

    def add(self, line: bytes) -> None:
        """Hand a line to all who read."""
        self.lines.append(line)
        self.more.set()
        self.more = asyncio.Event()


class Reviews:
    """The reviews of finished games: those that the store keeps, and those that workers make now.

    The first who asks pays. When nobody reads any more, the rest is not made.
    """

    def __init__(self, reviews: ReviewRepository, logs: Logs, think: Think) -> None:
        self._reviews = reviews
        self._logs = logs
        self._think = think
        self._making: dict[tuple[TableId, int], Making] = {}

    async def whole(self, table: TableId, no: int) -> bytes:
        """Return the review of a finished game, as JSON."""
        last = b""
        async for line in self.lines(table, no):
            last = line
        return last

    async def lines(self, table: TableId, no: int) -> AsyncGenerator[bytes, None]:
        """Yield a `Part` for each batch of entries, as JSON, and at the end the `Hindsight`; that alone where kept."""
        kept = await self._reviews.of_game(table, no, hiroma.__version__)
        if kept is not None:
            yield kept
            return
        making = self._making.get((table, no))
        if making is None:
            making = self._making[table, no] = Making()
            making.task = asyncio.create_task(self._make(table, no, making))
        making.readers += 1
        try:
            read = 0
            while read < len(making.lines) or not making.task.done():
                more = making.more
                for line in making.lines[read:]:
                    read += 1
                    yield line
                if read == len(making.lines):
                    waiting = asyncio.ensure_future(more.wait())
                    try:
                        await asyncio.wait([making.task, waiting], return_when=asyncio.FIRST_COMPLETED)
                    finally:
                        waiting.cancel()
            making.task.result()
        finally:
            making.readers -= 1
            if not making.readers:
                making.task.cancel()
                self._making.pop((table, no), None)

    async def _make(self, table: TableId, no: int, making: Making) -> None:
        game = Finished.of(finished(await self._logs.entries(table), no))
        found: list[Moment] = []
        asked = batches(game)
        sides, begin = sides_of(game), begun(game)
        for done, batch in enumerate(asked, start=1):
            new = await self._think(moments, batch)
            found += new
            part = Part(sides=sides, begin=begin, moments=tuple(new), done=done, of=len(asked))
            making.add(msgspec.json.encode(part))
        body = msgspec.json.encode(await self._think(summed_up, Seen(game, found)))
        await self._reviews.keep(table, no, hiroma.__version__, body)
        making.add(body)


async def with_breaks(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield lines, each with its line break."""
    async for line in lines:
        yield line + b"\n"


def finished(rows: list[Row], no: int) -> Play:
    """Return game `no` of a log, at its end; it must be finished."""
    table = Table(ruleset, os.urandom)
    for row in rows:
        table.follow(row.body, row.sealed)
        if no in table.finished:
            break
    assert table.play is not None
    return table.play
