"""Friends, whereabouts, and talk outside tables: readers, permissions and moderation."""

import contextlib
import secrets
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from hiroma.server.company.talking import STRANGERS
from tests.server.inside import InsideHall
from tests.server.running import Person, sit_down
from tests.server.test_fair_play import account, moderator, rule


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall with no practical limit on tries from one address."""
    running = InsideHall(tmp_path_factory.mktemp("hall"), signins=10**6).start()
    yield running
    running.stop()


async def meet(hall: InsideHall, count: int = 2) -> list[Person]:
    """Connect people with accounts; return them once each knows what waits for them."""
    people = [await account(hall) for _ in range(count)]
    for person in people:
        await person.arrive()
        await person.wait("company")
    return people


async def befriend(one: Person, other: Person) -> None:
    """Let one ask and the other agree."""
    assert (await one.http("PUT", f"/api/me/friends/{other.me['id']}"))[0] == 200
    assert (await other.http("PUT", f"/api/me/friends/{one.me['id']}"))[0] == 200


def ids(people: list[dict[str, Any]]) -> list[str]:
    """Return the ids of people in an answer."""
    return [one["id"] for one in people]


async def circle(person: Person) -> Any:
    """Return a person's friends and requests."""
    return (await person.http("GET", "/api/me/friends"))[1]


async def write(person: Person, to: Person, text: str) -> tuple[int, Any]:
    """Send a private line; return status and answer."""
    return await person.http("POST", f"/api/me/conversations/{to.me['id']}", {"text": text})


async def test_a_line_whose_conversation_cannot_be_kept_is_not_said(hall: InsideHall) -> None:
    ann, ben = await meet(hall)
    await befriend(ann, ben)
    with contextlib.closing(sqlite3.connect(hall.folder / "hiroma.db", isolation_level=None)) as raw:
        raw.execute("create trigger full before insert on conversations begin select raise(abort, 'disk full'); end")
        try:
            assert (await write(ann, ben, "Do you hear me?"))[0] == 503
        finally:
            raw.execute("drop trigger full")
    way = f"/api/me/conversations/{ann.me['id']}"
    assert (await ben.http("GET", way))[1]["lines"] == []
    assert (await write(ann, ben, "Do you hear me?"))[0] == 201
    assert [line["text"] for line in (await ben.http("GET", way))[1]["lines"]] == ["Do you hear me?"]
    assert [one["unread"] for one in (await ben.http("GET", "/api/me/conversations"))[1]] == [1]


async def test_friends_are_who_both_agree(hall: InsideHall) -> None:
    ann, ben = await meet(hall)
    await ann.http("PUT", f"/api/me/friends/{ben.me['id']}")
    assert (await ben.wait("company"))["asks"] == 1
    assert ids((await circle(ben))["ask"]) == [ann.me["id"]]
    assert ids((await circle(ann))["asked"]) == [ben.me["id"]]
    assert (await circle(ann))["friends"] == []
    await ben.http("PUT", f"/api/me/friends/{ann.me['id']}")
    for one, other in ((ann, ben), (ben, ann)):
        found = await circle(one)
        assert (ids(found["friends"]), found["ask"], found["asked"]) == ([other.me["id"]], [], [])
    await ben.http("DELETE", f"/api/me/friends/{ann.me['id']}")
    assert (await circle(ann))["friends"] == []
    assert (await circle(ben))["ask"] == []


async def test_a_no_is_not_told_and_asking_again_does_not_ring(hall: InsideHall) -> None:
    ann, ben = await meet(hall)
    await ann.http("PUT", f"/api/me/friends/{ben.me['id']}")
    await ben.http("DELETE", f"/api/me/friends/{ann.me['id']}")
    await ann.http("PUT", f"/api/me/friends/{ben.me['id']}")
    assert ids((await circle(ann))["asked"]) == [ben.me["id"]]
    assert (await circle(ben))["ask"] == []
    assert (await ben.http("GET", f"/api/people/{ann.me['id']}/dealing"))[1]["standing"] == "none"
    assert (await ann.http("GET", f"/api/people/{ben.me['id']}/dealing"))[1]["standing"] == "asked"
    # Taking it back and asking again rings no more often.
    await ann.http("DELETE", f"/api/me/friends/{ben.me['id']}")
    assert (await circle(ann))["asked"] == []
    await ann.http("PUT", f"/api/me/friends/{ben.me['id']}")
    assert ids((await circle(ann))["asked"]) == [ben.me["id"]]
    assert (await circle(ben))["ask"] == []
    await ben.http("PUT", f"/api/me/friends/{ann.me['id']}")
    assert ids((await circle(ann))["friends"]) == [ben.me["id"]]


