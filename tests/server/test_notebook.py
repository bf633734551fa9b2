"""Private notes, and the search in a player's own games: nobody else reads them, and a large hall is as fast."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert

from hiroma.ids import PlayerId, TableId
from hiroma.records import Variant
from hiroma.server.records import notebook
from hiroma.server.records import search as searching
from hiroma.server.records.own_bodies import FoundGames, NewNote, OwnNote
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from hiroma.store.own_games import WantedGames, narrowed, own
from hiroma.store.schema import results, standings
from hiroma.table.refusal import Refused
from tests.server.running import AnyHall, sit_down
from tests.store.making import register

ANN, BEN, CHO, GUEST = (PlayerId(name) for name in ("ann", "ben", "cho", "guest"))
PLAIN, TEAM = Variant(2, {}).key, Variant(2, {"team": True}).key


def rows(no: int, people: tuple[PlayerId, ...], **more: Any) -> list[dict[str, Any]]:
    """Return the rows of a finished game, which the first of these people won."""
    game = {
        "table_id": f"t{no:07}",
        "no": 1,
        "game": "cant-stop",
        "variant": PLAIN,
        "ended": float(no),
        "how": "rules",
        "rated": False,
        "listed": True,
        "bot": None,
        "score": 0.0,
        "counts": True,
        "stayed": True,
        "points_before": None,
        "points_after": None,
        "turns": no,
    }
    seats = [{"seat": n, "player_id": one, "side": n, "place": n + 1} for n, one in enumerate(people)]
    return [{**game, **seat, **more} for seat in seats]


def fill(connection: Connection, made: list[dict[str, Any]]) -> None:
    """Store the rows."""
    connection.execute(insert(results), made)


def played_so(connection: Connection, variant: str) -> None:
    """Record that Ann has played this class of options."""
    zero = dict.fromkeys(("plays", "wins", "streak", "best", "rated", "mu", "sigma", "level", "last"), 1)
    row = {"player_id": ANN, "game": "cant-stop", "variant": variant, "season": "", "places": "{}", **zero}
    connection.execute(insert(standings), [row])


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Hall]:
    """Open a hall in this process where Ann, Ben and Cho have accounts and have played a little."""
    made = Hall(Settings(store=f"sqlite:///{tmp_path}/hiroma.db", key=str(tmp_path / "key")))
    await made.open()
    await register(made.store, ["ann", "ben", "cho"])
    played = [
        *rows(1, (ANN, BEN)),
        *rows(2, (BEN, ANN), how="conceded"),
        *rows(3, (ANN, CHO), game="niagara"),
        *rows(4, (CHO, ANN), listed=False),
        *rows(5, (BEN, CHO), listed=False),
    ]
    await made.store.engine.transact(fill, played)
    yield made
    await made.close()


async def refused(act: Any) -> str:
    """Return the code of a refusal."""
    with pytest.raises(Refused) as caught:
        await act
    return caught.value.refusal.code


async def found(hall: Hall, before: str | None = None, option: str | None = None, **wanted: Any) -> FoundGames:
    """Return a page of Ann's games."""
    return await searching.search(hall.store, hall.names, ANN, WantedGames(**wanted), option, before)


async def ends(hall: Hall, **wanted: Any) -> list[int]:
    """Return the times at which the games that fit ended, in unix seconds."""
    return [int(each.game.ended) for each in (await found(hall, **wanted)).games]


async def test_a_note_is_its_owners_alone(inside: Hall) -> None:
    store = inside.store
    said = NewNote(text=" Opens with 7.\u202e\nThen stops. ", tags=["  Rival ", "rival", "LATE\x00  night", ""])
    note = await notebook.note_person(store, ANN, BEN, said)
    assert (note.text, note.tags) == ("Opens with 7.\nThen stops.", ("late night", "rival"))
    assert await notebook.on_person(store, BEN, BEN) == notebook.NONE
    assert await notebook.on_person(store, CHO, BEN) == notebook.NONE
    await notebook.note_game(store, ANN, TableId("t0000004"), 1, NewNote(tags=["lesson"]))
    book = await notebook.notebook(store, inside.names, ANN)
    assert [(one.id, one.note.text) for one in book.people] == [(BEN, note.text)]
    assert [(one.table, one.no) for one in book.games] == [("t0000004", 1)]
    assert book.tags == ["late night", "lesson", "rival"]
    assert (await notebook.notebook(store, inside.names, BEN)).tags == []
    assert await notebook.note_person(store, ANN, BEN, NewNote()) == notebook.NONE
    assert (await notebook.notebook(store, inside.names, ANN)).tags == ["lesson"]


