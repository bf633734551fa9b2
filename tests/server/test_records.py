"""Records of a hall: from the room that ends a game, from the log after a crash, as pages and as files."""

import asyncio
import csv
import io
import json
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.records import Ended
from hiroma.records.counting import weight
from hiroma.records.ratings import Rating, rate
from hiroma.records.seasons import season_of
from hiroma.server.core.room import Room
from hiroma.server.records import pages
from hiroma.server.records.bodies import GameRatings, Profile
from hiroma.server.records.recorder import ResultsRecorder
from hiroma.server.settings import Settings
from hiroma.server.wire import bodies
from hiroma.server.wiring import Hall
from hiroma.table.commands import ANY, Concede, Join, SeatBot, Start, Submit
from hiroma.table.refusal import Refusal
from tests.server.running import AnyHall, Person, sit_down
from tests.server.waiting import until
from tests.services import Postgres
from tests.store.making import register

A = PlayerId("a")

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.services)]


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hiroma.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


async def opened(url: str, tmp_path: Path) -> Hall:
    """Open a hall in this process."""
    hall = Hall(Settings(store=url, key=str(tmp_path / "key")))
    await hall.open()
    if await hall.store.accounts.account(A) is None:
        await register(hall.store, "ab")
    return hall


@pytest.fixture
async def inside(url: str, tmp_path: Path) -> AsyncIterator[Hall]:
    hall = await opened(url, tmp_path)
    yield hall
    await hall.close()


async def do(room: Room, command: ANY, player: str) -> None:
    assert not isinstance(await room.command(command, PlayerId(player), None, None), Refusal)


async def sat(hall: Hall, players: str, *, listed: bool = True, **options: Any) -> Room:
    """Open a table where these people sit, one letter each."""
    table = await hall.tables.new(
        PlayerId(players[0]), bodies.NewTable(game="cant-stop", options=options, listed=listed)
    )
    assert isinstance(table, str)
    room = await hall.rooms.find(table)
    assert room is not None
    for player in players:
        await do(room, Join(), player)
    return room


async def played(room: Room) -> None:
    """Play random turns until the game counts."""
    chance, play = random.Random(4), room.table.play
    assert play is not None
    seats = range(len(play.holders))
    while any(sum(step.seat == seat for step in play.steps) < play.ruleset.info.decisions for seat in seats):
        (seat,) = play.state.actors()
        move = msgspec.to_builtins(chance.choice(play.state.moves(seat)))
        await do(room, Submit(seat=seat, moves=[move]), room.table.chairs[play.holders[seat]].player or "")


async def given_up(hall: Hall, players: str, *, listed: bool = True, **options: Any) -> Room:
    """Play a game in which everybody but the last gives up, the first first."""
    room = await sat(hall, players, listed=listed, **options)
    await do(room, Start(), players[0])
    await played(room)
    for player in players[:-1]:
        await do(room, Concede(), player)
    return room


async def page(hall: Hall, player: str, plays: int) -> Profile:
    """Return a person's page once it has that many games."""
    until = time.monotonic() + 5
    while time.monotonic() < until:
        found = await pages.profile(hall.store, hall.names, PlayerId(player), PlayerId(player))
        assert found is not None
        if len(found.latest) >= plays:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("not recorded")


def failing(tried: list[Ended]) -> Callable[[ResultsRecorder, Sequence[Ended]], Awaitable[None]]:
    """Return a recorder method that fails as while the store is away, and notes its games."""

    async def fail(_: ResultsRecorder, games: Sequence[Ended]) -> None:
        tried.extend(games)
        raise OSError("the store is away")

    return fail


async def test_a_room_that_ends_a_game_records_it(inside: Hall) -> None:
    room = await given_up(inside, "ab", unique=True)
    found = await page(inside, "b", 1)
    (game,) = found.games
    (kind,) = game.kinds
    assert (kind.seats, kind.options, kind.tally) == (2, {"unique": True}, game.tally)
    (winner,), _ = rate([[Rating()], [Rating()]], [1, 2])
    winner = Rating().towards(winner, weight(0, 0))
    assert (game.tally.plays, game.tally.wins, game.tally.places, game.tally.streak) == (1, 1, [1], 1)
    assert (game.tally.points, game.tally.doubt) == (winner.points, winner.doubt)
    (last,) = found.latest
    assert (last.table, last.no, last.how, last.place, last.rated) == (room.id, 1, "conceded", 1, True)
    assert [(other.id, other.place, other.ally) for other in last.others] == [("a", 2, False)]
    assert [(one.id, one.plays, one.better, one.worse) for one in found.opponents] == [("a", 1, 1, 0)]


