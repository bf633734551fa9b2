"""Missed events: a player who comes back to a table reads them once, on any device."""

import asyncio
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import InsideHall
from tests.server.pushing import PushService
from tests.server.running import AnyHall, Person, RunningHall, sit_down
from tests.server.test_push import listening
from tests.server.waiting import until

pytestmark = pytest.mark.slow


async def out_of_time(hall: AnyHall) -> tuple[str, list[Person]]:
    """Start a game with two seconds a turn, after which a slow bot plays on."""
    table, people = await sit_down(hall)
    for line in ("/clock 0+2", "/timeout bot"):
        assert (await people[0].line(table, line))["type"] == "ack", line
    for person in people:
        assert (await person.line(table, "/ready"))["type"] in ("ack", "refused")
    _, seen = await people[0].http("GET", f"/api/tables/{table}")
    assert seen["meta"]["status"] == "playing"
    return table, people


async def bot_keeps(person: Person, table: str, chair: int) -> None:
    """Wait until a bot plays for the owner of a chair."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        _, seen = await person.http("GET", f"/api/tables/{table}")
        if seen["meta"]["chairs"][chair]["bot"] is not None:
            return
        await asyncio.sleep(0.2)
    raise AssertionError("no bot came")


def tags(frame: dict[str, Any]) -> list[str]:
    return [event["event"] for entry in frame["happened"] for event in entry["events"]]


@pytest.fixture
def slow_hall(tmp_path: Path) -> Iterator[InsideHall]:
    """Start a hall with slow bots, which sends to any push service."""
    inside = InsideHall(tmp_path, bot_pause=0.5, push="any", mail_from="hall@example.org").start()
    yield inside
    inside.stop()


@pytest.fixture
def slow_killable_hall(tmp_path: Path) -> Iterator[RunningHall]:
    """Start the same in a process of its own."""
    running = RunningHall(tmp_path, bot_pause=0.5).start()
    yield running
    running.stop()


async def test_who_comes_back_is_told_once_and_on_any_device(slow_killable_hall: RunningHall) -> None:
    table, (ann, ben) = await out_of_time(slow_killable_hall)
    await ben.leave()
    await bot_keeps(ann, table, 1)
    # The hall may restart meanwhile.
    await asyncio.sleep(2.5)
    slow_killable_hall.kill()
    slow_killable_hall.start()
    phone = Person(slow_killable_hall, "ben")
    phone.cookie = ben.cookie
    await phone.arrive()
    await phone.watch(table)
    frame = await phone.wait("missed")
    assert tags(frame)[-2:] == ["timed-out", "bot-took-over"]
    chairs = {event["chair"] for entry in frame["happened"] for event in entry["events"] if "chair" in event}
    assert chairs == {1}
    await phone.leave()
    await asyncio.sleep(0.5)
    again = await ben.arrive()
    state = await again.watch(table)
    assert "missed" not in [heard["type"] for heard in again.heard]
    assert state["meta"]["chairs"][1]["bot"] == "casual"
    assert (await again.line(table, "/who"))["type"] == "ack"
    assert "missed" not in [heard["type"] for heard in again.heard]


async def test_who_was_there_and_who_only_watches_is_told_nothing(slow_hall: AnyHall) -> None:
    table, (ann, ben) = await out_of_time(slow_hall)
    await bot_keeps(ann, table, 1)
    eve = await Person(slow_hall, "eve").arrive()
    await eve.watch(table)
    assert (await eve.line(table, "/who"))["type"] == "ack"
    assert (await ben.line(table, "/who"))["type"] == "ack"
    for person in (eve, ben):
        assert "missed" not in [heard["type"] for heard in person.heard]


async def test_a_browser_tells_that_a_bot_plays_ones_seat(slow_hall: AnyHall) -> None:
    service = PushService()
    try:
        table, (ann, ben) = await out_of_time(slow_hall)
        await ben.http("PATCH", "/api/me", {"locale": "ja"})
        ears = await listening(ben, service, secrets.token_hex(4))
        await ben.leave()
        await bot_keeps(ann, table, 1)
        title = "ボットがあなたの席を受け持っています"
        await until(lambda: any(told["title"] == title for told in ears.heard))
        told = ears.heard[-1]
        assert told["url"] == f"/t/{table}"
        assert told["body"] == "キャントストップ：いつでも席に戻れます。"
    finally:
        service.stop()
