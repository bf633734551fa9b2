"""The host's desk: admission, contents, and the effect of each order."""

import asyncio
import json
import signal
import time
from typing import Any

import pytest
from websockets.exceptions import InvalidHandshake

from tests.server.running import AnyHall, Person, RunningHall, sit_down
from tests.server.test_fair_play import account, admin
from tests.server.test_http import fetch

ROUTES: tuple[tuple[str, str, dict[str, str] | None], ...] = (
    ("GET", "/api/desk", None),
    ("GET", "/api/desk/tables?which=idle", None),
    ("GET", "/api/desk/people?text=a", None),
    ("POST", "/api/desk/tables/{table}/close", {}),
    ("POST", "/api/desk/backups", {}),
    ("POST", "/api/desk/restore", {"name": "hall.sqlite3"}),
    ("POST", "/api/desk/drain", {}),
)


async def host(hall: AnyHall) -> Person:
    """Return a person who is a host."""
    person = await account(hall)
    done = admin(hall, "grant", person.name, "host")
    assert done.returncode == 0, done.stderr
    return person


async def test_only_the_host_gets_in(hall: AnyHall) -> None:
    table, (ann, _) = await sit_down(hall)
    judge, keeper = await account(hall), await host(hall)
    assert admin(hall, "grant", judge.name, "moderator").returncode == 0
    _, made = await keeper.http(
        "POST",
        "/api/access/tokens",
        {"label": "laptop", "scopes": ["read", "play"], "password": "correct horse battery"},
    )
    for method, path, body in ROUTES:
        where = path.format(table=table)
        for person in (ann, judge, Person(hall, "nobody")):
            status, said = await person.http(method, where, body)
            assert (status, said["code"]) == (403, "not-host-of-hall"), (method, path)
        sent = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {made['token']}", "Content-Type": "application/json"}
        assert fetch(hall, where, sent, **headers)[0] == 403
    assert (await keeper.http("GET", "/api/desk"))[1]["backups"] == []
    assert (await ann.http("GET", f"/api/tables/{table}"))[1]["meta"]["status"] == "open"


async def test_the_desk_shows_how_the_hall_is(hall: AnyHall) -> None:
    keeper = await host(hall)
    await asyncio.sleep(11)
    _, page = await keeper.http("GET", "/api/desk")
    (process,) = page["processes"]
    assert page["now"] - process["at"] < 15
    health = process["health"]
    assert 0 <= health["lag"] < 60
    assert 0 < health["store"] < 60
    assert (health["bus"], health["closing"]) == ("", False)
    shown = {line["name"]: line for line in page["settings"]}
    assert shown["sockets"] == {"name": "sockets", "value": "1000000", "source": "flag"}
    assert shown["queue"]["source"] == "default"
    said = admin(hall, "health")
    assert said.returncode == 0
    assert f"{health['machine']} {health['pid']}" in said.stdout
    metrics = (await keeper.http("GET", "/metrics"))[1].decode()
    for name in ("hiroma_loop_lag_seconds", "hiroma_store_seconds", "hiroma_bus_up 1.0", "hiroma_closing 0.0"):
        assert name in metrics


async def test_a_table_is_closed_for_good(hall: AnyHall) -> None:
    keeper = await host(hall)
    for by_page in (True, False):
        table, (ann, ben) = await sit_down(hall)
        assert (await ann.line(table, "/start"))["type"] == "ack"
        _, shown = await keeper.http("GET", "/api/desk/tables?which=playing")
        assert table in [line["id"] for line in shown]
        assert table in admin(hall, "tables", "playing").stdout
        if by_page:
            assert (await keeper.http("POST", f"/api/desk/tables/{table}/close"))[0] == 200
        else:
            assert admin(hall, "close", table).returncode == 0
        frame = await ben.wait("events", 10)
        while "closed" not in [event["event"] for event in frame["happened"]["events"]]:
            frame = await ben.wait("events", 10)
        assert frame["meta"]["status"] == "closed"
        for line in ("/rematch", "/leave", "/option unique", "/join"):
            assert (await ben.line(table, line))["code"] == "table-closed"
        assert (await ben.line(table, "Good bye"))["type"] == "ack"
        assert table not in [card["id"] for card in (await keeper.http("GET", "/api/tables"))[1]]
        _, said = await keeper.http("POST", f"/api/desk/tables/{table}/close")
        assert said["code"] == "table-closed"
        status, body = await ann.http("GET", f"/api/tables/{table}/log")
        assert status == 200
        assert json.loads(body.splitlines()[-1])["command"] == {"do": "close"}
    assert admin(hall, "close", "nosuch").returncode == 2
    assert (await keeper.http("POST", "/api/desk/tables/nosuch/close"))[0] == 404


