"""Fair play: ignored and avoided players, reports, and the powers and limits of moderators."""

import json
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from hiroma.cli import app
from hiroma.ids import PlayerId
from hiroma.server.core.sanctions import verdict
from hiroma.server.fairplay import reports
from hiroma.store.moderation import Ruling
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, sit_down
from tests.server.test_http import fetch

PASSWORD = "correct horse battery"
EVIL = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{ $name } {{7*7}} ${7*7}",
    "\u202egnp.exe\u0000\u0007",
)
"""Texts that try to be code."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall with no practical limit on tries from one address."""
    running = InsideHall(tmp_path_factory.mktemp("hall"), signins=10**6).start()
    yield running
    running.stop()


async def account(hall: AnyHall) -> Person:
    """Return a person with a new account."""
    person = Person(hall, f"p{secrets.token_hex(4)}")
    status, made = await person.http("POST", "/api/account", {"name": person.name, "password": PASSWORD})
    assert status == 201
    person.me = made
    return person


class Done(NamedTuple):
    """A command that has ended."""

    returncode: int
    stdout: str
    stderr: str


def admin(hall: AnyHall, *words: str) -> Done:
    """Run the host's command line, in a thread because it has a loop of its own."""
    line = ["admin", *words, "--store", hall.settings.store]
    with ThreadPoolExecutor(1) as aside:
        done = aside.submit(CliRunner().invoke, app, line).result(60)
    return Done(done.exit_code, done.stdout, done.stderr)


async def moderator(hall: AnyHall) -> Person:
    """Return a moderator."""
    person = await account(hall)
    done = admin(hall, "grant", person.name, "moderator")
    assert done.returncode == 0, done.stderr
    return person


async def rule(judge: Person, whom: Person, act: str, why: str = "Be kind.", **more: Any) -> tuple[int, Any]:
    """Let a moderator act on a person."""
    body = {"player": whom.me["id"], "act": act, "why": why, **more}
    return await judge.http("POST", "/api/moderation/rulings", body)


async def test_who_is_ignored_is_not_heard_by_that_one_only(hall: AnyHall) -> None:
    table, (ann, ben, cho) = await sit_down(hall, "abc")
    await ben.line(table, "before")
    status, lists = await ann.http("PUT", f"/api/me/shunned/ignored/{ben.me['id']}")
    assert status == 200
    assert [one["id"] for one in lists["ignored"]] == [ben.me["id"]]
    assert (await ann.wait("conduct"))["ignored"] == [ben.me["id"]]
    await ben.line(table, "after")
    await cho.line(table, "end")
    assert (await ann.wait("chat"))["line"]["text"] in ("before", "end")
    for person, heard in ((ann, ["end"]), (cho, ["before", "after", "end"])):
        _, state = await person.http("GET", f"/api/tables/{table}")
        assert [line["text"] for line in state["chat"]] == heard
    assert not any(frame["type"] == "chat" and frame["line"]["text"] == "after" for frame in ann.heard)
    await ann.http("DELETE", f"/api/me/shunned/ignored/{ben.me['id']}")
    _, state = await ann.http("GET", f"/api/tables/{table}")
    assert len(state["chat"]) == 3


