"""Capabilities: another game gets advice, days, books and solitaire by an entry in the registry."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from hiroma.arena import solitaire
from hiroma.games import CAPABILITIES, RULESETS, capabilities
from hiroma.ids import PlayerId, TableId
from hiroma.kernel import Capabilities
from hiroma.kernel.conformance import check
from hiroma.server.advice.routes import present
from hiroma.server.daily import calendar
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from hiroma.table.commands import Concede, Submit
from hiroma.table.refusal import Refusal, Refused
from tests.server.lone import Careful, Hasty, Lone, LoneView
from tests.server.running import Person, RunningHall
from tests.server.test_advice import order
from tests.server.test_books import ask, file_of
from tests.store.making import register
from tests.table.sitting import Sitting
from tools.http_types import description

ANN = PlayerId("ann")

WHERE = {"rules": "tests.server.lone:Lone", "offers": "tests.server.lone:CAPABILITIES"}
ENTRY = f"""
from hiroma.games import CAPABILITIES, RULESETS

RULESETS["lone"] = {{1: {WHERE["rules"]!r}}}
CAPABILITIES["lone"] = {WHERE["offers"]!r}
"""
"""Adds one more game to the registry of every process that Python starts, workers included."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """Start a hall with one more game, whose code does not know it."""
    folder = tmp_path_factory.mktemp("entry")
    (folder / "sitecustomize.py").write_text(ENTRY)
    running = RunningHall(tmp_path_factory.mktemp("hall"))
    running.environment = {"PYTHONPATH": f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    running.start()
    yield running
    running.stop()


@pytest.fixture
async def ann(hall: RunningHall) -> Person:
    person = Person(hall, "ann")
    await person.http("PATCH", "/api/me", {"name": "Ann"})
    return person


@pytest.fixture
def entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register one more game in this process."""
    monkeypatch.setitem(RULESETS, "lone", {1: WHERE["rules"]})
    monkeypatch.setitem(CAPABILITIES, "lone", WHERE["offers"])


@pytest.fixture
async def inside(entry: None, tmp_path: Path) -> AsyncIterator[Hall]:
    made = Hall(Settings(store=f"sqlite:///{tmp_path}/hiroma.db", key=str(tmp_path / "key")))
    await made.open()
    await register(made.store, ["ann", "bob", "cho"])
    yield made
    await made.close()


def test_it_keeps_the_contract() -> None:
    check(Lone(), games=30)


def test_a_game_without_entry_offers_nothing() -> None:
    assert capabilities("mia") == capabilities("nonsense") == Capabilities()
    offered = {game: [name for name, each in capabilities(game)._asdict().items() if each] for game in CAPABILITIES}
    assert offered == {
        "cant-stop": ["daily", "solitaire", "training", "insight", "encoding", "reasons", "achievements"],
        "fearsome-floors": ["daily", "training", "insight", "encoding", "reasons", "achievements"],
        "hidden-rooms": ["advice", "daily", "books", "insight", "encoding", "reasons", "achievements"],
        "niagara": ["daily", "training", "insight", "encoding", "reasons", "eyes", "achievements"],
        "shinsai-jima": ["daily", "training", "insight", "encoding", "reasons", "achievements"],
    }


# -- advice --------------------------------------------------------------------------------------------


async def begun(person: Person, book: str = "") -> str:
    """Start a game of goals; return its table."""
    _, made = await person.http("POST", "/api/tables", {"game": "lone", "options": {"book": book}})
    for name in ("join", "start"):
        assert (await order(person, made["id"], name))[0] == 200
    return str(made["id"])


async def played(person: Person, table: str) -> dict[str, Any]:
    """Play a game by its advice; return the view at the end."""
    while True:
        _, state = await person.http("GET", f"/api/tables/{table}")
        view: dict[str, Any] = state["game"]["view"]
        if state["meta"]["status"] != "playing":
            return view
        status, tips = await person.http("GET", f"/api/tables/{table}/advice")
        assert (status, tips[0]["missing"]) == (200, max(0, view["goals"][0] - view["total"]))
        await order(person, table, "submit", seat=0, moves=tips[0]["moves"])


