"""Load generator: people in processes of their own, who play Can't Stop as fast as the hall answers, or slower.

A driver takes its orders from a pipe: a `Span` is a time to measure, None the end.
"""

import asyncio
import multiprocessing
import random
import time
from collections import Counter
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from bench import server
from tests.services import PATIENCE

STUCK = 2.0
"""Seconds without a move after which the people of a table ask for its state."""
AGAIN = 0.3
"""Seconds after a refused move until the player asks for the state of the table."""


class Span(NamedTuple):
    """A time to measure. It begins at `at`, in seconds of `time.perf_counter`, which all processes of a machine share.

    Each table makes a move every `period` seconds, with 0 as fast as it can.
    """

    at: float
    seconds: float
    period: float = 0.0


class Driven(NamedTuple):
    """The report on a span: the seconds each move took, refusals by code, and how often a table stood still."""

    times: list[float]
    refused: Counter[str]
    stuck: int


class Mover(server.Player):
    """A player who asks for the state of the table after a refused move, and goes on from there."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.rev = 0
        self.refused: Counter[str] = Counter()

    def hear(self, said: server.Frame, size: int) -> None:
        began = self.ready.done()
        super().hear(said, size)
        self.rev = max(self.rev, said.rev or 0)
        if said.type == "refused":
            self.refused[said.code] += 1
            self.sent.pop(said.id, None)
            asyncio.get_running_loop().call_later(AGAIN, self.ask)
        elif said.type == "state" and began and self.running and not self.sent:
            self.turn(said)

    def ask(self) -> None:
        """Ask for the table's state; a move follows when it is this seat's turn, whatever was sent before."""
        self.sent.clear()
        self.send({"type": "watch", "table": self.table, "rev": self.rev})


class Pace:
    """The pauses of one table: a move every `period` seconds on average, each between 0.5 and 1.5 periods."""

    def __init__(self) -> None:
        self.period = 0.0
        self._due = 0.0

    def __call__(self) -> float:
        """Return the seconds to wait before the next move."""
        if not self.period:
            return 0.0
        now = time.perf_counter()
        self._due = max(now, self._due + self.period * random.uniform(0.5, 1.5))
        return self._due - now


class Driver:
    """A process of people. `ways` has for each table the addresses of its people, one for each."""

    def __init__(self, ways: Sequence[Sequence[str]]) -> None:
        apart = multiprocessing.get_context("spawn")
        self._pipe, theirs = apart.Pipe()
        self.process: BaseProcess = apart.Process(target=_main, args=(theirs, ways), daemon=True)
        self.process.start()
        theirs.close()

    def tell(self, span: Span | None) -> None:
        """Begin a span, or end."""
        self._pipe.send(span)

    def hear(self) -> Driven:
        """Return the next report, in the order of the spans. The first one, which is empty, says that all people sit.

        Raise `TimeoutError` when none comes.
        """
        if not self._pipe.poll(10 * PATIENCE):
            raise TimeoutError("the people do not answer")
        report = self._pipe.recv()
        assert isinstance(report, Driven)
        return report

    def end(self) -> None:
        """Send the people home."""
        if self.process.is_alive():
            self.tell(None)
            self.process.join(PATIENCE)
        self.process.kill()


def _main(pipe: Connection, ways: Sequence[Sequence[str]]) -> None:
    asyncio.run(_drive(pipe, ways))


async def _drive(pipe: Connection, ways: Sequence[Sequence[str]]) -> None:
    tables = [await server.seat_table(addresses, Mover) for addresses in ways]
    crowd = Crowd(tables)
    looking = asyncio.create_task(crowd.look_after())
    server.begin([*crowd.players], "start", {})
    pipe.send(Driven([], Counter(), 0))
    while (span := await asyncio.to_thread(pipe.recv)) is not None:
        pipe.send(await crowd.play(span))
    looking.cancel()
    for player in crowd.players:
        player.running = False
        player.transport.disconnect()


class Crowd:
    """The people of one driver, by their tables."""

    def __init__(self, tables: Sequence[Sequence[Mover]]) -> None:
        self.players = [player for table in tables for player in table]
        self._tables = tables
        self._paces = [Pace() for _ in tables]
        self._stuck = 0
        for table, pace in zip(tables, self._paces, strict=True):
            for player in table:
                player.pause = pace

    async def play(self, span: Span) -> Driven:
        """Play at the pace of the span, and return the report on it."""
        for pace in self._paces:
            pace.period = span.period
        await asyncio.sleep(max(0.0, span.at - time.perf_counter()))
        for player in self.players:
            player.times, player.refused = [], Counter()
        self._stuck = 0
        await asyncio.sleep(span.seconds)
        refused = sum((player.refused for player in self.players), Counter[str]())
        return Driven([took for player in self.players for took in player.times], refused, self._stuck)

    async def look_after(self) -> None:
        """Let the people of tables that stand still ask for the state, until cancelled."""
        seen = [0] * len(self._tables)
        while True:
            await asyncio.sleep(STUCK)
            for number, table in enumerate(self._tables):
                frames = sum(player.frames for player in table)
                if frames == seen[number]:
                    self._stuck += 1
                    for player in table:
                        player.ask()
                seen[number] = frames