async def test_mute_is_the_same_by_name(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    name = f"Ben {secrets.token_hex(3)}"
    await ben.http("PATCH", "/api/me", {"name": name})
    assert (await ann.line(table, f"/mute {name}"))["reply"]["args"] == {"names": name}
    assert [one["name"] for one in (await ann.http("GET", "/api/me/shunned"))[1]["ignored"]] == [name]
    assert (await ann.line(table, "/mute Nobody"))["code"] == "nobody-of-that-name"
    assert (await ann.line(table, f"/mute {name}"))["reply"]["args"] == {"names": "none"}


async def test_who_is_avoided_does_not_sit_down_and_is_not_told_why(hall: AnyHall) -> None:
    table, (ann,) = await sit_down(hall, "a")
    ben = await Person(hall, "b").arrive()
    await ben.http("PATCH", "/api/me", {"name": "Ben"})
    await ann.http("PUT", f"/api/me/shunned/avoided/{ben.me['id']}")
    await ben.watch(table)
    answer = await ben.line(table, "/join")
    assert (answer["code"], answer.get("what", {})) == ("not-at-this-table", {})
    assert (await ben.line(table, "Hello"))["type"] == "ack"
    await ann.http("DELETE", f"/api/me/shunned/avoided/{ben.me['id']}")
    assert (await ben.line(table, "/join"))["type"] == "ack"
    await ann.http("PUT", f"/api/me/shunned/avoided/{ben.me['id']}")
    assert (await ann.line(table, "/start"))["type"] == "ack"
    assert (await ben.line(table, "/leave"))["type"] == "ack"
    assert (await ben.line(table, "/join"))["type"] == "ack"


async def test_lists_are_for_people_there_are(hall: AnyHall) -> None:
    ann = await Person(hall, "a").arrive()
    wrong = (
        ("ignored", ann.me["id"], "yourself"),
        ("ignored", "nobody", "no-such-person"),
        ("hated", "x", "no-such-list"),
    )
    for how, other, code in wrong:
        status, said = await ann.http("PUT", f"/api/me/shunned/{how}/{other}")
        assert status in (404, 422)
        assert said["code"] == code


async def test_a_report_brings_what_was_said(hall: AnyHall) -> None:
    judge = await moderator(hall)
    table, (ann, ben) = await sit_down(hall)
    for text in EVIL:
        await ben.line(table, "//" + text if text.startswith("/") else text)
    report = {"player": ben.me["id"], "table": table, "reason": "chat", "text": EVIL[0]}
    assert (await ann.http("POST", "/api/reports", report))[0] == 201
    status, said = await ann.http("POST", "/api/reports", report)
    assert (status, said["code"]) == (409, "reported-already")
    for change, code in (
        ({"player": ann.me["id"]}, "yourself"),
        ({"player": "nobody"}, "no-such-person"),
        ({"table": "nosuch"}, "no-such-table"),
        ({"reason": "x"}, "malformed"),
        ({"text": "x" * 1001}, "malformed"),
    ):
        status, said = await ann.http("POST", "/api/reports", {**report, **change})
        assert 400 <= status < 500
        assert said["code"] == code
    _, desk = await judge.http("GET", "/api/moderation")
    found = next(one for one in desk["reports"] if one["player"]["id"] == ben.me["id"])
    assert (found["reporter"]["id"], found["table"], found["reason"]) == (ann.me["id"], table, "chat")
    assert found["text"] == EVIL[0]
    assert len(found["chat"]) == len(EVIL)
    assert not any(sign in line["text"] for line in found["chat"] for sign in "\u202e\u0000\u0007")
    status, case = await rule(judge, ben, "warn", report=found["id"])
    assert (status, case["rulings"][0]["report"]) == (200, found["id"])
    assert (await rule(judge, ben, "dismiss", report=found["id"]))[1]["code"] == "no-such-report"
    assert (await ben.wait("conduct"))["warnings"][0]["why"] == "Be kind."
    assert (await ann.http("POST", "/api/reports", report))[0] == 201


async def test_many_cookies_of_one_address_report_no_more_than_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "NETWORK_REPORTS", 2)
    hall = InsideHall(tmp_path).start()
    try:
        ben = await (await account(hall)).arrive()
        report = {"player": ben.me["id"], "table": "", "reason": "other", "text": "He won."}
        cookies = [await Person(hall, f"p{n}").arrive() for n in range(3)]
        told = [await one.http("POST", "/api/reports", report) for one in cookies]
        assert [status for status, _ in told] == [201, 201, 429]
        assert told[2][1]["code"] == "wait"
    finally:
        hall.stop()


