"""kill -9 under load: no acknowledged entry is lost, none is applied twice, everybody goes on by themselves."""

import asyncio
import os
import random
import secrets
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hiroma.games import ruleset
from hiroma.store import Store
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.server.running import Person, RunningHall, sit_down

TABLES = 4
KILLS = int(os.environ.get("HIROMA_KILLS", "8"))


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
        """Until told to stop: connect, resend what was not answered, move when it is one's turn."""
        while not self.done:
            try:
                await self.person.arrive()
                await self.person.send({"type": "watch", "table": self.table, "rev": 0})
                if self.waiting:
                    await self.person.send(self.waiting)
                while not self.done:
                    await self.hear(await self.person.next(1.0))
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await self.person.leave()
                await asyncio.sleep(0.02)

    async def hear(self, frame: dict[str, Any]) -> None:
        """Note an answer; move if nothing is under way."""
        answered = frame.get("ack") or frame.get("id")
        if self.waiting and answered == self.waiting["id"]:
            if frame["type"] != "refused":
                assert self.acked.setdefault(answered, frame["rev"]) == frame["rev"]
            self.waiting = None
            await self.person.send({"type": "watch", "table": self.table, "rev": 10**6})
        elif frame["type"] in ("state", "events") and self.waiting is None and frame["game"]:
            await self.move(frame)

    async def move(self, frame: dict[str, Any]) -> None:
        """A random legal move, or another game."""
        game = frame["game"]
        if self.seat in game["actors"]:
            args = {"seat": self.seat, "moves": [self.rng.choice(game["moves"][str(self.seat)])]}
            name = "submit"
        elif not game["actors"]:
            args, name = {"nonce": secrets.token_hex(16)}, "rematch"
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


@pytest.mark.slow
async def test_kill_under_load(own_hall: RunningHall, tmp_path: Path) -> None:
    clients: list[Client] = []
    for _ in range(TABLES):
        table, people = await sit_down(own_hall)
        await people[0].line(table, "/start")
        for seat, person in enumerate(people):
            await person.leave()
            clients.append(Client(person, table, seat))
    playing = [asyncio.create_task(client.play()) for client in clients]
    rng = random.Random(11)
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        await asyncio.to_thread(own_hall.kill)
        before = {id(client): len(client.acked) for client in clients}
        await asyncio.to_thread(own_hall.start)
        until = asyncio.get_running_loop().time() + 60
        # Everybody goes on by themselves: every table makes progress before the next kill.
        while any(
            all(len(c.acked) == before[id(c)] for c in clients if c.table == table)
            for table in {c.table for c in clients}
        ):
            assert asyncio.get_running_loop().time() < until, "a table did not go on"
            await asyncio.sleep(0.02)
    for client in clients:
        client.done = True
    await asyncio.gather(*playing)
    await check_logs(own_hall, clients)


async def check_logs(hall: RunningHall, clients: list[Client], least: int = 20 * KILLS) -> None:
    """Every acknowledged command stands in the log once, under the rev it was acknowledged with."""
    hall.stop()
    store = await Store.connect(hall.settings.store)
    for table in {client.table for client in clients}:
        rows = await store.entries(table)
        assert [row.rev for row in rows] == list(range(1, len(rows) + 1))
        Table.fold(((row.body, row.sealed) for row in rows), ruleset, os.urandom)
        assert verify([row.body for row in rows], ruleset).bad is None
        stored = {row.command: row.rev for row in rows if row.command}
        assert len(stored) == sum(row.command is not None for row in rows)
        for client in clients:
            if client.table == table:
                assert client.acked.items() <= stored.items()
    await store.close()
    assert sum(len(client.acked) for client in clients) > least
