"""Programs at the table: the routes that a token opens, robots, and webhooks about finished games."""

import asyncio
import contextlib
import hashlib
import hmac
import json
import re
import secrets
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hiroma.ids import HookId, PlayerId
from hiroma.server.access import service
from hiroma.server.access.scopes import OPEN_TO, PLAY, READ
from hiroma.server.core.outbound_http import BlockedAddress, allowed, public
from hiroma.server.notifications import hook_forms
from hiroma.server.notifications.webhooks import Delivery
from hiroma.server.settings import Reach
from hiroma.store import Store
from hiroma.store.webhooks import HookRow
from hiroma.table.refusal import Refused
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person
from tests.server.test_http import fetch
from tests.server.test_notifications import play, turn, with_accounts

PASSWORD = "correct horse battery"
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall that sends to any webhook."""
    running = InsideHall(tmp_path_factory.mktemp("hall"), signins=10**6, hooks="any").start()
    yield running
    running.stop()


async def owner(hall: AnyHall) -> Person:
    """Return a person with a new account."""
    person = Person(hall)
    name = f"Owner {secrets.token_hex(4)}"
    status, _ = await person.http("POST", "/api/account", {"name": name, "password": PASSWORD})
    assert status == 201
    return person


def new_token(*scopes: str, **more: Any) -> dict[str, Any]:
    """Return the body of a request for a token."""
    return {"label": "laptop", "scopes": list(scopes), "password": PASSWORD, **more}


async def token(person: Person, *scopes: str) -> str:
    """Make a token for this person."""
    status, made = await person.http("POST", "/api/access/tokens", new_token(*scopes))
    assert status == 201, made
    return str(made["token"])


def by(hall: AnyHall, token: str, path: str, content: bytes | None = None) -> tuple[int, Any]:
    """Send a request of a program with this token; return status and body."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    status, _, body = fetch(hall, path, content, **headers)
    return status, json.loads(body)


async def test_a_token_is_its_owner_and_looks_or_plays(hall: AnyHall) -> None:
    ann = await owner(hall)
    _, me = await ann.http("GET", "/api/me")
    reader, player = await token(ann, "read"), await token(ann, "play")
    for shown in (reader, player):
        assert by(hall, shown, "/api/me")[1]["id"] == me["id"]
    table = b'{"game": "cant-stop"}'
    status, refused = by(hall, reader, "/api/tables", table)
    assert (status, refused["code"]) == (403, "token-scope")
    assert by(hall, player, "/api/tables", table)[0] == 201
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers={"Authorization": f"Bearer {reader}"})


def asked(way: str) -> tuple[str, str]:
    """Return method and path of a route for a program, with nonsense for ids."""
    method, _, path = way.partition(" ")
    return method, re.sub(r"{\w+}", "1", path)


async def test_every_way_of_the_api_is_closed_to_tokens_but_those_of_the_table(hall: AnyHall) -> None:
    ann = await owner(hall)
    described = json.loads(fetch(hall, "/api/schema/openapi.json")[2])["paths"]
    ways = {f"{method.upper()} {path}" for path, found in described.items() for method in found}
    schema = {"GET /api/schema", "GET /api/schema/{path}"}  # which does not describe itself
    assert {*OPEN_TO[READ], *OPEN_TO[PLAY]} <= ways | schema, "the table names what there is"
    for scope, mine in ((READ, OPEN_TO[READ]), (PLAY, OPEN_TO[READ] + OPEN_TO[PLAY])):
        program = Person(hall)
        program.headers = {"Authorization": f"Bearer {await token(ann, scope)}"}
        for way in sorted(ways):
            method, path = asked(way)
            status, answer = await program.http(method, path, {} if method != "GET" else None)
            closed = status == 403 and answer["code"] == "token-scope"
            assert closed == (way not in mine), (scope, way, status)


async def test_no_token_touches_what_is_its_owner_s(hall: AnyHall) -> None:
    ann, ben = await owner(hall), await owner(hall)
    _, before = await ann.http("GET", "/api/me")
    _, other = await ben.http("GET", "/api/me")
    shown = await token(ann, "read", "play")
    program = Person(hall)
    program.headers = {"Authorization": f"Bearer {shown}"}
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Renamed"}),
        ("PATCH", "/api/me/", {"name": "Renamed"}),
        ("POST", "/api/me/conduct/read", None),
        ("GET", "/api/me/shunned", None),
        ("PUT", f"/api/me/shunned/ignored/{other['id']}", None),
        ("GET", "/api/account", None),
        ("GET", "/api/account/export.json", None),
        ("POST", "/api/account/delete", {"password": PASSWORD}),
        ("POST", "/api/access/tokens", {"label": "x", "scopes": ["play"], "password": PASSWORD}),
        ("GET", "/api/nothing", None),
        ("GET", "/api/me/../account", None),
    ):
        status, answer = await program.http(method, path, body)
        assert (status, answer["code"]) == (403, "token-scope"), path
    assert (await ann.http("GET", "/api/me"))[1] == before