async def test_a_warning_is_read_once(hall: AnyHall) -> None:
    judge, ben = await moderator(hall), await account(hall)
    await rule(judge, ben, "warn", EVIL[1])
    (shown,) = (await ben.http("GET", "/api/me/conduct"))[1]["warnings"]
    assert shown["why"] == EVIL[1]
    for _ in range(2):
        assert (await ben.http("POST", "/api/me/conduct/read", {"at": shown["at"]}))[1]["warnings"] == []
    assert (await ben.http("GET", "/api/me/conduct"))[1]["warnings"] == []
    _, case = await judge.http("GET", f"/api/moderation/people/{ben.me['id']}")
    assert [(one["act"], one["by"]["id"]) for one in case["rulings"]] == [
        ("read", ben.me["id"]),
        ("warn", judge.me["id"]),
    ]


async def test_a_warning_that_was_not_shown_yet_is_not_read(hall: AnyHall) -> None:
    judge, ben = await moderator(hall), await account(hall)
    await rule(judge, ben, "warn", "Be kind.")
    (shown,) = (await ben.http("GET", "/api/me/conduct"))[1]["warnings"]
    await rule(judge, ben, "warn", "Be honest.")
    _, left = await ben.http("POST", "/api/me/conduct/read", {"at": shown["at"]})
    assert [word["why"] for word in left["warnings"]] == ["Be honest."]
    assert (await ben.http("POST", "/api/me/conduct/read", {"at": 1e300}))[1]["warnings"] == []
    await rule(judge, ben, "warn", "Be on time.")
    assert [word["why"] for word in (await ben.http("GET", "/api/me/conduct"))[1]["warnings"]] == ["Be on time."]
    _, case = await judge.http("GET", f"/api/moderation/people/{ben.me['id']}")
    assert [one["until"] for one in case["rulings"] if one["act"] == "read"] == [None, None]


def test_what_was_read_before_the_hall_kept_up_to_where_stays_read() -> None:
    rulings = [
        Ruling(at=at, actor=PlayerId("judge"), player=PlayerId("ben"), act=act, why=f"{at}")
        for at, act in ((3.0, "warn"), (2.0, "read"), (1.0, "warn"))
    ]
    assert [word.at for word in verdict(rulings, 4.0).warnings] == [3.0]


async def test_who_is_muted_says_nothing_and_knows_why(hall: AnyHall) -> None:
    judge = await moderator(hall)
    table, (_, ben) = await sit_down(hall)
    await rule(judge, ben, "mute", hours=2)
    answer = await ben.line(table, "Hello")
    assert (answer["code"], answer["what"]["why"]) == ("chat-muted", "Be kind.")
    # The frame about the ruling may come before the answer.
    told = [frame for frame in ben.heard if frame["type"] == "conduct"] or [await ben.wait("conduct")]
    assert told[-1]["muted"]["until"] == answer["what"]["until"]
    await rule(judge, ben, "mute", "Enough.", hours=0)
    assert (await ben.line(table, "Hello again"))["type"] == "ack"


async def test_who_is_banned_finishes_the_game_and_begins_none(hall: AnyHall) -> None:
    judge = await moderator(hall)
    table, (ann, ben) = await sit_down(hall)
    await ann.line(table, "/start")
    await rule(judge, ben, "ban", hours=24)
    assert (await ben.line(table, "/leave"))["type"] == "ack"
    assert (await ben.line(table, "/join"))["type"] == "ack"
    assert (await ben.line(table, "/concede"))["type"] == "ack"
    assert (await ben.line(table, "/rematch"))["code"] == "banned"
    assert (await ben.http("POST", "/api/tables", {"game": "cant-stop"}))[1]["code"] == "banned"
    assert (await ben.http("POST", "/api/tables", {"game": "cant-stop", "practice": 2}))[0] == 201
    other, _ = await sit_down(hall, "c")
    await ben.watch(other)
    assert (await ben.line(other, "/join"))["what"]["why"] == "Be kind."
    await rule(judge, ben, "ban", hours=0)
    assert (await ben.line(other, "/join"))["type"] == "ack"


ROUTES = (
    ("GET", "/api/moderation", None),
    ("GET", "/api/moderation/people/{other}", None),
    ("POST", "/api/moderation/rulings", {"player": "{other}", "act": "ban", "why": "x", "hours": 5}),
)


