"""From guest to account and back: names, sessions, the worth of a copied cookie, the traces of a deleted account."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hiroma.games import ruleset
from hiroma.server.core import room
from hiroma.server.wire import unavailable
from hiroma.store import Store
from hiroma.table.verify import verify
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, sit_down
from tests.server.test_http import fetch

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall with no practical limit on tries from one address."""
    running = InsideHall(tmp_path_factory.mktemp("hall"), signins=10**6).start()
    yield running
    running.stop()


def unused(name: str) -> str:
    """Return a name like that which nobody has yet."""
    return f"{name} {secrets.token_hex(4)}"


async def registered(hall: AnyHall, name: str) -> Person:
    """Make an account with this name or a little longer; return its person."""
    name = unused(name)
    person = Person(hall, name)
    status, account = await person.http("POST", "/api/account", {"name": name, "password": PASSWORD})
    assert (status, account["name"]) == (201, name)
    return person


async def signed_in(hall: AnyHall, name: str) -> Person:
    """Sign the same person in on another device."""
    person = Person(hall, name)
    status, _ = await person.http("POST", "/api/account/sign-in", {"name": name, "password": PASSWORD})
    assert status == 200
    return person


async def test_a_guest_becomes_an_account_and_stays_who_they_are(hall: AnyHall) -> None:
    table, (ann, _) = await sit_down(hall)
    name = unused("Ann")
    await ann.http("POST", "/api/account", {"name": name, "password": PASSWORD})
    _, me = await ann.http("GET", "/api/me")
    assert (me["id"], me["name"]) == (ann.me["id"], name)
    other = await signed_in(hall, name.lower())
    assert (await other.http("GET", "/api/me"))[1]["id"] == ann.me["id"]
    _, state = await other.http("GET", f"/api/tables/{table}")
    assert state["meta"]["chairs"][0]["player"] == ann.me["id"]
    assert state["you"]["chairs"] == [0]
    await asyncio.to_thread(hall.stop)
    hall.start()
    assert (await other.http("GET", "/api/account"))[1]["name"] == name


async def test_signing_out_leads_back_to_the_guest_of_the_device(hall: AnyHall) -> None:
    ann = await registered(hall, "Ann")
    other = Person(hall, "x")
    _, guest = await other.http("GET", "/api/me")
    _, made = await other.http("POST", "/api/tables", {"game": "cant-stop"})
    ask = {"type": "command", "id": "j", "table": made["id"], "name": "join", "args": {}}
    assert (await other.http("POST", f"/api/tables/{made['id']}/commands", ask))[0] == 200
    _, account = await other.http("POST", "/api/account/sign-in", {"name": ann.name, "password": PASSWORD})
    assert account["id"] != guest["id"]
    assert account["tables"] == 1
    await other.http("POST", "/api/account/sign-out", {})
    assert (await other.http("GET", "/api/me"))[1]["id"] == guest["id"]


async def test_the_cookie_of_the_guest_does_not_open_the_account(hall: AnyHall) -> None:
    """Session fixation: an attacker's cookie in another person's browser does not open the account made there."""
    ann, thief = Person(hall, "ann"), Person(hall, "thief")
    await ann.http("GET", "/api/me")
    thief.cookie = ann.cookie
    await thief.arrive()
    _, account = await ann.http("POST", "/api/account", {"name": unused("Ann"), "password": PASSWORD})
    assert thief.me["id"] == account["id"]
    assert (await thief.wait("bye"))["why"] == "signed-out"
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers={"Cookie": thief.cookie})
    assert (await thief.http("GET", "/api/me"))[1]["id"] != account["id"]
    assert (await ann.http("GET", "/api/me"))[1]["id"] == account["id"]


async def test_every_sign_in_has_a_session_of_its_own(hall: AnyHall) -> None:
    """Session fixation: a token from before a sign-in is worth nothing after it."""
    ann = await registered(hall, "Ann")
    before = ann.cookie
    await ann.http("POST", "/api/account/sign-in", {"name": ann.name, "password": PASSWORD})
    assert ann.cookie != before
    old = Person(hall, "old")
    old.cookie = before
    assert (await old.http("GET", "/api/account"))[1]["since"] is None
    chosen = Person(hall, "chosen")
    chosen.cookie = "hiroma-session=chosen-by-somebody-else"
    await chosen.http("POST", "/api/account/sign-in", {"name": ann.name, "password": PASSWORD})
    assert "chosen-by" not in chosen.cookie


