"""HTTP: refusals, the client's files, and the headers that protect both."""

import json
import urllib.error
import urllib.request
from typing import Any

import msgspec
import pytest

from hiroma.store.repository import Engine
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, sit_down


def fetch(hall: AnyHall, path: str, content: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Send a request as it is, GET or with content POST; return status, headers (lower case) and body."""
    request = urllib.request.Request(hall.address + path, content, headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


def test_every_visitor_gets_a_device_cookie_that_scripts_cannot_read(hall: AnyHall) -> None:
    _, headers, _ = fetch(hall, "/api/me")
    assert "HttpOnly" in headers["set-cookie"]
    assert "SameSite=Lax" in headers["set-cookie"]
    _, again, _ = fetch(hall, "/api/me", Cookie=headers["set-cookie"].partition(";")[0])
    assert "set-cookie" not in again


def test_every_address_of_the_app_is_the_app(hall: AnyHall) -> None:
    for path in ("/", "/t/abc", "/t/abc/replay/1", "/rules/cant-stop", "/verify"):
        status, headers, body = fetch(hall, path)
        assert status == 200, path
        assert b"<!doctype html>" in body[:100].lower()
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["content-type"].count("charset") == 1


def test_what_is_not_there_is_said_so(hall: AnyHall) -> None:
    for path in (
        "/api/nothing",
        "/api/tables/none",
        "/api/tables/none/games/1/replay",
        "/nothing.js",
        "/../secret.txt",
    ):
        assert fetch(hall, path)[0] == 404, path
    assert json.loads(fetch(hall, "/api/tables/none")[2])["code"] == "no-such-table"
    assert json.loads(fetch(hall, "/api/nothing")[2])["code"] == "not-found"


def test_the_api_describes_itself(hall: AnyHall) -> None:
    status, _, body = fetch(hall, "/api/schema/openapi.json")
    paths = json.loads(body)["paths"]
    assert status == 200
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/commands"} <= set(paths)


async def test_health_and_metrics(hall: AnyHall) -> None:
    def counted(name: str) -> float:
        said = fetch(hall, "/metrics")[2].decode().splitlines()
        return next(float(line.rpartition(" ")[2]) for line in said if line.startswith(f"{name} "))

    assert json.loads(fetch(hall, "/api/health")[2])["ok"] is True
    before = {name: counted(name) for name in ("hiroma_sockets", "hiroma_rooms", "hiroma_entries_total")}
    await sit_down(hall)
    assert counted("hiroma_sockets") >= before["hiroma_sockets"] + 2
    assert counted("hiroma_rooms") == before["hiroma_rooms"] + 1
    assert counted("hiroma_entries_total") == before["hiroma_entries_total"] + 3


def test_foreign_pages_cannot_write(hall: AnyHall) -> None:
    _, headers, _ = fetch(hall, "/api/me")
    cookie = headers["set-cookie"].partition(";")[0]
    foreign = {"Content-Type": "application/json", "Cookie": cookie, "Origin": "https://elsewhere.example"}
    status, _, body = fetch(hall, "/api/tables", b'{"game":"cant-stop"}', **foreign)
    assert (status, json.loads(body)["code"]) == (403, "foreign-origin")


async def test_bad_bodies_are_refused(hall: AnyHall) -> None:
    person = Person(hall, "x")
    bad: tuple[Any, ...] = ({}, {"game": 3}, {"game": "cant-stop", "extra": 1}, [], "x")
    for body in bad:
        status, refused = await person.http("POST", "/api/tables", body)
        assert (status, refused["code"]) == (400, "malformed"), body
    status, refused = await person.http("POST", "/api/tables", {"game": "chess"})
    assert (status, refused["code"]) == (422, "game-unknown")
    status, refused = await person.http("POST", "/api/tables", {"game": "cant-stop", "options": {"match": 0}})
    assert (status, refused["code"]) == (422, "option-range")


async def test_the_same_commands_by_http(hall: AnyHall) -> None:
    table, (a, b) = await sit_down(hall)
    ask = {"type": "command", "id": "h1", "table": table, "name": "start", "args": {}}
    status, ack = await b.http("POST", f"/api/tables/{table}/commands", ask)
    assert (status, ack["type"]) == (200, "ack")
    status, refused = await b.http("POST", f"/api/tables/{table}/commands", {**ask, "id": "h2"})
    assert (status, refused["code"]) == (409, "game-running")
    status, state = await a.http("GET", f"/api/tables/{table}")
    assert state["rev"] == ack["rev"]
    status, refused = await a.http("GET", f"/api/tables/{table}/log")
    assert (status, refused["code"]) == (409, "game-running")


async def test_the_lobby_lists_what_is_listed_and_ones_own(hall: AnyHall) -> None:
    host = await Person(hall, "x").arrive()
    _, hidden = await host.http("POST", "/api/tables", {"game": "cant-stop", "listed": False})
    _, shown = await host.http("POST", "/api/tables", {"game": "cant-stop"})
    for made in (hidden, shown):
        assert (await host.line(made["id"], "/join"))["type"] == "ack"
    other = Person(hall, "y")
    cards = {card["id"]: card for card in (await other.http("GET", "/api/tables"))[1]}
    assert shown["id"] in cards
    assert hidden["id"] not in cards
    table, (a, _) = await sit_down(hall)
    mine = {card["id"]: card["mine"] for card in (await a.http("GET", "/api/tables"))[1]}
    assert mine[table] is True
    assert mine[shown["id"]] is False


@pytest.mark.parametrize(
    ("method", "path", "body", "why"),
    [
        ("POST", "/api/tables", {"game": 3}, "game: Expected `str`, got `int`"),
        ("POST", "/api/tables/x/commands", {"id": "a"}, "Object missing required field `table`"),
        ("POST", "/api/tables", None, "Object missing: the request has no body"),
        ("GET", "/api/tables/x?since=abc", None, "since: Expected `int`, got `str`"),
    ],
)
async def test_what_is_malformed_says_where(hall: AnyHall, method: str, path: str, body: Any, why: str) -> None:
    status, found = await Person(hall, "x").http(method, path, body)
    assert (status, found["code"], found["what"]) == (400, "malformed", {"why": why})


def test_an_error_that_nobody_foresaw_is_answered_and_logged(hall: InsideHall, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(_: Engine) -> bool:
        raise ZeroDivisionError("nobody foresaw this")

    monkeypatch.setattr(Engine, "failing", property(wrong))
    status, _, body = fetch(hall, "/api/health")
    assert (status, msgspec.json.decode(body)["code"]) == (500, "failed")
    log = hall.log.read_text()
    assert "request failed" in log
    assert "/api/health" in log
    assert "ZeroDivisionError: nobody foresaw this" in log
    assert b"foresaw" not in body
