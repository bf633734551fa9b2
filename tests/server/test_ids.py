"""Every id of the API in a stranger's hands: the hall refuses it, or answers as if it did not exist."""

import contextlib
import json
import secrets
import sqlite3
from typing import Any, NamedTuple

import pytest

from tests.server.running import AnyHall, Person, sit_down
from tests.server.test_http import fetch
from tests.server.test_refusals import a_move

PASSWORD = "correct horse battery"

FOR_EVERYBODY = {
    "GET /api/books/{key}": "published",
    "GET /api/clubs/{club}": "a public page; one that hides is not there (test_clubs)",
    "GET /api/clubs/{club}/board/{game}": "as the page",
    "POST /api/clubs/{club}/join": "a door: who is put out, or needs an invitation, stays outside (test_clubs)",
    "POST /api/clubs/{club}/leave": "one's own standing",
    "POST /api/clubs/{club}/reports": "what one sees may be reported",
    "GET /api/tables/{table}/club": "the address of the table is known; a club that hides is not named (test_clubs)",
    "GET /api/daily/{day}": "a leaderboard; tables of others are named when the day is over (test_daily)",
    "GET /api/games/{game}/lessons/{lesson}/solution": "a lesson is the same for all",
    "GET /api/games/{game}/versions/{version}": "a game is the same for all",
    "POST /api/games/{game}/lessons/{lesson}": "a lesson is the same for all",
    "GET /api/notices/confirm/{token}": "leads on to a page, which asks",
    "POST /api/notices/confirm/{token}": "the word of a letter, which nobody else has",
    "GET /api/notices/end/{token}": "leads on to a page, which asks",
    "POST /api/notices/end/{token}": "the word of a letter; whoever has the letter may end its category",
    "GET /api/notices/stop/{token}": "leads on to a page, which asks",
    "POST /api/notices/stop/{token}": "the word of a letter; whoever has the letter may stop the next",
    "GET /api/people/{player}": "a public page; tables that are not listed are not named (test_records)",
    "GET /api/games/{game}/bots": "a public table",
    "GET /api/seasons/{game}": "a public table",
    "GET /api/seasons/{game}/{season}": "a public table",
    "GET /api/tables/{table}": "the address is the invitation; secrets are not shown (test_niagara_secrets)",
    "GET /api/tables/{table}/history": "as the table; what a seat alone may know is not in it",
    "PUT /api/me/shunned/{how}/{player}": "one's own list",
    "DELETE /api/me/shunned/{how}/{player}": "one's own list",
    "PUT /api/me/friends/{player}": "the other must agree (test_company)",
    "DELETE /api/me/friends/{player}": "one's own list",
    "GET /api/me/conversations/{player}": "one's own letters",
    "POST /api/me/conversations/{player}": "the other says who may write (test_company)",
    "POST /api/me/conversations/{player}/read": "one's own letters",
    "GET /api/me/notes/people/{player}": "one's own note, which nobody else sees (test_notebook)",
    "PUT /api/me/notes/people/{player}": "one's own note",
    "GET /api/me/notes/games/{table}/{no}": "one's own note (test_notebook)",
    "PUT /api/me/notes/games/{table}/{no}": "one's own note, on a game that one may know (test_notebook)",
    "GET /api/people/{player}/dealing": "how one stands to somebody, and what they let one see (test_company)",
    "POST /api/daily/{day}": "one's own try of a day that is over",
    "POST /api/puzzles/{puzzle}/look": "a puzzle is the same for all",
    "POST /api/puzzles/{puzzle}/answer": "a puzzle is the same for all",
    "GET /api/tournaments/series/{series}": "a public table; of a hidden club for its members (test_tournaments)",
}
"""Routes that accept any id, with the reason."""