async def test_no_token_mutes_anybody_at_a_table(hall: AnyHall) -> None:
    ann, ben = await owner(hall), await owner(hall)
    ann.name, ben.name = "a", "b"
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    table = made["id"]
    for person in (ann, ben):
        await person.arrive()
        assert (await person.ask(table, "join"))["type"] == "ack"
    program = Person(hall)
    program.headers = {"Authorization": f"Bearer {await token(ann, 'play')}"}
    line = {"type": "command", "id": "m", "table": table, "name": "line", "args": {"text": f"/mute {ben.me['name']}"}}
    status, refused = await program.http("POST", f"/api/tables/{table}/commands", line)
    assert (status, refused["code"]) == (409, "token-scope")
    async with connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers=program.headers) as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1}))
        await socket.send(json.dumps(line))
        while (frame := json.loads(await socket.recv()))["type"] != "refused":
            pass
        assert frame["code"] == "token-scope"
    assert (await ann.http("GET", "/api/me/shunned"))[1] == {"ignored": [], "avoided": []}


async def test_who_shows_what_is_no_token_is_nobody(hall: AnyHall) -> None:
    for shown in ("", "hiroma_nothing", "é"):
        assert by(hall, shown, "/api/me")[0] == 401


async def hears_out(socket: ClientConnection) -> None:
    """Read all frames until the hall closes the connection."""
    while True:
        await socket.recv()


async def test_a_token_taken_back_is_good_no_more_and_its_socket_is_closed(hall: AnyHall) -> None:
    ann, eve = await owner(hall), await owner(hall)
    shown = await token(ann, "play")
    _, access = await ann.http("GET", "/api/access")
    (line,) = access["tokens"]
    assert shown not in json.dumps(access)
    assert (await eve.http("DELETE", f"/api/access/tokens/{line['id']}"))[1]["code"] == "no-such-token"
    headers = {"Authorization": f"Bearer {shown}"}
    async with connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1}))
        assert json.loads(await socket.recv())["type"] == "welcome"
        assert (await ann.http("DELETE", f"/api/access/tokens/{line['id']}"))[1]["tokens"] == []
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(hears_out(socket), 5)
    assert by(hall, shown, "/api/me")[0] == 401


async def test_only_accounts_have_tokens_and_not_too_many(hall: AnyHall) -> None:
    guest, ann = Person(hall), await owner(hall)
    assert (await guest.http("GET", "/api/access"))[1]["code"] == "guest"
    for _ in range(20):
        await token(ann, "read")
    status, refused = await ann.http("POST", "/api/access/tokens", new_token("read"))
    assert (status, refused["code"]) == (422, "too-many")
    for bad in (new_token("read", label=""), new_token(), new_token("root")):
        assert (await ann.http("POST", "/api/access/tokens", bad))[0] == 400


async def test_who_took_over_a_session_makes_no_token(hall: AnyHall) -> None:
    ann = await owner(hall)
    for guess in ("", "wrong password"):
        status, refused = await ann.http("POST", "/api/access/tokens", new_token("play", password=guess))
        assert (status, refused["code"]) == (403, "wrong-password")
    assert (await ann.http("GET", "/api/access"))[1]["tokens"] == []


async def test_an_account_without_a_password_makes_a_token_after_signing_in(hall: AnyHall) -> None:
    ann = await owner(hall)
    with contextlib.closing(sqlite3.connect(hall.folder / "hiroma.db")) as kept, kept:
        me = (await ann.http("GET", "/api/me"))[1]["id"]
        kept.execute("update accounts set password = null where player_id = ?", (me,))
    assert (await ann.http("POST", "/api/access/tokens", new_token("read", password="")))[0] == 201
    with contextlib.closing(sqlite3.connect(hall.folder / "hiroma.db")) as kept, kept:
        kept.execute("update sessions set created = created - 3600 where player_id = ?", (me,))
    status, refused = await ann.http("POST", "/api/access/tokens", new_token("read", password=""))
    assert (status, refused["code"]) == (403, "sign-in-again")


FRESH = "another good battery"


