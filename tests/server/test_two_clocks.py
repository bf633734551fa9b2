"""Two processes: nobody loses time because one of them stands still, or because their machines' clocks differ."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Person, RunningHall
from tests.server.standing import go_on, stand_still
from tests.server.test_outages import HOUR, Wall, credited, move, seen
from tests.server.test_two_halls import log_of, sit_apart
from tests.services import Nats, Postgres

pytestmark = [pytest.mark.services, pytest.mark.slow]


@pytest.fixture
def halls(postgres: Postgres, nats_server: Nats, tmp_path: Path) -> Iterator[list[RunningHall]]:
    """Start two halls on one database; the clock of the second machine is two hours ahead."""
    wall = Wall(tmp_path / "clock")
    wall.set(2 * HOUR)
    store = postgres.empty_database()
    running = [RunningHall(tmp_path, store=store, bus=nats_server.url) for _ in range(2)]
    running[1].environment = wall.environment()
    try:
        yield [hall.start() for hall in running]
    finally:
        for hall in running:
            hall.stop()


async def game(halls: list[RunningHall]) -> tuple[str, list[Person]]:
    """Start a game of two, one at each hall, with 25 seconds a turn."""
    table, (ann, ben) = await sit_apart(halls)
    for person, line in ((ann, "/clock 0+25"), (ann, "/timeout concede"), (ben, "/ready"), (ann, "/start")):
        assert (await person.line(table, line))["type"] == "ack", line
    return table, [ann, ben]


async def test_clocks_that_differ_take_nobodys_time(halls: list[RunningHall]) -> None:
    table, people = await game(halls)
    for _ in range(6):
        assert (await move(table, people))["type"] == "ack"
        await asyncio.sleep(0.5)
    for person in people:
        state = await seen(person, table)
        assert state["meta"]["status"] == "playing"
        assert min(state["game"]["clocks"]["left"]) > 10
    times = [entry["at"] for entry in (await seen(people[0], table))["history"]]
    assert times == sorted(times)
    assert times[-1] - times[0] < 60, "all stamps are of one clock"
    await log_of(halls[0], table)


async def test_who_sits_at_the_process_that_stands_still_does_not_run_out_of_time(halls: list[RunningHall]) -> None:
    table, people = await game(halls)
    state = await seen(people[0], table)
    mover = state["meta"]["seats"][state["game"]["actors"][0]]
    still, other = halls[mover], people[1 - mover]
    assert still.process is not None
    stand_still(still.process.pid)
    await asyncio.sleep(45)
    assert (await seen(other, table))["meta"]["status"] == "playing"
    go_on(still.process.pid)
    state = await credited(other, table, 45)
    assert state["meta"]["status"] == "playing"
    await people[mover].arrive()
    await people[mover].watch(table)
    assert (await move(table, people))["type"] == "ack"
