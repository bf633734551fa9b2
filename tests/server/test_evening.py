"""An evening at the hall: twelve people at five tables meet all its mishaps, and nothing is lost."""

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from hiroma.games import ruleset
from hiroma.ids import TableId
from hiroma.store import Store
from hiroma.table.events import GameEnded
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.server.killing import Client
from tests.server.running import RunningHall, sit_down
from tests.server.test_desk import host

TABLES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("cant-stop", "ab", {}),
    ("cant-stop", "cde", {"unique": True}),
    ("fearsome-floors", "fg", {}),
    ("niagara", "hij", {"round_limit": 6}),
    ("shinsai-jima", "kl", {}),
)
"""Game, people and options of each table."""

MINUTES = 30
MINUTE = 0.3
"""Seconds for a minute of the evening."""

HOME, RESTART, BACKUP, RESTORE, CRASH = 6, 10, 15, 18, 25
"""Minutes. The crash comes last: a killed process may count as alive for half a minute of real time, and a hall of two
processes is not restored while it runs.
"""


class Guest(Client):
    """A client that can rest for a moment."""

    resting = False

    async def move(self, frame: dict[str, Any]) -> None:
        if not self.resting:
            await super().move(frame)

    async def go_on(self) -> None:
        """Go on after a rest."""
        self.resting, self.waiting = False, None
        await self.person.send({"type": "watch", "table": self.table, "rev": 10**6})


