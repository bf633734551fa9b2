"""Outages: no player loses time because the hall stood still or somebody set its machine's clock."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from hiroma.games import ruleset
from hiroma.table.verify import verify
from tests.server.running import Person, RunningHall
from tests.server.standing import go_on, stand_still
from tests.server.test_clocks import clocked, log
from tools import faketime

HOUR = 3600
BANK = 25.0
AWAY_S = 30
"""Seconds for which a process is stopped: longer than anybody has to think."""

pytestmark = pytest.mark.slow


class Wall:
    """The clock of a hall's machine, which a test sets while the hall runs."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.set(0)

    def set(self, seconds: int) -> None:
        """Set the clock ahead by this many seconds; less than 0 sets it back."""
        self.file.write_text(f"{seconds:+d}\n")

    def environment(self) -> dict[str, str]:
        """Return the environment in which a process has this clock."""
        library = faketime.library()
        if library is None:
            pytest.fail(faketime.HOW, pytrace=False)
        return {
            "LD_PRELOAD": str(library),
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",
        }


@pytest.fixture
def wall(tmp_path: Path) -> Wall:
    """Return a clock to set."""
    return Wall(tmp_path / "clock")


@pytest.fixture
def hall(tmp_path: Path, wall: Wall) -> Iterator[RunningHall]:
    """Start a hall whose clock can be set."""
    running = RunningHall(tmp_path)
    running.environment = wall.environment()
    yield running.start()
    running.stop()


@pytest.fixture
async def game(hall: RunningHall) -> AsyncIterator[tuple[str, list[Person]]]:
    """Start a game of two with less time to think than the hall will be away."""
    table, people = await clocked(hall, "/clock 0+25", "/timeout concede")
    yield table, people
    assert (await people[0].line(table, "/concede"))["type"] == "ack"
    verdict = verify(await log(people[0], table), ruleset)
    assert verdict.bad is None, verdict


async def seen(person: Person, table: str) -> Any:
    """Return the table as it is."""
    return (await person.http("GET", f"/api/tables/{table}"))[1]


def left(state: Any) -> float:
    """Return the seconds that the player on turn has now."""
    [chair] = state["game"]["clocks"]["running"]
    return float(state["game"]["clocks"]["left"][chair])


async def credited(person: Person, table: str, seconds: float) -> Any:
    """Wait until the hall has given time back, about this many seconds; return the table."""
    until = time.monotonic() + 20
    while True:
        state = await seen(person, table)
        said = [event for entry in state["history"] for event in entry["events"] if event["event"] == "credited"]
        if said:
            assert sum(event["seconds"] for event in said) == pytest.approx(seconds, abs=8)
            return state
        assert time.monotonic() < until, "nothing was given back"
        await asyncio.sleep(0.2)


async def move(table: str, people: list[Person]) -> Any:
    """Move for the player on turn; return the answer."""
    state = await seen(people[0], table)
    seat = state["game"]["actors"][0]
    args = {"seat": seat, "moves": [state["game"]["moves"][str(seat)][0]]}
    mover = people[state["meta"]["seats"][seat]]
    return await mover.ask(table, "submit", args, rev=state["rev"])


async def test_who_had_time_left_when_the_process_was_stopped_has_it_afterwards(
    hall: RunningHall, game: tuple[str, list[Person]]
) -> None:
    table, people = game
    assert hall.process is not None
    stand_still(hall.process.pid)
    await asyncio.sleep(AWAY_S)
    go_on(hall.process.pid)
    for person in people:
        await person.arrive()  # as browsers do after a long silence
        await person.watch(table)
    state = await credited(people[0], table, AWAY_S)
    assert state["meta"]["status"] == "playing"
    assert left(state) > BANK - 8
    assert (await move(table, people))["type"] == "ack"


async def test_a_move_that_waited_while_the_process_was_stopped_costs_nothing(
    hall: RunningHall, game: tuple[str, list[Person]]
) -> None:
    table, people = game
    state = await seen(people[0], table)
    [seat] = state["game"]["actors"]
    mover = people[state["meta"]["seats"][seat]]
    assert hall.process is not None
    stand_still(hall.process.pid)
    args = {"seat": seat, "moves": [state["game"]["moves"][str(seat)][0]]}
    asked = asyncio.create_task(mover.ask(table, "submit", args, rev=state["rev"]))
    await asyncio.sleep(4)
    go_on(hall.process.pid)
    assert (await asked)["type"] == "ack"
    after = await credited(people[0], table, 4)
    assert after["game"]["clocks"]["left"][state["meta"]["seats"][seat]] > BANK - 3


@pytest.mark.parametrize("hours", [2, -2])
async def test_who_sets_the_machines_clock_takes_nobodys_time(
    hours: int, wall: Wall, game: tuple[str, list[Person]]
) -> None:
    table, people = game
    before, began = left(await seen(people[0], table)), time.monotonic()
    wall.set(hours * HOUR)
    await asyncio.sleep(12)
    state = await (credited(people[0], table, hours * HOUR) if hours > 0 else seen(people[0], table))
    assert state["meta"]["status"] == "playing"
    assert (await move(table, people))["type"] == "ack"
    after = await seen(people[0], table)
    # The clock has run on all the time, but no faster than real time.
    used, passed = before - min(after["game"]["clocks"]["left"]), time.monotonic() - began
    assert passed / 2 < used < passed + 2
    wall.set(0)
    await asyncio.sleep(12)
    assert (await seen(people[0], table))["meta"]["status"] == "playing"


async def test_a_clock_set_back_stops_no_clock(hall: RunningHall, wall: Wall) -> None:
    table, people = await clocked(hall, "/clock 0+5", "/timeout concede")
    wall.set(-2 * HOUR)
    await asyncio.sleep(12)
    assert (await seen(people[0], table))["game"]["ended"] == "conceded", "time goes on"


async def test_a_hall_that_starts_after_its_clock_was_set_back_goes_on(hall: RunningHall, wall: Wall) -> None:
    table, people = await clocked(hall, "/clock 0+25", "/timeout concede")
    await asyncio.to_thread(hall.stop)
    wall.set(-2 * HOUR)
    hall.start()
    await people[0].arrive()
    assert (await people[0].watch(table))["meta"]["status"] == "playing"
    until = time.monotonic() + 60
    while (await seen(people[0], table))["game"]["ended"] is None:
        assert time.monotonic() < until, "clocks stand still for two hours"
        await asyncio.sleep(0.5)
