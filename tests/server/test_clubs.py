"""Clubs: founding, joining, roles and rights, their tables, moderation, and the data they leave."""

import asyncio
import json
import secrets
from typing import Any

import pytest

from hiroma.ids import ClubId, PlayerId, TableId
from hiroma.server.core.tables import Tables
from hiroma.server.wire.bodies import NewTable
from hiroma.store.clubs import ClubRepository, ClubRow, MemberRow
from hiroma.table.refusal import Refusal
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person
from tests.server.test_fair_play import EVIL, account, hall, moderator
from tests.server.test_http import fetch

__all__ = ["hall"]

FRIDAY: dict[str, Any] = {
    "name": "Friday",
    "game": "cant-stop",
    "options": {"match": 3},
    "minutes": 5,
    "seconds": 10,
    "days": 0,
    "timeout": "concede",
    "fill": 300,
}


async def found(owner: Person, **more: Any) -> dict[str, Any]:
    """Found a club; return its page."""
    body = {"name": f"Club of {owner.name}", "text": "We play on Fridays.", **more}
    status, page = await owner.http("POST", "/api/clubs", body)
    assert status == 201, page
    made: dict[str, Any] = page
    return made


async def arrived(hall: AnyHall, name: str) -> Person:
    """Return a guest who is connected."""
    return await Person(hall, name).arrive()


async def asked(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str | None]:
    """Send a request; return status and code of the answer."""
    status, said = await person.http(method, path, body)
    return status, said.get("code") if isinstance(said, dict) else None


async def appoint(person: Person, club: str, other: Person, role: str) -> tuple[int, str | None]:
    """Give a member a role; return status and code of the answer."""
    return await asked(person, "PUT", f"/api/clubs/{club}/members/{other.me['id']}", {"role": role})


async def roles(reader: Person, club: str) -> dict[str, str]:
    """Return the members of a club with their roles."""
    _, page = await reader.http("GET", f"/api/clubs/{club}")
    return {line["id"]: line["role"] for line in page["members"]}


async def test_an_account_founds_a_club_and_a_guest_joins_it(hall: AnyHall) -> None:
    ann, ben = await account(hall), await arrived(hall, "b")
    assert await asked(ben, "POST", "/api/clubs", {"name": "Mine"}) == (403, "guest")
    page = await found(ann)
    assert (page["role"], page["door"], page["text"]) == ("owner", "open", "We play on Fridays.")
    assert [line["role"] for line in page["members"]] == ["owner"]
    club = page["id"]
    _, before = await ben.http("GET", f"/api/clubs/{club}")
    assert (before["role"], before["invite"], before["tables"], before["presets"]) == (None, None, [], [])
    status, joined = await ben.http("POST", f"/api/clubs/{club}/join", {})
    assert (status, joined["role"]) == (200, "member")
    assert {line["id"]: line["here"] for line in joined["members"]} == {ann.me["id"]: False, ben.me["id"]: True}
    assert await asked(ben, "POST", f"/api/clubs/{club}/join", {}) == (409, "in-the-club")
    _, lists = await ben.http("GET", "/api/clubs")
    assert [(card["id"], card["role"], card["members"], card["here"]) for card in lists["mine"]] == [
        (club, "member", 2, 1)
    ]
    assert (await ben.http("POST", f"/api/clubs/{club}/leave"))[0] == 200
    assert await asked(ben, "POST", f"/api/clubs/{club}/leave") == (404, "no-such-member")
    assert await asked(ann, "POST", f"/api/clubs/{club}/leave") == (409, "club-owner")


async def test_names_that_look_alike_are_refused(hall: AnyHall) -> None:
    ann, ben = await account(hall), await account(hall)
    name = f"Go {secrets.token_hex(4)} Club"
    page = await found(ann, name=f"  {name}\u200b ")
    assert page["name"] == name
    for other in (name.upper(), name.replace("o", "\u043e"), name.replace(" ", "  ")):
        assert await asked(ben, "POST", "/api/clubs", {"name": other}) == (409, "club-name-taken"), other
    for bad, code in (("", "name-length"), ("x" * 41, "name-length"), ("Hiroma", "name-reserved")):
        assert await asked(ben, "POST", "/api/clubs", {"name": bad}) == (422, code)
    his = await found(ben)
    assert await asked(ben, "PATCH", f"/api/clubs/{his['id']}", {"name": name}) == (409, "club-name-taken")
    assert (await ann.http("PATCH", f"/api/clubs/{page['id']}", {"name": name.lower()}))[1]["name"] == name.lower()
    _, lists = await ben.http("GET", f"/api/clubs?text={name.split()[1].upper()}")
    assert [card["id"] for card in lists["others"]] == [page["id"]]