@pytest.mark.parametrize(
    ("method", "path", "body", "gone"),
    [
        ("PUT", "/api/account/password", {"password": PASSWORD, "new": FRESH}, True),
        ("PUT", "/api/account/password", {"password": PASSWORD, "new": FRESH, "tokens": True}, True),
        ("PUT", "/api/account/password", {"password": PASSWORD, "new": FRESH, "tokens": False}, False),
        ("DELETE", "/api/account/sessions?tokens=true", None, True),
        ("DELETE", "/api/account/sessions", None, False),
    ],
)
async def test_tokens_are_taken_back_with_the_password_and_the_sessions_when_asked(
    hall: AnyHall, method: str, path: str, body: Any, gone: bool
) -> None:
    ann, ben = await owner(hall), await owner(hall)
    shown, others = await token(ann, "play"), await token(ben, "play")
    headers = {"Authorization": f"Bearer {shown}"}
    async with connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1}))
        assert json.loads(await socket.recv())["type"] == "welcome"
        assert (await ann.http("GET", "/api/account"))[1]["tokens"] == 1
        status, account = await ann.http(method, path, body)
        assert (status, account["tokens"]) == (200, 0 if gone else 1)
        if gone:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(hears_out(socket), 5)
    assert by(hall, shown, "/api/me")[0] == (401 if gone else 200)
    assert by(hall, others, "/api/me")[0] == 200


async def test_a_token_that_has_expired_is_not_counted_on_the_account_page(hall: AnyHall) -> None:
    ann = await owner(hall)
    for label in ("old", "new"):
        assert (await ann.http("POST", "/api/access/tokens", new_token("read", label=label)))[0] == 201
    with contextlib.closing(sqlite3.connect(hall.folder / "hiroma.db")) as kept, kept:
        me = (await ann.http("GET", "/api/me"))[1]["id"]
        kept.execute("update tokens set expires = 1 where player_id = ? and label = 'old'", (me,))
    assert (await ann.http("GET", "/api/account"))[1]["tokens"] == 1


async def test_the_example_bot_plays_a_whole_game(hall: AnyHall) -> None:
    ann = await owner(hall)
    shown = await token(ann, "play")
    _, table = await ann.http("POST", "/api/tables", {"game": "cant-stop", "options": {}})
    command = [sys.executable, str(BOT), hall.address, shown, table["id"]]
    bot = await asyncio.to_thread(subprocess.Popen, command, stdout=subprocess.PIPE, text=True)
    try:
        await ann.arrive()
        await ann.watch(table["id"])
        for _ in range(100):
            if (await ann.http("GET", f"/api/tables/{table['id']}"))[1]["rev"] > 1:
                break
            await asyncio.sleep(0.1)
        await ann.ask(table["id"], "bot", {"level": "casual"})
        await ann.ask(table["id"], "start")
        said, _ = await asyncio.to_thread(bot.communicate, timeout=120)
    finally:
        bot.kill()
    assert said.startswith("outcome: {'ranking'")
    assert len(BOT.read_text().splitlines()) <= 73


async def test_a_robot_says_so_for_good(hall: AnyHall) -> None:
    ann = await owner(hall)
    _, before = await ann.http("GET", "/api/me")
    assert (await ann.http("POST", "/api/access/robot"))[1]["robot"]
    assert (await ann.http("GET", "/api/me"))[1]["name"].endswith(" [bot]")
    assert (await ann.http("POST", "/api/access/robot"))[1]["code"] == "robot-already"
    status, me = await ann.http("PATCH", "/api/me", {"name": f"{before['name'][:9]} {secrets.token_hex(3)}"})
    assert (status, me["name"].endswith(" [bot]")) == (200, True)
    for name in ("Ann [bot]", "Ann [ＢＯＴ]"):
        assert (await Person(hall).http("PATCH", "/api/me", {"name": name}))[1]["code"] == "name-reserved"


async def test_a_robot_does_not_take_the_name_of_another(hall: AnyHall) -> None:
    robot, other = await owner(hall), await owner(hall)
    assert (await robot.http("POST", "/api/access/robot"))[0] == 200
    _, me = await robot.http("GET", "/api/me")
    assert (await other.http("PATCH", "/api/me", {"name": me["name"].removesuffix(" [bot]")}))[0] == 200
    status, refused = await other.http("POST", "/api/access/robot")
    assert (status, refused["code"]) == (409, "name-taken")
    assert (await other.http("PATCH", "/api/me", {"name": f"B{secrets.token_hex(4)}"}))[0] == 200
    assert (await other.http("POST", "/api/access/robot"))[0] == 200


