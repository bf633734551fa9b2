"""The lobby: tables that wait for a player, people present, and that both are right after moves and after a crash."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hiroma.server.lobby import listing
from hiroma.server.lobby.hosted import BEGUN, HOSTED, few
from hiroma.store import Summary
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, RunningHall, sit_down
from tests.store.making import summary


async def waits(person: Person) -> list[str]:
    """Return the tables that wait for this person."""
    _, found = await person.http("GET", "/api/me/waiting")
    return [one["table"] for one in found]


async def mover(table: str, people: list[Person]) -> tuple[Person, Person]:
    """Return the player on turn and the other."""
    _, seen = await people[0].http("GET", f"/api/tables/{table}")
    first = seen["meta"]["seats"][seen["game"]["actors"][0]]
    return people[first], people[1 - first]


async def test_a_table_waits_for_who_must_move(killable_hall: RunningHall) -> None:
    table, people = await sit_down(killable_hall)
    assert await waits(people[0]) == []
    await people[0].line(table, "/start")
    now, other = await mover(table, people)
    assert (await waits(now), await waits(other)) == ([table], [])
    await now.line(table, "/pause")
    await other.line(table, "/accept")
    assert await waits(now) == []
    await now.line(table, "/resume")
    while (await mover(table, people))[0] is now:
        _, seen = await now.http("GET", f"/api/tables/{table}")
        seat, moves = next(iter(seen["game"]["moves"].items()))
        await now.ask(table, "submit", {"seat": int(seat), "moves": [moves[-1]]})
    assert (await waits(now), await waits(other)) == ([], [table])
    # The summary in the store is older than the last move: a restarted hall looks at the log.
    killable_hall.kill()
    killable_hall.start()
    assert (await waits(now), await waits(other)) == ([], [table])
    _, cards = await other.http("GET", "/api/tables")
    assert [(card["id"], card["mine"], card["waits"]) for card in cards] == [(table, True, True)]
    await now.arrive()
    stranger = await Person(killable_hall, "c").arrive()
    _, cards = await stranger.http("GET", "/api/tables")
    assert [(card["mine"], card["waits"]) for card in cards] == [(False, False)]


async def opened(person: Person, game: str = "cant-stop", **more: Any) -> str:
    """Open a table and sit down; return its id."""
    _, made = await person.http("POST", "/api/tables", {"game": game, **more})
    assert (await person.line(made["id"], "/join"))["type"] == "ack"
    return str(made["id"])


async def looks(person: Person, **wanted: Any) -> dict[str, Any]:
    """Look at the lobby for such tables; return the first lobby frame."""
    await person.send({"type": "watch", "table": "lobby", "wanted": wanted})
    return await person.wait("lobby")


def shown(lobby: dict[str, Any]) -> list[str]:
    return [card["id"] for card in lobby["tables"]]


async def test_the_lobby_counts_who_is_here(own_hall: AnyHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    assert (await looks(ann))["here"] == 1
    ben = await Person(own_hall, "b").arrive()
    lobby = await ann.wait("lobby")
    assert (lobby["here"], lobby["tables"], lobby["own"]) == (2, None, None)
    table = await opened(ben)
    while not (lobby := await ann.wait("lobby"))["tables"]:
        pass
    assert shown(lobby) == [table]


async def test_one_game_or_one_standing_can_be_asked_for(own_hall: AnyHall) -> None:
    ann, ben = await Person(own_hall, "a").arrive(), await Person(own_hall, "b").arrive()
    tables = {game: await opened(ann, game) for game in ("cant-stop", "niagara")}
    await ann.line(tables["niagara"], "/clock 2d")
    asked: tuple[tuple[str, list[str]], ...] = (
        ("?game=niagara", ["niagara"]),
        ("?status=open", ["niagara", "cant-stop"]),
        ("?status=over", []),
        ("?clock=none", ["cant-stop"]),
        ("?clock=days&free=true", ["niagara"]),
        ("?mine=true", ["niagara", "cant-stop"]),
    )
    for query, expected in asked:
        _, cards = await ann.http("GET", f"/api/tables{query}")
        assert [card["game"] for card in cards] == expected, query
    assert (await ben.http("GET", "/api/tables?mine=true"))[1] == []
    _, cards = await ben.http("GET", "/api/tables")
    assert [card["game"] for card in cards] == ["niagara", "cant-stop"]
    _, earlier = await ben.http("GET", f"/api/tables?before={cards[0]['changed']}")
    assert [card["game"] for card in earlier] == ["cant-stop"]
    assert shown(await looks(ben, game="niagara")) == [tables["niagara"]]
    assert shown(await looks(ben, clock="none", status="open", free=True)) == [tables["cant-stop"]]
    assert (await ben.http("GET", "/api/tables?status=lost"))[0] == 400


async def test_who_looks_again_is_sent_nothing_that_is_not_new(own_hall: AnyHall) -> None:
    ann, ben = await Person(own_hall, "a").arrive(), await Person(own_hall, "b").arrive()
    table = await opened(ben)
    assert shown(await looks(ann)) == [table]
    await asyncio.sleep(0.5)
    for _ in range(5):
        await ann.send({"type": "watch", "table": "lobby"})
    with pytest.raises(TimeoutError):
        await ann.wait("lobby", seconds=0.7)
    await ann.send({"type": "unwatch", "table": "lobby"})
    assert shown(await looks(ann)) == [table]


@pytest.mark.slow
async def test_a_table_is_listed_while_somebody_who_sits_there_is_here(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, grace=0.5).start()
    try:
        ann, ben = await Person(hall, "a").arrive(), await Person(hall, "b").arrive()
        live, slow = await opened(ben), await opened(ben)
        await ben.line(slow, "/clock 2d")
        _, empty = await ben.http("POST", "/api/tables", {"game": "cant-stop"})
        _, cards = await ann.http("GET", "/api/tables")
        assert {card["id"] for card in cards} == {live, slow}
        assert empty["id"] not in {card["id"] for card in cards}
        await ben.leave()
        await asyncio.sleep(4)
        _, cards = await ann.http("GET", "/api/tables")
        assert [card["id"] for card in cards] == [slow]
        ben.socket = (await ben.arrive()).socket
        _, cards = await ben.http("GET", "/api/tables")
        assert {card["id"] for card in cards} == {live, slow}
    finally:
        hall.stop()


async def test_a_crowd_of_tables_hides_nobody_who_chooses(own_hall: AnyHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "LISTED", 2)
    ann, ben, *crowd = [await Person(own_hall, name).arrive() for name in "abcde"]
    lonely = await opened(ben, "niagara")
    for person in crowd:
        await opened(person)
    lobby = await looks(ann)
    assert (len(lobby["tables"]), lobby["more"]) == (2, 2)
    assert shown(await looks(ann, game="niagara")) == [lonely]
    assert [card["id"] for card in (await looks(ben))["own"]] == [lonely]


async def test_one_player_does_not_fill_the_list(own_hall: AnyHall) -> None:
    ann, ben, eve = [await Person(own_hall, name).arrive() for name in "abe"]
    lonely = await opened(ben)
    many = [await opened(eve) for _ in range(HOSTED + 4)]
    newest = [*reversed(many[-HOSTED:]), lonely]
    lobby = await looks(ann)
    assert (shown(lobby), lobby["more"]) == (newest, 0)
    assert lobby["overview"]["crowds"] == {"cant-stop": {"waiting": HOSTED + 1, "playing": 0}}
    lobby = await looks(eve)
    assert [card["id"] for card in lobby["own"]] == many[::-1]
    # Tables in play take no room from the open ones.
    for table in many[-HOSTED:]:
        for line in ("/bot", "/start"):
            assert (await eve.line(table, line))["type"] == "ack"
    _, cards = await ann.http("GET", "/api/tables?status=open")
    assert [card["id"] for card in cards] == [*reversed(many[-2 * HOSTED : -HOSTED]), lonely]


@pytest.mark.slow
async def test_one_player_does_not_fill_the_list_with_games_of_days_while_they_are_away(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, grace=0.2).start()
    try:
        ann, eve = await Person(hall, "a").arrive(), await Person(hall, "e").arrive()
        many = [await opened(eve) for _ in range(HOSTED + 2)]
        for table in many:
            await eve.line(table, "/clock 2d")
        await eve.leave()
        await asyncio.sleep(0.6)
        _, cards = await ann.http("GET", "/api/tables")
        assert [card["id"] for card in cards] == many[: -HOSTED - 1 : -1]
    finally:
        hall.stop()


def test_of_each_host_some_are_shown() -> None:
    def row(n: int, host: str, status: str) -> Summary:
        return summary(f"t{n}", 1, players=(host, "x") if host else (), status=status)

    rows = [row(n, "eve", "open") for n in range(9)] + [row(n, "eve", "playing") for n in range(10, 30)]
    rows += [row(40, "ben", "open"), row(41, "", "open")]
    names = [one.table for one in few(rows)]
    assert names == [*(f"t{n}" for n in range(HOSTED)), *(f"t{n}" for n in range(10, 10 + BEGUN)), "t40", "t41"]


async def overview(person: Person, best: str | None) -> dict[str, Any]:
    """Wait for the overview of the lobby that names that game as the best; return it."""
    while True:
        found = (await person.wait("lobby"))["overview"]
        if found is not None and found["best"] == best:
            return dict(found)


async def test_the_overview_counts_people_and_names_the_game_to_watch(own_hall: AnyHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    assert (await looks(ann))["overview"] == {"crowds": {}, "best": None}
    table, people = await sit_down(own_hall)
    for person in people:
        await person.arrive()
    await people[0].line(table, "/start")
    found = await overview(ann, table)
    assert found["crowds"]["cant-stop"] == {"waiting": 0, "playing": 2}
    await opened(people[1], "niagara")
    while "niagara" not in found["crowds"]:
        found = await overview(ann, table)
    assert found["crowds"]["niagara"] == {"waiting": 1, "playing": 0}
    await people[0].line(table, "/clock 2d")
    await people[0].ask(table, "concede", {})
    assert (await overview(ann, None))["crowds"] == {"niagara": {"waiting": 1, "playing": 0}}


async def test_own_tables_are_sent_whatever_is_looked_for(own_hall: AnyHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    table = await opened(ann)
    lobby = await looks(ann, game="niagara", status="playing")
    assert (lobby["tables"], [card["id"] for card in lobby["own"]]) == ([], [table])


async def test_who_is_here_is_named_but_nobody_at_a_hidden_table_or_on_a_list(own_hall: AnyHall) -> None:
    ann, ben, cho, dan = [await Person(own_hall, name).arrive() for name in "abcd"]
    for person, name in ((ann, "Ann"), (dan, "Dan")):
        await person.http("PATCH", "/api/me", {"name": name})  # else nobody knows of them
    table = await opened(ben)
    await opened(cho, listed=False)
    await looks(dan)

    async def named() -> set[tuple[str, str | None]]:
        _, people = await ann.http("GET", "/api/here")
        return {(person["id"], person["table"]) for person in people}

    assert await named() == {(ben.me["id"], table), (dan.me["id"], None)}
    await ann.http("PUT", f"/api/me/shunned/ignored/{dan.me['id']}")
    await ben.http("PUT", f"/api/me/shunned/avoided/{ann.me['id']}")
    assert await named() == set()


async def test_ended_games_are_listed_with_the_number_of_their_replay(own_hall: AnyHall) -> None:
    table, people = await sit_down(own_hall)
    await people[0].line(table, "/start")
    await people[0].ask(table, "concede", {})
    stranger = await Person(own_hall, "c").arrive()
    _, cards = await stranger.http("GET", "/api/ended")
    assert [(card["id"], card["finished"], card["mine"]) for card in cards] == [(table, 1, False)]
    assert (await stranger.http("GET", f"/api/tables/{table}/games/1/replay"))[0] == 200
