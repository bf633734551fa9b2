"""Clocks run out while the hall is up and after a restart, never because it was away."""

import asyncio
import sqlite3
import time
from typing import Any

from hiroma.games import ruleset
from hiroma.table.verify import verify
from tests.server.running import AnyHall, Person, RunningHall, sit_down


async def clocked(hall: AnyHall, *lines: str) -> tuple[str, list[Person]]:
    """Start a game of two; return its table and people."""
    table, people = await sit_down(hall)
    for line in lines:
        assert (await people[0].line(table, line))["type"] == "ack", line
    for other in people[1:]:
        assert (await other.line(table, "/ready"))["type"] == "ack"
    assert (await people[0].line(table, "/start"))["type"] == "ack"
    return table, people


async def event(person: Person, tag: str, seconds: float = 10.0) -> dict[str, Any]:
    """Return the frame of the entry that brings such an event."""
    until = time.monotonic() + seconds
    while True:
        frame = await person.wait("events", max(until - time.monotonic(), 0.01))
        if any(event["event"] == tag for event in frame["happened"]["events"]):
            return frame


async def log(person: Person, table: str) -> list[bytes]:
    """Return the log after the game."""
    status, body = await person.http("GET", f"/api/tables/{table}/log")
    assert status == 200, body
    lines: list[bytes] = body.splitlines()
    return lines


async def test_clocks_are_shown_to_everybody(hall: AnyHall) -> None:
    table, (_, ben) = await clocked(hall, "/clock 5+10", "/timeout concede")
    _, seen = await ben.http("GET", f"/api/tables/{table}")
    assert seen["meta"]["clock"] == {"minutes": 5, "seconds": 10, "days": 0}
    assert seen["meta"]["timeout"] == "concede"
    clocks = seen["game"]["clocks"]
    assert clocks["left"] == [310.0, 310.0]
    assert clocks["running"] == seen["game"]["actors"]
    assert clocks["at"] <= time.time()
    refused = await ben.line(table, "/clock none")
    assert refused["code"] == "not-host"


async def test_without_a_clock_nothing_is_said_of_it(hall: AnyHall) -> None:
    table, (ann, _) = await clocked(hall)
    _, seen = await ann.http("GET", f"/api/tables/{table}")
    assert seen["meta"]["clock"] is None
    assert "clocks" not in seen["game"]


async def test_a_bot_stands_in_when_time_runs_out_and_plays_on(hall: AnyHall) -> None:
    table, people = await clocked(hall, "/clock 0+1", "/timeout bot")
    ben = people[1]
    frame = await event(ben, "timed-out")
    out = frame["happened"]["events"][0]["chair"]
    assert frame["meta"]["chairs"][out]["player"] == people[out].me["id"], "the chair stays its owner's"
    assert frame["meta"]["chairs"][out]["bot"] == "casual"
    # The bot plays, the other player's time runs out too, and two bots end the game.
    await event(ben, "game-ended", 60)
    verdict = verify(await log(ben, table), ruleset)
    assert verdict.bad is None, verdict


async def test_who_runs_out_of_time_loses_where_that_was_agreed(hall: AnyHall) -> None:
    table, (_, ben) = await clocked(hall, "/clock 0+1", "/timeout concede")
    frame = await event(ben, "timed-out")
    assert frame["meta"]["status"] == "over"
    assert frame["game"]["ended"] == "conceded"
    verdict = verify(await log(ben, table), ruleset)
    assert verdict.bad is None, verdict


async def test_time_that_ran_out_is_seen_by_a_hall_that_came_back(killable_hall: RunningHall) -> None:
    table, (_, ben) = await clocked(killable_hall, "/clock 0+3", "/timeout concede")
    killable_hall.kill()
    killable_hall.start()
    # Nobody opens the table: its deadline is in the store.
    await asyncio.sleep(6)
    await ben.arrive()
    state = await ben.watch(table)
    assert state["meta"]["status"] == "over", "an outage of a moment is none"
    assert state["game"]["ended"] == "conceded"


