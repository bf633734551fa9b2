"""A load test: tables open one after the other, everybody plays for a while, and leaves."""

import asyncio
import time
import urllib.error
from collections.abc import Callable

import msgspec

from hiroma.loadtest import guests
from hiroma.loadtest.figures import Figures
from hiroma.loadtest.people import Person

OPENING = 0.1
"""Seconds from one table that opens to the next: people do not come all at once."""
LOOKS = 1.0
"""Seconds between two lists of tables over HTTP."""
WARM = 2.0
"""Seconds of play that are not counted."""


class Ready(msgspec.Struct):
    """As much of the hall's health as is read here."""

    trial: bool = False


class Code(msgspec.Struct):
    """The code of a refusal."""

    code: str = ""


def is_trial(address: str) -> bool:
    """Return True when a hall says that it is for trying things out. `OSError` when no hall answers."""
    try:
        return msgspec.json.decode(guests.get(address, "/api/health"), type=Ready).trial
    except msgspec.MsgspecError:
        raise OSError(f"no hall answers at {address}") from None


class Evening:
    """A load test of one hall: `tables` tables with `people` people each."""

    def __init__(self, address: str, tables: int, people: int, pace: float) -> None:
        self.address = address
        self.tables = tables
        self.people = people
        self.pace = pace
        self.figures = Figures()
        self.seated = 0
        """Tables at which people play."""

    async def play(self, seconds: float, tell: Callable[[str], None]) -> None:
        """Open the tables, let everybody play, and let them go; the figures are of these `seconds`."""
        lives: list[asyncio.Task[None]] = []
        try:
            for _ in range(self.tables):
                if not await self._sit_down(lives):
                    break
                await asyncio.sleep(OPENING)
            tell(f"{self.seated} tables, {len(lives)} people")
            if not lives:
                return
            refused = self.figures.refused
            lives.append(asyncio.create_task(self._look()))
            await asyncio.sleep(WARM)
            self.figures.begin()
            self.figures.refused.update(refused)
            await asyncio.sleep(seconds)
            self.figures.end()
        finally:
            for life in lives:
                life.cancel()
            await asyncio.gather(*lives, return_exceptions=True)

    async def _sit_down(self, lives: list[asyncio.Task[None]]) -> bool:
        """Open a table and begin there. Return False when the hall refuses: it has its limits."""
        try:
            table, cookies = await asyncio.to_thread(guests.open_table, [self.address] * self.people)
            await asyncio.to_thread(guests.order, self.address, table, cookies[0], "start")
        except urllib.error.HTTPError as error:
            with error:
                self.figures.refused[_code(error.read(), error.code)] += 1
            return False
        self.seated += 1
        for seat, guest in enumerate(cookies):
            person = Person(self.address, table, seat, guest, self.pace, self.figures)
            lives.append(asyncio.create_task(person.live()))
        return True

    async def _look(self) -> None:
        """Somebody who looks at the list of tables again and again."""
        guest = ""
        while True:
            try:
                guest = guest or await asyncio.to_thread(guests.cookie, self.address)
                began = time.perf_counter()
                await asyncio.to_thread(guests.get, self.address, "/api/tables", guest)
            except urllib.error.HTTPError as error:
                with error:
                    self.figures.refused[_code(error.read(), error.code)] += 1
            except OSError:
                self.figures.refused["no-answer"] += 1
            else:
                self.figures.pages.append(time.perf_counter() - began)
            await asyncio.sleep(LOOKS)


def _code(body: bytes, status: int) -> str:
    try:
        return msgspec.json.decode(body, type=Code).code or str(status)
    except msgspec.MsgspecError:
        return str(status)
