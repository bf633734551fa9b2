"""A simulated day of a town: visits, tournaments, restarts, a kill, a backup and its restoring.

Run by `bench.town` in a process of simulated time; prints its figures as JSON.
"""

import argparse
import asyncio
import gc
import json
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict

from bench import fast_hall, town_after
from bench.fast_hall import FastHall
from bench.simulated import CLOCK, SimulatedLoop
from bench.town_contests import CONTESTS, Contest
from bench.townsfolk import Person
from hiroma.ids import TableId
from hiroma.store import StoreError

BUSY = (3, 2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 8, 8, 6, 6, 7, 9, 12, 15, 18, 18, 14, 8)
"""Shares of the visits by the hour of the day, from midnight."""
FIRST = 4
"""The hour at which the day begins: the quietest."""
AGAIN = 0.25
"""The chance of a person to come a second time."""
ACCOUNTS = 3
"""One in this many people has an account."""
GAMES = ("cant-stop",) * 12 + ("niagara", "hidden-rooms", "fearsome-floors", "shinsai-jima")
HOUR = 3600.0
LATEST = 4 * HOUR
"""Seconds after the end of the day until which everybody must have gone home."""
QUIET = 1200.0
"""Seconds without anybody before the last look at the memory."""
DOWN = 8.0
"""Seconds for which the hall is closed when it restarts."""

BORNE = 100
"""Errors that a hall may log before its day is ended."""

Due = tuple[float, Callable[[], Coroutine[Any, Any, None]]]
"""An act and its time, in seconds from the beginning of the day."""


