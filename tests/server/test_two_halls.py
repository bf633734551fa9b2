"""Two server processes on one database: people play across them, and the hall waits for a database that is away."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hiroma.games import ruleset
from hiroma.ids import TableId
from hiroma.store import Store
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.server.running import AnyHall, Person, RunningHall
from tests.server.test_play import play_out, start
from tests.server.test_presence import moved, nothing_is_done_without
from tests.services import Nats, Postgres

pytestmark = pytest.mark.services


@pytest.fixture(params=["postgres and nats", "sqlite and nats"])
def halls(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[RunningHall]]:
    """Start two halls that know of each other."""
    nats: Nats = request.getfixturevalue("nats_server")
    store = f"sqlite:///{tmp_path}/hiroma.db"
    if request.param == "postgres and nats":
        server: Postgres = request.getfixturevalue("postgres")
        store = server.empty_database()
    bus = nats.url
    running = [RunningHall(tmp_path, store=store, bus=bus) for _ in range(2)]
    try:
        yield [hall.start() for hall in running]
    finally:
        for hall in running:
            hall.stop()


async def log_of(hall: AnyHall, table: str) -> list[bytes]:
    """Return the entries of a table, without a gap and true to the rules."""
    store = await Store.connect(hall.settings.store)
    rows = await store.tables.entries(TableId(table))
    await store.close()
    assert [row.rev for row in rows] == list(range(1, len(rows) + 1))
    Table.fold(((row.body, row.sealed) for row in rows), ruleset, os.urandom)
    assert verify([row.body for row in rows], ruleset).bad is None
    return [row.body for row in rows]


async def sit_apart(halls: list[RunningHall]) -> tuple[str, list[Person]]:
    """Open a table where each person is connected to a hall of their own."""
    people = [await Person(hall, name).arrive() for hall, name in zip(halls, "ab", strict=True)]
    _, made = await people[0].http("POST", "/api/tables", {"game": "cant-stop"})
    for person in people:
        await person.watch(made["id"])
        assert (await person.line(made["id"], "/join"))["type"] == "ack"
    return made["id"], people


async def test_a_game_across_two_halls(halls: list[RunningHall]) -> None:
    table, (ann, bob) = await sit_apart(halls)
    rev = await start(table, bob)
    # The entries of the other hall arrive without a request.
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
    for here in ([True, True], [True, False]):
        until = time.monotonic() + 3
        lobby = await ann.wait("lobby", seconds=3)
        while [card["here"] for card in lobby["tables"] if card["id"] == table] != [here]:
            assert time.monotonic() < until, lobby
            lobby = await ann.wait("lobby", seconds=3)
        assert lobby["here"] == sum(here)
        await bob.leave()


async def test_a_table_shows_who_is_connected_to_the_other_process(halls: list[RunningHall]) -> None:
    table, (ann, ben) = await sit_apart(halls)
    both = sorted(person.me["id"] for person in (ann, ben))
    for person in (ann, ben):
        # The message of the other process may still be on its way.
        until = time.monotonic() + 3
        while (await person.watch(table))["presence"]["online"] != both:
            assert time.monotonic() < until
            await asyncio.sleep(0.01)
        who = await person.line(table, "/who")
        assert [one["online"] for one in who["reply"]["people"]] == [True, True]
    await ben.leave()
    while (await ann.wait("presence", table=table))["online"] != [ann.me["id"]]:
        pass


@pytest.mark.parametrize("ask", ["undo", "abort"])
async def test_nobody_is_wronged_who_is_at_the_other_process(halls: list[RunningHall], ask: str) -> None:
    table, (ann, ben) = await sit_apart(halls)
    await moved(table, [ann, ben])
    await nothing_is_done_without(ann, ben, table, ask)
    assert (await ann.ask(table, "refuse"))["type"] == "ack"
    await asyncio.sleep(0.3)
    await ann.leave()
    await asyncio.sleep(0.3)
    # A refused request cannot be made again at once.
    await nothing_is_done_without(ann, ben, table, {"undo": "abort", "abort": "undo"}[ask])


async def test_nobody_is_wronged_whose_process_was_killed(halls: list[RunningHall]) -> None:
    table, (ann, ben) = await sit_apart(halls)
    await moved(table, [ann, ben])
    halls[0].kill()
    await asyncio.sleep(0.3)
    await nothing_is_done_without(ann, ben, table, "undo")


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


async def back_again(person: Person, table: str) -> dict[str, Any]:
    """Ask on the same connection until the hall answers; return the table's state."""
    until = time.monotonic() + 20
    while True:
        await person.send({"type": "watch", "table": table})
        while (frame := await person.next())["type"] not in ("state", "missed", "refused"):
            pass
        if frame["type"] != "refused":
            return (await person.http("GET", f"/api/tables/{table}"))[1]  # type: ignore[no-any-return]  # the route answers with an object
        assert time.monotonic() < until, "the table did not go on"
        await asyncio.sleep(0.1)


async def test_the_table_goes_on_when_the_database_is_back(own_postgres: Postgres, tmp_path: Path) -> None:
    hall = RunningHall(tmp_path, store=own_postgres.empty_database()).start()
    ann = await Person(hall, "a").arrive()
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    table = made["id"]
    await ann.watch(table)
    assert (await ann.line(table, "/join"))["type"] == "ack"
    ben = await Person(hall, "b").arrive()
    await ben.leave()
    own_postgres.stop()
    # The hall neither shows nor acknowledges what it cannot keep; the socket stays open and says why.
    refused = await ann.line(table, "/unique")
    assert (refused["type"], refused["code"], refused["what"]) == ("refused", "store-away", {"seconds": 2})
    await ann.send({"type": "watch", "table": "lobby"})
    assert (await ann.wait("refused"))["code"] == "store-away"
    for method, path, body in (
        ("GET", "/api/tables", None),
        ("GET", "/api/health", None),
        ("POST", "/api/tables", {"game": "cant-stop"}),
    ):
        status, answer = await ann.http(method, path, body)
        assert (status, answer["type"], answer["code"]) == (503, "refused", "store-away"), path
    with pytest.raises(InvalidStatus) as turned_away:
        await ben.arrive()
    assert turned_away.value.response.status_code == 503
    own_postgres.start()
    state = await back_again(ann, table)
    assert (await ann.line(table, "/join"))["type"] == "refused", "the seat was forgotten"
    answer = await ann.line(table, "/unique")
    assert answer["type"] == "ack"
    assert answer["rev"] == state["rev"] + 1
    assert len(await log_of(hall, table)) == answer["rev"]
    assert "Traceback" not in hall.log.read_text()
    hall.stop()
