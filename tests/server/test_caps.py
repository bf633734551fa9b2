"""Caps: tables, seats, watches and new guests have limits, each with its own words."""

import asyncio
import urllib.error
import urllib.request
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person
from tests.server.test_fair_play import account


async def open_one(person: Person) -> tuple[int, Any]:
    return await person.http("POST", "/api/tables", {"game": "cant-stop"})


async def test_requests_in_the_same_moment_open_no_more_tables(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, tables=3).start()
    try:
        ann = await Person(hall, "a").arrive()
        answers = await asyncio.gather(*(open_one(ann) for _ in range(8)))
        assert sorted(status for status, _ in answers) == [201] * 3 + [422] * 5
        assert {answer["code"] for status, answer in answers if status == 422} == {"too-many-open"}
    finally:
        hall.stop()


async def test_requests_in_the_same_moment_take_no_more_seats(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, seats=2).start()
    try:
        ann, ben = await Person(hall, "a").arrive(), Person(hall, "b")
        await ben.http("GET", "/api/me")
        tables = [(await open_one(ann))[1]["id"] for _ in range(6)]

        def join(table: str) -> Coroutine[Any, Any, tuple[int, Any]]:
            asked = {"type": "command", "id": table, "table": table, "name": "join", "args": {}}
            return ben.http("POST", f"/api/tables/{table}/commands", asked)

        answers = await asyncio.gather(*map(join, tables))
        assert sorted(status for status, _ in answers) == [200] * 2 + [409] * 4
        assert {answer["code"] for status, answer in answers if status == 409} == {"too-many-seats"}
    finally:
        hall.stop()


@pytest.mark.slow
async def test_one_person_opens_so_many_tables_and_no_more(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, tables=3, address_tables=6).start()
    try:
        ann, ben = await Person(hall, "a").arrive(), await Person(hall, "b").arrive()
        made = [(await open_one(ann))[1]["id"] for _ in range(3)]
        status, refused = await open_one(ann)
        assert (status, refused["code"], refused["what"]) == (422, "too-many-open", {"most": 3})
        status, refused = await ann.http("POST", "/api/play", {"game": "cant-stop"})
        assert (status, refused["code"]) == (422, "too-many-open")
        # A finished game makes room.
        for line in ("/join", "/bot random", "/start", "/concede"):
            assert (await ann.line(made[0], line))["type"] == "ack", line
        assert (await open_one(ann))[0] == 201
        assert [(await open_one(ben))[0] for _ in range(2)] == [201, 201]
        status, refused = await open_one(ben)
        assert (status, refused["code"]) == (422, "too-many-opened")
        assert refused["what"]["minutes"] >= 59
    finally:
        hall.stop()


async def test_one_person_sits_and_looks_at_so_many_tables_and_no_more(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, seats=2, watches=2).start()
    try:
        ann, ben = await Person(hall, "a").arrive(), await Person(hall, "b").arrive()
        tables = [(await open_one(ann))[1]["id"] for _ in range(3)]
        assert [(await ben.line(table, "/join"))["type"] for table in tables[:2]] == ["ack", "ack"]
        assert (await ben.line(tables[2], "/join"))["code"] == "too-many-seats"
        assert (await ben.line(tables[0], "/leave"))["type"] == "ack"
        assert (await ben.line(tables[2], "/join"))["type"] == "ack"
        await ben.watch(tables[0])
        tab = Person(hall, "b")
        tab.cookie = ben.cookie
        await tab.arrive()
        await tab.watch(tables[1])
        await tab.send({"type": "watch", "table": tables[2]})
        assert (await tab.wait("refused"))["code"] == "too-many-tables"
        await ben.send({"type": "unwatch", "table": tables[0]})
        await ben.send({"type": "ping", "at": 1.0})
        await ben.wait("pong")
        await tab.watch(tables[2])
    finally:
        hall.stop()


async def test_who_may_sit_nowhere_else_leaves_no_tables_behind(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, seats=1, tables=3).start()
    try:
        ann = await account(hall)
        made = (await open_one(ann))[1]["id"]
        sits = {"type": "command", "id": "1", "table": made, "name": "join", "args": {}}
        assert (await ann.http("POST", f"/api/tables/{made}/commands", sits))[0] == 200
        club = (await ann.http("POST", "/api/clubs", {"name": "Full"}))[1]["id"]
        table = {"game": "cant-stop", "options": {}, "minutes": 0, "seconds": 0, "days": 0, "timeout": "concede"}
        for _ in range(3):
            assert (await ann.http("POST", "/api/play", {"game": "niagara"}))[1]["code"] == "too-many-seats"
            status, refused = await ann.http("POST", f"/api/clubs/{club}/tables", table | {"fill": 0})
            assert (status, refused["code"]) == (422, "too-many-seats")
        assert (await ann.http("GET", f"/api/clubs/{club}"))[1]["tables"] == []
        assert [(await open_one(ann))[0] for _ in range(3)] == [201, 201, 422]
    finally:
        hall.stop()


def status_of(hall: AnyHall, path: str) -> tuple[int, str | None]:
    try:
        with urllib.request.urlopen(hall.address + path) as answer:
            return answer.status, answer.headers["set-cookie"]
    except urllib.error.HTTPError as error:
        with error:
            return error.code, None


def test_so_many_guests_come_from_one_address_and_monitors_are_none(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, guests=3).start()
    try:
        assert [status_of(hall, "/api/health") for _ in range(5)] == [(200, None)] * 5
        assert [status_of(hall, "/api/me")[0] for _ in range(4)] == [200, 200, 200, 429]
        assert status_of(hall, "/api/health") == (200, None)
    finally:
        hall.stop()