async def test_guests_and_the_ignored_ask_nobody(hall: InsideHall) -> None:
    (ben,) = await meet(hall, 1)
    guest = await Person(hall, "g").arrive()
    status, answer = await guest.http("PUT", f"/api/me/friends/{ben.me['id']}")
    assert (status, answer["code"]) == (403, "guest")
    (ann,) = await meet(hall, 1)
    await ben.http("PUT", f"/api/me/shunned/ignored/{ann.me['id']}")
    assert (await ann.http("PUT", f"/api/me/friends/{ben.me['id']}"))[0] == 200
    assert (await circle(ben))["ask"] == []
    assert (await ann.http("PUT", f"/api/me/friends/{ann.me['id']}"))[1]["code"] == "yourself"
    assert (await ann.http("PUT", "/api/me/friends/nobody"))[1]["code"] == "no-such-person"


async def test_who_asks_too_many_waits(hall: InsideHall) -> None:
    (ann,) = await meet(hall, 1)
    for n in range(21):
        (other,) = [await account(hall)]
        status, answer = await ann.http("PUT", f"/api/me/friends/{other.me['id']}")
        assert (status, answer.get("code")) == ((200, None) if n < 20 else (429, "wait"))


async def test_where_somebody_is_shows_as_they_wish(hall: InsideHall) -> None:
    ann, ben, cho = await meet(hall, 3)
    await befriend(ann, ben)
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop", "options": {}})
    await ann.watch(made["id"])
    await ann.line(made["id"], "/join")

    async def seen(by: Person) -> tuple[Any, Any]:
        who = (await by.http("GET", f"/api/people/{ann.me['id']}/dealing"))[1]["who"]
        named = ids((await by.http("GET", "/api/here"))[1])
        return who["here"], who["table"] == made["id"] and ann.me["id"] in named

    assert [await seen(one) for one in (ben, cho)] == [(True, True), (True, True)]
    await ann.http("PUT", "/api/me/privacy", {"whereabouts": "friends", "letters": "friends"})
    assert [await seen(one) for one in (ben, cho)] == [(True, True), (None, False)]
    await ann.http("PUT", "/api/me/privacy", {"whereabouts": "nobody", "letters": "friends"})
    assert [await seen(one) for one in (ben, cho)] == [(None, False), (None, False)]
    assert (await circle(ben))["friends"][0]["here"] is None


async def test_an_unlisted_table_is_told_to_nobody(hall: InsideHall) -> None:
    ann, ben = await meet(hall)
    await befriend(ann, ben)
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop", "options": {}, "listed": False})
    await ann.watch(made["id"])
    await ann.line(made["id"], "/join")
    friend = (await circle(ben))["friends"][0]
    assert (friend["here"], friend["table"]) == (True, None)


async def test_friends_write_to_each_other_and_see_what_is_new(hall: InsideHall) -> None:
    ann, ben = await meet(hall)
    assert (await write(ann, ben, "Hello"))[1]["code"] == "letters-closed"
    await befriend(ann, ben)
    status, line = await write(ann, ben, "Hello")
    assert (status, line["n"]) == (201, 1)
    assert (await ben.wait("chat"))["line"]["text"] == "Hello"
    assert (await ben.wait("company"))["unread"] == 1
    (one,) = (await ben.http("GET", "/api/me/conversations"))[1]
    assert (one["who"]["id"], one["unread"]) == (ann.me["id"], 1)
    _, page = await ben.http("GET", f"/api/me/conversations/{ann.me['id']}")
    assert ([said["text"] for said in page["lines"]], page["refused"]) == (["Hello"], None)
    await ben.http("POST", f"/api/me/conversations/{ann.me['id']}/read", {"n": 1})
    assert (await ben.wait("company"))["unread"] == 0
    assert (await ann.http("GET", "/api/me/conversations"))[1][0]["unread"] == 0


async def test_nobody_else_reads_a_conversation(hall: InsideHall) -> None:
    ann, ben, cho = await meet(hall, 3)
    await befriend(ann, ben)
    await write(ann, ben, "Only you")
    for other in (ann, ben):
        assert (await cho.http("GET", f"/api/me/conversations/{other.me['id']}"))[1]["lines"] == []
    place = (await ann.http("GET", f"/api/me/conversations/{ben.me['id']}"))[1]["place"]
    assert (await cho.http("GET", f"/api/tables/{place}"))[0] == 404
    assert (await cho.http("GET", "/api/me/conversations"))[1] == []