class Evening:
    """The guests at their tables, and the events of each minute."""

    def __init__(self, hall: RunningHall) -> None:
        self.hall = hall
        self.guests: list[Guest] = []
        self.playing: list[asyncio.Task[None]] = []
        self.rng = random.Random(3)
        self.home: Guest | None = None
        self.kept: list[dict[str, int]] = []
        self.backup = ""

    async def open(self) -> None:
        """Seat everybody and start the games."""
        self.host = await host(self.hall)
        for game, names, options in TABLES:
            table, people = await sit_down(self.hall, names, options, game)
            assert (await people[0].line(table, "/start"))["type"] == "ack"
            await people[0].line(table, f"Good evening, {game}!")
            self.guests += [Guest(person, table, seat) for seat, person in enumerate(people)]
        for guest in self.guests:
            await guest.person.leave()
        self.playing = [asyncio.create_task(guest.play()) for guest in self.guests]

    async def minute(self, number: int) -> None:
        """Let the events of this minute happen."""
        await asyncio.sleep(MINUTE)
        if number % 3 == 0:
            await self.rng.choice([guest for guest in self.guests if guest is not self.home]).person.leave()
        if number == HOME:
            await self.one_goes_home()
        if number == RESTART:
            await asyncio.to_thread(self.hall.stop)
            await asyncio.to_thread(self.hall.start)
        if number == CRASH:
            await asyncio.to_thread(self.hall.kill)
            await asyncio.to_thread(self.hall.start)
        if number == BACKUP:
            await self.back_up()
        if number == RESTORE:
            await self.restore()

    async def one_goes_home(self) -> None:
        """Let a guest leave in the middle of a game of three; a bot plays on."""
        gone = self.guests[2]
        until = time.monotonic() + 20
        while (await self.state(gone))["meta"]["status"] != "playing":
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        self.home, gone.done = gone, True
        assert await self.by_api(gone, "leave") == 200
        await gone.person.leave()

    async def state(self, guest: Guest) -> Any:
        """Return the table as a guest sees it."""
        return (await guest.person.http("GET", f"/api/tables/{guest.table}"))[1]

    async def by_api(self, guest: Guest, name: str, **args: Any) -> int:
        """Give a command by HTTP, beside the socket on which the guest listens; return the status."""
        command = {"type": "command", "id": name, "table": guest.table, "name": name, "args": args}
        return (await guest.person.http("POST", f"/api/tables/{guest.table}/commands", command))[0]

    async def rest(self) -> None:
        """Let everybody wait for the answers under way."""
        for guest in self.guests:
            guest.resting = True
        until = time.monotonic() + 20
        while any(guest.waiting for guest in self.guests if guest is not self.home):
            assert time.monotonic() < until
            await asyncio.sleep(0.05)

    async def back_up(self) -> None:
        """Make a backup at the desk while everybody rests, so that its contents are known."""
        await self.rest()
        self.kept = [dict(guest.acked) for guest in self.guests]
        _, page = await self.host.http("POST", "/api/desk/backups")
        self.backup = page["backups"][0]["name"]
        await self.go_on()

    async def restore(self) -> None:
        """Restore the hall from the backup."""
        await self.rest()
        status, answer = await self.host.http("POST", "/api/desk/restore", {"name": self.backup})
        assert status == 200, answer
        await asyncio.sleep(2)
        until = time.monotonic() + 60
        while (await asyncio.to_thread(self.answers)) is False:
            assert time.monotonic() < until
            await asyncio.sleep(0.1)
        for guest, acked in zip(self.guests, self.kept, strict=True):
            guest.acked = acked
            await guest.person.leave()
            guest.resting, guest.waiting = False, None

    def answers(self) -> bool:
        """Return True if the hall answers."""
        try:
            return self.host._http("GET", "/api/health", None)[0] == 200
        except OSError:
            return False

    async def go_on(self) -> None:
        for guest in self.guests:
            if guest is not self.home:
                await guest.go_on()

    async def everybody_goes_on(self) -> None:
        """Wait until every table makes progress by itself."""
        before = [len(guest.acked) for guest in self.guests]
        until = time.monotonic() + 60
        while tables := {guest.table for guest in self.guests} - {
            guest.table for guest, count in zip(self.guests, before, strict=True) if len(guest.acked) > count
        }:
            assert time.monotonic() < until, tables
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Send everybody home."""
        for guest in self.guests:
            guest.done = True
        await asyncio.gather(*self.playing)


@pytest.mark.slow
async def test_an_evening(killable_hall: RunningHall, tmp_path: Path) -> None:
    evening = Evening(killable_hall)
    await evening.open()
    try:
        for number in range(1, MINUTES + 1):
            await evening.minute(number)
            await evening.everybody_goes_on()
    finally:
        await evening.close()
    assert await lines(evening) == [f"Good evening, {game}!" for game, _, _ in TABLES]
    tables = await folded(evening)
    assert any(table.no > 1 for table in tables.values())
    assert evening.home is not None
    for guest in evening.guests:
        if guest is not evening.home:
            await the_record_is_right(guest, tables[guest.table], evening.home)
    _, page = await evening.home.person.http("GET", f"/api/people/{evening.home.person.me['id']}")
    assert page["stayed"] < page["counted"]


async def lines(evening: Evening) -> list[str]:
    """Return the first line of chat at each table."""
    found = []
    for table in dict.fromkeys(guest.table for guest in evening.guests):
        guest = next(guest for guest in evening.guests if guest.table == table)
        found.append((await evening.state(guest))["chat"][0]["text"])
    return found


async def folded(evening: Evening) -> dict[str, Table]:
    """Return the tables as folded from their logs; every acknowledged command is there once."""
    store = await Store.connect(evening.hall.settings.store)
    tables: dict[str, Table] = {}
    for guest in evening.guests:
        rows = await store.tables.entries(TableId(guest.table))
        assert [row.rev for row in rows] == list(range(1, len(rows) + 1))
        assert verify([row.body for row in rows], ruleset).bad is None
        stored = {row.command.partition("\n")[2]: row.rev for row in rows if row.command}
        assert guest.acked.items() <= stored.items()
        tables[guest.table] = Table.fold(((row.body, row.sealed) for row in rows), ruleset, os.urandom)
    await store.close()
    return tables


async def the_record_is_right(guest: Guest, table: Table, home: Guest) -> None:
    """Check that each game ended at the table is in the guest's record, with its place; it may come a moment later.

    The guest who went `home` is last with any result of their bot, so the other places are not those of the seats.
    """
    ended = [heard.event for entry in table.history for heard in entry.heard if isinstance(heard.event, GameEnded)]
    seats = set(table.seats_of(guest.seat))
    # In a draw all sides are first, and nobody has won.
    drawn = {event.no for event in ended if not event.winners}
    until = time.monotonic() + 10
    while True:
        _, found = await guest.person.http("GET", "/api/me/records.json")
        played = [one for one in found if one["table"] == guest.table]
        mine = {(one["no"], one["place"] == 1 and one["no"] not in drawn) for one in played}
        if mine == {(event.no, bool(seats & set(event.winners))) for event in ended}:
            return
        if guest.table == home.table and {no for no, _ in mine} == {event.no for event in ended}:
            return
        assert time.monotonic() < until, (guest.table, len(ended), len(mine))
        await asyncio.sleep(0.2)