GUARDED = {
    "GET /api/moderation/people/{player}",
    "POST /api/desk/tables/{table}/close",
    "POST /api/tables/{table}/commands",
    "GET /api/tables/{table}/advice",
    "GET /api/tables/{table}/log",
    "GET /api/tables/{table}/games/{no}/replay",
    "GET /api/tables/{table}/games/{no}/ratings",
    "GET /api/tables/{table}/games/{no}/achievements",
    "GET /api/tables/{table}/games/{no}/comments",
    "POST /api/tables/{table}/games/{no}/comments",
    "DELETE /api/comments/{comment}",
    "GET /api/tables/{table}/games/{no}/chances",
    "GET /api/tables/{table}/games/{no}/review",
    "POST /api/tables/{table}/games/{no}/practice",
    "DELETE /api/account/sessions/{session}",
    "DELETE /api/account/passkeys/{passkey}",
    "DELETE /api/notices/browsers/{browser}",
    "POST /api/notices/browsers/{browser}/try",
    "DELETE /api/access/tokens/{token}",
    "DELETE /api/access/hooks/{hook}",
    "PATCH /api/clubs/{club}",
    "DELETE /api/clubs/{club}",
    "PUT /api/clubs/{club}/members/{player}",
    "PUT /api/clubs/{club}/presets",
    "POST /api/clubs/{club}/invite",
    "POST /api/clubs/{club}/tables",
    "POST /api/tables/{table}/club",
    "POST /api/moderation/clubs/{club}",
    "PUT /api/books/{key}",
    "DELETE /api/books/{key}",
    "GET /api/tables/{table}/games/{no}/chances/parts",
    "GET /api/imports/{log}",
    "PATCH /api/imports/{log}",
    "DELETE /api/imports/{log}",
    "GET /api/imports/{log}/log",
    "GET /api/imports/{log}/games/{no}/replay",
    "POST /api/imports/{log}/games/{no}/practice",
    "GET /api/imports/{log}/games/{no}/chances/parts",
    "GET /api/tables/{table}/lines",
    "GET /api/tables/{table}/variations",
    "GET /api/tables/{table}/tournament",
    "GET /api/talk/clubs/{club}",
    "POST /api/talk/clubs/{club}",
    "GET /api/tournaments/{tournament}",
    "GET /api/tournaments/{tournament}/calendar.ics",
    "DELETE /api/tournaments/{tournament}",
    "PUT /api/tournaments/{tournament}/entry",
    "DELETE /api/tournaments/{tournament}/entry",
}
"""Routes proved below (books: test_books, passkeys: test_signins, browsers: test_push, comments: test_comments, clubs:
test_clubs, talk: test_company, tournaments: test_tournaments, chances and lines: test_reviewing, test_practice,
variations: test_analysis, imports: test_imports).
"""


class Ground(NamedTuple):
    """A running game of Ann and Ben, and Eve, who has no part in it."""

    table: str
    ann: Person
    ben: Person
    eve: Person


@pytest.fixture
async def ground(hall: AnyHall) -> Ground:
    """Start the game; all three people are guests."""
    table, (ann, ben) = await sit_down(hall)
    assert (await ann.line(table, "/start"))["type"] == "ack"
    return Ground(table, ann, ben, await Person(hall, "e").arrive())


async def with_accounts(ground: Ground) -> tuple[Person, Person]:
    """Sign Ann and Eve up; return them."""
    for person in (ground.ann, ground.eve):
        name = f"{person.name} {secrets.token_hex(4)}"
        assert (await person.http("POST", "/api/account", {"name": name, "password": PASSWORD}))[0] == 201
    return ground.ann, ground.eve


def test_every_id_of_the_api_is_accounted_for(hall: AnyHall) -> None:
    paths = json.loads(fetch(hall, "/api/schema/openapi.json")[2])["paths"]
    ways = {f"{method.upper()} {path}" for path, found in paths.items() for method in found if "{" in path}
    assert ways == GUARDED | FOR_EVERYBODY.keys()