async def test_what_a_club_says_is_text(hall: AnyHall) -> None:
    ann = await account(hall)
    for text in EVIL:
        page = await found(ann, name=f"{text[:20]} {secrets.token_hex(3)}", text=f"{text}\nsecond line")
        assert not set(page["name"] + page["text"]) & set("\u202e\u0000\u0007")
        assert page["text"].endswith("\nsecond line")
    assert await asked(ann, "POST", "/api/clubs", {"name": "One more"}) == (422, "too-many-clubs")
    assert (await asked(ann, "POST", "/api/clubs", {"name": "x", "text": "x" * 2001}))[0] == 400


async def test_a_door_may_be_asked_at_and_an_invitation_opens_it(hall: AnyHall) -> None:
    ann, ben, cho = await account(hall), await arrived(hall, "b"), await arrived(hall, "c")
    page = await found(ann, door="asking")
    club, invite = page["id"], page["invite"]
    status, waiting = await ben.http("POST", f"/api/clubs/{club}/join", {})
    assert (status, waiting["role"], len(waiting["members"])) == (200, "asking", 1)
    assert (waiting["tables"], waiting["presets"], waiting["asking"]) == ([], [], [])
    assert await asked(ben, "POST", f"/api/clubs/{club}/join", {}) == (409, "club-asked")
    _, lists = await ann.http("GET", "/api/clubs")
    assert next(card["asking"] for card in lists["mine"] if card["id"] == club) == 1
    assert [one["id"] for one in (await ann.http("GET", f"/api/clubs/{club}"))[1]["asking"]] == [ben.me["id"]]
    assert await appoint(ann, club, ben, "member") == (200, None)
    assert (await cho.http("POST", f"/api/clubs/{club}/join", {"invite": invite}))[1]["role"] == "member"
    assert await roles(ann, club) == {ann.me["id"]: "owner", ben.me["id"]: "member", cho.me["id"]: "member"}


async def test_a_club_by_invitation_is_not_there_for_others(hall: AnyHall) -> None:
    ann, ben, eve = await account(hall), await arrived(hall, "b"), await account(hall)
    page = await found(ann, door="invited")
    club, invite = page["id"], page["invite"]
    nobodys = await eve.http("GET", "/api/clubs/0000000000")
    ways: tuple[tuple[str, str, Any], ...] = (
        ("GET", f"/api/clubs/{club}", None),
        ("GET", f"/api/clubs/{club}?invite=wrong", None),
        ("GET", f"/api/clubs/{club}/board/cant-stop", None),
        ("PATCH", f"/api/clubs/{club}", {"text": "mine"}),
        ("DELETE", f"/api/clubs/{club}", None),
        ("POST", f"/api/clubs/{club}/join", {"invite": "\u00e4"}),
        ("POST", f"/api/clubs/{club}/leave", None),
        ("POST", f"/api/clubs/{club}/invite", None),
        ("POST", f"/api/clubs/{club}/tables", {"game": "cant-stop"}),
        ("POST", f"/api/clubs/{club}/reports", {"text": "?"}),
        ("PUT", f"/api/clubs/{club}/presets", []),
        ("PUT", f"/api/clubs/{club}/members/{ann.me['id']}", {"role": "out"}),
    )
    for ask in ways:
        assert await eve.http(*ask) == nobodys, ask
    assert club not in json.dumps((await eve.http("GET", "/api/clubs"))[1])
    assert (await ben.http("GET", f"/api/clubs/{club}?invite={invite}"))[1]["name"] == page["name"]
    assert (await ben.http("POST", f"/api/clubs/{club}/join", {"invite": invite}))[1]["role"] == "member"
    _, renewed = await ann.http("POST", f"/api/clubs/{club}/invite")
    assert renewed["invite"] != invite
    assert await eve.http("GET", f"/api/clubs/{club}?invite={invite}") == nobodys
    assert (await eve.http("GET", f"/api/clubs/{club}?invite={renewed['invite']}"))[0] == 200


