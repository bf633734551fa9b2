"""Orderly close of the hall: it loses nothing, stops the clocks, and says when to come back."""

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from hiroma.ids import TableId
from hiroma.server import wiring
from hiroma.server.bus import NoBus
from hiroma.server.cluster import lease
from hiroma.server.core.rooms import Rooms
from hiroma.server.host.closing import PAUSE, TOGETHER, Closing
from hiroma.server.limits.budget import Payer
from hiroma.server.serve import GOODBYE
from hiroma.server.web.handshake import Stage
from hiroma.server.web.socket import Serves, Socket
from hiroma.store import Store
from tests.server.forking import ForkedHall
from tests.server.inside import InsideHall
from tests.server.killing import Client, losses
from tests.server.running import Person, RunningHall, sit_down
from tests.server.waiting import until

PLAYED = 12


@pytest.fixture
def killable_hall(tmp_path: Path) -> RunningHall:
    """Return a hall that gives people half a second and writes its log in JSON."""
    return RunningHall(tmp_path, drain=0.5, logs="json")


def acked(clients: Sequence[Client]) -> int:
    """Return the number of acknowledged commands."""
    return sum(len(client.acked) for client in clients)


async def played(clients: Sequence[Client], more: int) -> None:
    """Wait until more than `more` further commands are acknowledged."""
    before = acked(clients)
    await until(lambda: acked(clients) > before + more, 60)


def test_a_hall_whose_port_is_taken_does_not_say_that_it_is_open(killable_hall: RunningHall) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", killable_hall.port))
        taken.listen()
        process = ForkedHall(msgspec.json.encode(killable_hall.settings).decode(), killable_hall.log)
        assert process.wait(60) != 0
    said = killable_hall.log.read_text()
    assert "address already in use" in said
    assert "Hiroma is open" not in said