async def test_doors_for_letters(hall: InsideHall) -> None:
    ann, ben = await meet(hall)
    await ben.http("PUT", "/api/me/privacy", {"whereabouts": "everybody", "letters": "everybody"})
    assert (await write(ann, ben, "May I?"))[0] == 201
    assert (await write(ben, ann, "Who writes is answered"))[0] == 201
    await ben.http("PUT", "/api/me/privacy", {"whereabouts": "everybody", "letters": "nobody"})
    assert (await write(ann, ben, "And now?"))[1]["code"] == "letters-closed"
    guest = await Person(hall, "g").arrive()
    await ben.http("PUT", "/api/me/privacy", {"whereabouts": "everybody", "letters": "everybody"})
    assert (await write(guest, ben, "Hi"))[1]["code"] == "guest"


async def test_a_line_that_is_not_taken_is_no_new_correspondent(hall: InsideHall) -> None:
    ann, ben = await meet(hall)
    await befriend(ann, ben)
    for _ in range(STRANGERS):
        assert (await write(ann, ben, " "))[1]["code"] == "nothing-said"
    assert (await write(ann, ben, "Hello"))[0] == 201


async def test_who_is_ignored_or_muted_writes_to_nobody(hall: InsideHall) -> None:
    judge = await moderator(hall)
    ann, ben = await meet(hall)
    await befriend(ann, ben)
    await ben.http("PUT", f"/api/me/shunned/ignored/{ann.me['id']}")
    assert (await write(ann, ben, "Hello"))[1]["code"] == "letters-closed"
    assert (await ann.http("GET", f"/api/me/conversations/{ben.me['id']}"))[1]["refused"] == "letters-closed"
    await ben.http("DELETE", f"/api/me/shunned/ignored/{ann.me['id']}")
    await rule(judge, ann, "mute", hours=1)
    assert (await write(ann, ben, "Hello"))[1]["code"] == "chat-muted"
    assert (await ann.http("POST", "/api/talk/lobby", {"text": "Hello"}))[1]["code"] == "chat-muted"


async def test_the_lobby_hears_people_with_accounts(hall: InsideHall) -> None:
    ann, ben, cho = await meet(hall, 3)
    for person in (ben, cho):
        await person.send({"type": "watch", "table": "lobby"})
        await person.wait("lobby")
    await cho.http("PUT", f"/api/me/shunned/ignored/{ann.me['id']}")
    text = f"Anybody for Niagara? {secrets.token_hex(3)}"
    assert (await ann.http("POST", "/api/talk/lobby", {"text": text}))[0] == 201
    assert (await ben.wait("chat", table="lobby"))["line"]["text"] == text
    assert text not in [line["text"] for line in (await cho.http("GET", "/api/talk/lobby"))[1]["lines"]]
    assert text in [line["text"] for line in (await ben.http("GET", "/api/talk/lobby"))[1]["lines"]]
    guest = await Person(hall, "g").arrive()
    assert (await guest.http("GET", "/api/talk/lobby"))[1]["refused"] == "guest"
    assert (await guest.http("POST", "/api/talk/lobby", {"text": "Hi"}))[1]["code"] == "guest"
    assert not any(frame["type"] == "chat" for frame in cho.heard)


async def test_a_club_talks_among_itself(hall: InsideHall) -> None:
    ann, ben, cho = await meet(hall, 3)
    _, club = await ann.http("POST", "/api/clubs", {"name": f"C{secrets.token_hex(4)}", "door": "open"})
    await ben.http("POST", f"/api/clubs/{club['id']}/join", {"invite": ""})
    status, answer = await cho.http("GET", f"/api/talk/clubs/{club['id']}")
    assert (status, answer["code"]) == (404, "no-such-club")
    assert (await cho.http("POST", f"/api/talk/clubs/{club['id']}", {"text": "Hi"}))[1]["code"] == "no-such-club"
    assert (await ann.http("POST", f"/api/talk/clubs/{club['id']}", {"text": "Tea at five"}))[0] == 201
    assert (await ben.wait("chat"))["table"] == f"club:{club['id']}"
    assert [line["text"] for line in (await ben.http("GET", f"/api/talk/clubs/{club['id']}"))[1]["lines"]] == [
        "Tea at five"
    ]
    assert not any(frame["type"] == "chat" for frame in cho.heard)