async def test_only_the_hash_of_a_token_is_kept(hall: AnyHall) -> None:
    ann = await registered(hall, "Ann")
    token = ann.cookie.partition("hiroma-session=")[2]
    kept = b"".join(file.read_bytes() for file in hall.folder.glob("hiroma.db*"))
    assert len(token) > 40
    assert token.encode() not in kept
    assert PASSWORD.encode() not in kept
    assert b"$argon2id$" in kept


async def test_cookies_are_for_the_server_alone_and_over_https_when_it_is_there(hall: AnyHall) -> None:
    body = json.dumps({"name": unused("Ann"), "password": PASSWORD}).encode()
    proxied = {"Content-Type": "application/json", "X-Forwarded-Proto": "https"}
    _, headers, _ = fetch(hall, "/api/account", body, **proxied)
    assert headers["set-cookie"].startswith(("hiroma-session=", "hiroma="))
    for word in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"):
        assert word.lower() in headers["set-cookie"].lower()


async def test_sessions_are_listed_and_ended(hall: AnyHall) -> None:
    ann = await registered(hall, "Ann")
    phone = await (await signed_in(hall, ann.name)).arrive()
    laptop = await (await signed_in(hall, ann.name)).arrive()
    _, account = await ann.http("GET", "/api/account")
    assert [line["here"] for line in account["sessions"]].count(True) == 1
    assert len(account["sessions"]) == 3
    here = next(line["id"] for line in (await phone.http("GET", "/api/account"))[1]["sessions"] if line["here"])
    status, account = await ann.http("DELETE", f"/api/account/sessions/{here}")
    assert (status, len(account["sessions"])) == (200, 2)
    assert (await phone.wait("bye"))["why"] == "signed-out"
    assert (await phone.http("GET", "/api/account"))[1]["since"] is None
    _, account = await ann.http("DELETE", "/api/account/sessions")
    assert [line["here"] for line in account["sessions"]] == [True]
    assert (await laptop.wait("bye"))["why"] == "signed-out"
    assert (await ann.http("GET", "/api/account"))[1]["since"] is not None


async def test_nobody_ends_the_session_of_another(hall: AnyHall) -> None:
    ann, ben = await registered(hall, "Ann"), await registered(hall, "Ben")
    (line,) = (await ann.http("GET", "/api/account"))[1]["sessions"]
    guest = Person(hall, "guest")
    for stranger in (ben, guest):
        status, refused = await stranger.http("DELETE", f"/api/account/sessions/{line['id']}")
        assert (status, refused["code"]) == (404, "no-such-session")
        await stranger.http("DELETE", "/api/account/sessions")
    assert (await ann.http("GET", "/api/account"))[1]["sessions"][0]["id"] == line["id"]


@pytest.mark.parametrize("path", ["", "/sign-in", "/sign-out", "/delete"])
def test_foreign_pages_cannot_register_or_sign_anybody_in_or_out(hall: AnyHall, path: str) -> None:
    for origin in ("https://elsewhere.example", "null"):
        headers = {"Content-Type": "application/json", "Origin": origin}
        status, _, body = fetch(hall, f"/api/account{path}", b"{}", **headers)
        assert (status, json.loads(body)["code"]) == (403, "foreign-origin")


async def test_foreign_pages_cannot_open_a_socket_with_a_session(hall: AnyHall) -> None:
    ann = await registered(hall, "Ann")
    headers = {"Cookie": ann.cookie, "Origin": "https://elsewhere.example"}
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers=headers)
    headers["Origin"] = hall.address
    socket = await connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers=headers)
    await socket.close()