async def test_nobody_loses_by_an_outage(killable_hall: RunningHall) -> None:
    table, (_, ben) = await clocked(killable_hall, "/clock 0+3", "/timeout concede")
    killable_hall.kill()
    with sqlite3.connect(killable_hall.folder / "hiroma.db") as base:
        base.execute("UPDATE beats SET at = at - 100")
    base.close()
    await asyncio.sleep(4)
    killable_hall.start()
    await ben.arrive()
    state = await ben.watch(table)
    assert state["meta"]["status"] == "playing", "the time the hall was away counts for nobody"
    said = [event for entry in state["history"] for event in entry["events"] if event["event"] == "credited"]
    assert len(said) == 1
    assert said[0]["seconds"] >= 4
    assert min(state["game"]["clocks"]["left"]) > 2.0
    await event(ben, "timed-out")
    verdict = verify(await log(ben, table), ruleset)
    assert verdict.bad is None, verdict


async def test_a_hall_that_stood_still_gives_the_time_back(own_hall: AnyHall) -> None:
    table, (ann, ben) = await clocked(own_hall, "/clock 5+0")
    await asyncio.sleep(1.2)
    with sqlite3.connect(own_hall.folder / "hiroma.db") as base:
        base.execute("UPDATE beats SET at = at - 100")
    base.close()
    frame = await event(ben, "credited", 20)
    assert min(frame["game"]["clocks"]["left"]) > 298.0
    assert (await ann.line(table, "/concede"))["type"] == "ack"


async def test_a_pause_is_asked_of_the_others(hall: AnyHall) -> None:
    table, (ann, ben) = await clocked(hall, "/clock 5+0")
    await ann.line(table, "/pause")
    frame = await event(ben, "vote-called")
    assert frame["meta"]["vote"]["about"] == "pause"
    await ben.line(table, "/accept")
    frame = await event(ann, "paused")
    assert frame["game"]["clocks"]["running"] == []


async def test_who_is_on_vacation_keeps_their_days_and_everybody_sees_it(hall: AnyHall) -> None:
    table, (ann, ben) = await clocked(hall, "/clock 2d")
    status, off = await ann.http("PUT", "/api/vacation", {"days": 10})
    assert status == 200
    assert off["left"] == 18
    frame = await event(ben, "went-away")
    assert frame["game"]["clocks"]["away"] == [off["until"], 0.0]
    for days, code in ((5, "no-days-left"), (0, "malformed"), (400, "malformed")):
        assert (await ann.http("PUT", "/api/vacation", {"days": days}))[1]["code"] == code
    other, (ann2,) = await sit_down(hall, "c")
    await ann.watch(other)
    for person, line in ((ann2, "/clock 3d"), (ann, "/join"), (ann2, "/start")):
        assert (await person.line(other, line))["type"] == "ack", line
    assert (await event(ann2, "went-away"))["game"]["clocks"]["away"] == [0.0, off["until"]], "games that begin know it"
    _, off = await ann.http("DELETE", "/api/vacation")
    assert (off["until"], off["left"]) == (None, 27)
    frame = await event(ben, "came-back")
    assert frame["game"]["clocks"]["away"][0] <= time.time()
    assert (await ann.http("GET", f"/api/tables/{table}"))[1]["meta"]["status"] == "playing"


async def test_a_vacation_planned_ahead_begins_by_itself(hall: AnyHall) -> None:
    table, (ann, ben) = await clocked(hall, "/clock 2d")
    begins = time.time() + 5
    _, off = await ann.http("PUT", "/api/vacation", {"days": 10, "begins": begins})
    assert (off["begins"], off["until"], off["left"]) == (begins, begins + 10 * 86_400, 18)
    assert (await ann.http("GET", f"/api/tables/{table}"))[1]["game"]["clocks"]["away"] == [0.0, 0.0]
    for asked, code in (
        ({"days": 1}, "no-days-left"),
        ({"days": 1, "begins": time.time() + 400 * 86_400}, "too-far-ahead"),
        ({"days": 1, "begins": -1}, "malformed"),
    ):
        assert (await ann.http("PUT", "/api/vacation", asked))[1]["code"] == code
    frame = await event(ben, "went-away", seconds=15)
    assert time.time() >= begins
    assert frame["game"]["clocks"]["away"] == [off["until"], 0.0]
    _, off = await ann.http("DELETE", "/api/vacation")
    assert (off["begins"], off["until"], off["left"]) == (None, None, 27)
    await event(ben, "came-back")
    later = {"days": 3, "begins": time.time() + 86_400}
    assert (await ben.http("PUT", "/api/vacation", later))[1]["left"] == 25
    assert (await ben.http("DELETE", "/api/vacation"))[1] == {"begins": None, "until": None, "left": 28}
