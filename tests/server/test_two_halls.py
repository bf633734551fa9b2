"""Two server processes on one database: people play across them, and a database that goes away is waited for."""

import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hiroma.games import ruleset
from hiroma.store import Store
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.server.running import Person, RunningHall
from tests.server.test_play import play_out, start
from tests.services import Nats, Postgres

pytestmark = pytest.mark.services


@pytest.fixture(params=["postgres", "sqlite and nats"])
def halls(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[RunningHall]]:
    """Two halls that know of each other."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        store, bus = server.empty_database(), "postgres"
    else:
        nats: Nats = request.getfixturevalue("nats_server")
        store, bus = f"sqlite:///{tmp_path}/hiroma.db", nats.url
    running = [RunningHall(tmp_path, store=store, bus=bus, frames=100_000) for _ in range(2)]
    try:
        yield [hall.start() for hall in running]
    finally:
        for hall in running:
            hall.stop()


async def log_of(hall: RunningHall, table: str) -> list[bytes]:
    """The entries of a table, without a gap and true to the rules."""
    store = await Store.connect(hall.settings.store)
    rows = await store.entries(table)
    await store.close()
    assert [row.rev for row in rows] == list(range(1, len(rows) + 1))
    Table.fold(((row.body, row.sealed) for row in rows), ruleset, os.urandom)
    assert verify([row.body for row in rows], ruleset).bad is None
    return [row.body for row in rows]


async def sit_apart(halls: list[RunningHall]) -> tuple[str, list[Person]]:
    """A table where each person sits in a hall of their own."""
    people = [await Person(hall, name).arrive() for hall, name in zip(halls, "ab", strict=True)]
    _, made = await people[0].http("POST", "/api/tables", {"game": "cant-stop"})
    for person in people:
        await person.watch(made["id"])
        assert (await person.line(made["id"], "/join"))["type"] == "ack"
    return made["id"], people


async def test_a_game_across_two_halls(halls: list[RunningHall]) -> None:
    table, (ann, bob) = await sit_apart(halls)
    rev = await start(table, bob)
    # What the other hall appended arrives by itself.
    while (await ann.wait("events"))["rev"] < rev:
        pass
    last = await play_out(table, [ann, bob], rev)
    assert last["meta"]["status"] == "over"
    for person in (ann, bob):
        await person.watch(table, last["rev"])
        revs = [frame["rev"] for frame in person.heard if frame["type"] == "events"]
        assert revs == list(range(revs[0], last["rev"] + 1)), "an entry was shown twice, late or never"
    assert len(await log_of(halls[0], table)) == last["rev"]


async def test_people_see_who_is_at_the_other_process(halls: list[RunningHall]) -> None:
    table, (ann, bob) = await sit_apart(halls)
    await ann.send({"type": "watch", "table": "lobby"})
    # Processes tell each other every ten seconds.
    for here in ([True, True], [True, False]):
        until = time.monotonic() + 30
        lobby = await ann.wait("lobby", seconds=30)
        while [card["here"] for card in lobby["tables"] if card["id"] == table] != [here]:
            assert time.monotonic() < until, lobby
            lobby = await ann.wait("lobby", seconds=30)
        assert lobby["here"] == sum(here)
        await bob.leave()


async def test_both_give_a_command_at_once(halls: list[RunningHall]) -> None:
    table, people = await sit_apart(halls)
    for turn in range(30):
        answers = await asyncio.gather(
            *(
                person.ask(table, "option", {"name": "team" if turn % 2 else "unique", "value": bool(turn % 4 < 2)})
                for person in people
            )
        )
        assert all(answer["type"] in {"ack", "refused"} for answer in answers)
        assert not any(answer.get("code") in {"busy", "internal"} for answer in answers), answers
    await log_of(halls[0], table)


async def come_back(person: Person, table: str) -> dict[str, Any]:
    """Try until the hall answers; the table's state."""
    until = time.monotonic() + 20
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            await person.arrive()
            return await person.watch(table)
        assert time.monotonic() < until, "the table did not go on"
        await asyncio.sleep(0.1)


async def test_the_table_goes_on_when_the_database_is_back(own_postgres: Postgres, tmp_path: Path) -> None:
    hall = RunningHall(tmp_path, store=own_postgres.empty_database(), bus="postgres", frames=100_000).start()
    ann = await Person(hall, "a").arrive()
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    table = made["id"]
    await ann.watch(table)
    assert (await ann.line(table, "/join"))["type"] == "ack"
    own_postgres.stop()
    # What cannot be kept is not shown and not acknowledged.
    with pytest.raises((ConnectionClosed, TimeoutError)):
        await ann.line(table, "/unique")
    own_postgres.start()
    state = await come_back(ann, table)
    assert (await ann.line(table, "/join"))["type"] == "refused", "the seat was forgotten"
    answer = await ann.line(table, "/unique")
    assert answer["type"] == "ack"
    assert answer["rev"] == state["rev"] + 1
    assert len(await log_of(hall, table)) == answer["rev"]
    hall.stop()