async def test_what_may_not_be_noted(inside: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    store, said = inside.store, NewNote(text="so")
    assert await refused(notebook.note_person(store, ANN, ANN, said)) == "yourself"
    assert await refused(notebook.note_person(store, ANN, PlayerId("nobody"), said)) == "no-such-person"
    assert await refused(notebook.note_person(store, GUEST, BEN, said)) == "guest"
    assert await refused(notebook.note_game(store, ANN, TableId("t0000005"), 1, said)) == "no-finished-game"
    assert await refused(notebook.note_game(store, ANN, TableId("t0000001"), 0, said)) == "no-finished-game"
    await notebook.note_game(store, CHO, TableId("t0000001"), 1, said)
    monkeypatch.setattr(notebook, "MOST", 1)
    await notebook.note_person(store, ANN, BEN, said)
    await notebook.note_person(store, ANN, BEN, NewNote(text="again"))
    assert await refused(notebook.note_person(store, ANN, CHO, said)) == "notes-full"


@pytest.mark.parametrize("no", [0, -1, 2**31, 10**30])
async def test_a_game_of_a_number_that_no_game_has_is_none(inside: Hall, no: int) -> None:
    assert await refused(notebook.note_game(inside.store, ANN, TableId("t1"), no, NewNote(text="Well!"))) == (
        "no-finished-game"
    )


async def test_notes_go_with_the_account_of_either(inside: Hall) -> None:
    store = inside.store
    await notebook.note_person(store, ANN, BEN, NewNote(text="of Ben", tags=["x"]))
    await notebook.note_person(store, CHO, BEN, NewNote(text="of Ben", tags=["x"]))
    await notebook.note_person(store, CHO, ANN, NewNote(text="of Ann", tags=["y"]))
    await store.accounts.close(ANN, 1.0)
    assert await store.notes.of(ANN) == []
    assert [note.text for note in await store.notes.of(CHO)] == ["of Ben"]
    assert await store.notes.tags_of(CHO) == ["x"]


async def test_ones_games_are_found_by_what_they_were(inside: Hall) -> None:
    assert await ends(inside) == [4, 3, 2, 1]
    assert await ends(inside, game="niagara") == [3]
    assert await ends(inside, person=BEN) == [2, 1]
    assert await ends(inside, result="won") == [3, 1]
    assert await ends(inside, result="lost") == [4, 2]
    assert await ends(inside, result="conceded") == [2]
    assert await ends(inside, least=2, most=3) == [3, 2]
    await notebook.note_game(inside.store, ANN, TableId("t0000003"), 1, NewNote(tags=["Good One"]))
    await notebook.note_person(inside.store, ANN, BEN, NewNote(tags=["rival"]))
    await notebook.note_person(inside.store, CHO, ANN, NewNote(tags=["theirs"]))
    assert await ends(inside, tag="good one") == [3]
    assert await ends(inside, tag="rival") == [2, 1]
    assert await ends(inside, tag="theirs") == []
    noted = {int(each.game.ended): each.note.tags for each in (await found(inside)).games}
    assert noted == {4: (), 3: ("good one",), 2: (), 1: ()}


async def test_an_option_is_one_that_was_not_the_default(inside: Hall) -> None:
    await inside.store.engine.transact(fill, rows(9, (ANN, BEN), variant=TEAM))
    await inside.store.engine.transact(played_so, TEAM)
    assert await ends(inside, option="team") == [9]
    assert await ends(inside, option="unique") == []


async def test_pages_follow_each_other_also_through_games_that_end_together(
    inside: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = [row for no in range(10, 20) for row in rows(no, (ANN, BEN), ended=50.0)]
    await inside.store.engine.transact(fill, same)
    monkeypatch.setattr(searching, "PAGE", 3)
    seen: list[tuple[str, int]] = []
    page = await found(inside)
    while True:
        assert len(page.games) <= 3
        seen += [(str(each.game.table), each.game.no) for each in page.games]
        if page.next is None:
            break
        page = await found(inside, before=page.next)
    assert len(seen) == len(set(seen)) == 14
    for bad in ("", "x", "1,2", "nan,1,t", "1e999,1,t", "1,9999999999,t", "1,1,\0"):
        assert await refused(found(inside, before=bad)) == "malformed", bad


async def test_a_page_looks_at_so_many_games_and_says_where_to_go_on(
    inside: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "LOOKED", 2)
    page = await found(inside, person=BEN)
    assert (page.games, page.next) == ([], "3.0,1,t0000003")
    page = await found(inside, person=BEN, before=page.next)
    assert [int(each.game.ended) for each in page.games] == [2, 1]


@pytest.mark.parametrize(
    "wanted", [{}, {"person": BEN}, {"tag": "x"}, {"game": "niagara", "least": 3}, {"variants": (TEAM,)}], ids=str
)
async def test_a_page_reads_by_indexes_alone(inside: Hall, wanted: dict[str, Any]) -> None:
    def plan(connection: Connection) -> list[str]:
        asked = narrowed(ANN, WantedGames(**wanted), (5.0, TableId("t"), 1), 2_000)
        said = str(asked.compile(connection.engine, compile_kwargs={"literal_binds": True}))
        return [str(row[3]) for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {said}")]

    steps = await inside.store.engine.read(plan)
    searched = [step for step in steps if step.startswith(("SEARCH", "SCAN"))]
    assert any("USING INDEX results_player" in step for step in searched), steps
    assert not [step for step in searched if step.startswith("SCAN") and "own" not in step], steps
    assert not [step for step in steps if "TEMP B-TREE" in step and "results" in step], steps


def test_the_window_is_read_in_the_order_of_its_index() -> None:
    said = " ".join(str(own(ANN, None)).split())
    assert said.endswith("ORDER BY results.ended DESC, results.table_id DESC, results.no DESC")


async def test_over_http_and_in_the_file_of_ones_data(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall, "ab")
    await ann.ask(table, "start")
    await ben.ask(table, "concede")
    _, other = await ben.http("GET", "/api/me")
    at = f"/api/me/notes/people/{other['id']}"
    assert (await ann.http("PUT", at, {"text": "x"}))[1]["code"] == "guest"
    await ann.http("POST", "/api/account", {"name": f"Ann{secrets.token_hex(4)}", "password": "a long enough word"})
    assert (await ann.http("PUT", at, {"text": "x" * 1_001}))[0] == 400
    assert (await ann.http("PUT", at, {"text": "concedes", "tags": ["Quick"]}))[1]["tags"] == ["quick"]
    page: dict[str, Any] = {}
    for _ in range(100):  # the hall records a game a moment after its end
        _, page = await ann.http("GET", f"/api/me/games?person={other['id']}&tag=Quick&least=0")
        if page["games"]:
            break
        await asyncio.sleep(0.05)
    assert [each["game"]["table"] for each in page["games"]] == [table]
    _, kept = await ann.http("GET", "/api/account/export.json")
    assert [(note["text"], note["tags"]) for note in kept["notes"]] == [("concedes", ["quick"])]
    _, theirs = await ben.http("GET", "/api/account/export.json")
    assert theirs["notes"] == []
    assert msgspec.json.encode(theirs).find(b"concedes") == -1


async def test_a_note_on_a_game_is_read_by_its_owner_alone(inside: Hall) -> None:
    table = TableId("t0000001")
    await notebook.note_game(inside.store, ANN, table, 1, NewNote(text="Stopped too late.", tags=["Lesson"]))
    assert await notebook.on_game(inside.store, ANN, table, 1) == OwnNote(text="Stopped too late.", tags=("lesson",))
    for player, place, no in ((BEN, table, 1), (ANN, table, 2), (ANN, TableId("\0"), 1), (ANN, table, 2**40)):
        assert await notebook.on_game(inside.store, player, place, no) == notebook.NONE
    # Number 0 marks notes on people: no game has it.
    await notebook.note_person(inside.store, ANN, BEN, NewNote(text="Opens with seven."))
    assert await notebook.on_game(inside.store, ANN, TableId(BEN), 0) == notebook.NONE