class Errors:
    """Keeps the hall's errors, and ends a day with too many: a person who fails comes back at once, again and again."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def __call__(self, logger: object, level: str, event: EventDict) -> EventDict:
        """Keep an event, its error and the last line of its exception.

        Raises `SystemExit` when there are too many, and `DropEvent` for one of a process that was killed.
        """
        said = [event["event"], event.get("error", ""), *event.get("exception", "").splitlines()[-1:]]
        told = " ".join(str(word) for word in said if word)
        if fast_hall.DEAD in told:
            raise structlog.DropEvent
        self.told.append(told)
        if len(self.told) > BORNE:
            raise SystemExit(f"too many errors; the last: {self.told[-1]}")
        return event


class Town:
    """The town, its hall and its day of `hours`; a shorter day has the same course, faster."""

    def __init__(self, folder: Path, people: int, hours: float, acks: TextIO, errors: Errors) -> None:
        self.hall = FastHall(folder)
        self.acks = acks
        self.errors = errors.told
        self.counts: Counter[str] = Counter()
        self.days: set[TableId] = set()
        self.waiting_days: list[TableId] = []
        self.people: list[Person] = []
        self.contests: list[Contest] = []
        self.failures: list[str] = []
        self.lost: list[tuple[float, float]] = []
        """Spans of time (unix seconds) that a restored backup has undone."""
        self.looks: list[dict[str, float]] = []
        self._many, self._hours = people, hours
        self._rng = random.Random(people)
        self._began = CLOCK.at
        self._tasks: set[asyncio.Task[None]] = set()

    # -- the course of the day

    async def live(self) -> None:
        """Live the day to its end, when everybody is at home and the hall is closed."""
        await self.hall.open()
        for number in range(self._many):
            player, cookie = await self.hall.register(f"P{number}", number % ACCOUNTS == 0)
            self.people.append(Person(self, number, player, cookie))
        acts = [*self._visits(), *await self._evenings(), *self._upheavals()]
        looks = asyncio.ensure_future(self._look_hourly())
        for at, act in sorted(acts, key=lambda each: each[0]):
            await asyncio.sleep(self._began + at - CLOCK.at)
            self._start(act())
        await asyncio.sleep(self._began + self._hours * HOUR - CLOCK.at)
        await self._go_home()
        looks.cancel()
        await asyncio.sleep(QUIET)
        self.look()
        await self.hall.close()

    def _start(self, act: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(act)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failures.append(repr(error))

    async def _go_home(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LATEST)
        self.failures += ["not gone home"] * len(self._tasks)
        for task in list(self._tasks):
            task.cancel()

    def _at(self, hour: float) -> float:
        """Return the seconds from the beginning of the day to an hour. A day has 24 hours, however long it takes."""
        return (hour - FIRST) % 24 / 24 * self._hours * HOUR

    # -- what happens

    def _visits(self) -> list[Due]:
        found: list[Due] = []
        for person in self.people:
            for _ in range(1 + (self._rng.random() < AGAIN)):
                hour = self._rng.choices(range(24), BUSY)[0] + self._rng.random()
                found.append((self._at(hour), partial(self._visit, person, self._plan(person))))
        return found

    async def _visit(self, person: Person, acts: list[Callable[[], Awaitable[None]]]) -> None:
        if not person.here:
            self.counts["visits"] += 1
            await person.visit(acts)

    def _plan(self, person: Person) -> list[Callable[[], Awaitable[None]]]:
        rng = self._rng
        games = rng.choices(GAMES, k=rng.choice((1, 1, 1, 2)))
        acts: list[Callable[[], Awaitable[None]]] = [lambda: person.evening(games)]
        for share, act in (
            (0.15, lambda: person.days(rng.choice(GAMES))),
            (0.08, person.today),
            (0.15, lambda: person.watch(rng.uniform(60, 900))),
        ):
            if rng.random() < share:
                acts.append(act)
        return acts

    async def _evenings(self) -> list[Due]:
        """Announce the tournaments; return when to follow them."""
        members = self.people[::ACCOUNTS]
        acts: list[Due] = []
        for hour, wanted in CONTESTS:
            entrants = self._rng.sample(members, min(len(members), max(8, self._many // 50)))
            contest = Contest(self.hall, self.counts, entrants)
            starts = self._began + max(self._at(hour), 600.0)
            await contest.announce(wanted, starts)
            self.contests.append(contest)
            acts.append((starts - 300.0 - self._began, contest.hold))
        return acts

    def _upheavals(self) -> list[Due]:
        return [
            *((self._at(hour), self._restart) for hour in (9.5, 16.5, 21.2, 2.5)),
            (self._at(13.2), self._kill),
            (self._at(17.9), self._back_up),
            (self._at(18.9), self._restore),
        ]

    async def _restart(self) -> None:
        await self.hall.close()
        await self._open_again("restarts")

    async def _kill(self) -> None:
        await self.hall.kill()
        await self._open_again("kills")

    async def _open_again(self, why: str) -> None:
        self.counts[why] += 1
        await asyncio.sleep(DOWN)
        await self.hall.open()

    async def _back_up(self) -> None:
        self.lost.append((CLOCK.at, CLOCK.at))
        await self.hall.parts.admin.back_up()

    async def _restore(self) -> None:
        (backup,) = (await self.hall.parts.admin.page()).backups
        await self.hall.restore(backup.name)
        self.lost[-1] = (self.lost[-1][0], CLOCK.at)
        self.waiting_days.clear()
        await self._open_again("restores")

    # -- memory

    async def _look_hourly(self) -> None:
        while True:
            await asyncio.sleep(HOUR)
            try:
                self.look()
            except StoreError:
                continue

    def look(self) -> None:
        """Write down what is in memory and on disk. Raises `StoreError` while the hall is closed."""
        census = self.hall.census()
        resident = int(Path("/proc/self/statm").read_text().split()[1]) * 4096
        files = [self.hall.file, self.hall.file.with_name(self.hall.file.name + "-wal")]
        self.looks.append(
            {
                "hour": round((CLOCK.at - self._began) / HOUR, 2),
                "people": sum(person.here for person in self.people),
                **census,
                "rss_mb": round(resident / 1e6, 1),
                "db_mb": round(sum(file.stat().st_size for file in files if file.exists()) / 1e6, 1),
                "cpu_s": round(time.process_time(), 1),
            }
        )
        print(json.dumps(self.looks[-1]), file=sys.stderr, flush=True)


def day(folder: Path, people: int, hours: float, errors: Errors) -> dict[str, Any]:
    """Live a day, and return its figures."""
    loop = SimulatedLoop()
    with (folder / "acks").open("w", encoding="utf-8") as acks:
        town = Town(folder, people, hours, acks, errors)
        loop.run_until_complete(town.live())
    lived = time.process_time()
    found = loop.run_until_complete(town_after.judge(town, folder / "acks"))
    loop.close()
    return {
        "people": people,
        "hours": hours,
        **found,
        "counts": dict(sorted(town.counts.items())),
        "looks": town.looks,
        "day_cpu_minutes": round(lived / 60, 2),
        "checks_cpu_minutes": round((time.process_time() - lived) / 60, 2),
    }


def main(arguments: list[str]) -> None:
    """Live a day, and print its figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=int)
    parser.add_argument("--hours", type=float)
    asked = parser.parse_args(arguments)
    logging.basicConfig(level=logging.ERROR)
    errors = Errors()
    structlog.configure(
        processors=[structlog.processors.format_exc_info, errors, structlog.dev.ConsoleRenderer(colors=False)],
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    fast_hall.install()
    # As `hiroma serve` does.
    gc.set_threshold(10_000, 50, 100)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(day(Path(folder), asked.people, asked.hours, errors)))