async def test_a_game_tells_how_it_moved_ratings(inside: Hall) -> None:
    room = await given_up(inside, "ab")
    found = await page(inside, "b", 1)
    told = await pages.ratings(inside.store, room.id, 1)
    assert told.recorded
    after = found.games[0].tally.points
    assert [(one.seat, one.before) for one in told.ratings] == [(0, 1000), (1, 1000)]
    assert told.ratings[1].after == after > 1000 > told.ratings[0].after
    assert await pages.ratings(inside.store, room.id, 2) == GameRatings(recorded=False, ratings=[])


async def test_every_game_of_a_match_counts_singly(inside: Hall) -> None:
    room = await given_up(inside, "ab", match=2)
    await page(inside, "a", 1)
    for player in "ab":
        await do(room, Start(), player)
    await do(room, Concede(), "a")
    found = await page(inside, "b", 2)
    assert [one.rated for one in found.latest] == [False, True], "nobody has played in the second"
    assert [(one.table, one.no) for one in found.latest] == [(room.id, 2), (room.id, 1)]
    (game,) = found.games
    assert [(kind.seats, kind.options) for kind in game.kinds] == [(2, {})]
    assert (game.tally.wins, game.tally.streak, game.tally.best) == (2, 2, 2)


async def test_a_game_with_a_bot_is_recorded_unrated(inside: Hall) -> None:
    room = await sat(inside, "a")
    await do(room, SeatBot(level="casual"), "a")
    await do(room, Start(), "a")
    await do(room, Concede(), "a")
    found = await page(inside, "a", 1)
    assert (found.games[0].tally.plays, found.games[0].tally.rated, found.games[0].tally.points) == (1, 0, 1000)
    assert [(other.id, other.bot) for other in found.latest[0].others] == [(None, "casual")]
    assert (await pages.season(inside.store, inside.names, "cant-stop", None, A)).board == []


async def test_a_game_page_tells_how_strong_the_bots_are(inside: Hall) -> None:
    room = await sat(inside, "a")
    await do(room, SeatBot(level="club"), "a")
    await do(room, Start(), "a")
    await do(room, Concede(), "a")
    await page(inside, "a", 1)
    found = {bot.level: bot for bot in await pages.bots(inside.store, "cant-stop")}
    assert list(found) == ["random", "casual", "club", "master"]
    assert (found["club"].plays, found["club"].wins) == (1, 1)
    assert found["club"].points > found["casual"].points == 1000
    assert found["master"].rating is not None
    assert found["master"].rating > 1500 == found["club"].rating
    alone = await pages.bots(inside.store, "hidden-rooms")
    assert [bot.rating for bot in alone] == [None, None, None]
    assert 0 < (alone[0].alone or 0) < (alone[-1].alone or 0) <= 1


@pytest.mark.slow
async def test_a_crash_between_entry_and_record_loses_nothing_and_counts_nothing_twice(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Ended] = []
    first = await opened(url, tmp_path)
    kept = await given_up(first, "ab")
    await page(first, "b", 1)
    with monkeypatch.context() as broken:
        broken.setattr(ResultsRecorder, "_keep", failing(tried))
        lost = await given_up(first, "ba")
        await do(kept, Start(), "a")
        await do(kept, Start(), "b")
        await do(kept, Concede(), "a")
        await until(lambda: len(tried) == 2)
    assert len((await page(first, "b", 1)).latest) == 1
    await first.close()
    halls = await asyncio.gather(*(opened(url, tmp_path) for _ in range(3)))
    found = await page(halls[0], "b", 3)
    assert {(one.table, one.no) for one in found.latest} == {(kept.id, 1), (kept.id, 2), (lost.id, 1)}
    for hall in halls:
        await hall.recorder.catch_up()
    found = await page(halls[0], "b", 3)
    assert (found.games[0].tally.plays, found.games[0].tally.wins, found.games[0].tally.rated) == (3, 2, 2)
    assert await halls[0].store.records.behind() == []
    for hall in halls:
        await hall.close()


