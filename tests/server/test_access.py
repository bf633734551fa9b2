"""Programs at the table: what a token opens and what it does not, robots, and hooks that are told of finished games."""

import asyncio
import hashlib
import hmac
import json
import secrets
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

from hiroma.server.access.courier import Courier
from hiroma.server.access.desk import Desk
from hiroma.server.hall import Hall
from hiroma.server.outward import Astray, allowed
from hiroma.server.settings import Settings
from hiroma.store.hooks import Delivery, HookRow
from hiroma.table.refusal import Refused
from tests.server.running import Person, RunningHall
from tests.server.test_http import fetch

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall that tells any hook."""
    running = RunningHall(tmp_path_factory.mktemp("hall"), signins=10**6, hooks="any").start()
    yield running
    running.stop()


async def owner(hall: RunningHall) -> Person:
    """Somebody with an account."""
    person = Person(hall)
    name = f"Owner {secrets.token_hex(4)}"
    status, _ = await person.http("POST", "/api/account", {"name": name, "password": "correct horse battery"})
    assert status == 201
    return person


async def token(person: Person, *scopes: str) -> str:
    """A token of theirs."""
    status, made = await person.http("POST", "/api/access/tokens", {"label": "laptop", "scopes": list(scopes)})
    assert status == 201, made
    return str(made["token"])


def by(hall: RunningHall, token: str, path: str, content: bytes | None = None) -> tuple[int, Any]:
    """What a program gets that shows a token."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    status, _, body = fetch(hall, path, content, **headers)
    return status, json.loads(body)


async def test_a_token_is_its_owner_and_looks_or_plays(hall: RunningHall) -> None:
    ann = await owner(hall)
    _, me = await ann.http("GET", "/api/me")
    reader, player = await token(ann, "read"), await token(ann, "play")
    for shown in (reader, player):
        assert by(hall, shown, "/api/me")[1]["id"] == me["id"]
    table = b'{"game": "cant-stop"}'
    assert by(hall, reader, "/api/tables", table) == (403, {"type": "refused", "id": "", "code": "token-scope"})
    assert by(hall, player, "/api/tables", table)[0] == 201
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers={"Authorization": f"Bearer {reader}"})


async def test_a_token_does_not_lead_to_its_account_nor_to_others(hall: RunningHall) -> None:
    ann = await owner(hall)
    shown = await token(ann, "read", "play")
    for path in ("/api/account", "/api/account/export.json", "/api/access", "/api/nothing"):
        assert by(hall, shown, path)[0] == 403, path
    assert by(hall, shown, "/api/me/../account")[0] == 404
    for path, body in (("/api/account/delete", b"{}"), ("/api/access/tokens", b'{"label":"x","scopes":["play"]}')):
        assert by(hall, shown, path, body)[0] == 403, path
    assert (await ann.http("GET", "/api/account"))[0] == 200


async def test_who_shows_what_is_no_token_is_nobody(hall: RunningHall) -> None:
    for shown in ("", "hiroma_nothing", "é"):
        assert by(hall, shown, "/api/me")[0] == 401


async def hears_out(socket: ClientConnection) -> None:
    """Hear everything until the line is closed."""
    while True:
        await socket.recv()


async def test_a_token_taken_back_is_good_no_more_and_its_socket_is_closed(hall: RunningHall) -> None:
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


async def test_only_accounts_have_tokens_and_not_too_many(hall: RunningHall) -> None:
    guest, ann = Person(hall), await owner(hall)
    assert (await guest.http("GET", "/api/access"))[1]["code"] == "guest"
    for _ in range(20):
        await token(ann, "read")
    status, refused = await ann.http("POST", "/api/access/tokens", {"label": "x", "scopes": ["read"]})
    assert (status, refused["code"]) == (422, "too-many")
    for bad in ({"label": "", "scopes": ["read"]}, {"label": "x", "scopes": []}, {"label": "x", "scopes": ["root"]}):
        assert (await ann.http("POST", "/api/access/tokens", bad))[0] == 400