async def test_each_role_does_what_it_may(hall: AnyHall) -> None:
    ann, ben, cho = await account(hall), await account(hall), await arrived(hall, "c")
    eve = await account(hall)
    club = (await found(ann))["id"]
    for person in (ben, cho):
        await person.http("POST", f"/api/clubs/{club}/join", {})
    for_officers = (
        ("PATCH", f"/api/clubs/{club}", {"text": "Ours."}),
        ("PUT", f"/api/clubs/{club}/presets", [FRIDAY]),
        ("POST", f"/api/clubs/{club}/invite", None),
    )
    for_owners = (
        ("PATCH", f"/api/clubs/{club}", {"name": "Other"}),
        ("PATCH", f"/api/clubs/{club}", {"text": "Ours.", "door": "asking"}),
        ("DELETE", f"/api/clubs/{club}", None),
    )
    for person in (eve, ben, cho):
        for ask in (*for_officers, *for_owners):
            assert await asked(person, *ask) == (403, "club-role"), ask
        assert (await appoint(person, club, cho if person is ben else ben, "officer"))[1] == "club-role"
    assert await asked(eve, "POST", f"/api/clubs/{club}/tables", {"game": "cant-stop"}) == (403, "club-role")
    assert await appoint(ann, club, ben, "officer") == (200, None)
    for ask in for_officers:
        assert (await asked(ben, *ask))[0] == 200, ask
    for ask in for_owners:
        assert await asked(ben, *ask) == (403, "club-role"), ask
    for other, role, code in ((cho, "officer", "club-role"), (cho, "owner", "club-role"), (ann, "out", "club-step")):
        assert (await appoint(ben, club, other, role))[1] == code
    assert (await appoint(ben, club, ben, "owner"))[1] == "no-such-member"
    assert (await appoint(ben, club, eve, "member"))[1] == "no-such-member"
    assert await roles(ann, club) == {ann.me["id"]: "owner", ben.me["id"]: "officer", cho.me["id"]: "member"}


async def test_who_is_put_out_stays_out_until_that_is_undone(hall: AnyHall) -> None:
    ann, ben = await account(hall), await arrived(hall, "b")
    page = await found(ann)
    club = page["id"]
    await ben.http("POST", f"/api/clubs/{club}/join", {})
    assert await appoint(ann, club, ben, "out") == (200, None)
    for body in ({}, {"invite": page["invite"]}):
        assert await asked(ben, "POST", f"/api/clubs/{club}/join", body) == (403, "not-in-this-club")
    _, seen = await ann.http("GET", f"/api/clubs/{club}")
    assert [one["id"] for one in seen["out"]] == [ben.me["id"]]
    assert (await ben.http("GET", f"/api/clubs/{club}"))[1]["role"] is None
    # Nobody becomes a member without their own wish.
    assert (await appoint(ann, club, ben, "member"))[1] == "club-step"
    assert await appoint(ann, club, ben, "none") == (200, None)
    assert (await ben.http("POST", f"/api/clubs/{club}/join", {}))[0] == 200


async def test_whom_the_owner_avoids_does_not_come_in(hall: AnyHall) -> None:
    ann, ben = await account(hall), await arrived(hall, "b")
    await ben.http("PATCH", "/api/me", {"name": f"Ben {secrets.token_hex(3)}"})
    club = (await found(ann))["id"]
    assert (await ann.http("PUT", f"/api/me/shunned/avoided/{ben.me['id']}"))[0] == 200
    assert await asked(ben, "POST", f"/api/clubs/{club}/join", {}) == (403, "not-in-this-club")


async def test_a_club_is_handed_over_to_an_account_and_closed_by_its_owner(hall: AnyHall) -> None:
    ann, ben, cho = await account(hall), await account(hall), await arrived(hall, "c")
    club = (await found(ann))["id"]
    for person in (ben, cho):
        await person.http("POST", f"/api/clubs/{club}/join", {})
    assert (await appoint(ann, club, cho, "owner"))[1] == "club-heir"
    assert await appoint(ann, club, ben, "owner") == (200, None)
    assert await roles(cho, club) == {ann.me["id"]: "officer", ben.me["id"]: "owner", cho.me["id"]: "member"}
    assert (await ann.http("POST", f"/api/clubs/{club}/leave"))[0] == 200
    assert await asked(ann, "DELETE", f"/api/clubs/{club}") == (403, "club-role")
    assert (await ben.http("DELETE", f"/api/clubs/{club}"))[0] == 200
    assert await asked(ben, "GET", f"/api/clubs/{club}") == (404, "no-such-club")
    assert (await cho.http("GET", "/api/me/clubs"))[1] == []


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "hidden-rooms", "options": {}}, "club-solo"),
        ({"options": {"wings": True}}, "option-unknown"),
        ({"days": 2}, "clock-both"),
        ({"name": ""}, "malformed"),
        ({"fill": 601}, "malformed"),
        ({"timeout": "shout"}, "malformed"),
        ({"host": "me"}, "malformed"),
    ],
)
async def test_a_preset_is_a_table_that_could_be(hall: AnyHall, change: dict[str, Any], code: str) -> None:
    ann = await account(hall)
    club = (await found(ann))["id"]
    assert (await asked(ann, "PUT", f"/api/clubs/{club}/presets", [FRIDAY | change]))[1] == code
    assert (await asked(ann, "PUT", f"/api/clubs/{club}/presets", [FRIDAY] * 21))[1] == "too-many"
    assert (await ann.http("GET", "/api/me/clubs"))[1][0]["presets"] == []


