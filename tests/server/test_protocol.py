"""Frames that a client may send at each stage, and bounds of their numbers."""

import http.client
import json
import typing
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from hiroma.ids import TableId
from hiroma.server.app import CONTROLLERS
from hiroma.server.core.metrics import TALLY
from hiroma.server.web.handshake import MAY_SAY, Stage
from hiroma.server.web.socket import MOST_MALFORMED
from hiroma.server.wire import protocol
from hiroma.server.wire.connection import Connection
from hiroma.store import StoreError
from hiroma.table.commands import FROM_PEOPLE
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, sit_down
from tests.server.test_refusals import playing

SAMPLES: dict[type[protocol.Frame], dict[str, Any]] = {
    protocol.Hello: {"type": "hello", "version": 1},
    protocol.Watch: {"type": "watch", "table": "lobby"},
    protocol.Unwatch: {"type": "unwatch", "table": "lobby"},
    protocol.Command: {"type": "command", "id": "c", "table": "none", "name": "join"},
    protocol.Preview: {"type": "preview", "id": "p", "table": "none", "rev": 0, "seat": 0, "moves": []},
    protocol.Ping: {"type": "ping", "at": 1.0},
}


def bodies() -> Iterator[Any]:
    """Yield the types of all bodies that a client may send."""
    for controller in CONTROLLERS:
        for handler in vars(controller).values():
            if isinstance(handler, HTTPRouteHandler):
                hints = typing.get_type_hints(handler.fn, include_extras=True)
                if "data" in hints and hints["data"] is not bytes:
                    yield hints["data"]


def unbounded(kind: inspect.Type, path: str, seen: set[type]) -> Iterator[str]:
    """Yield the places in a type where a whole number has no least or no greatest value."""
    if isinstance(kind, inspect.IntType) and None in (kind.ge, kind.le):
        yield path
    if isinstance(kind, inspect.StructType) and kind.cls not in seen:
        seen.add(kind.cls)
        for field in kind.fields:
            yield from unbounded(field.type, f"{path}.{field.name}", seen)
    if isinstance(kind, inspect.UnionType | inspect.TupleType):
        for part in kind.types if isinstance(kind, inspect.UnionType) else kind.item_types:
            yield from unbounded(part, path, seen)
    if isinstance(kind, inspect.CollectionType):
        yield from unbounded(kind.item_type, path, seen)
    if isinstance(kind, inspect.DictType):
        yield from unbounded(kind.value_type, path, seen)


def test_every_whole_number_of_a_frame_or_body_is_bounded() -> None:
    kinds = [*typing.get_args(protocol.ClientFrame), *typing.get_args(FROM_PEOPLE), *bodies()]
    assert len(kinds) > 30
    found = [where for kind in kinds for where in unbounded(inspect.type_info(kind), str(kind), set())]
    assert found == []


def test_the_table_names_every_frame() -> None:
    assert set(SAMPLES) == set(typing.get_args(protocol.ClientFrame))
    assert set().union(*MAY_SAY.values()) == set(SAMPLES)
    assert set(MAY_SAY) == set(Stage)


async def said(person: Person, frame: dict[str, Any]) -> str | None:
    """Return the code with which the hall refused a frame, None when it took it."""
    await person.send(frame)
    await person.send({"type": "ping", "at": 7.5})
    code = None
    while (answer := await person.next())["type"] != "pong" or answer["at"] != 7.5:
        if answer["type"] == "refused":
            code = answer["code"]
    return code


@pytest.mark.parametrize("stage", list(Stage))
async def test_a_frame_is_taken_only_at_its_stage(hall: AnyHall, stage: Stage) -> None:
    for kind, sample in SAMPLES.items():
        person = await Person(hall, "p").arrive(greet=stage is Stage.GREETED)
        refused = await said(person, sample)
        assert (refused == "unexpected") == (kind not in MAY_SAY[stage]), kind
        await person.leave()


async def test_a_preview_of_no_seat_is_malformed(hall: AnyHall) -> None:
    table, mover, _, state = await playing(hall)
    for seat in (-99, -1, 64, 2**63, 2**70):
        asked = {"type": "preview", "id": "p", "table": table, "rev": state["rev"], "seat": seat, "moves": []}
        assert await said(mover, asked) == "malformed"


