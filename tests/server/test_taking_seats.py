"""The first minute: a game begins at once, and people take the seats of its bots."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hiroma.games import RULESETS, newest
from hiroma.server.core import autopilot
from hiroma.server.wire.faces import drawn
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person

SEVERAL = [game for game in RULESETS if newest(game).info.seats[1] > 1]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[InsideHall]:
    """Start a hall with slow bots, so that a game keeps its position."""
    running = InsideHall(tmp_path, bot_pause=600.0).start()
    yield running
    running.stop()


async def begin(person: Person, game: str = "cant-stop", **more: Any) -> str:
    """Play at once; return the table."""
    status, made = await person.http("POST", "/api/play", {"game": game, "begin": True, **more})
    assert status == 200, made
    return str(made["id"])


async def stands(person: Person, table: str) -> dict[str, Any]:
    """Return the table as a person sees it."""
    _, seen = await person.http("GET", f"/api/tables/{table}")
    found: dict[str, Any] = seen
    return found


async def meta(person: Person, table: str) -> dict[str, Any]:
    """Return the `meta` of a table."""
    found: dict[str, Any] = (await stands(person, table))["meta"]
    return found


async def card(person: Person, table: str) -> dict[str, Any]:
    """Return the card of a table in the lobby."""
    _, cards = await person.http("GET", "/api/tables?free=true")
    found: dict[str, Any] = next(one for one in cards if one["id"] == table)
    return found


@pytest.mark.parametrize("game", SEVERAL)
async def test_a_game_against_gentle_bots_begins_at_once(hall: AnyHall, game: str) -> None:
    ann = await Person(hall, "a").arrive()
    seen = await meta(ann, await begin(ann, game))
    assert (seen["status"], seen["rated"], seen["welcome"]) == ("playing", False, True)
    assert [chair["bot"] for chair in seen["chairs"]] == [None] + ["casual"] * (newest(game).info.seats[0] - 1)
    assert seen["faces"] == {ann.me["id"]: drawn(ann.me["id"])}


async def test_bots_are_quick_until_a_person_has_moved(hall: AnyHall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newcomer soon gets to decide; later bots take all their time."""
    monkeypatch.setattr(autopilot, "EAGER", 0.0)
    ann = await Person(hall, "a").arrive()
    # At Niagara all choose a card at the same time.
    niagara = await begin(ann, "niagara")
    table = await begin(ann)
    for each in (niagara, table):
        seen = await ann.watch(each)
        while seen.get("table") != each or not seen.get("game") or seen["game"]["actors"] != [0]:
            seen = await ann.next(10.0)
    while (state := await stands(ann, table))["game"]["actors"] == [0]:
        move = {"seat": 0, "moves": state["game"]["moves"]["0"][-1:]}
        assert (await ann.ask(table, "submit", move))["type"] == "ack"
    with pytest.raises(TimeoutError):
        await ann.wait("events", 1.0)


async def test_it_cannot_be_rated(hall: AnyHall) -> None:
    ann = await Person(hall, "a").arrive()
    status, refused = await ann.http("POST", "/api/play", {"game": "cant-stop", "begin": True, "rated": True})
    assert (status, refused["code"]) == (422, "rated-no-bots")


async def test_who_is_the_last_that_a_table_waits_for_sits_down_there(hall: AnyHall) -> None:
    ann, ben, cem = [await Person(hall, name).arrive() for name in "abc"]
    _, waits = await ann.http("POST", "/api/play", {"game": "shinsai-jima", "fill": 600})
    assert await begin(ben, "shinsai-jima") != waits["id"], "that game would not begin yet"
    while True:
        seen = await meta(ann, waits["id"])
        if len(seen["chairs"]) == seen["max_chairs"] - 1:
            break
        await ann.line(waits["id"], "/bot")
        await ann.line(waits["id"], "/fill 600")
    assert await begin(cem, "shinsai-jima") == waits["id"]


async def test_somebody_takes_the_seat_of_a_bot(hall: AnyHall) -> None:
    ann, ben, cem = [await Person(hall, name).arrive() for name in "abc"]
    table = await begin(ann)
    await ann.watch(table)
    await ben.watch(table)
    assert (await card(ben, table))["joinable"] == 1
    assert (await meta(ben, table))["joinable"] == [1]
    assert (await ben.line(table, "/join 2"))["type"] == "ack"
    seen = await meta(ann, table)
    assert [chair["player"] for chair in seen["chairs"]] == [ann.me["id"], ben.me["id"]]
    assert seen["joinable"] == []
    assert (await cem.watch(table))["you"]["commands"]["join"]["code"] == "too-late-to-join"
    assert (await cem.line(table, "/join 2"))["code"] == "seat-is-theirs"


async def test_the_door_can_be_closed(hall: AnyHall) -> None:
    ann, ben = [await Person(hall, name).arrive() for name in "ab"]
    table = await begin(ann)
    await ann.watch(table)
    await ben.watch(table)
    assert (await ben.line(table, "/welcome off"))["code"] == "not-host"
    assert (await ann.line(table, "/welcome off"))["type"] == "ack"
    assert (await ben.line(table, "/join"))["code"] == "game-running"


@pytest.mark.parametrize("how", ["ignored", "avoided"])
async def test_nobody_comes_to_who_does_not_want_them(hall: AnyHall, how: str) -> None:
    ann, ben, cem = [await Person(hall, name).arrive() for name in "abc"]
    for person in (ann, ben):
        await person.http("PATCH", "/api/me", {"name": f"Person {person.me['id'][:6]}"})
    assert (await ann.http("PUT", f"/api/me/shunned/{how}/{ben.me['id']}"))[0] == 200
    table = await begin(ann)
    await ben.watch(table)
    assert (await ben.line(table, "/join"))["code"] == "not-at-this-table"
    assert (await cem.http("PUT", f"/api/me/shunned/avoided/{ann.me['id']}"))[0] == 200
    await cem.watch(table)
    assert (await cem.line(table, "/join"))["code"] == "not-at-this-table"


async def test_a_face_of_ones_own_is_seen_by_all_and_goes_with_the_account(hall: AnyHall) -> None:
    ann, ben = [await Person(hall, name).arrive() for name in "ab"]
    table = await begin(ann)
    await ben.watch(table)
    for face in ("abcdefg", "abcdefgm", "ABCDEFGH", "<script>", ""):
        status, _ = await ann.http("PATCH", "/api/me", {"face": face})
        assert status == 400, face
    status, me = await ann.http("PATCH", "/api/me", {"face": "lkjihgfe"})
    assert (status, me["face"]) == (200, "lkjihgfe")
    state = await ben.wait("state")
    assert state["meta"]["faces"][ann.me["id"]] == "lkjihgfe"
    assert (await card(ben, table))["faces"] == ["lkjihgfe", ""]
    await ann.http("PATCH", "/api/me", {"name": "Ann"})
    _, page = await ben.http("GET", f"/api/people/{ann.me['id']}")
    assert page["face"] == "lkjihgfe"
    _, own = await ann.http("GET", "/api/account/export.json")
    assert own["face"] == "lkjihgfe"