class Ear:
    """Receiver of a webhook: keeps the messages, and answers `status`."""

    def __init__(self) -> None:
        self.told: list[tuple[dict[str, str], bytes]] = []
        self.rang = threading.Semaphore(0)
        self.status = 200
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                ear.told.append((dict(self.headers), body))
                self.send_response(ear.status)
                self.end_headers()
                ear.rang.release()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/told"


@pytest.fixture
def ear() -> Iterator[Ear]:
    listening = Ear()
    yield listening
    listening.server.shutdown()
    listening.server.server_close()


async def conceded(hall: AnyHall, ann: Person) -> str:
    """Play a game that somebody without a webhook gives up; return its table."""
    ann.name = "a"
    await ann.arrive()
    _, table = await ann.http("POST", "/api/tables", {"game": "cant-stop", "rated": False})
    ben = await Person(hall, "b").arrive()
    for person in (ann, ben):
        await person.ask(table["id"], "join")
    await ann.ask(table["id"], "start")
    await ben.ask(table["id"], "concede")
    return str(table["id"])


async def test_a_hook_is_told_of_a_finished_game_signed(hall: AnyHall, ear: Ear) -> None:
    ann = await owner(hall)
    status, access = await ann.http("POST", "/api/access/hooks", {"url": ear.url})
    assert status == 201
    table = await conceded(hall, ann)
    assert await asyncio.to_thread(ear.rang.acquire, timeout=20)
    headers, body = ear.told[0]
    told = json.loads(body)
    assert (told["type"], told["table"], told["no"], told["how"]) == ("game-ended", table, 1, "conceded")
    assert [seat["place"] for seat in told["seats"]] == [1, 2]
    key = access["hooks"][0]["secret"].encode()
    assert headers["X-Hiroma-Signature"] == "sha256=" + hmac.new(key, body, hashlib.sha256).hexdigest()
    await asyncio.sleep(1.5)
    assert len(ear.told) == 1
    _, access = await ann.http("GET", "/api/access")
    assert access["hooks"][0]["last"] == "200"
    _, access = await ann.http("DELETE", f"/api/access/hooks/{access['hooks'][0]['id']}")
    assert access["hooks"] == []


async def test_a_hook_that_fails_is_tried_again_later(hall: AnyHall, ear: Ear) -> None:
    ear.status = 500
    ann, eve = await owner(hall), await owner(hall)
    _, access = await ann.http("POST", "/api/access/hooks", {"url": ear.url})
    hook = access["hooks"][0]["id"]
    assert (await eve.http("DELETE", f"/api/access/hooks/{hook}"))[1]["code"] == "no-such-hook"
    await conceded(hall, ann)
    assert await asyncio.to_thread(ear.rang.acquire, timeout=20)
    ear.status = 204
    assert await asyncio.to_thread(ear.rang.acquire, timeout=30)
    assert ear.told[0][0]["X-Hiroma-Delivery"] == ear.told[1][0]["X-Hiroma-Delivery"]


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://10.0.0.8/",
        "https://169.254.169.254/latest",
        "https://ann:secret@1.1.1.1/",
        "ftp://1.1.1.1/",
        "https://",
        "https://1.1.1.1:99999/",
        "nonsense",
    ],
)
async def test_a_hook_leads_out_of_the_hosts_own_network(url: str) -> None:
    with pytest.raises(BlockedAddress):
        await allowed(url, "public")


OF_ONES_OWN = re.findall(
    r"\S+",
    """
0.0.0.0 0.1.2.3 10.0.0.8 100.64.0.1 127.0.0.1 127.1.2.3 169.254.169.254 172.16.0.1 172.31.255.255
192.0.0.1 192.0.0.170 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1
224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255
:: ::1 ::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:10.0.0.8 ::ffff:0:127.0.0.1 ::ffff:0:8.8.8.8
64:ff9b::7f00:1 64:ff9b::10.0.0.8 64:ff9b::169.254.169.254 64:ff9b::e000:1 64:ff9b:1::7f00:1 64:ff9b:1::808:808
100::1 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:2::1 2001:10::1 2001:db8::1 2002:7f00:1::1 2002:808:808::1
3fff::1 5f00::1 fc00::1 fd12:3456::1 fe80::1 fec0::1 ff02::1 ff0e::1
""",
)