async def test_what_belongs_to_an_account_is_not_there_for_another(ground: Ground) -> None:
    ann, eve = await with_accounts(ground)
    _, made = await ann.http("POST", "/api/access/tokens", {"label": "mine", "scopes": ["read"], "password": PASSWORD})
    token = made["access"]["tokens"][0]["id"]
    session = (await ann.http("GET", "/api/account"))[1]["sessions"][0]["id"]
    for path, code in (
        (f"/api/access/tokens/{token}", "no-such-token"),
        (f"/api/access/hooks/{token}", "no-such-hook"),
        (f"/api/account/sessions/{session}", "no-such-session"),
        (f"/api/account/passkeys/{session}", "no-such-passkey"),
    ):
        mine = await eve.http("DELETE", path)
        nobodys = await eve.http("DELETE", path[:-16] + "0" * 16)
        assert (mine[0], mine[1]["code"]) == (404, code)
        # Another account's things get the same answer as things that do not exist.
        assert mine == nobodys
    assert (await eve.http("GET", "/api/access"))[1]["tokens"] == []
    assert [line["id"] for line in (await ann.http("GET", "/api/access"))[1]["tokens"]] == [token]
    assert (await ann.http("GET", "/api/account"))[1]["sessions"][0]["id"] == session


async def test_what_no_database_takes_is_no_id(ground: Ground) -> None:
    ann, _ = await with_accounts(ground)
    me = (await ground.eve.http("GET", "/api/me"))[1]["id"]
    way = f"/api/tables/{ground.table}/commands"
    for path, body, code in (
        ("/api/reports", {"player": "a\0", "reason": "chat"}, "no-such-person"),
        ("/api/reports", {"player": me, "table": "\0", "reason": "chat"}, "no-such-table"),
        ("/api/access/hooks", {"url": "https://x.example/\0"}, "hook-address"),
        (way, {"type": "command", "id": "\0", "table": ground.table, "name": "pause", "args": {}}, "command-id"),
    ):
        assert (await ann.http("POST", path, body))[1]["code"] == code, body


async def test_a_list_is_ones_own(ground: Ground) -> None:
    me = (await ground.eve.http("GET", "/api/me"))[1]["id"]
    await ground.ann.http("PUT", f"/api/me/shunned/ignored/{me}")
    assert (await ground.eve.http("GET", "/api/me/shunned"))[1] == {"ignored": [], "avoided": []}
    assert me not in json.dumps((await ground.eve.http("GET", "/api/me/conduct"))[1])


async def test_moderation_is_not_for_everybody(ground: Ground) -> None:
    await with_accounts(ground)
    victim = (await ground.ann.http("GET", "/api/me"))[1]["id"]
    ruling = {"player": victim, "act": "ban", "why": "because", "hours": 1}
    for method, path, body in (
        ("GET", "/api/moderation", None),
        ("GET", f"/api/moderation/people/{victim}", None),
        ("POST", "/api/moderation/rulings", ruling),
        ("POST", "/api/moderation/clubs/0000000000", {"act": "close-club", "why": "because"}),
    ):
        status, refused = await ground.eve.http(method, path, body)
        assert (status, refused["code"]) == (403, "not-moderator"), path
    assert (await ground.ann.http("GET", "/api/me/conduct"))[1]["banned"] is None


async def test_the_host_s_desk_is_not_for_everybody(ground: Ground) -> None:
    await with_accounts(ground)
    for method, path, body in (
        ("GET", "/api/desk", None),
        ("GET", "/api/desk/tables?which=playing", None),
        ("GET", "/api/desk/people?text=a", None),
        ("POST", f"/api/desk/tables/{ground.table}/close", None),
        ("POST", "/api/desk/backups", None),
        ("POST", "/api/desk/restore", {"name": "x"}),
        ("POST", "/api/desk/drain", None),
    ):
        for person in (ground.eve, ground.ben):
            status, refused = await person.http(method, path, body)
            assert status == 403, (path, refused)
    assert (await ground.ann.http("GET", f"/api/tables/{ground.table}"))[1]["meta"]["status"] == "playing"