def test_a_hall_that_cannot_open_does_not_say_that_it_is_open(killable_hall: RunningHall, tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text("no database " * 100)
    settings = msgspec.structs.replace(killable_hall.settings, store=f"sqlite:///{tmp_path / 'other.txt'}")
    process = ForkedHall(msgspec.json.encode(settings).decode(), killable_hall.log)
    assert process.wait(60) != 0
    said = killable_hall.log.read_text()
    assert "file is not a database" in said
    assert "Hiroma is open" not in said


async def test_a_hall_under_load_closes_and_opens_again_and_nothing_is_lost(killable_hall: RunningHall) -> None:
    killable_hall.start()
    clients: list[Client] = []
    for _ in range(4):
        table, people = await sit_down(killable_hall)
        await people[0].line(table, "/start")
        for seat, person in enumerate(people):
            await person.leave()
            clients.append(Client(person, table, seat))
    playing = [asyncio.create_task(client.play()) for client in clients]
    for _ in range(5):
        await played(clients, PLAYED * 4)
        await asyncio.to_thread(killable_hall.stop)
        assert killable_hall.left_with == 0
        await asyncio.to_thread(killable_hall.start)
    before = [len(client.acked) for client in clients]
    await until(lambda: all(len(client.acked) > n for client, n in zip(clients, before, strict=True)), 60)
    for client in clients:
        client.done = True
    await asyncio.gather(*playing)
    heard = [frame for client in clients for frame in client.person.heard]
    assert sum(frame["type"] == "closing" for frame in heard) >= len(clients)
    byes = [frame for frame in heard if frame["type"] == "bye"]
    assert len(byes) >= 3 * len(clients)
    assert {(frame["why"], frame["retry_after"]) for frame in byes} == {("restart", 2.0)}
    killable_hall.stop()
    found = await losses(killable_hall.settings.store, clients)
    assert found.acked > PLAYED * 20
    assert found[2:] == (0,) * 5, found
    said = [
        json.loads(line) for line in killable_hall.log.read_text().splitlines() if not line.startswith("Hiroma is open")
    ]
    assert [line for line in said if line["level"] not in ("info", "warning")] == []


async def test_no_game_begins_while_the_hall_closes_and_those_that_are_on_go_on(killable_hall: RunningHall) -> None:
    killable_hall = RunningHall(killable_hall.folder, drain=8.0).start()
    table, (ann, ben) = await sit_down(killable_hall)
    other, (cho, dan) = await sit_down(killable_hall, "cd")
    assert (await ann.line(table, "/start"))["type"] == "ack"
    stopping = asyncio.create_task(asyncio.to_thread(killable_hall.stop))
    closing = await ben.wait("closing")
    assert 5.0 < closing["at"] - time.time() < 9.0
    assert (await cho.line(other, "/start"))["code"] == "closing"
    assert (await dan.http("POST", "/api/tables", {"game": "cant-stop"}))[1]["code"] == "closing"
    eve = await Person(killable_hall, "e").arrive()
    await eve.wait("closing")
    assert (await ann.line(table, "/concede"))["type"] == "ack"
    for person in (ann, ben, cho, dan, eve):
        await person.leave()
    began = time.monotonic()
    await stopping
    assert time.monotonic() - began < 4.0, "nobody is there any more: nobody is waited for"
    assert killable_hall.left_with == 0


async def test_the_time_in_which_it_was_closed_counts_for_nobody(killable_hall: RunningHall) -> None:
    killable_hall.start()
    table, (ann, ben) = await sit_down(killable_hall)
    for person, line in ((ann, "/clock 0+30"), (ann, "/timeout concede"), (ben, "/ready"), (ann, "/start")):
        assert (await person.line(table, line))["type"] == "ack"
    await asyncio.to_thread(killable_hall.stop)
    with sqlite3.connect(killable_hall.folder / "hiroma.db") as base:
        assert base.execute("SELECT count(*) FROM beats").fetchone() == (0,)
    base.close()
    await asyncio.sleep(3)
    killable_hall.start()
    await ben.arrive()
    state = await ben.watch(table)
    said = [event for entry in state["history"] for event in entry["events"] if event["event"] == "credited"]
    assert len(said) == 1
    assert said[0]["seconds"] >= 3
    killable_hall.stop()


class Leaver:
    """A person whose socket closes after the goodbye."""

    def __init__(self) -> None:
        self.told = 0

    async def bye(self, frame: bytes, code: int) -> None:
        assert code == 1012
        self.told += 1


async def test_where_others_take_over_people_are_sent_there_some_at_a_time() -> None:
    async def hand_over() -> bool:
        return True

    people = [Leaver() for _ in range(2 * TOGETHER + 1)]
    sockets: Any = SimpleNamespace(open=set(people))
    clock: Any = SimpleNamespace(now=lambda: 0.0)
    closing = Closing(clock, sockets, cast("Rooms", SimpleNamespace(open={})), 0.0, hand_over)
    leaving = asyncio.create_task(closing.drain())
    await asyncio.sleep(PAUSE / 2)
    assert sum(one.told for one in people) == TOGETHER
    await leaving
    assert [one.told for one in people] == [1] * len(people)


@pytest.mark.slow
async def test_nobody_waits_for_replies_to_sockets_that_have_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner of the table does not answer, and the others do not take it for dead."""
    alone = InsideHall(tmp_path).start()
    ann = await Person(alone, "a").arrive()
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    await ann.leave()
    await asyncio.to_thread(alone.stop)
    store = await Store.connect(alone.settings.store)
    other = await store.leases.take("other")
    assert await store.leases.claim(TableId(made["id"]), other) == other
    await store.close()
    monkeypatch.setattr(wiring, "make_bus", lambda settings: NoBus())
    monkeypatch.setattr(lease, "DEAD", 1e9)
    hall = ann.hall = InsideHall(tmp_path, bus="nats://nobody").start()
    cluster = hall.hall.cluster
    assert cluster is not None
    try:
        await ann.arrive()
        await ann.send({"type": "command", "id": "x", "table": made["id"], "name": "ready"})
        await until(lambda: cluster.links._waiting)
        before = len(hall.log.read_text())
        began = time.monotonic()
    finally:
        await asyncio.to_thread(hall.stop)
    assert "graceful" not in hall.log.read_text()[before:]
    assert time.monotonic() - began < GOODBYE


async def test_nothing_is_taken_after_the_goodbye() -> None:
    """The client repeats to the next process all that it sent before the goodbye: nothing may be done twice."""
    said: list[bytes] = []
    connection: Any = SimpleNamespace(listens=lambda: False, push=said.append)
    client = Socket(cast("Serves", SimpleNamespace()), connection, Payer((), 8.0))
    for text in ('{"type":"command","id":"x","table":"t","name":"say","args":{"text":"Hello"}}', "?"):
        await client.hear(text)
    assert (client.stage, client.malformed, said) == (Stage.NEW, 0, [])