async def test_numbers_out_of_bounds_are_malformed(hall: AnyHall) -> None:
    table, mover, _, _ = await playing(hall)
    for number in (-1, 2**31, 2**63, 2**64):
        for frame in (
            {"type": "watch", "table": table, "rev": number},
            {"type": "command", "id": "c", "table": table, "name": "undo", "rev": number},
        ):
            assert await said(mover, frame) == "malformed"
        for query in (f"?since={number}", f"/history?before={number}", f"/games/1/replay?seat={number}"):
            assert (await mover.http("GET", f"/api/tables/{table}{query}"))[0] in (400, 404)


async def test_who_sends_nothing_but_noise_is_told_why_it_ends(own_hall: AnyHall) -> None:
    before = TALLY.malformed
    person = await Person(own_hall, "p").arrive()
    for _ in range(MOST_MALFORMED + 1):
        await person.socket.send("{")
    assert (await person.wait("bye"))["why"] == "malformed"
    assert own_hall.log.read_text().count("frames not taken") == 1
    _, counted = await person.http("GET", "/metrics")
    assert f"hiroma_malformed_total {float(before + MOST_MALFORMED + 1)}".encode() in counted


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b"[" * 5000 + b"]" * 5000, b'{"a":' * 5000 + b"}" * 5000])
async def test_a_body_that_cannot_be_read_is_malformed(hall: AnyHall, body: bytes) -> None:
    line = http.client.HTTPConnection("127.0.0.1", hall.port)
    for path in ("/api/tables", "/api/play", "/api/account/sign-in", "/api/reports"):
        line.request("POST", path, body, {"Content-Type": "application/json"})
        answer = line.getresponse()
        refused = json.loads(answer.read())
        assert (answer.status, refused["type"], refused["code"]) == (400, "refused", "malformed"), path
    line.close()
    assert "Traceback" not in hall.log.read_text()


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/people/%", "/t/%ff", "/t/%zz"])
async def test_an_address_that_cannot_be_decoded_is_not_found(hall: AnyHall, path: str) -> None:
    line = http.client.HTTPConnection("127.0.0.1", hall.port)
    line.request("GET", path)
    answer = line.getresponse()
    assert answer.status == 404
    assert b"<html" in answer.read()
    line.close()


async def test_who_says_hello_names_no_more_than_may_be_watched(hall: AnyHall) -> None:
    person = await Person(hall, "p").arrive(greet=False)
    many = {f"t{n}": 0 for n in range(protocol.MOST_WATCHED + 1)}
    assert await said(person, {"type": "hello", "version": 1, "watch": many}) == "malformed"


async def test_a_table_stays_as_it_was_through_frames_it_does_not_take(hall: AnyHall) -> None:
    table, people = await sit_down(hall)
    before = await people[0].watch(table)
    assert await said(people[0], {"type": "hello", "version": 1}) == "unexpected"
    assert (await people[0].watch(table))["rev"] == before["rev"]


async def test_who_is_welcome_stays_so_when_the_store_is_away_for_their_table(
    hall: AnyHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that comes back names its tables. One of them cannot be shown now, but the connection is good."""
    assert isinstance(hall, InsideHall)
    table, people = await sit_down(hall)
    asking, watch, failures = hall.hall.asking, hall.hall.asking.watch, ["once"]

    async def away(connection: Connection, table_id: TableId, rev: int, **more: bool) -> int:
        if failures:
            failures.pop()
            raise StoreError
        return await watch(connection, table_id, rev, **more)

    monkeypatch.setattr(asking, "watch", away)
    await people[0].leave()
    back = await people[0].arrive(greet=False)
    await back.send({"type": "hello", "version": 1, "watch": {table: 0}})
    await back.wait("welcome")
    refused = await back.wait("refused")
    assert (refused["code"], refused["table"]) == ("store-away", table)
    assert (await back.watch(table))["table"] == table
    assert (await back.ask(table, "say", {"text": "here again"}))["type"] == "ack"