async def test_a_club_is_not_everybody_s(ground: Ground) -> None:
    ann, eve = await with_accounts(ground)
    _, page = await ann.http("POST", "/api/clubs", {"name": f"Club {secrets.token_hex(4)}", "text": "Ours."})
    club, me = page["id"], (await ann.http("GET", "/api/me"))[1]["id"]
    table = (await ann.http("POST", f"/api/clubs/{club}/tables", {"game": "cant-stop"}))[1]["id"]
    for method, path, body in (
        ("PATCH", f"/api/clubs/{club}", {"text": "Mine."}),
        ("DELETE", f"/api/clubs/{club}", None),
        ("PUT", f"/api/clubs/{club}/members/{me}", {"role": "out"}),
        ("PUT", f"/api/clubs/{club}/presets", []),
        ("POST", f"/api/clubs/{club}/invite", None),
        ("POST", f"/api/clubs/{club}/tables", {"game": "cant-stop"}),
    ):
        for person in (eve, ground.ben):
            status, refused = await person.http(method, path, body)
            assert (status, refused["code"]) == (403, "club-role"), path
    assert (await eve.http("POST", f"/api/tables/{table}/club", {"invite": page["invite"]}))[0] == 404
    seen = (await eve.http("GET", f"/api/clubs/{club}"))[1]
    assert (seen["invite"], seen["tables"], seen["presets"], seen["asking"], seen["out"]) == (None, [], [], [], [])
    after = (await ann.http("GET", f"/api/clubs/{club}"))[1]
    assert [card["id"] for card in after["tables"]] == [table]
    assert after | {"tables": []} == page


async def test_a_game_that_is_on_is_not_told(ground: Ground) -> None:
    table = ground.table
    for method, path, body in (
        ("GET", f"/api/tables/{table}/log", None),
        ("GET", f"/api/tables/{table}/advice", None),
        ("GET", f"/api/tables/{table}/games/1/ratings", None),
        ("GET", f"/api/tables/{table}/games/1/achievements", None),
        ("GET", f"/api/tables/{table}/games/1/chances", None),
        ("GET", f"/api/tables/{table}/games/1/review", None),
        ("GET", f"/api/tables/{table}/games/1/comments", None),
        ("POST", f"/api/tables/{table}/games/1/comments", {"rev": 3, "text": "x"}),
        ("POST", f"/api/tables/{table}/games/1/practice", {"rev": 3}),
    ):
        for person in (ground.eve, ground.ben):
            status, refused = await person.http(method, path, body)
            assert status in (404, 409), (path, refused)
    # It can be stepped through, but through nobody else's eyes, and without the secret of its chance.
    for person in (ground.eve, ground.ben):
        _, shown = await person.http("GET", f"/api/tables/{table}/games/1/replay?seat=0")
        assert (shown["viewer"], shown["secret"]) == (None, "")


SEATED = ("leave", "abort", "concede", "undo", "pause", "resume", "ready", "rematch", "seat")
HOSTS = ("start", "option", "kick", "host", "bot", "match", "team", "clock")


async def test_a_seat_is_played_by_who_holds_it(ground: Ground) -> None:
    table, eve = ground.table, ground.eve
    state = await ground.ann.watch(table)
    seat = state["game"]["actors"][0]
    mover, other = (ground.ann, ground.ben) if seat == 0 else (ground.ben, ground.ann)
    move = a_move(state)
    for thief in (eve, other):
        for ask in ({"name": "submit", "args": move}, {"name": "submit", "args": {**move, "chair": seat}}):
            body = {"type": "command", "id": secrets.token_hex(8), "table": table, "rev": state["rev"], **ask}
            status, refused = await thief.http("POST", f"/api/tables/{table}/commands", body)
            assert status == 409, refused
            assert refused["code"] in ("not-your-seat", "arguments")
        await thief.watch(table)
        await thief.send({"type": "preview", "id": "p", "table": table, "rev": state["rev"], **move})
        assert (await thief.wait("refused", id="p"))["code"] == "not-your-seat"
    assert (await mover.ask(table, "submit", move, rev=state["rev"]))["type"] == "ack"