async def test_a_game_that_was_not_recorded_is_caught_up_with_the_next_at_its_table(
    inside: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Ended] = []
    with monkeypatch.context() as broken:
        broken.setattr(ResultsRecorder, "_keep", failing(tried))
        room = await given_up(inside, "ab")
        await until(lambda: tried)
    for player in "ab":
        await do(room, Start(), player)
    await do(room, Concede(), "b")
    found = await page(inside, "a", 2)
    assert [(one.no, one.place) for one in found.latest] == [(2, 1), (1, 2)]


async def test_a_log_that_cannot_be_read_keeps_nobody_back(inside: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Ended] = []
    monkeypatch.setattr(ResultsRecorder, "_keep", failing(tried))
    bad, good = await given_up(inside, "ab"), await given_up(inside, "ab")
    await until(lambda: len(tried) == 2)
    whole = inside.store.tables.entries

    async def torn(table: str, after: int = 0) -> Any:
        rows = await whole(TableId(table), after)
        return rows[1:] if table == bad.id else rows

    monkeypatch.setattr(inside.store.tables, "entries", torn)
    await inside.recorder.catch_up()
    assert [one.table for one in await inside.store.results.games(PlayerId("b"), None)] == [good.id]
    assert await inside.store.records.behind() == [bad.id]


async def test_the_address_of_an_unlisted_table_is_for_who_played_there(inside: Hall) -> None:
    room = await given_up(inside, "ab", listed=False)
    await page(inside, "a", 1)
    for asker, address in (("a", room.id), ("b", room.id), ("eve", None)):
        found = await pages.profile(inside.store, inside.names, A, PlayerId(asker))
        assert found is not None
        assert [one.table for one in found.latest] == [address]


async def test_the_season_has_a_table(inside: Hall) -> None:
    await given_up(inside, "ab")
    await page(inside, "b", 1)
    now = season_of(time.time())
    for name in (None, now, pages.EVER):
        found = await pages.season(inside.store, inside.names, "cant-stop", name, A)
        assert (found.season, found.seasons) == (name or now, [now])
        assert [(line.place, line.id, line.mine, line.tally.rated) for line in found.board] == [
            (1, "b", False, 1),
            (2, "a", True, 1),
        ]
    assert (await pages.season(inside.store, inside.names, "cant-stop", "2001-Q1", A)).board == []


async def test_by_http(hall: AnyHall) -> None:
    table, (ann, bob) = await sit_down(hall)
    await ann.http("PATCH", "/api/me", {"name": "=Ann()"})
    assert (await ann.line(table, "/start"))["type"] == "ack"
    assert (await ann.line(table, "/concede"))["type"] == "ack"
    me, you = ann.me["id"], bob.me["id"]
    until = time.monotonic() + 5
    status, found = await bob.http("GET", f"/api/people/{me}")
    while not found["latest"] and time.monotonic() < until:
        status, found = await bob.http("GET", f"/api/people/{me}")
    assert (status, found["name"], found["mine"], found["games"][0]["tally"]["plays"]) == (200, "=Ann()", False, 1)
    assert found["since"] <= time.time()
    assert found["latest"][0]["others"][0]["id"] == you
    status, mine = await ann.http("GET", "/api/me/records.json")
    assert (status, mine) == (200, found["latest"])
    status, text = await ann.http("GET", "/api/me/records.csv")
    (row,) = csv.DictReader(io.StringIO(text.decode()))
    assert status == 200
    assert (row["table"], row["place"], row["rated"], row["opponents"]) == (table, "2", "false", you)
    assert json.loads(row["options"]) == {}
    assert b"Ann" not in text
    status, board = await ann.http("GET", "/api/seasons/cant-stop")
    assert (status, board["board"]) == (200, []), "guests are not rated"
    assert (await ann.http("GET", f"/api/seasons/cant-stop/{board['season']}"))[1] == board


async def test_what_there_is_not(hall: AnyHall) -> None:
    eve = Person(hall, "e")
    await eve.http("GET", "/api/me")
    _, me = await eve.http("GET", "/api/me")
    status, found = await eve.http("GET", f"/api/people/{me['id']}")
    assert (status, found["mine"], found["since"], found["games"]) == (200, True, None, [])
    assert (await eve.http("GET", "/api/me/records.json"))[1] == []
    for path, code in (
        ("people/0123456789abcdef", "no-such-person"),
        ("seasons/chess", "no-such-season"),
        ("seasons/cant-stop/2026-Q7", "no-such-season"),
        ("seasons/cant-stop/always", "no-such-season"),
    ):
        status, refused = await eve.http("GET", f"/api/{path}")
        assert (status, refused["code"]) == (404, code), path