async def test_of_two_officers_the_later_does_not_erase_the_preset_of_the_first(hall: AnyHall) -> None:
    ann, ben = await account(hall), await account(hall)
    page = await found(ann)
    club = page["id"]
    await ben.http("POST", f"/api/clubs/{club}/join", {})
    await appoint(ann, club, ben, "officer")
    path = f"/api/clubs/{club}/presets?was={page['mark']}"
    assert (await ann.http("PUT", path, [FRIDAY]))[0] == 200
    monday = FRIDAY | {"name": "Monday"}
    assert await asked(ben, "PUT", path, [monday]) == (409, "list-changed")
    _, seen = await ben.http("GET", f"/api/clubs/{club}")
    assert seen["presets"] == [FRIDAY]
    assert await asked(ben, "PUT", f"/api/clubs/{club}/presets?was={seen['mark']}", [FRIDAY, monday]) == (200, None)


async def open_friday(person: Person, club: str, **change: Any) -> str:
    """Open the usual table for a club; return its id."""
    body = {key: value for key, value in (FRIDAY | change).items() if key != "name"}
    status, made = await person.http("POST", f"/api/clubs/{club}/tables", body)
    assert status == 201, made
    table: str = made["id"]
    return table


async def test_a_club_s_table_is_as_its_preset_says(hall: AnyHall) -> None:
    ann, ben = await account(hall), await arrived(hall, "b")
    club = (await found(ann))["id"]
    assert (await ann.http("PUT", f"/api/clubs/{club}/presets", [FRIDAY]))[1]["presets"] == [FRIDAY]
    await ben.http("POST", f"/api/clubs/{club}/join", {})
    _, mine = await ben.http("GET", "/api/me/clubs")
    assert [(one["id"], one["presets"]) for one in mine] == [(club, [FRIDAY])]
    table = await open_friday(ben, club)
    _, state = await ben.http("GET", f"/api/tables/{table}")
    meta = state["meta"]
    assert (meta["host"], meta["listed"], meta["goal"]) == (ben.me["id"], False, 3)
    assert [chair["player"] for chair in meta["chairs"]] == [ben.me["id"]]
    assert (meta["clock"], meta["timeout"]) == ({"minutes": 5, "seconds": 10, "days": 0}, "concede")
    assert meta["fill"] is not None