async def test_a_flood_stops_everywhere(hall: InsideHall) -> None:
    ann, ben = await meet(hall)
    await befriend(ann, ben)
    said = [await write(ann, ben, f"line {n}") for n in range(7)]
    assert [status for status, _ in said] == [201] * 6 + [422]
    assert (await ann.http("POST", "/api/talk/lobby", {"text": "and here"}))[1]["code"] == "chat-flood"


async def test_a_report_carries_what_was_written_to_one(hall: InsideHall) -> None:
    judge = await moderator(hall)
    ann, ben, cho = await meet(hall, 3)
    await befriend(ann, ben)
    await write(ann, ben, "Something nasty")
    body = {"player": ann.me["id"], "reason": "chat", "talk": "two"}
    assert (await ben.http("POST", "/api/reports", body))[0] == 201
    assert (await cho.http("POST", "/api/reports", body))[0] == 201
    _, desk = await judge.http("GET", "/api/moderation")
    lines = {one["reporter"]["id"]: one for one in desk["reports"]}
    assert [line["text"] for line in lines[ben.me["id"]]["chat"]] == ["Something nasty"]
    assert lines[cho.me["id"]]["chat"] == []
    assert lines[ben.me["id"]]["table"] is None
    body = {"player": ann.me["id"], "reason": "chat", "talk": "club:0123456789"}
    assert (await ben.http("POST", "/api/reports", body))[1]["code"] == "no-such-club"


async def test_moderators_take_words_away(hall: InsideHall) -> None:
    judge = await moderator(hall)
    table, (ann, ben) = await sit_down(hall)
    await ann.line(table, "Something nasty")
    await ben.wait("chat")
    status, _ = await ann.http("POST", "/api/moderation/lines", {"place": table, "n": 1})
    assert status == 403
    assert (await judge.http("POST", "/api/moderation/lines", {"place": table, "n": 1}))[0] == 200
    assert (await ben.wait("chat"))["line"]["text"] == ""
    _, state = await ben.http("GET", f"/api/tables/{table}")
    assert [line["text"] for line in state["chat"]] == [""]
    assert (await judge.http("POST", "/api/moderation/lines", {"place": table, "n": 1}))[1]["code"] == "no-such-line"
    _, desk = await judge.http("GET", "/api/moderation")
    assert (desk["rulings"][0]["act"], desk["rulings"][0]["why"]) == ("erase", "Something nasty")


async def test_who_goes_leaves_no_letters_behind(hall: InsideHall) -> None:
    ann, ben = await meet(hall)
    await befriend(ann, ben)
    await write(ann, ben, "Bye")
    _, told = await ann.http("GET", "/api/account/export.json")
    assert [line[2] for line in told["chat"]] == ["Bye"]
    assert told["friends"] == [ben.me["id"]]
    status, _ = await ann.http("POST", "/api/account/delete", {"password": "correct horse battery"})
    assert status == 200
    assert (await ben.http("GET", "/api/me/conversations"))[1] == []
    assert (await circle(ben))["friends"] == []


async def test_a_name_in_a_line_reaches_who_sits_there_and_looks_elsewhere(hall: InsideHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    name = f"Ben {secrets.token_hex(3)}"
    await ben.http("PATCH", "/api/me", {"name": name})
    await ben.send({"type": "unwatch", "table": table})
    await ann.line(table, "no name")
    await ann.line(table, f"@{name.upper()}, are you there?")
    called = await ben.wait("mention")
    assert (called["table"], called["line"]["text"]) == (table, f"@{name.upper()}, are you there?")
    await ben.http("PUT", f"/api/me/shunned/ignored/{ann.me['id']}")
    await ann.line(table, f"@{name} again")
    await ann.line(table, f"/whereis {name}")
    assert not any(frame["type"] == "mention" and frame["line"]["text"].endswith("again") for frame in ben.heard)


async def test_whereis_tells_what_somebody_lets_be_seen(hall: InsideHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    name = f"Ben {secrets.token_hex(3)}"
    await ben.http("PATCH", "/api/me", {"name": name})
    (found,) = (await ann.line(table, f"/whereis {name}"))["reply"]["found"]
    assert found == {"name": name, "where": "table", "table": table}
    await ben.http("PUT", "/api/me/privacy", {"whereabouts": "nobody", "letters": "friends"})
    (found,) = (await ann.line(table, f"/どこ {name}"))["reply"]["found"]
    assert found == {"name": name, "where": "hidden", "table": None}
    assert (await ann.line(table, "/whereis Nobody at all"))["code"] == "nobody-of-that-name"
