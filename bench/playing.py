"""Tables at which people play over connections that may break, by any process of a hall; and a check of the logs.

The measurements in `bench/moves.py` and `bench/rolling.py` stop or restart processes, or the bus, meanwhile.
"""

import asyncio
import contextlib
import random
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from bench import halls
from bench.browsers import Browser, Place
from hiroma.games import ruleset
from hiroma.ids import TableId
from hiroma.loadtest import guests
from hiroma.store import Store
from hiroma.table.table import Table
from tests.server.killing import losses
from tests.server.running import RunningHall
from tests.services import Nats, Postgres, program

PEOPLE = 4
PATIENCE = 60.0
"""Seconds within which every table must go on."""
OPENING = 4
"""Tables that are opened at the same time."""
LEASES = "select l.no, o.table_id from leases l left join owners o on o.lease = l.no"


class Stuck(NamedTuple):
    """A table that did not go on in time, the address of its owner, and its people."""

    table: str
    owner: str
    people: list[Browser]


class Playing:
    """The processes of a hall and the people at its tables."""

    def __init__(self, running: Sequence[RunningHall], nats: Nats, seed: int) -> None:
        self.halls = running
        self.nats = nats
        self.store = running[0].settings.store
        self.places: list[Place] = []
        self.browsers: list[Browser] = []
        self.stuck: list[Stuck] = []
        self.rng = random.Random(seed)
        self._lives: list[asyncio.Task[None]] = []
        self._leases: dict[RunningHall, int] = {}

    async def sit_down(self, tables: int, period: float, to_the_end: bool) -> None:
        """Open the tables, seat their people, begin the games, and wait until all of them are under way."""
        await self.owned()
        ways = [hall.address for hall in self.halls]
        gate = asyncio.Semaphore(OPENING)

        async def one(number: int) -> None:
            turn = number % len(ways)
            addresses = [(ways[turn:] + ways[:turn])[seat % len(ways)] for seat in range(PEOPLE)]
            async with gate:
                table, cookies = await asyncio.to_thread(guests.open_table, addresses)
                await asyncio.to_thread(guests.order, addresses[0], table, cookies[0], "start")
            place = Place(table, period)
            self.places.append(place)
            for seat, cookie in enumerate(cookies):
                browser = Browser(place, seat, cookie, ways, to_the_end)
                self.browsers.append(browser)
                self._lives.append(asyncio.create_task(browser.live()))

        await asyncio.gather(*(one(number) for number in range(tables)))
        await self.go_on(0.0)

    async def go_on(self, since: float) -> dict[str, float]:
        """Wait until every table has had a move after a time. Return the times of these moves, by table.

        Times are steady seconds. A table that does not go on within `PATIENCE` is infinitely late, and noted in
        `stuck`.
        """
        until = time.monotonic() + PATIENCE
        found: dict[str, float] = {}
        while len(found) < len(self.places) and time.monotonic() < until:
            await asyncio.sleep(0.05)
            for place in self.places:
                at = place.next_after(since)
                if at is not None:
                    found[place.table] = at
        for place in self.places:
            if place.table not in found:
                found[place.table] = float("inf")
                owners = [hall.address for hall, tables in (await self.owned()).items() if place.table in tables]
                people = [browser for browser in self.browsers if browser.place is place]
                self.stuck.append(Stuck(place.table, " ".join(owners), people))
                print(f"does not go on: {self.stuck[-1]}", flush=True)
        return found

    async def owned(self) -> dict[RunningHall, set[str]]:
        """Return the tables that each process owns, without processes that own none."""
        asked = [program("psql"), self.store, "-At", "-F", " ", "-c", LEASES]
        said = await asyncio.to_thread(subprocess.run, asked, capture_output=True, check=True, text=True)
        tables: dict[int, set[str]] = {}
        for line in said.stdout.splitlines():
            lease, _, table = line.partition(" ")
            tables.setdefault(int(lease), set()).update({table} - {""})
        self._match(tables.keys())
        return {hall: tables[lease] for hall, lease in self._leases.items() if tables.get(lease)}

    def _match(self, living: Collection[int]) -> None:
        # A new lease belongs to the process whose last one is gone. At first all are new, in the order of start.
        without = [hall for hall in self.halls if self._leases.get(hall) not in living]
        new = sorted(set(living) - set(self._leases.values()))
        if len(without) == len(new):
            self._leases.update(zip(without, new, strict=True))

    async def an_owner(self) -> tuple[RunningHall, set[str]]:
        """Return any process that owns tables, and its tables. Wait until there is one."""
        while not (owned := await self.owned()):  # noqa: ASYNC110 - asks the database
            await asyncio.sleep(0.2)
        return self.rng.choice(sorted(owned.items(), key=lambda one: one[0].port))

    async def leave(self) -> None:
        """Let everybody get their last answers, and go home."""
        for browser in self.browsers:
            browser.done = True
        until = time.monotonic() + PATIENCE
        while any(browser.is_waiting() for browser in self.browsers):
            await asyncio.sleep(0.05)
            if time.monotonic() > until:
                break
        for browser in self.browsers:
            browser.leave()
        await asyncio.gather(*self._lives)

    def refused(self) -> dict[str, int]:
        """Return the number of refusals, by code."""
        return dict(sum((browser.refused for browser in self.browsers), Counter[str]()))

    def skipped(self) -> int:
        """Return the number of entries that people never got, because a newer state came instead."""
        return sum(browser.skipped for browser in self.browsers)

    async def aftermath(self) -> dict[str, int]:
        """Compare the people's knowledge with the store. Return counts, which must be 0 except `acked` and `entries`.

        The processes must have ended.
        """
        found = (await losses(self.store, self.browsers))._asdict()
        found.update(denied=0, moved_seats=0)
        store = await Store.connect(self.store)
        for place in self.places:
            rows = await store.tables.entries(TableId(place.table))
            table = Table.fold(((row.body, row.sealed) for row in rows), ruleset, bytes)
            done = {row.command.partition("\n")[2] for row in rows if row.command}
            for browser in self.browsers:
                if browser.place is place:
                    found["denied"] += len(browser.denied & done)
                    found["moved_seats"] += table.chairs[browser.seat].player != browser.player
        await store.close()
        unanswered = sum(browser.is_waiting() for browser in self.browsers)
        return {**found, "unanswered": unanswered, "stuck": len(self.stuck)}