async def test_advice_and_review(ann: Person) -> None:
    table = await begun(ann, "9")
    assert (await ann.http("GET", f"/api/tables/{table}/games/1/review"))[1]["code"] == "no-finished-game"
    view = await played(ann, table)
    status, seen = await ann.http("GET", f"/api/tables/{table}/games/1/review")
    assert (status, seen["done"]) == (200, view["done"])
    assert seen["moves"] == view["rolls"] + view["done"].count(True)
    assert 2 * view["rolls"] <= seen["pips"] <= 6 * view["rolls"]


def test_nobody_is_advised_behind_the_backs_of_others() -> None:
    table = Sitting("pile").start("a", "b").table
    for player, code in (("eve", "not-seated"), ("a", "no-advice")):
        with pytest.raises(Refused) as refused:
            present(table, PlayerId(player))
        assert refused.value.refusal.code == code


# -- days ----------------------------------------------------------------------------------------------


async def rolled(hall: Hall, table: str, player: str) -> int:
    """Return the total after the first roll."""
    go = Submit(seat=0, moves=[{"do": "go"}])
    assert not isinstance(await hall.tables.order(go, TableId(table), PlayerId(player)), Refusal)
    seen = await hall.tables.look(TableId(table))
    assert seen is not None
    assert seen.play is not None
    view = seen.play.state.view(None)
    assert isinstance(view, LoneView)
    return view.total


async def test_it_has_days_of_its_own(inside: Hall) -> None:
    days = inside.days
    tables = [await days.begin(PlayerId(player), "lone") for player in ("ann", "bob", "cho")]
    assert await rolled(inside, tables[0], "ann") == await rolled(inside, tables[1], "bob")
    for table, player, command in (
        (tables[0], "ann", Submit(seat=0, moves=[{"do": "stop"}])),
        (tables[2], "cho", Concede()),
    ):
        assert not isinstance(await inside.tables.order(command, table, PlayerId(player)), Refusal)
    seen = await inside.tables.look(tables[0])
    assert seen is not None
    day = calendar.day_of_deal(seen.shared)
    assert day == ("lone", calendar.day_of(days.now()))
    assert seen.options["book"] == str(5 + int(day[1][-2:]) % 3)
    page, other = await days.page(ANN, day[1], "lone"), await days.page(ANN, day[1])
    assert page is not None
    assert other is not None
    assert (page.day, page.tries, len(page.board), page.board[-1].marks) == (day[1], 3, 2, "")
    assert page.board[0].turns == 1
    assert (other.tries, other.mine) == (0, None)
    assert page.commitment != other.commitment
    now = days.now()
    days.now = lambda: now + calendar.DAY
    for game, before in (("lone", day[1]), ("hidden-rooms", day[1])):
        later = await days.page(ANN, calendar.day_of(days.now()), game)
        assert later is not None
        assert later.before == before
    await days.disclose(seen)
    assert seen.disclosed


async def test_a_game_without_days(inside: Hall, ann: Person) -> None:
    with pytest.raises(Refused) as refused:
        await inside.days.begin(ANN, "mia")
    assert refused.value.refusal.code == "no-such-day"
    for method, path in (("GET", ""), ("POST", ""), ("GET", "/2026-01-31")):
        status, said = await ann.http(method, f"/api/daily{path}?game=mia")
        assert (status, said["code"]) == (404, "no-such-day")
    status, begun_today = await ann.http("POST", "/api/daily?game=lone")
    assert status == 201
    assert (await ann.http("GET", "/api/daily?game=lone"))[1]["mine"]["table"] == begun_today["id"]
    assert (await ann.http("GET", "/api/daily"))[1]["mine"] is None


# -- books ---------------------------------------------------------------------------------------------


def goals(key: str, *each: int, **more: str) -> bytes:
    return json.dumps({"key": key, "by": "Ann", "goals": each, **more}).encode()


