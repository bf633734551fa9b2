"""Push messages: one on a player's turn, only to absent people who asked for it, readable by nobody else."""

import asyncio
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from hiroma.ids import PlayerId, TableId
from hiroma.server.core import outbox
from hiroma.server.core.visitor import Visitor
from hiroma.server.notifications import push_subscriptions, turn_notifier
from hiroma.server.notifications.web_push import WebPush
from hiroma.server.settings import Settings
from hiroma.server.wire import bodies
from hiroma.server.wiring import Hall
from hiroma.store.outbox import PUSH
from hiroma.table.commands import Join, Start
from hiroma.table.refusal import Refused
from tests.server.inside import InsideHall
from tests.server.pushing import CURVE, Ears, PushService, claims, octets, opened, service
from tests.server.running import AnyHall, Person, RunningHall, sit_down
from tests.server.test_notifications import play, turn
from tests.server.waiting import until
from tests.services import Nats, Postgres

__all__ = ["service"]

A = PlayerId("a")

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall that sends to any push service."""
    folder = tmp_path_factory.mktemp("hall")
    running = InsideHall(folder, signins=10**6, push="any", mail_from="Hall <hall@example.org>").start()
    yield running
    running.stop()


async def listening(person: Person, service: PushService, name: str = "") -> Ears:
    """Register a browser of this person for push messages; return its ears."""
    ears = Ears(service, name or secrets.token_hex(4))
    status, said = await person.http("POST", "/api/notices/browsers", ears.subscription)
    assert status == 201, said
    return ears


async def test_the_reader_of_the_tests_reads_what_the_standard_wrote() -> None:
    """RFC 8291, appendix A."""
    key = ec.derive_private_key(int.from_bytes(octets("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), CURVE)
    body = octets(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert opened(body, key, octets("BTBZMqHH6r4Tts7J_aSIgg")) == b"When I grow up, I want to be a watermelon"


@pytest.mark.slow
async def test_one_push_for_each_time_that_one_is_away(hall: AnyHall, service: PushService) -> None:
    table, people = await sit_down(hall)
    ears = [await listening(person, service) for person in people]
    await people[1].http("PATCH", "/api/me", {"locale": "ja", "name": "Ben"})
    await people[0].http("PATCH", "/api/me", {"locale": "de", "name": "Änn"})
    for person, line in ((people[0], "/clock 2d"), (people[1], "/ready"), (people[0], "/start")):
        assert (await person.line(table, line))["type"] == "ack", line
    await asyncio.sleep(7)
    assert service.came == [], "who is at the table is not told"
    for person in people:
        await person.leave()
    await play(people, table)
    away = await turn(people[0], table)
    await until(lambda: service.came)
    path, headers, _ = service.came[0]
    assert path == ears[away].path
    (told,) = ears[away].heard
    title, body = (
        ("Du bist am Zug", "Can’t Stop: Ben wartet auf dich."),
        ("あなたの手番です", "キャントストップ：Änn が待っています。"),
    )[away]
    assert told == {"title": title, "body": body, "url": f"/t/{table}", "tag": "turn", "urgent": False}
    assert (headers["Content-Encoding"], headers["TTL"], headers["Topic"]) == ("aes128gcm", "86400", "turn")
    key = (await people[0].http("GET", "/api/notices"))[1]["key"]
    said = claims(headers["Authorization"], key)
    assert (said["aud"], said["sub"]) == (service.address, "mailto:hall@example.org")
    assert time.time() < said["exp"] <= time.time() + 86_400
    await asyncio.sleep(2.5)
    assert len(service.came) == 1, "once"
    await play(people, table)
    await until(lambda: len(service.came) == 2)
    assert service.came[1][0] == ears[1 - away].path
    await play(people, table)
    await until(lambda: len(service.came) == 3)
    assert len(ears[away].heard) == 2, "who has moved is told again"


@pytest.mark.slow
async def test_with_minutes_for_a_turn_who_has_closed_the_hall_is_told(hall: AnyHall, service: PushService) -> None:
    table, people = await sit_down(hall)
    ears = [await listening(person, service) for person in people]
    assert (await people[0].line(table, "/start"))["type"] == "ack"
    away = 1 - await turn(people[0], table)
    # At no table, but in the hall: the page there shows the turn.
    await people[away].leave()
    elsewhere = await people[away].arrive()
    await play(people, table)
    await elsewhere.wait("turn", table=table, waits=True)
    await asyncio.sleep(7)
    assert service.came == []
    await play(people, table)
    await people[away].leave()
    await play(people, table)
    await until(lambda: ears[away].heard)
    assert ears[away].heard[0]["url"] == f"/t/{table}"
    assert service.came[0][1]["Urgency"] == "high"
    assert len(service.came) == 1


@pytest.mark.slow
async def test_who_comes_in_time_is_not_told(hall: AnyHall, service: PushService) -> None:
    table, people = await sit_down(hall)
    for person in people:
        await listening(person, service)
    assert (await people[0].line(table, "/start"))["type"] == "ack"
    away = 1 - await turn(people[0], table)
    await people[away].leave()
    await play(people, table)
    await asyncio.sleep(2)
    await people[away].arrive()
    await asyncio.sleep(5)
    assert service.came == []


@pytest.mark.slow
async def test_nobody_is_kept_waiting_by_who_plays_with_bots(hall: AnyHall, service: PushService) -> None:
    ann = await Person(hall, "a").arrive()
    await listening(ann, service)
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    await ann.watch(made["id"])
    for line in ("/join", "/bot casual", "/start"):
        assert (await ann.line(made["id"], line))["type"] == "ack", line
    while await turn(ann, made["id"]) == 1:
        await ann.wait("events", seconds=20)
    await ann.leave()
    await play([ann, ann], made["id"])
    await asyncio.sleep(8)
    assert service.came == []


@pytest.mark.slow
async def test_several_tables_are_one_push(hall: AnyHall, service: PushService) -> None:
    first, people = await sit_down(hall)
    _, made = await people[0].http("POST", "/api/tables", {"game": "cant-stop"})
    tables = [first, made["id"]]
    for person in people:
        await person.watch(tables[1])
        assert (await person.line(tables[1], "/join"))["type"] == "ack"
    for table in tables:
        for person, line in ((people[0], "/clock 2d"), (people[1], "/ready"), (people[0], "/start")):
            assert (await person.line(table, line))["type"] == "ack", line
    away = 1 - await turn(people[0], first)
    if await turn(people[0], tables[1]) == away:
        await play(people, tables[1])
    ears = await listening(people[away], service)
    await people[away].leave()
    for table in tables:
        await play(people, table)
    await until(lambda: any("2 games" in told["body"] for told in ears.heard))
    assert (ears.heard[-1]["url"], ears.heard[-1]["tag"]) == ("/", "turn")
    await asyncio.sleep(2.5)
    assert len(ears.heard) == 1


async def test_a_browser_that_is_gone_is_forgotten(hall: AnyHall, service: PushService) -> None:
    ann = await Person(hall, "a").arrive()
    for status in (404, 410):
        ears = await listening(ann, service)
        (line,) = (await ann.http("GET", "/api/notices"))[1]["browsers"]
        service.status = 201
        assert (await ann.http("POST", f"/api/notices/browsers/{line['id']}/try"))[0] == 200
        assert ears.heard[0]["tag"] == "try"
        service.status = status
        refused = await ann.http("POST", f"/api/notices/browsers/{line['id']}/try")
        assert (refused[0], refused[1]["code"]) == (404, "no-such-browser")
        assert (await ann.http("GET", "/api/notices"))[1]["browsers"] == []
    service.status = 201


async def test_browsers_are_ones_own_and_not_endless(hall: AnyHall, service: PushService) -> None:
    ann, eve = await Person(hall, "a").arrive(), await Person(hall, "e").arrive()
    ann.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    ears = await listening(ann, service)
    _, said = await ann.http("POST", "/api/notices/browsers", ears.subscription)
    (line,) = said["browsers"]
    assert line["id"] == push_subscriptions.name_of(ears.subscription["endpoint"])
    assert line["device"] == "Firefox · Linux"
    for method, path in (("DELETE", line["id"]), ("POST", f"{line['id']}/try"), ("DELETE", "0" * 32)):
        status, refused = await eve.http(method, f"/api/notices/browsers/{path}")
        assert (status, refused["code"]) == (404, "no-such-browser")
    assert service.came == []
    # The same browser, used by another person.
    assert (await eve.http("POST", "/api/notices/browsers", ears.subscription))[1]["browsers"][0]["id"] == line["id"]
    assert (await ann.http("GET", "/api/notices"))[1]["browsers"] == []
    for _ in range(push_subscriptions.MOST - 1):
        await listening(eve, service)
    _, refused = await eve.http("POST", "/api/notices/browsers", Ears(service, "more").subscription)
    assert (refused["code"], refused["what"]) == ("too-many", {"most": push_subscriptions.MOST})
    assert (await eve.http("DELETE", f"/api/notices/browsers/{line['id']}"))[0] == 200
    await listening(eve, service)
    again = (await eve.http("GET", "/api/notices"))[1]["browsers"][0]["id"]
    answers = [
        (await eve.http("POST", f"/api/notices/browsers/{again}/try"))[0] for _ in range(push_subscriptions.TRIED + 1)
    ]
    assert answers == [*[200] * push_subscriptions.TRIED, 429]
    service.status = 500
    kept = (await listening(ann, service)).subscription["endpoint"]
    refused = await ann.http("POST", f"/api/notices/browsers/{push_subscriptions.name_of(kept)}/try")
    assert (refused[0], refused[1]["code"]) == (422, "push-away")


WRONG: tuple[dict[str, str], ...] = (
    {"endpoint": "http://push.example.org/x"},
    {"endpoint": "https://127.0.0.1/x"},
    {"endpoint": "https://localhost:8443/x"},
    {"endpoint": "https://10.0.0.8/x"},
    {"endpoint": "https://1.1.1.1/\0"},
    {"p256dh": "AAAA"},
    {"p256dh": "é" * 88},
    {"auth": "AAAA"},
    {"p256dh": "BA" + "A" * 85},
)


async def test_only_a_browsers_own_address_will_do(service: PushService, tmp_path: Path) -> None:
    right = {"endpoint": "https://1.1.1.1/x", **Ears(service, "x").subscription["keys"]}
    inside = Hall(Settings(store=f"sqlite:///{tmp_path}/h.db", key=f"{tmp_path}/hiroma.key"))
    await inside.open()
    try:
        for wrong in WRONG:
            asked = right | wrong
            with pytest.raises(Refused, match="push-address"):
                await inside.subscriptions.keep(Visitor(A), asked["endpoint"], asked["p256dh"], asked["auth"], "")
        assert await inside.subscriptions.of(A) == ()
    finally:
        await inside.close()


async def test_a_session_that_ends_ends_what_its_browser_is_told(hall: AnyHall, service: PushService) -> None:
    ann, name = await Person(hall, "a").arrive(), f"Ann {secrets.token_hex(4)}"
    await listening(ann, service)
    assert (await ann.http("POST", "/api/account", {"name": name, "password": PASSWORD}))[0] == 201
    assert len((await ann.http("GET", "/api/notices"))[1]["browsers"]) == 1, "a guest's is the account's"
    other = Person(hall, "o")
    assert (await other.http("POST", "/api/account/sign-in", {"name": name, "password": PASSWORD}))[0] in (200, 201)
    await listening(other, service)
    assert len((await other.http("GET", "/api/notices"))[1]["browsers"]) == 2
    exported = (await ann.http("GET", "/api/account/export.json"))[1]
    assert len(exported["browsers"]) == 2
    assert (await ann.http("POST", "/api/account/sign-out", {}))[0] in (200, 201)
    (left,) = (await other.http("GET", "/api/notices"))[1]["browsers"]
    assert (await other.http("POST", f"/api/notices/browsers/{left['id']}/try"))[0] == 200
    assert (await other.http("POST", "/api/account/delete", {"password": PASSWORD}))[0] == 200


@pytest.mark.slow
async def test_what_fails_is_tried_again_later(
    service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_notifier, "WAIT", 0.2)
    monkeypatch.setattr(outbox, "LOOK", 0.05)
    monkeypatch.setitem(outbox.POLICIES, PUSH, outbox.Policy(waits=(0.1, 0.3), early=3.0))
    inside = Hall(Settings(store=f"sqlite:///{tmp_path}/h.db", key=f"{tmp_path}/hiroma.key", push="any"))
    await inside.open()
    try:
        people = ["a" * 16, "b" * 16]
        table = await inside.tables.new(PlayerId(people[0]), bodies.NewTable(game="cant-stop"))
        room = await inside.rooms.find(TableId(str(table)))
        assert room is not None
        ears = [Ears(service, name) for name in people]
        for name, one in zip(people, ears, strict=True):
            said = one.subscription
            keys = said["keys"]
            await inside.subscriptions.keep(Visitor(PlayerId(name)), said["endpoint"], keys["p256dh"], keys["auth"], "")
            await room.command(Join(), PlayerId(name), None, None)
        service.status = 503
        await room.command(Start(), PlayerId(people[0]), None, None)
        await asyncio.sleep(0.1)
        inside.notifier.waits(room)
        await until(lambda: len(service.came) == 3)
        await asyncio.sleep(1)
        assert len(service.came) == 3, "then it is given up"
        (waited,) = room.waited
        assert {path for path, _, _ in service.came} == {f"/push/{waited}"}
        service.status = 201
        inside.notifier.came(room, waited)
        await asyncio.sleep(0.1)
        inside.notifier.waits(room)
        await until(lambda: len(service.came) == 4)
        await asyncio.sleep(0.5)
        assert len(service.came) == 4
        service.status = 410
        inside.notifier.came(room, waited)
        await asyncio.sleep(0.1)
        inside.notifier.waits(room)
        await until(lambda: len(service.came) == 5)
        await asyncio.sleep(0.2)
        assert await inside.subscriptions.of(waited) == ()
    finally:
        await inside.close()


@pytest.mark.slow
async def test_the_key_is_made_once_and_nobody_elses_to_read(tmp_path: Path) -> None:
    settings = Settings(key=f"{tmp_path}/hiroma.key")
    first = WebPush(settings).public
    made = tmp_path / "hiroma.push.key"
    assert made.stat().st_mode & 0o777 == 0o600
    assert WebPush(settings).public == first
    given = made.rename(tmp_path / "given.pem")
    assert WebPush(Settings(key=settings.key, push_key=str(given))).public == first
    assert WebPush(settings).public != first
    made.write_bytes(b"")
    with pytest.raises(ValueError, match="no key in"):
        WebPush(settings)
    assert WebPush(Settings(key=settings.key, push="off")).public == ""


@pytest.mark.slow
async def test_a_hall_that_does_not_push_says_so(tmp_path: Path, service: PushService) -> None:
    quiet = InsideHall(tmp_path, push="off").start()
    try:
        ann = await Person(quiet, "a").arrive()
        assert (await ann.http("GET", "/api/notices"))[1]["key"] == ""
        said: Any = await ann.http("POST", "/api/notices/browsers", Ears(service, "x").subscription)
        assert said[1]["code"] == "push-off"
    finally:
        quiet.stop()
    assert not (tmp_path / "hiroma.push.key").exists()


@pytest.mark.services
@pytest.mark.slow
async def test_who_is_there_at_another_process_is_not_told(
    postgres: Postgres, nats_server: Nats, tmp_path: Path, service: PushService
) -> None:
    store = postgres.empty_database()
    halls = [RunningHall(tmp_path, store=store, bus=nats_server.url, push="any") for _ in range(2)]
    try:
        people = [await Person(hall.start(), name).arrive() for hall, name in zip(halls, "ab", strict=True)]
        keys = {(await person.http("GET", "/api/notices"))[1]["key"] for person in people}
        assert len(keys) == 1, "processes that share a folder share the key"
        ears = [await listening(person, service) for person in people]
        _, made = await people[0].http("POST", "/api/tables", {"game": "cant-stop"})
        for person in people:
            await person.watch(made["id"])
            assert (await person.line(made["id"], "/join"))["type"] == "ack"
        for person, line in ((people[0], "/clock 2d"), (people[1], "/ready"), (people[0], "/start")):
            assert (await person.line(made["id"], line))["type"] == "ack", line
        # All moves go to the first process; the second person watches from the other.
        people[1].hall = halls[0]
        while await turn(people[0], made["id"]) == 0:
            await play(people, made["id"])
        await asyncio.sleep(8)
        assert service.came == []
        await people[0].leave()
        await play(people, made["id"])
        await until(lambda: service.came)
        await asyncio.sleep(2.5)
        assert [path for path, _, _ in service.came] == [ears[0].path]
    finally:
        for hall in halls:
            hall.stop()