@pytest.mark.parametrize("name", [*SEATED, *HOSTS, "accept", "refuse"])
async def test_who_has_no_chair_commands_nothing(ground: Ground, name: str) -> None:
    before = (await ground.ann.http("GET", f"/api/tables/{ground.table}"))[1]
    for line in (f"/{name}", f"/{name} 1", f"/{name} 1 2", f"/{name} a"):
        refused = await ground.eve.line(ground.table, line)
        assert refused["type"] == "refused", line
    after = (await ground.ann.http("GET", f"/api/tables/{ground.table}"))[1]
    assert (after["rev"], after["meta"]["chairs"]) == (before["rev"], before["meta"]["chairs"])


@pytest.mark.parametrize("name", ["open", "expire", "disclose", "time-out", "credit", "filled"])
async def test_nobody_speaks_for_the_hall(ground: Ground, name: str) -> None:
    for args in ({}, {"table": ground.table}, {"chair": 0}, {"secret": "00" * 32}):
        for person in (ground.ann, ground.eve):
            refused: dict[str, Any] = await person.ask(ground.table, name, args)
            assert (refused["type"], refused["code"]) == ("refused", "command-unknown")


async def test_a_command_id_of_another_is_no_way_in(ground: Ground) -> None:
    state = await ground.ann.watch(ground.table)
    mover = ground.ann if state["game"]["actors"][0] == 0 else ground.ben
    done = await mover.ask(ground.table, "submit", a_move(state), rev=state["rev"], id="taken")
    await ground.eve.ask(ground.table, "submit", a_move(state), rev=state["rev"], id="taken")
    await ground.eve.ask(ground.table, "concede", {}, id="taken")
    assert (await ground.ann.http("GET", f"/api/tables/{ground.table}"))[1]["rev"] == done["rev"]


async def test_a_command_id_is_one_person_s_own(own_hall: AnyHall) -> None:
    people = [await Person(own_hall, name).arrive() for name in "ab"]
    _, made = await people[0].http("POST", "/api/tables", {"game": "cant-stop"})
    table = made["id"]
    revs = []
    for person in people:
        await person.watch(table)
        done = await person.ask(table, "join", id="guessed")
        assert done["type"] == "ack"
        revs.append(done["rev"])
        await person.leave()
    assert revs[1] > revs[0]
    for restart in (False, True):
        if restart:
            own_hall.stop()
            own_hall.start()
        for person, rev in zip(people, revs, strict=True):
            # Sent again, it gets its own first answer, with any contents.
            assert await sent_again(person, table, "guessed") == rev


async def test_a_command_that_was_kept_before_ids_were_one_s_own_is_not_done_again(own_hall: AnyHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    await ann.watch(made["id"])
    done = await ann.ask(made["id"], "join")
    await ann.leave()
    own_hall.stop()
    with contextlib.closing(sqlite3.connect(own_hall.folder / "hiroma.db")) as kept, kept:
        changed = kept.execute("update entries set command_id = 'older' where rev = ?", (done["rev"],))
        assert changed.rowcount == 1
    own_hall.start()
    assert await sent_again(ann, made["id"], "older") == done["rev"]


async def sent_again(person: Person, table: str, command: str) -> int:
    """Send a command whose id was used before; return its rev."""
    body = {"type": "command", "id": command, "table": table, "name": "leave", "args": {}}
    status, answer = await person.http("POST", f"/api/tables/{table}/commands", body)
    assert status == 200, answer
    return int(answer["rev"])