async def test_a_table_is_not_opened_for_a_club_that_closes_meanwhile(
    hall: InsideHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await account(hall)
    club = (await found(ann))["id"]
    new = Tables.new
    opened: list[TableId] = []

    async def closes(tables: Tables, player: PlayerId, asked: NewTable) -> TableId | Refusal:
        await hall.hall.store.clubs.close(club, 5.0)
        table = await new(tables, player, asked)
        assert not isinstance(table, Refusal)
        opened.append(table)
        return table

    monkeypatch.setattr(Tables, "new", closes)
    body = {"game": "cant-stop", "options": {}, "minutes": 0, "seconds": 0, "days": 0, "timeout": "concede", "fill": 0}
    assert await asked(ann, "POST", f"/api/clubs/{club}/tables", body) == (404, "no-such-club")
    table = await hall.hall.tables.look(opened[0])
    assert table is not None
    assert table.status == "closed"


async def test_members_find_the_club_s_tables_and_others_do_not_sit_down(hall: AnyHall) -> None:
    ann, ben, eve = await account(hall), await account(hall), await account(hall)
    for person in (ben, eve):
        await person.arrive()
    page = await found(ann)
    club = page["id"]
    await ben.http("POST", f"/api/clubs/{club}/join", {})
    table = await open_friday(ann, club, fill=0)
    _, seen = await ben.http("GET", f"/api/clubs/{club}")
    assert [(card["id"], card["club"]) for card in seen["tables"]] == [(table, {"id": club, "name": page["name"]})]
    for person, there in ((ann, True), (ben, True), (eve, False)):
        _, cards = await person.http("GET", "/api/tables")
        found_there = {card["id"]: card["club"] for card in cards}
        assert (table in found_there) == there
        if there:
            assert found_there[table] == {"id": club, "name": page["name"]}
    assert table not in json.dumps((await eve.http("GET", f"/api/clubs/{club}"))[1])
    await eve.watch(table)
    assert (await eve.line(table, "/join"))["code"] == "club-members-only"
    _, known = await eve.http("GET", f"/api/tables/{table}/club")
    assert known == {"club": {"id": club, "name": page["name"]}, "welcome": False, "invite": None}
    assert (await eve.http("POST", f"/api/tables/{table}/club", {"invite": "wrong"}))[1]["code"] == "no-such-invitation"
    _, known = await ben.http("GET", f"/api/tables/{table}/club")
    assert known["welcome"]
    status, welcomed = await eve.http("POST", f"/api/tables/{table}/club", {"invite": known["invite"]})
    assert (status, welcomed["welcome"], welcomed["invite"]) == (200, True, None)
    joined = await eve.line(table, "/join")
    assert joined["type"] == "ack", joined
    await ben.watch(table)
    assert (await ben.line(table, "/join"))["type"] == "ack"


async def listed(person: Person, table: str) -> None:
    """Wait until this person's lobby shows a table."""
    while True:
        lobby = await person.wait("lobby")
        if table in {card["id"] for card in [*(lobby["tables"] or ()), *(lobby["own"] or ())]}:
            return


async def test_the_lobby_shows_members_their_club_s_tables_at_once(hall: AnyHall) -> None:
    ann, ben, eve = await account(hall), await arrived(hall, "b"), await arrived(hall, "e")
    club = (await found(ann))["id"]
    await ben.http("POST", f"/api/clubs/{club}/join", {})
    for person in (ben, eve):
        await person.send({"type": "watch", "table": "lobby"})
        await person.wait("lobby")
    table = await open_friday(ann, club)
    await listed(ben, table)
    # Another table in the open, so that she gets a lobby after it.
    _, other = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    join = {"type": "command", "id": "join", "table": other["id"], "name": "join"}
    assert (await ann.http("POST", f"/api/tables/{other['id']}/commands", join))[0] == 200
    await listed(eve, other["id"])
    assert table not in json.dumps(eve.heard)


async def test_the_name_of_a_hidden_club_is_not_told_at_its_table(hall: AnyHall) -> None:
    ann, eve = await account(hall), await arrived(hall, "e")
    club = (await found(ann, door="invited"))["id"]
    table = await open_friday(ann, club)
    assert (await eve.http("GET", f"/api/tables/{table}/club"))[1] == {"club": None, "welcome": False, "invite": None}
    _, plain = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    for person in (ann, eve):
        assert (await person.http("GET", f"/api/tables/{plain['id']}/club"))[1] == {
            "club": None,
            "welcome": True,
            "invite": None,
        }


OUTSIDE = (403, "club-members-only")


async def ways_in(hall: AnyHall, person: Person, table: str) -> dict[str, tuple[int, str | None]]:
    """Return the answers to every way to look, talk or act at a table, by HTTP; the socket's count as 403."""
    described = json.loads(fetch(hall, "/api/schema/openapi.json")[2])["paths"]
    ways = [(verb.upper(), path) for path, found in described.items() for verb in found if "/tables/{table}" in path]
    bodies = {
        "commands": {"type": "command", "id": "w", "table": table, "name": "say", "args": {"text": "hello"}},
        "comments": {"rev": 3, "text": "hello"},
        "practice": {"rev": 3},
    }
    found: dict[str, tuple[int, str | None]] = {}
    for verb, path in ways:
        if path.startswith("/api/desk/") or path.endswith("/club"):
            continue
        asks = path.format(table=table, no=1) + ("?before=3" if path.endswith("history") else "")
        body = bodies[path.rpartition("/")[2]] if verb == "POST" else None
        found[f"{verb} {path}"] = await asked(person, verb, asks, body)
    return found | await said(person, table)


async def said(person: Person, table: str) -> dict[str, tuple[int, str | None]]:
    """Return the same for the socket."""
    command = {"type": "command", "table": table, "args": {}, "rev": 0}
    frames = {
        "watch": {"type": "watch", "table": table, "rev": 0},
        "preview": {"type": "preview", "id": "p", "table": table, "rev": 0, "seat": 0, "moves": []},
        "join": {**command, "id": "j", "name": "join"},
        "line": {**command, "id": "l", "name": "line", "args": {"text": "hello"}},
        "who": {**command, "id": "q", "name": "who"},
        "leave": {**command, "id": "x", "name": "leave"},
    }
    found: dict[str, tuple[int, str | None]] = {}
    for name, frame in frames.items():
        await person.send(frame)
        while (answer := await person.next())["type"] not in ("refused", "state", "ack", "events", "previewed"):
            pass
        found[name] = (403, answer["code"]) if answer["type"] == "refused" else (200, None)
    return found


async def test_nobody_looks_or_talks_at_a_hidden_club_s_table_who_is_not_of_it(hall: AnyHall) -> None:
    ann, ben, eve = await account(hall), await arrived(hall, "b"), await arrived(hall, "e")
    page = await found(ann, door="invited")
    await ben.http("POST", f"/api/clubs/{page['id']}/join", {"invite": page["invite"]})
    table = await open_friday(ann, page["id"], fill=0)
    outside = await ways_in(hall, eve, table)
    assert len(outside) > 14
    assert outside == dict.fromkeys(outside, OUTSIDE)
    assert OUTSIDE not in (await ways_in(hall, ben, table)).values()
    _, known = await ben.http("GET", f"/api/tables/{table}/club")
    assert (await eve.http("POST", f"/api/tables/{table}/club", {"invite": known["invite"]}))[0] == 200
    assert OUTSIDE not in (await ways_in(hall, eve, table)).values(), "who is invited to the table is inside"


async def test_who_is_put_out_reads_a_hidden_club_by_no_old_invitation(hall: AnyHall) -> None:
    ann, ben, eve = await account(hall), await arrived(hall, "b"), await arrived(hall, "e")
    page = await found(ann, door="invited")
    club, old = f"/api/clubs/{page['id']}", page["invite"]
    await ben.http("POST", f"{club}/join", {"invite": old})
    _, after = await ann.http("PUT", f"{club}/members/{ben.me['id']}", {"role": "out"})
    assert after["invite"] not in (None, old)
    for one in (ben, eve):
        assert await asked(one, "GET", f"{club}?invite={old}") == (404, "no-such-club")
    assert (await eve.http("POST", f"{club}/join", {"invite": after["invite"]}))[0] == 200
    assert (await ann.http("GET", club))[1]["invite"] == after["invite"]


async def test_a_club_tells_no_more_of_who_is_here_than_they_wish(hall: AnyHall) -> None:
    ann, ben, eve = await account(hall), await arrived(hall, "b"), await arrived(hall, "e")
    await ann.arrive()
    club = (await found(ann))["id"]
    await ben.http("POST", f"/api/clubs/{club}/join", {})

    async def here(reader: Person) -> tuple[bool, int]:
        _, page = await reader.http("GET", f"/api/clubs/{club}")
        _, lists = await reader.http("GET", "/api/clubs")
        (card,) = [card for card in (*lists["mine"], *lists["others"]) if card["id"] == club]
        return next(line["here"] for line in page["members"] if line["id"] == ann.me["id"]), card["here"]

    assert [await here(one) for one in (ann, ben, eve)] == [(True, 2)] * 3
    await ann.http("PUT", "/api/me/privacy", {"whereabouts": "nobody", "letters": "friends"})
    assert [await here(one) for one in (ann, ben, eve)] == [(True, 2), (False, 1), (False, 1)]


async def test_who_is_put_out_of_a_hidden_club_hears_its_tables_no_longer(hall: AnyHall) -> None:
    ann, ben = await account(hall), await arrived(hall, "b")
    page = await found(ann, door="invited")
    await ben.http("POST", f"/api/clubs/{page['id']}/join", {"invite": page["invite"]})
    table = await open_friday(ann, page["id"], fill=0)
    await ben.watch(table)
    assert await appoint(ann, page["id"], ben, "out") == (200, None)
    assert (await ben.wait("bye"))["why"] == "signed-out"
    await ben.arrive()
    await ben.send({"type": "watch", "table": table, "rev": 0})
    assert (await ben.wait("refused"))["code"] == "club-members-only"


async def test_a_table_of_an_open_club_may_be_watched_by_who_has_its_address(hall: AnyHall) -> None:
    ann, eve = await account(hall), await arrived(hall, "e")
    for door in ("open", "asking"):
        table = await open_friday(ann, (await found(ann, name=f"{door} {ann.name}", door=door))["id"], fill=0)
        inside = await ways_in(hall, eve, table)
        assert [way for way, answer in inside.items() if answer == OUTSIDE] == ["join"]


async def test_members_are_ranked_among_themselves(hall: AnyHall) -> None:
    ann, ben = await account(hall), await arrived(hall, "b")
    club = (await found(ann))["id"]
    await ben.http("POST", f"/api/clubs/{club}/join", {})
    await ann.arrive()
    table = await open_friday(ann, club, options={}, fill=0)
    for person in (ann, ben):
        await person.watch(table)
    await ben.line(table, "/join")
    assert (await ann.line(table, "/start"))["type"] == "ack"
    assert (await ben.line(table, "/concede"))["type"] == "ack"
    kinds: list[dict[str, Any]] = []
    for _ in range(50):
        _, page = await ben.http("GET", f"/api/clubs/{club}")
        kinds = page["kinds"]
        if kinds:
            break
        await asyncio.sleep(0.1)
    assert [(kind["game"], kind["kind"], kind["seats"], kind["members"]) for kind in kinds] == [
        ("cant-stop", "", 0, 2),
        ("cant-stop", "[2,{}]", 2, 2),
    ]
    for kind in ("", "%5B2,%7B%7D%5D"):
        _, found_board = await ben.http("GET", f"/api/clubs/{club}/board/cant-stop?kind={kind}")
        assert [(line["id"], line["place"], line["mine"]) for line in found_board["board"]] == [
            (ann.me["id"], 1, False),
            (ben.me["id"], 2, True),
        ]
    assert (await ben.http("GET", f"/api/clubs/{club}/board/niagara"))[1]["board"] == []


async def test_a_club_is_reported_and_judged_and_its_owner_told(hall: AnyHall) -> None:
    judge, ann, ben = await moderator(hall), await account(hall), await arrived(hall, "b")
    page = await found(ann, text=EVIL[0])
    club, way = page["id"], f"/api/clubs/{page['id']}/reports"
    assert (await ben.http("POST", way, {"text": "Rude."}))[0] == 201
    assert await asked(ben, "POST", way, {"text": "Again."}) == (409, "reported-already")
    assert await asked(ann, "POST", way, {}) == (422, "yourself")
    _, desk = await judge.http("GET", "/api/moderation")
    line = next(one for one in desk["reports"] if one["club"] == {"id": club, "name": page["name"]})
    assert (line["reason"], line["player"]["id"], line["text"]) == ("club", ann.me["id"], "Rude.")
    assert [said["text"] for said in line["chat"]] == [page["name"], EVIL[0]]
    ruling = {"act": "clear-text", "why": "No markup.", "report": line["id"]}
    for person in (ann, ben):
        assert (await asked(person, "POST", f"/api/moderation/clubs/{club}", ruling))[1] == "not-moderator"
    for wrong, code in (
        ({"why": " "}, "why-missing"),
        ({"report": "\0"}, "no-such-report"),
        ({"act": "ban"}, "malformed"),
    ):
        assert (await asked(judge, "POST", f"/api/moderation/clubs/{club}", ruling | wrong))[1] == code
    assert (await judge.http("POST", f"/api/moderation/clubs/{club}", ruling))[0] == 200
    assert (await asked(judge, "POST", f"/api/moderation/clubs/{club}", ruling))[1] == "no-such-report"
    assert [word["why"] for word in (await ann.http("GET", "/api/me/conduct"))[1]["warnings"]] == ["No markup."]
    for act in ("clear-name", "close-club"):
        assert (await judge.http("POST", f"/api/moderation/clubs/{club}", {"act": act, "why": "Rude."}))[0] == 200
        if act == "clear-name":
            _, cleared = await ann.http("GET", f"/api/clubs/{club}")
            assert (cleared["name"], cleared["text"]) == (f"Club-{club.upper()}", "")
    assert await asked(ann, "GET", f"/api/clubs/{club}") == (404, "no-such-club")
    _, desk = await judge.http("GET", "/api/moderation")
    audit = [(one["act"], one["club"]["id"], one["player"]["id"]) for one in desk["rulings"] if one["club"]]
    assert audit[:3] == [(act, club, ann.me["id"]) for act in ("close-club", "clear-name", "clear-text")]


async def test_a_name_is_cleared_also_when_another_club_has_the_one_that_it_gets(hall: AnyHall) -> None:
    judge, ann = await moderator(hall), await account(hall)
    club = (await found(ann, name=f"Rude {secrets.token_hex(4)}"))["id"]
    await found(ann, name=f"Club-{club}")
    assert await asked(judge, "POST", f"/api/moderation/clubs/{club}", {"act": "clear-name", "why": "Rude."}) == (
        200,
        None,
    )
    _, cleared = await ann.http("GET", f"/api/clubs/{club}")
    assert cleared["name"].startswith("Club-")
    assert cleared["name"] != f"Club-{club.upper()}"


@pytest.mark.parametrize("act", ["join", "report", "ruling"])
async def test_a_club_that_closes_meanwhile_is_not_found(
    hall: AnyHall, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    judge, ann = await moderator(hall), await account(hall)
    club = (await found(ann))["id"]
    roll = ClubRepository.roll

    async def closes(clubs: ClubRepository, club_id: ClubId) -> list[MemberRow]:
        await clubs.close(club_id, 5.0)
        return await roll(clubs, club_id)

    monkeypatch.setattr(ClubRepository, "roll", closes)
    path, body = {
        "join": (f"/api/clubs/{club}/join", {}),
        "report": (f"/api/clubs/{club}/reports", {"text": "Rude."}),
        "ruling": (f"/api/moderation/clubs/{club}", {"act": "clear-text", "why": "Rude."}),
    }[act]
    assert await asked(judge, "POST", path, body) == (404, "no-such-club")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "", {"text": "Hear me."}),
        ("PATCH", "", {"door": "invited"}),
        ("PUT", "/presets", [FRIDAY]),
        ("POST", "/invite", None),
    ],
)
async def test_what_an_officer_changes_of_a_club_that_closes_meanwhile_is_refused(
    hall: AnyHall, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    ann = await account(hall)
    club = (await found(ann))["id"]
    role = ClubRepository.club_and_role

    async def closes(clubs: ClubRepository, club_id: ClubId, player: PlayerId) -> tuple[ClubRow, str | None] | None:
        seen = await role(clubs, club_id, player)
        await clubs.close(club_id, 5.0)
        return seen

    monkeypatch.setattr(ClubRepository, "club_and_role", closes)
    assert await asked(ann, method, f"/api/clubs/{club}{path}", body) == (404, "no-such-club")


async def test_nobody_judges_their_own_club_nor_a_moderator_s(hall: AnyHall) -> None:
    judge, other = await moderator(hall), await moderator(hall)
    club = (await found(judge))["id"]
    ruling = {"act": "close-club", "why": "Rude."}
    assert (await asked(judge, "POST", f"/api/moderation/clubs/{club}", ruling))[1] == "own-case"
    assert (await asked(other, "POST", f"/api/moderation/clubs/{club}", ruling))[1] == "not-over-moderators"
    assert (await asked(other, "POST", "/api/moderation/clubs/none", ruling))[1] == "no-such-club"


async def test_who_may_not_talk_or_play_speaks_through_no_club(hall: AnyHall) -> None:
    judge, ann, ben = await moderator(hall), await account(hall), await account(hall)
    club, other = (await found(ann))["id"], (await found(judge))["id"]
    for person, act, code in ((ann, "mute", "chat-muted"), (ben, "ban", "banned")):
        body = {"player": person.me["id"], "act": act, "why": "Enough.", "hours": 2}
        assert (await judge.http("POST", "/api/moderation/rulings", body))[0] == 200
        assert await asked(person, "POST", "/api/clubs", {"name": person.name}) == (403, code)
    assert await asked(ann, "PATCH", f"/api/clubs/{club}", {"text": "Hear me"}) == (403, "chat-muted")
    assert await asked(ben, "POST", f"/api/clubs/{other}/join", {}) == (403, "banned")
    assert (await ann.http("POST", f"/api/clubs/{other}/join", {}))[0] == 200


async def test_what_is_kept_goes_with_the_account(hall: AnyHall) -> None:
    ann, ben = await account(hall), await account(hall)
    page = await found(ann)
    club = page["id"]
    await ben.http("POST", f"/api/clubs/{club}/join", {})
    for person, role, text in ((ann, "owner", page["text"]), (ben, "member", "")):
        _, kept = await person.http("GET", "/api/account/export.json")
        assert [(one["id"], one["role"], one["text"]) for one in kept["clubs"]] == [(club, role, text)]
    assert (await ann.http("POST", "/api/account/delete", {"password": "correct horse battery"}))[0] == 200
    assert await roles(ben, club) == {ben.me["id"]: "owner"}
    assert ann.me["id"] not in json.dumps((await ben.http("GET", f"/api/clubs/{club}"))[1])
