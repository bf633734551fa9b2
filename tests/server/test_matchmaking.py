"""Play at once: a player gets a seat at a table that fits, else a new table; bots come when nobody does."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hiroma.server.lobby import matchmaking
from hiroma.table.chance import pledge as pledge_of
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person


async def play(
    person: Person, game: str = "cant-stop", fill: int = 0, pledge: str | None = None, **options: Any
) -> str:
    """Ask to play at once; return the table found."""
    asked = {"game": game, "options": options, "fill": fill, "pledge": pledge}
    status, found = await person.http("POST", "/api/play", asked)
    assert status == 200, found
    return str(found["id"])


async def seated(person: Person, table: str) -> list[Any]:
    """Return the players and bots at a table."""
    _, seen = await person.http("GET", f"/api/tables/{table}")
    return [chair["player"] or chair["bot"] for chair in seen["meta"]["chairs"]]


async def test_two_who_come_at_once_find_each_other(own_hall: AnyHall) -> None:
    ann, ben = [await Person(own_hall, name).arrive() for name in "ab"]
    one, other = await asyncio.gather(play(ann), play(ben))
    assert one == other
    assert sorted(await seated(ann, one)) == sorted([ann.me["id"], ben.me["id"]])
    assert await play(ann) == one, "who sits there already is taken back"


async def test_the_devices_of_who_plays_at_once_open_when_the_game_begins(own_hall: AnyHall) -> None:
    """The hall tells players elsewhere in it that the table waits for them, and they open from there."""
    ann, ben = [await Person(own_hall, name).arrive() for name in "ab"]
    words = {person.name: secrets.token_hex(16) for person in (ann, ben)}
    table = await play(ann, fill=600, pledge=pledge_of(words[ann.name]))
    assert await play(ben, fill=600, pledge=pledge_of(words[ben.name])) == table
    assert (await ann.http("POST", f"/api/tables/{table}/commands", command("start")))[0] == 200
    for person in (ann, ben):
        assert (await person.wait("turn"))["waits"]
        _, seen = await person.http("GET", f"/api/tables/{table}")
        assert seen["meta"]["starting"]["waiting"]
        assert seen["meta"]["chairs"][0]["pledge"] in map(pledge_of, words.values())
        opened = command("open-nonce") | {"args": {"nonce": words[person.name]}}
        assert (await person.http("POST", f"/api/tables/{table}/commands", opened))[0] == 200
    _, seen = await ben.http("GET", f"/api/tables/{table}")
    assert (seen["meta"]["status"], seen["meta"]["starting"]) == ("playing", None)


async def test_only_a_table_with_the_same_options_fits(own_hall: AnyHall) -> None:
    ann, ben, cem = [await Person(own_hall, name).arrive() for name in "abc"]
    plain = await play(ann)
    longer = await play(ben, match=3)
    assert longer != plain
    assert await play(cem, match=3) == longer
    assert await play(await Person(own_hall, "d").arrive(), "niagara") not in (plain, longer)


@pytest.fixture
def brisk_hall(tmp_path: Path) -> Iterator[InsideHall]:
    """Start a hall that counts nobody as present for long after they have gone."""
    running = InsideHall(tmp_path, grace=0.2).start()
    yield running
    running.stop()


async def test_a_table_nobody_attends_does_not_fit(brisk_hall: AnyHall) -> None:
    ann = await Person(brisk_hall, "a").arrive()
    left = await play(ann)
    await ann.leave()
    await asyncio.sleep(0.5)
    ben = await Person(brisk_hall, "b").arrive()
    assert await play(ben) != left


async def test_a_table_where_somebody_is_connected_comes_before_one_whose_people_have_just_gone(
    own_hall: AnyHall,
) -> None:
    ann, ben, cem = [await Person(own_hall, name).arrive() for name in "abc"]
    _, opened = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    await ann.line(opened["id"], "/join")
    attended = (await ben.http("POST", "/api/tables", {"game": "cant-stop"}))[1]["id"]
    await ben.line(attended, "/join")
    await ann.leave()
    assert await play(cem) == attended


async def test_nor_one_of_days_nor_of_those_one_avoids(own_hall: AnyHall) -> None:
    ann, ben, cem = [await Person(own_hall, name).arrive() for name in "abc"]
    days = await play(ann)
    await ann.line(days, "/clock 2d")
    quick = await play(ben)
    assert quick != days
    await cem.http("PUT", f"/api/me/shunned/avoided/{ben.me['id']}")
    assert await play(cem) not in (days, quick)


async def test_bots_come_when_nobody_does_and_at_once_when_it_is_full(own_hall: AnyHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    table = await play(ann, fill=1)
    await ann.send({"type": "watch", "table": table, "rev": 0})
    while (await ann.wait("events"))["happened"]["events"][-1]["event"] == "bot-seated":
        pass
    assert await seated(ann, table) == [ann.me["id"], "casual"]
    ben, cem = [await Person(own_hall, name).arrive() for name in "bc"]
    pair = await play(ben, fill=600, team=True, unique=True)
    people = [cem, *[await Person(own_hall, name).arrive() for name in "de"]]
    for person in people:
        assert await play(person, team=True, unique=True) == pair
    until = asyncio.get_running_loop().time() + 5
    while (await ben.http("GET", f"/api/tables/{pair}"))[1]["meta"]["status"] != "playing":
        assert asyncio.get_running_loop().time() < until
        await asyncio.sleep(0.05)
    assert len(await seated(ben, pair)) == 4


async def test_a_crowd_of_tables_of_one_host_hides_no_other(own_hall: AnyHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matchmaking, "LOOKED_AT", 4)
    ann, eve, cem = [await Person(own_hall, name).arrive() for name in "aec"]
    waits = await play(ann)
    for _ in range(5):
        _, made = await eve.http("POST", "/api/tables", {"game": "cant-stop"})
        await eve.line(made["id"], "/join")
        await eve.line(made["id"], "/option match 3")
    assert await play(cem) == waits


async def test_what_cannot_be_played_is_refused(own_hall: AnyHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    for asked, code in (
        ({"game": "chess"}, "game-unknown"),
        ({"game": "cant-stop", "options": {"match": "many"}}, "option-value"),
        ({"game": "cant-stop", "options": {"wings": True}}, "option-unknown"),
    ):
        status, found = await ann.http("POST", "/api/play", asked)
        assert (status, found["code"]) == (422, code)


async def test_who_is_elsewhere_is_told_of_their_turn(own_hall: AnyHall) -> None:
    ann, ben = [await Person(own_hall, name).arrive() for name in "ab"]
    table = await play(ann)
    await play(ben)
    await ann.http("POST", f"/api/tables/{table}/commands", command("start"))
    _, seen = await ann.http("GET", f"/api/tables/{table}")
    first = seen["meta"]["chairs"][seen["meta"]["seats"][seen["game"]["actors"][0]]]["player"]
    mover, other = (ann, ben) if first == ann.me["id"] else (ben, ann)
    turn = await mover.wait("turn")
    assert (turn["table"], turn["game"], turn["waits"]) == (table, "cant-stop", True)
    await other.http("POST", f"/api/tables/{table}/commands", command("concede"))
    assert (await mover.wait("turn"))["waits"] is False
    assert not [frame for frame in other.heard if frame["type"] == "turn"]


def command(name: str) -> dict[str, Any]:
    """Return the body of a command without arguments."""
    return {"type": "command", "id": secrets.token_hex(8), "table": "", "name": name, "args": {}}
