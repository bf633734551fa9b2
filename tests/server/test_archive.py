"""A hall with archived old logs: every reader of them gets the same as before."""

import asyncio
import time
from typing import Any

from hiroma.ids import TableId
from hiroma.store import Store
from tests.server.running import AnyHall, Person, sit_down
from tests.test_cli import run


async def asked(hall: AnyHall, table: str) -> list[Any]:
    """Return the log of a table and the replay of its first game, as a stranger gets them."""
    person = await Person(hall, "zoe").arrive()
    ways = ("log", "games/1/replay", "games/1/chances")
    found = [await person.http("GET", f"/api/tables/{table}/{way}") for way in ways]
    assert [status for status, _ in found] == [200] * len(ways)
    return found


async def test_an_archived_table_is_as_it_was_and_goes_on(own_hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(own_hall)
    url = own_hall.settings.store
    for person, words in ((ben, "/ready"), (ann, "/start"), (ben, "/concede")):
        assert (await person.line(table, words))["type"] == "ack"
    before = await asked(own_hall, table)
    store = await Store.connect(url)
    try:
        there = await store.tables.entries(TableId(table))
        part = await store.tables.packed(TableId(table))
        assert part is not None
        assert await store.tables.archivable(time.time() + 1, TableId(""), 9) == [table]
        assert await store.tables.put_away([part]) == []
    finally:
        await store.close()
    own_hall.stop()
    own_hall.start()
    assert await asked(own_hall, table) == before
    for person in (ann, ben):
        await person.arrive()
        await person.watch(table)
    for person, words in ((ben, "/ready"), (ann, "/start")):
        assert (await person.line(table, words))["type"] == "ack"
    store = await Store.connect(url)
    try:
        assert (await store.tables.entries(TableId(table)))[: len(there)] == there
    finally:
        await store.close()
    said = await asyncio.to_thread(run, "drill", "--fresh", "--store", url, "--sample", "0")
    assert said.endswith("\ngood\n")