@contextlib.asynccontextmanager
async def playing(
    count: int,
    tables: int,
    period: float,
    services: tuple[Postgres, Nats],
    *,
    to_the_end: bool = False,
    seed: int = 0,
    **settings: Any,
) -> AsyncIterator[Playing]:
    """Run a hall of `count` processes on an empty database. People play there while the block lasts, then leave."""
    postgres, nats = services
    store = postgres.empty_database()
    with halls.processes(count, store, nats.url, **settings) as running:
        scene = Playing(running, nats, seed)
        await scene.sit_down(tables, period, to_the_end)
        yield scene
        await scene.leave()


LOST = ("lost", "twice", "elsewhere", "gaps", "bad", "denied", "moved_seats", "unanswered", "stuck")
"""The counts of an aftermath that must be 0. `denied`: commands that were refused, yet stand in the log."""


def is_lost(aftermath: Mapping[str, int]) -> bool:
    """Return True when something was lost, doubled or stuck."""
    return any(aftermath[name] for name in LOST)


def spread(times: Sequence[float]) -> dict[str, float]:
    """Return the median, the 95th percentile and the maximum of seconds."""
    ranked = sorted(times)
    if not ranked:
        return {}
    at = {"p50_s": len(ranked) // 2, "p95_s": min(len(ranked) - 1, int(len(ranked) * 0.95)), "max_s": -1}
    return {name: round(ranked[place], 2) for name, place in at.items()}