async def test_only_moderators_get_in(hall: AnyHall) -> None:
    judge, ann = await moderator(hall), await account(hall)
    guest = await Person(hall, "g").arrive()
    _, made = await judge.http(
        "POST", "/api/access/tokens", {"label": "laptop", "scopes": ["read", "play"], "password": PASSWORD}
    )
    for method, path, body in ROUTES:
        where = path.format(other=ann.me["id"])
        content = None if body is None else json.loads(json.dumps(body).replace("{other}", ann.me["id"]))
        for person in (ann, guest, Person(hall, "nobody")):
            status, said = await person.http(method, where, content)
            assert (status, said["code"]) == (403, "not-moderator"), (method, path)
        sent = None if content is None else json.dumps(content).encode()
        headers = {"Authorization": f"Bearer {made['token']}", "Content-Type": "application/json"}
        assert fetch(hall, where, sent, **headers)[0] == 403
    assert (await ann.http("GET", "/api/me/conduct"))[1]["banned"] is None
    assert (await ann.http("GET", "/api/me/conduct"))[1]["reports"] is None


async def test_no_moderator_acts_on_themself_or_another_or_makes_one(hall: AnyHall) -> None:
    judge, other, ben = await moderator(hall), await moderator(hall), await account(hall)
    for whom, code in ((judge, "own-case"), (other, "not-over-moderators")):
        for act in ("warn", "mute", "ban"):
            status, said = await rule(judge, whom, act, hours=1)
            assert (status, said["code"]) == (403, code)
    for act in ("grant", "revoke", "read"):
        assert (await rule(judge, ben, act))[1]["code"] == "malformed"
    for body in ({"role": "moderator"}, {"actor": other.me["id"]}, {"until": 9e9}):
        assert (await rule(judge, ben, "warn", **body))[1]["code"] == "malformed"
    assert (await rule(judge, ben, "warn", "  "))[1]["code"] == "why-missing"
    assert (await rule(judge, ben, "dismiss"))[1]["code"] == "no-such-report"
    assert (await rule(judge, ben, "mute", hours=-1))[1]["code"] == "malformed"
    await ben.http("POST", "/api/reports", {"player": judge.me["id"], "reason": "other", "text": "unfair"})
    assert judge.me["id"] not in [
        one["player"]["id"] for one in (await judge.http("GET", "/api/moderation"))[1]["reports"]
    ]
    _, desk = await other.http("GET", "/api/moderation")
    mine = next(one for one in desk["reports"] if one["player"]["id"] == judge.me["id"])
    assert (await rule(judge, judge, "dismiss", report=mine["id"]))[1]["code"] == "own-case"
    assert (await rule(judge, ben, "dismiss", report=mine["id"]))[1]["code"] == "no-such-report"
    assert (await rule(other, judge, "dismiss", report=mine["id"]))[0] == 200


async def test_the_audit_names_the_host_s_own_deeds(hall: AnyHall) -> None:
    judge, ann = await moderator(hall), await account(hall)
    assert admin(hall, "grant", ann.name.upper(), "moderator").returncode == 0
    assert admin(hall, "grant", ann.name, "moderator").returncode == 2
    assert (await ann.http("GET", "/api/me/conduct"))[1]["reports"] is not None
    assert admin(hall, "revoke", ann.name, "moderator").returncode == 0
    assert admin(hall, "grant", ann.name, "king").returncode == 2
    assert admin(hall, "grant", "nobody at all", "moderator").returncode == 2
    assert (await ann.http("GET", "/api/moderation"))[0] == 403
    _, case = await judge.http("GET", f"/api/moderation/people/{ann.me['id']}")
    assert [(one["act"], one["by"]) for one in case["rulings"]] == [("revoke", None), ("grant", None)]


async def test_a_page_tells_how_many_games_were_finished(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    await ann.line(table, "/start")
    await ben.line(table, "/concede")  # before any decision: that is leaving, not playing
    page: dict[str, Any] = {}
    for _ in range(50):
        _, page = await ben.http("GET", f"/api/people/{ben.me['id']}")
        if page["counted"]:
            break
    assert (page["stayed"], page["counted"]) == (0, 1)