async def test_the_example_bot_plays_a_whole_game(hall: RunningHall) -> None:
    ann = await owner(hall)
    shown = await token(ann, "play")
    _, table = await ann.http("POST", "/api/tables", {"game": "cant-stop", "options": {}})
    command = [sys.executable, str(BOT), hall.address, shown, table["id"]]
    bot = await asyncio.to_thread(subprocess.Popen, command, stdout=subprocess.PIPE, text=True)
    try:
        await ann.arrive()
        await ann.watch(table["id"], rev=2)
        await ann.ask(table["id"], "bot", {"level": "casual"})
        await ann.ask(table["id"], "start", {"nonce": "0" * 32})
        said, _ = await asyncio.to_thread(bot.communicate, timeout=120)
    finally:
        bot.kill()
    assert said.startswith("outcome: {'ranking'")
    assert len(BOT.read_text().splitlines()) <= 61


async def test_a_robot_says_so_for_good(hall: RunningHall) -> None:
    ann = await owner(hall)
    _, before = await ann.http("GET", "/api/me")
    assert (await ann.http("POST", "/api/access/robot"))[1]["robot"]
    assert (await ann.http("GET", "/api/me"))[1]["name"].endswith(" [bot]")
    assert (await ann.http("POST", "/api/access/robot"))[1]["code"] == "robot-already"
    status, me = await ann.http("PATCH", "/api/me", {"name": f"{before['name'][:9]} {secrets.token_hex(3)}"})
    assert (status, me["name"].endswith(" [bot]")) == (200, True)
    for name in ("Ann [bot]", "Ann [ＢＯＴ]"):
        assert (await Person(hall).http("PATCH", "/api/me", {"name": name}))[1]["code"] == "name-reserved"


class Ear:
    """A hook's other end: keeps what it is told, and answers `status`."""

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
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/told"


@pytest.fixture
def ear() -> Iterator[Ear]:
    listening = Ear()
    yield listening
    listening.server.shutdown()
    listening.server.server_close()


async def conceded(hall: RunningHall, ann: Person) -> str:
    """A game that somebody without a hook gives up."""
    ann.name = "a"
    await ann.arrive()
    _, table = await ann.http("POST", "/api/tables", {"game": "cant-stop", "options": {}})
    ben = await Person(hall, "b").arrive()
    for person in (ann, ben):
        await person.ask(table["id"], "join", {"nonce": "0" * 32})
    await ann.ask(table["id"], "start", {"nonce": "0" * 32})
    await ben.ask(table["id"], "concede")
    return str(table["id"])


async def test_a_hook_is_told_of_a_finished_game_signed(hall: RunningHall, ear: Ear) -> None:
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


async def test_a_hook_that_fails_is_tried_again_later(hall: RunningHall, ear: Ear) -> None:
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
    with pytest.raises(Astray):
        await allowed(url, "public")


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

    hook = HookRow(id="h", player="p", url="https://hooks.example:8443/x?y=1", secret="s", created=0.0)
    courier = Courier(Hall(Settings(store=f"sqlite:///{tmp_path}/h.db", key=f"{tmp_path}/key")))
    async with httpx.AsyncClient(transport=httpx.MockTransport(told)) as client:
        one = Delivery(id="d", hook=hook, body=b"{}", tries=0)
        assert await courier._answer(client, one) == "204"
        assert await courier._answer(client, one) == "hook-address"
    (request,) = asked
    assert str(request.url) == "https://1.1.1.1:8443/x?y=1"
    assert request.headers["host"] == "hooks.example:8443"
    assert request.extensions["sni_hostname"] == "hooks.example"


async def test_where_hooks_may_lead_is_the_hosts_choice(tmp_path: Path) -> None:
    await allowed("https://1.1.1.1/", "public")
    await allowed("http://127.0.0.1:9/", "any")
    for which, url, code in (
        ("off", "https://1.1.1.1/", "hooks-off"),
        ("public", "https://127.0.0.1/", "hook-address"),
    ):
        desk = Desk(Hall(Settings(key=f"{tmp_path}/key", hooks=which)))
        with pytest.raises(Refused, match=code):
            await desk._allowed(url)