async def test_names_that_look_like_an_accounts_are_refused(hall: AnyHall) -> None:
    guest = Person(hall, "guest")
    for name in ("Alice", "alice"):
        assert (await guest.http("PATCH", "/api/me", {"name": name}))[0] == 200
    ann = Person(hall, "ann")
    assert (await ann.http("POST", "/api/account", {"name": "Alice", "password": PASSWORD}))[0] == 201
    # The guest who had the name has lost it.
    assert (await guest.http("GET", "/api/me"))[1]["name"].startswith("Guest-")
    for name in ("Alice", "ALICE", "A lice", "Аlice", "Ａｌｉｃｅ", "Al1ce", "Alice\u200b"):
        status, refused = await guest.http("PATCH", "/api/me", {"name": name})
        assert (status, refused["code"]) == (409, "name-taken"), name
        status, refused = await guest.http("POST", "/api/account", {"name": name, "password": PASSWORD})
        assert (status, refused["code"]) == (409, "name-taken"), name
    for name in ("Guest-12AB", "deleted player", "Аdmin"):
        assert (await guest.http("PATCH", "/api/me", {"name": name}))[1]["code"] == "name-reserved"
    assert (await guest.http("PATCH", "/api/me", {"name": "\u3164\u200b"}))[1]["code"] == "name-length"
    assert (await guest.http("PATCH", "/api/me", {"name": "Alicia"}))[0] == 200
    # An account may change the case of its name, and signs in by a new name as soon as it has taken it.
    assert (await ann.http("PATCH", "/api/me", {"name": "ALICE"}))[0] == 200
    assert (await ann.http("PATCH", "/api/me", {"name": "Berta"}))[0] == 200
    await signed_in(hall, "berta")
    assert (await guest.http("PATCH", "/api/me", {"name": "Alice"}))[0] == 200
    # The account takes its name back from the guest who has it meanwhile.
    assert (await ann.http("PATCH", "/api/me", {"name": "Alice"}))[0] == 200
    assert (await guest.http("GET", "/api/me"))[1]["name"].startswith("Guest-")


async def test_bad_passwords_are_refused(hall: AnyHall) -> None:
    guest = Person(hall, "guest")
    for password, code in (("short", "password-length"), ("x" * 201, "password-length"), ("a" * 12, "password-weak")):
        status, refused = await guest.http("POST", "/api/account", {"name": unused("Ann"), "password": password})
        assert (status, refused["code"]) == (422, code)
    _, refused = await guest.http("POST", "/api/account", {"name": "Annabel Lee", "password": "annabel lee"})
    assert refused["code"] == "password-weak"
    assert (await guest.http("POST", "/api/account", {"name": 1, "password": []}))[0] == 400


async def test_a_changed_password_signs_all_others_out(hall: AnyHall) -> None:
    ann = await registered(hall, "Ann")
    phone = await signed_in(hall, ann.name)
    wrong = {"password": "no such password", "new": "another password"}
    assert (await phone.http("PUT", "/api/account/password", wrong))[1]["code"] == "wrong-password"
    right = {"password": PASSWORD, "new": "another password"}
    _, account = await ann.http("PUT", "/api/account/password", right)
    assert [line["here"] for line in account["sessions"]] == [True]
    assert (await phone.http("GET", "/api/account"))[1]["since"] is None
    for password, status in ((PASSWORD, 403), ("another password", 200)):
        assert (await phone.http("POST", "/api/account/sign-in", {"name": ann.name, "password": password}))[0] == status