@pytest.mark.parametrize("address", OF_ONES_OWN)
async def test_no_address_of_a_network_of_ones_own_is_asked(address: str) -> None:
    assert not public(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(BlockedAddress):
        await allowed(f"https://{host}/", "public")


@pytest.mark.parametrize(
    "address",
    ["1.1.1.1", "9.9.9.9", "2606:4700:4700::1111", "2a00:1450:4001::1", "64:ff9b::1.1.1.1", "::ffff:1.1.1.1"],
)
def test_an_address_of_the_internet_is_asked(address: str) -> None:
    assert public(address)


async def test_a_hook_goes_where_it_was_allowed_to_whatever_its_name_stands_for_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = iter([[(0, 0, 0, "", ("1.1.1.1", 443))], [(0, 0, 0, "", ("10.0.0.8", 443))]])

    async def resolved(*_: object, **__: object) -> Any:
        return next(names)

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolved)
    asked: list[httpx.Request] = []

    def told(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(204)

    hook = HookRow(
        id=HookId("h"), player=PlayerId("p"), url="https://hooks.example:8443/x?y=1", secret="s", created=0.0
    )
    sender = Delivery(Store(f"sqlite:///{tmp_path}/h.db").webhooks, "public")
    async with httpx.AsyncClient(transport=httpx.MockTransport(told)) as client:
        assert await sender.answer(client, hook, b"{}", "d") == "204"
        assert await sender.answer(client, hook, b"{}", "d") == "hook-address"
    (request,) = asked
    assert str(request.url) == "https://1.1.1.1:8443/x?y=1"
    assert request.headers["host"] == "hooks.example:8443"
    assert request.extensions["sni_hostname"] == "hooks.example"


async def test_a_hook_in_the_form_of_a_chat_says_who_won_and_where(hall: AnyHall, ear: Ear) -> None:
    ann = await owner(hall)
    for form in ("discord", "slack"):
        status, access = await ann.http("POST", "/api/access/hooks", {"url": ear.url, "form": form})
        assert (status, access["hooks"][-1]["form"], access["hooks"][-1]["tells"]) == (201, form, ["over"])
    assert (await ann.http("POST", "/api/access/hooks", {"url": ear.url, "form": "fax"}))[0] == 400
    assert (await ann.http("POST", "/api/access/hooks", {"url": ear.url, "tells": []}))[0] == 400
    await conceded(hall, ann)
    for _ in range(2):
        assert await asyncio.to_thread(ear.rang.acquire, timeout=20)
    told = sorted((json.loads(body) for _, body in ear.told), key=len)
    assert {frozenset(body) for body in told} == {
        frozenset(("content", "allowed_mentions")),
        frozenset(("text", "link_names")),
    }
    assert all("Can’t Stop is over. First: " in (body.get("text") or body["content"]) for body in told)


async def test_a_hook_hears_once_that_a_table_waits_for_who_is_away(hall: AnyHall, ear: Ear) -> None:
    table, people = await with_accounts(hall)
    await people[0].ask(table, "start")
    first = await turn(people[0], table)
    away = people[1 - first]
    for tells in (["turn"], ["over"]):
        assert (await away.http("POST", "/api/access/hooks", {"url": ear.url, "tells": tells}))[0] == 201
    await away.leave()
    await play(people, table)
    assert await asyncio.to_thread(ear.rang.acquire, timeout=40)
    told = json.loads(ear.told[0][1])
    assert told == {"type": "your-turn", "table": table, "game": "cant-stop", "link": f"/t/{table}"}
    assert not await asyncio.to_thread(ear.rang.acquire, timeout=3), "once, and only to the one that hears of turns"


@pytest.mark.parametrize("form", ["discord", "slack"])
def test_a_name_formats_mentions_and_links_nothing(form: str) -> None:
    name = "@everyone **<!here>** [x](https://evil.example) <https://evil.example|hi>"
    said = json.loads(hook_forms.body(form, hook_forms.over("cant-stop", [name, ""], "en", "https://hall.example/t/x")))
    text: str = said.get("content") or said["text"]
    assert text.endswith(" https://hall.example/t/x")
    rest = text.removesuffix(" https://hall.example/t/x")
    assert "://" not in rest
    assert "<" not in rest.replace("\\<", "")
    assert "**" not in rest.replace("\\*", "") or form == "slack"
    assert said.get("allowed_mentions", {"parse": []}) == {"parse": []}
    assert "a bot" in rest
    assert hook_forms.body(form, hook_forms.waits("turn", "cant-stop", "ja", "/t/x")).decode().count("/t/x") == 0


async def test_where_hooks_may_lead_is_the_hosts_choice(tmp_path: Path) -> None:
    await allowed("https://1.1.1.1/", "public")
    await allowed("http://127.0.0.1:9/", "any")
    refused: list[tuple[Reach, str, str]] = [
        ("off", "https://1.1.1.1/", "hooks-off"),
        ("public", "https://127.0.0.1/", "hook-address"),
    ]
    for which, url, code in refused:
        with pytest.raises(Refused, match=code):
            await service._allowed(which, url)