async def test_it_has_a_library_of_its_own(hall: RunningHall, ann: Person) -> None:
    status, refused = ask(hall, ann, "POST", "?game=lone", goals("bad", 4, drawing="<svg onload='x()'/>"))
    assert (status, refused["what"]["error"], refused["what"]["place"]) == (422, "E-SVG", "drawing")
    _, checked = ask(hall, ann, "POST", "/check?game=lone", goals("mine", 4, 1))
    assert (checked["unwon"], checked["tries"]) == ([2], ["4", "1"])
    assert [(each["code"], each["place"]) for each in checked["findings"]] == [("W-DUPLICATE", "goals[0]")]
    assert ask(hall, ann, "POST", "?game=lone", goals("mine", 4, 1))[1]["what"]["stages"] == [2]
    won = ""
    while not won:
        table = await begun(ann, "1")
        won = table if (await played(ann, table))["done"] == [True] else ""
    assert ask(hall, ann, "POST", f"?game=lone&won={won}", goals("mine", 4, 1)) == (201, {"key": "mine"})
    # The same key in another game's library is another book.
    assert ask(hall, ann, "GET", "/mine")[0] == 404
    assert ask(hall, ann, "POST", "", file_of("mine"))[0] == 201
    for query, author in (("", "Ann"), ("?game=lone", "Ann")):
        (card,) = ask(hall, ann, "GET", query)[1]
        assert (card["key"], card["author"], card["mine"]) == ("mine", author, True)
    page = ask(hall, ann, "GET", "/mine?game=lone")[1]
    assert (page["book"]["goals"], page["play"], page["by"]) == ([4, 1], "4 1", "Ann")
    assert ask(hall, ann, "GET", "/first?game=lone")[1]["play"] == ""
    until = time.monotonic() + 60
    while (badge := ask(hall, ann, "GET", "/mine?game=lone")[1]["badge"])["grade"] is None:
        assert time.monotonic() < until
        await asyncio.sleep(0.1)
    assert (badge["total"], badge["rates"][0]["level"], len(badge["rates"][0]["wins"])) == (1600, "master", 2)
    assert ask(hall, ann, "PUT", f"/mine?game=lone&won={won}", goals("mine", 1))[0] == 200
    assert ask(hall, ann, "GET", "/mine?game=lone")[1]["play"] == "1"
    assert ask(hall, ann, "DELETE", "/mine?game=lone")[0] == 200
    assert ask(hall, ann, "GET", "/mine?game=lone")[0] == 404
    assert ask(hall, ann, "GET", "/mine")[0] == 200


async def test_a_draft_is_studied_by_its_game(hall: RunningHall, ann: Person) -> None:
    assert ask(hall, ann, "POST", "/path?game=lone", goals("mine", 3))[1]["goals"] == [3]
    assert ask(hall, ann, "POST", "/path?game=lone", b"{}")[1]["code"] == "malformed"


def test_the_description_has_the_bodies_of_all_games(entry: None) -> None:
    described = description.__wrapped__()
    kinds, paths = described["components"]["schemas"], described["paths"]
    for schema, names in (
        (kinds["BookPage"]["properties"]["book"], ("Book", "Goals")),
        (of_body(paths["/api/books"]["post"]["requestBody"]), ("Book", "Goals")),
        (of_body(paths["/api/books/path"]["post"]["requestBody"]), ("Studied", "Goals")),
        (of_body(paths["/api/books/path"]["post"]["responses"]["200"]), ("Study", "Goals")),
        (of_body(paths["/api/tables/{table}/advice"]["get"]["responses"]["200"])["items"], ("Advice", "Tip")),
        (of_body(paths["/api/tables/{table}/games/{no}/review"]["get"]["responses"]["200"]), ("Review", "Lookback")),
    ):
        assert schema == {"oneOf": [{"$ref": f"#/components/schemas/{name}"} for name in names]}
        assert set(names) <= kinds.keys()


def of_body(part: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of the JSON in a request or an answer."""
    schema: dict[str, Any] = part["content"]["application/json"]["schema"]
    return schema


# -- solitaire -----------------------------------------------------------------------------------------


def test_bots_are_measured_alone(entry: None) -> None:
    assert solitaire("lone", Hasty, 40).mean == 2.0
    assert 2.0 < solitaire("lone", Careful, 40).mean < 6.0
    with pytest.raises(ValueError, match="no measure"):
        solitaire("niagara", Hasty, 1)