async def test_what_deletion_takes_and_what_it_leaves(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    name = unused("Ann")
    await ann.http("POST", "/api/account", {"name": name, "password": PASSWORD})
    await ann.arrive()
    await ann.line(table, "my words")
    assert (await ann.line(table, "/start"))["type"] == "ack"
    assert (await ben.line(table, "/concede"))["type"] == "ack"
    await ann.http("PUT", "/api/vacation", {"days": 3})
    await ann.http("PUT", f"/api/me/shunned/avoided/{ben.me['id']}")
    await ann.http("POST", "/api/access/tokens", {"label": "laptop", "scopes": ["read"], "password": PASSWORD})
    exported = await _with_records(ann)
    assert exported["account"]["name"] == name
    assert exported["shunned"] == {"ignored": [], "avoided": [ben.me["id"]]}
    assert [round(until - began) for began, until in exported["vacations"]] == [3 * 86_400]
    assert [token[:2] for token in exported["tokens"]] == [["laptop", "read"]]
    assert (exported["mail"], exported["browsers"], exported["hooks"]) == (None, [], [])
    assert [line[2] for line in exported["chat"]] == ["my words"]
    assert [one["id"] for one in exported["tables"]] == [table]
    assert len(exported["records"]) == 1
    assert (await ann.http("POST", "/api/account/delete", {"password": "wrong password"}))[0] == 403
    assert (await ann.http("POST", "/api/account/delete", {"password": PASSWORD}))[0] == 200
    assert (await ann.http("GET", "/api/me"))[1]["id"] != ann.me["id"]
    assert (await ann.http("POST", "/api/account/sign-in", {"name": name, "password": PASSWORD}))[0] == 403
    assert (await ben.http("GET", f"/api/people/{ann.me['id']}"))[0] == 404
    _, profile = await ben.http("GET", f"/api/people/{ben.me['id']}")
    assert [(other["id"], other["name"]) for other in profile["latest"][0]["others"]] == [(None, "deleted player")]
    assert "my words" not in json.dumps(await ben.http("GET", f"/api/tables/{table}"))
    _, log = await ben.http("GET", f"/api/tables/{table}/log")
    assert verify(log.splitlines(), ruleset).bad is None
    # The name is free again.
    assert (await ann.http("POST", "/api/account", {"name": name, "password": PASSWORD}))[0] == 201


async def _with_records(person: Person) -> Any:
    # The hall writes the record only after the game is over.
    for _ in range(200):
        _, exported = await person.http("GET", "/api/account/export.json")
        if exported["records"]:
            return exported
        await asyncio.sleep(0.05)
    raise AssertionError("no records")


async def test_who_is_deleted_between_two_games_of_a_match_holds_nobody_up(hall: AnyHall) -> None:
    ann, ben = [await Person(hall, name).arrive() for name in ("ann", "ben")]
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop", "options": {"match": 2}, "rated": False})
    table = made["id"]
    for person, line in ((ann, "/join"), (ben, "/join"), (ann, "/start"), (ben, "/concede")):
        assert (await person.line(table, line))["type"] == "ack", line
    await ben.http("POST", "/api/account/delete", {})
    _, seen = await ann.http("GET", f"/api/tables/{table}")
    assert [chair["bot"] for chair in seen["meta"]["chairs"]] == [None, "casual"]
    assert (await ann.line(table, "/ready"))["type"] == "ack"
    _, seen = await ann.http("GET", f"/api/tables/{table}")
    assert seen["meta"]["status"] == "playing"


async def test_nobody_is_deleted_whom_a_table_cannot_let_go(hall: AnyHall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a seat of a game that is on would be nobody's."""
    table, (ann, ben) = await sit_down(hall)
    assert (await ann.line(table, "/start"))["type"] == "ack"
    with monkeypatch.context() as busy:
        busy.setattr(room, "TRYING", 0.0)
        status, answer = await ben.http("POST", "/api/account/delete", {})
    assert (status, answer["code"]) == (503, unavailable.CODE)
    assert (await ben.http("GET", "/api/me"))[1]["id"] == ben.me["id"]
    await ben.http("POST", "/api/account/delete", {})
    _, seen = await ann.http("GET", f"/api/tables/{table}")
    assert [chair["bot"] for chair in seen["meta"]["chairs"]] == [None, "casual"]


async def test_a_deleted_guest_is_gone_as_well(hall: AnyHall) -> None:
    guest = await Person(hall, "guest").arrive()
    await guest.http("PATCH", "/api/me", {"name": "Gus"})
    copy = Person(hall, "copy")
    copy.cookie = guest.cookie
    await guest.http("POST", "/api/account/delete", {})
    assert (await guest.wait("bye"))["why"] == "signed-out"
    for person in (guest, copy):
        assert (await person.http("GET", "/api/me"))[1]["id"] != guest.me["id"]


async def test_a_session_ended_by_another_process_closes_its_sockets(hall: AnyHall) -> None:
    ann = await registered(hall, "Ann")
    phone = await (await signed_in(hall, ann.name)).arrive()
    store = await Store.connect(hall.settings.store)
    _, account = await ann.http("GET", "/api/account")
    for line in account["sessions"]:
        if not line["here"]:
            await store.signins.end(account["id"], line["id"])
    await store.close()
    assert (await phone.wait("bye", 20.0))["why"] == "signed-out"
    with pytest.raises((ConnectionClosed, asyncio.TimeoutError)):
        await phone.wait("pong", 0.5)
