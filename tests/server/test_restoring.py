"""A hall of several processes goes on with a backup: once, and no process writes old knowledge."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import RUN, Person, RunningHall, sit_down
from tests.server.standing import go_on, stand_still
from tests.server.test_desk import back, host
from tests.server.test_fair_play import admin
from tests.services import Nats

pytestmark = pytest.mark.services

PATIENCE = 4.0
"""Seconds for which these halls wait for a process that stands still."""


class HastyHall(RunningHall):
    """One process of a hall that does not wait long for the others."""

    run = f"from hiroma.server.host import restoring; restoring.PATIENCE = {PATIENCE}; {RUN}"


Halls = Callable[[int], list[RunningHall]]


@pytest.fixture
def halls(nats_server: Nats, tmp_path: Path) -> Iterator[Halls]:
    """Yield a function that opens that many processes on one database. Each has a log of its own."""
    running: list[RunningHall] = []

    def start(count: int) -> list[RunningHall]:
        for n in range(len(running), len(running) + count):
            hall = HastyHall(tmp_path, bus=nats_server.url)
            hall.log = tmp_path / f"{n}.log"
            running.append(hall.start())
        return running[-count:]

    try:
        yield start
    finally:
        for hall in running:
            hall.stop()


async def backed_up(keeper: Person) -> str:
    """Make a backup; return its name."""
    _, page = await keeper.http("POST", "/api/desk/backups")
    return str(page["backups"][0]["name"])


def restored(halls: list[RunningHall]) -> int:
    """Return how many database exchanges the logs of these processes report."""
    return sum(hall.log.read_text().count("restored ") for hall in halls)


async def logged(hall: RunningHall, text: str, seconds: float, times: int) -> None:
    """Wait until the log of a process has a text `times` times."""
    async with asyncio.timeout(seconds):
        while hall.log.read_text().count(text) < times:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.05)


async def opened_again(hall: RunningHall, seconds: float = 30.0) -> None:
    """Wait until a process has opened for the second time, and answers."""
    await logged(hall, "Hiroma is open", seconds, 2)
    person = Person(hall)
    await back(person)
    await person.leave()


async def status(person: Person, table: str) -> Any:
    """Return the status of a table, or that of the answer if it is not 200."""
    code, said = await person.http("GET", f"/api/tables/{table}")
    return said["meta"]["status"] if code == 200 else code


async def test_three_processes_go_on_with_a_backup(halls: Halls) -> None:
    three = halls(3)
    keeper = await host(three[0])
    table, (ann, ben) = await sit_down(three[0])
    far = await Person(three[1], "c").arrive()
    await far.watch(table)
    assert (await ann.line(table, "/start"))["type"] == "ack"
    backup = await backed_up(keeper)
    assert (await ann.line(table, "/concede"))["type"] == "ack"
    later, _ = await sit_down(three[1], "d")
    assert (await keeper.http("POST", "/api/desk/restore", {"name": backup}))[0] == 200
    for person in (ben, far):
        assert (await person.wait("bye", 20))["why"] == "restored"
    for hall in three:
        await opened_again(hall)
    assert restored(three) == 1
    kept = [file.name.partition("-")[0] for file in (three[0].folder / "backups").iterdir()]
    assert sorted(kept) == ["before", "hall"]
    for hall in three:
        person = await Person(hall).arrive()
        assert await status(person, table) == "playing", "as it was when the backup was made"
        assert await status(person, later) == 404
    await back(ben)
    await ben.watch(table)
    assert (await ben.line(table, "/concede"))["type"] == "ack"
    # A second order for the same backup is carried out, although the first came after that backup.
    assert (await keeper.http("POST", "/api/desk/restore", {"name": backup}))[0] == 200
    assert (await ben.wait("bye", 20))["why"] == "restored"
    await back(ben)
    assert await status(ben, table) == "playing"
    assert restored(three) == 2


async def test_a_process_that_stands_still_is_not_waited_for_and_comes_late(halls: Halls) -> None:
    here, there = halls(2)
    keeper = await host(here)
    table, (ann, _) = await sit_down(there, "ab")
    backup = await backed_up(keeper)
    assert (await ann.line(table, "/start"))["type"] == "ack"
    assert there.process is not None
    # While it closes, nobody looks at its beats.
    assert (await keeper.http("POST", "/api/desk/restore", {"name": backup}))[0] == 200
    stand_still(there.process.pid)
    try:
        began = time.monotonic()
        await opened_again(here)
        assert time.monotonic() - began < PATIENCE + 10
        person = await Person(here, "p").arrive()
        assert await status(person, table) == "open"
        await person.watch(table)
        assert (await person.line(table, "/join"))["type"] == "ack"
    finally:
        go_on(there.process.pid)
    # It closes for the order, finds it settled, and opens again with the restored data.
    await opened_again(there)
    assert restored([here, there]) == 1
    late = await Person(there, "l").arrive()
    seats = (await late.watch(table))["meta"]["chairs"]
    assert len([chair for chair in seats if chair["player"]]) == 3


async def test_a_process_that_starts_meanwhile_waits(halls: Halls) -> None:
    (here,) = halls(1)
    keeper = await host(here)
    table, (ann, _) = await sit_down(here)
    backup = await backed_up(keeper)
    assert (await ann.line(table, "/start"))["type"] == "ack"
    # An order that nobody has carried out: all processes were killed.
    here.kill()
    await asyncio.sleep(0.1)
    (there,) = await asyncio.to_thread(halls, 1)
    assert admin(there, "restore", backup).returncode == 0
    there.kill()
    newcomer, other = await asyncio.to_thread(halls, 2)
    assert restored([newcomer, other]) == 1
    for hall in (newcomer, other):
        assert await status(await Person(hall).arrive(), table) == "open"


async def test_what_is_no_backup_is_given_up_by_all(halls: Halls) -> None:
    two = halls(2)
    table, _ = await sit_down(two[0])
    (two[0].folder / "backups").mkdir()
    (two[0].folder / "backups" / "bad.sqlite3").write_text("hello")
    assert admin(two[0], "restore", "bad.sqlite3").returncode == 0
    for hall in two:
        await opened_again(hall)
        assert await status(await Person(hall).arrive(), table) == "open"
    assert sum(hall.log.read_text().count("not restored") for hall in two) == 1
