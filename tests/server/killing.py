"""Halls that die while people play: each acknowledged command must stand in the log once, at its acknowledged rev.

`tests/server/test_crash.py` kills a few times; `python -m bench chaos` a thousand times.
"""

import asyncio
import os
import random
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hiroma.games import ruleset
from hiroma.ids import TableId
from hiroma.store import Store
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.server.running import Person, RunningHall

PATIENCE = 60.0
"""Seconds in which every table must make progress after a kill."""


class Client:
    """Plays one seat as the browser does: keeps a command until it is answered, across reconnects."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = random.Random(f"{table}{seat}")
        self.waiting: dict[str, Any] | None = None
        self.acked: dict[str, int] = {}
        self.done = False

    async def play(self) -> None:
        """Connect, send an unanswered command again, and move on each turn, until `done` is set."""
        while not self.done:
            try:
                await self.person.arrive()
                await self.person.send({"type": "watch", "table": self.table, "rev": 0})
                if self.waiting:
                    await self.person.send(self.waiting)
                while not self.done:
                    await self.hear(await self.person.next(1.0))
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await self.person.hear_out()
                await asyncio.sleep(0.02)

    async def hear(self, frame: dict[str, Any]) -> None:
        """Note an answer; move if no command is under way."""
        if frame["type"] in ("state", "events"):
            # A thousand kills make a long game: do not keep its positions.
            self.person.heard.pop()
        answered = frame.get("ack") or frame.get("id")
        if self.waiting and answered == self.waiting["id"]:
            if frame["type"] != "refused":
                assert self.acked.setdefault(answered, frame["rev"]) == frame["rev"]
            self.waiting = None
            await self.person.send({"type": "watch", "table": self.table, "rev": 10**6})
        elif frame["type"] in ("state", "events") and self.waiting is None and frame["game"]:
            await self.move(frame)

    async def move(self, frame: dict[str, Any]) -> None:
        """Give a random legal move, or start the next game."""
        game = frame["game"]
        if self.seat in game["actors"]:
            args = {"seat": self.seat, "moves": [self.rng.choice(game["moves"][str(self.seat)])]}
            name = "submit"
        elif not game["actors"]:
            args, name = {}, "rematch"
        else:
            return
        self.waiting = {
            "type": "command",
            "id": secrets.token_hex(8),
            "table": self.table,
            "name": name,
            "args": args,
            "rev": frame["rev"],
        }
        await self.person.send(self.waiting)


class Claims(Protocol):
    """Acknowledged commands of one player at a table, with their acknowledged revs."""

    table: str
    acked: dict[str, int]


class Losses(NamedTuple):
    """Comparison with the logs after all kills. All counts but `acked` and `entries` must be 0."""

    acked: int
    entries: int
    lost: int
    twice: int
    elsewhere: int
    gaps: int
    bad: int


async def sit_at(halls: Sequence[RunningHall], tables: int) -> list[Client]:
    """Start games of two, the people of each table spread over the halls; return their clients."""
    clients: list[Client] = []
    for _ in range(tables):
        people = [await Person(halls[i % len(halls)], name).arrive() for i, name in enumerate("ab")]
        _, made = await people[0].http("POST", "/api/tables", {"game": "cant-stop"})
        for person in people:
            await person.watch(made["id"])
            assert (await person.line(made["id"], "/join"))["type"] == "ack"
        assert (await people[0].line(made["id"], "/start"))["type"] == "ack"
        for seat, person in enumerate(people):
            await person.leave()
            clients.append(Client(person, made["id"], seat))
    return clients


async def kill_and_go_on(victims: Sequence[RunningHall], clients: Sequence[Client]) -> float:
    """Kill these halls at once, start them again, wait until every table goes on; return the seconds this took."""
    for hall in victims:
        await asyncio.to_thread(hall.kill)
    before = {id(client): len(client.acked) for client in clients}
    since = asyncio.get_running_loop().time()
    await asyncio.gather(*(asyncio.to_thread(hall.start) for hall in victims))
    while stuck := {c.table for c in clients} - {c.table for c in clients if len(c.acked) > before[id(c)]}:
        assert asyncio.get_running_loop().time() < since + PATIENCE, f"did not go on: {stuck}"
        await asyncio.sleep(0.02)
    return asyncio.get_running_loop().time() - since


async def chaos(
    halls: Sequence[RunningHall], tables: int, kills: int, together: bool, seed: int
) -> tuple[Losses, float]:
    """Kill `kills` times while people play: one hall after the other, or all of them `together`.

    Return the comparison with the logs, and the longest time until all tables went on, in seconds.
    """
    clients = await sit_at(halls, tables)
    playing = [asyncio.create_task(client.play()) for client in clients]
    rng, longest = random.Random(seed), 0.0
    try:
        for number in range(kills):
            await asyncio.sleep(rng.uniform(0.05, 0.6))
            victims = halls if together else [halls[number % len(halls)]]
            longest = max(longest, await kill_and_go_on(victims, clients))
    finally:
        for client in clients:
            client.done = True
        await asyncio.gather(*playing)
    for hall in halls:
        hall.stop()
    return await losses(halls[0].settings.store, clients), longest


async def losses(url: str, clients: Sequence[Claims]) -> Losses:
    """Compare the acknowledged commands with the store."""
    store = await Store.connect(url)
    entries = lost = twice = elsewhere = gaps = bad = 0
    for table in {client.table for client in clients}:
        rows = await store.tables.entries(TableId(table))
        entries += len(rows)
        gaps += [row.rev for row in rows] != list(range(1, len(rows) + 1))
        Table.fold(((row.body, row.sealed) for row in rows), ruleset, os.urandom)
        bad += verify([row.body for row in rows], ruleset).bad is not None
        commands = [row.command.partition("\n")[2] for row in rows if row.command]
        twice += len(commands) - len(set(commands))
        stored = {row.command.partition("\n")[2]: row.rev for row in rows if row.command}
        for client in clients:
            if client.table == table:
                lost += sum(name not in stored for name in client.acked)
                elsewhere += sum(stored.get(name, rev) != rev for name, rev in client.acked.items())
    await store.close()
    acked = sum(len(client.acked) for client in clients)
    return Losses(acked, entries, lost, twice, elsewhere, gaps, bad)