async def test_people_are_found_and_ruled_over(hall: AnyHall) -> None:
    keeper, ann = await host(hall), await account(hall)
    _, (line,) = await keeper.http("GET", f"/api/desk/people?text={ann.name[1:].upper()}")
    assert (line["id"], line["name"], line["roles"]) == (ann.me["id"], ann.name, [])
    assert line["account"] <= time.time()
    assert ann.me["id"] in admin(hall, "people", ann.name).stdout
    assert (await keeper.http("GET", "/api/desk/people?text=%25"))[1] == []
    body: dict[str, Any] = {"player": ann.me["id"], "act": "mute", "why": "Be kind.", "hours": 2}
    assert (await keeper.http("POST", "/api/moderation/rulings", body))[0] == 200
    assert admin(hall, "ban", ann.name, "5", "Be kinder.").returncode == 0
    _, (line,) = await keeper.http("GET", f"/api/desk/people?text={ann.me['id']}")
    assert 1.9 < (line["muted"] - time.time()) / 3600 < 2.1
    assert 4.9 < (line["banned"] - time.time()) / 3600 < 5.1
    assert (await ann.http("POST", "/api/tables", {"game": "cant-stop"}))[1]["what"]["why"] == "Be kinder."
    assert admin(hall, "ban", ann.me["id"], "0", "Enough.").returncode == 0
    assert (await ann.http("POST", "/api/tables", {"game": "cant-stop"}))[0] == 201
    assert admin(hall, "mute", "nobody at all", "1", "x").returncode == 2


async def test_who_is_connected_hears_of_the_rulings_of_the_command_line(hall: AnyHall) -> None:
    ann = await account(hall)
    await ann.arrive()
    assert admin(hall, "mute", ann.name, "5", "Be kind.").returncode == 0
    assert (await ann.wait("conduct", 10))["muted"]["why"] == "Be kind."
    assert admin(hall, "mute", ann.name, "0", "Well.").returncode == 0
    assert (await ann.wait("conduct", 10))["muted"] is None
    assert admin(hall, "grant", ann.name, "moderator").returncode == 0
    assert (await ann.wait("conduct", 10))["reports"] is not None


async def test_a_running_hall_goes_on_with_a_backup(killable_hall: RunningHall) -> None:
    keeper = await host(killable_hall)
    table, (ann, ben) = await sit_down(killable_hall)
    assert (await ann.line(table, "/start"))["type"] == "ack"
    _, page = await keeper.http("POST", "/api/desk/backups")
    (backup,) = page["backups"]
    assert backup["size"] > 10_000
    assert (await ann.line(table, "/concede"))["type"] == "ack"
    later, _ = await sit_down(killable_hall, "c")
    for wrong in ("nosuch.sqlite3", "../hiroma.db", ""):
        assert (await keeper.http("POST", "/api/desk/restore", {"name": wrong}))[1]["code"] == "no-such-backup"
    process = killable_hall.process
    assert (await keeper.http("POST", "/api/desk/restore", {"name": backup["name"]}))[0] == 200
    assert (await ben.wait("bye", 20))["why"] == "restored"
    await back(ben)
    state = await ben.watch(table)
    assert state["meta"]["status"] == "playing", "as it was when the backup was made"
    assert (await ben.http("GET", f"/api/tables/{later}"))[0] == 404
    assert process is killable_hall.process
    assert process is not None
    assert process.poll() is None
    _, page = await keeper.http("GET", "/api/desk")
    assert sorted(line["name"].partition("-")[0] for line in page["backups"]) == ["before", "hall"]
    assert (await ben.line(table, "/concede"))["type"] == "ack"


async def test_what_is_no_backup_is_not_restored_and_the_hall_goes_on(killable_hall: RunningHall) -> None:
    table, (ann, _) = await sit_down(killable_hall)
    (killable_hall.folder / "backups").mkdir()
    (killable_hall.folder / "backups" / "bad.sqlite3").write_text("hello")
    assert admin(killable_hall, "restore", "bad.sqlite3").returncode == 0
    await ann.wait("bye", 20)
    await back(ann)
    assert (await ann.watch(table))["meta"]["status"] == "open"
    assert "not restored" in killable_hall.log.read_text()


async def test_a_signal_while_the_hall_closes_for_a_backup_stops_it(killable_hall: RunningHall) -> None:
    keeper = await host(killable_hall)
    _, (ann, _) = await sit_down(killable_hall)
    _, page = await keeper.http("POST", "/api/desk/backups")
    assert (await keeper.http("POST", "/api/desk/restore", {"name": page["backups"][0]["name"]}))[0] == 200
    await ann.wait("bye", 20)
    await asyncio.to_thread(killable_hall.stop)
    assert killable_hall.left_with in (0, -signal.SIGTERM), "it ended, and by itself"


async def test_the_hall_is_drained_from_the_desk(killable_hall: RunningHall) -> None:
    keeper = await host(killable_hall)
    ann = await Person(killable_hall, "a").arrive()
    assert (await keeper.http("POST", "/api/desk/drain"))[0] == 200
    await ann.wait("bye", 20)
    assert killable_hall.process is not None
    assert await asyncio.to_thread(killable_hall.process.wait, 20) == 0
    assert admin(killable_hall, "drain").returncode == 2
    assert admin(killable_hall, "health").returncode == 1


async def back(person: Person) -> None:
    """Connect as soon as the hall is back."""
    until = time.monotonic() + 60
    while True:
        try:
            await person.arrive()
        except (OSError, InvalidHandshake, pytest.fail.Exception):
            assert time.monotonic() < until
            await asyncio.sleep(0.2)
        else:
            return
