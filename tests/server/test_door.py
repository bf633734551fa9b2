"""A table with a door: the lobby shows its conditions, and they apply to everybody who wants to sit down."""

from typing import Any

import msgspec

from hiroma.ids import PlayerId
from hiroma.server.fairplay.door import SETTLED
from hiroma.store import Store
from hiroma.store.records import Reading
from tests.records.games import game
from tests.server.running import AnyHall, Person, sit_down
from tests.server.test_rated import member, opened


async def finished(hall: AnyHall, winner: Person, other: Person, games: int, left: bool = False) -> int:
    """Let a player win that number of rated games against another; return their points afterwards."""
    store = await Store.connect(hall.settings.store)
    people = {"a": PlayerId(winner.me["id"]), "b": PlayerId(other.me["id"])}
    for no in range(1, games + 1):
        played = game("ab", no=no, table=f"door-{winner.name}")
        seats = tuple(
            msgspec.structs.replace(seat, player=people[str(seat.player)], stayed=not left) for seat in played.seats
        )
        played = msgspec.structs.replace(played, seats=seats)
        assert await store.records.record([Reading(played.table, [played], played.since, played.rev)]) == []
    known = await store.records.standing(("cant-stop", "", ""), [people["a"]])
    await store.close()
    return known[people["a"]].rating.points


async def code(person: Person, table: str, line: str) -> Any:
    """Return the code of the refusal of a line, or 'ack'."""
    answer = await person.line(table, line)
    return answer["code"] if answer["type"] == "refused" else answer["type"]


async def test_a_lowest_rating(own_hall: AnyHall) -> None:
    host, ben, cho = [await member(own_hall, name) for name in ("ann", "ben", "cho")]
    table = await opened(host)
    for one in (host, ben, cho):
        await one.watch(table)
    assert await code(host, table, "/join") == "ack"
    assert await code(host, table, "/door 1010") == "ack"
    refused = await ben.line(table, "/join")
    assert (refused["code"], refused["what"]) == ("door-unrated", {"lowest": 1010, "need": SETTLED, "have": 0})
    points = await finished(own_hall, ben, cho, SETTLED)
    assert points > 1010
    assert await code(cho, table, "/join") == "door-too-low"
    assert await code(ben, table, "/next on") == "chair-free"
    assert await code(ben, table, "/join") == "ack"
    # Players who sit stay, under any later door.
    assert await code(host, table, f"/door {points + 1}") == "ack"
    assert await code(ben, table, "/ready") == "ack"
    assert await code(ben, table, "/leave") == "ack"
    assert await code(ben, table, "/join") == "door-too-low"
    assert await code(host, table, f"/door -{points - 1}") == "ack"
    assert await code(ben, table, "/join") == "door-too-high"
    assert await code(host, table, "/door off") == "ack"
    assert await code(ben, table, "/join") == "ack"


async def test_a_highest_rating_alone_lets_newcomers_in(own_hall: AnyHall) -> None:
    table, (ann,) = await sit_down(own_hall, "a")
    ben = await Person(own_hall, "ben").arrive()
    await ben.watch(table)
    assert await code(ann, table, "/door -1100") == "ack"
    assert await code(ben, table, "/join") == "ack"


async def test_finished_games(own_hall: AnyHall) -> None:
    table, (ann,) = await sit_down(own_hall, "a")
    ben, cho = [await Person(own_hall, name).arrive() for name in ("ben", "cho")]
    for one in (ben, cho):
        await one.watch(table)
    assert await code(ann, table, "/door 2g 90%") == "ack"
    await finished(own_hall, ben, cho, 1)
    refused = await ben.line(table, "/join")
    assert (refused["code"], refused["what"]) == ("door-games", {"least": 2, "have": 1})
    await finished(own_hall, cho, ben, 3, left=True)
    refused = await ben.line(table, "/join")
    assert (refused["code"], refused["what"]) == ("door-stayed", {"least": 90, "have": 25})
    assert await code(ann, table, "/door 2g 25%") == "ack"
    assert await code(ben, table, "/join") == "ack"


async def test_the_lobby_shows_it_and_matchmaking_passes_by(own_hall: AnyHall) -> None:
    table, (ann,) = await sit_down(own_hall, "a")
    ben = await Person(own_hall, "ben").arrive()
    await ben.watch(table)
    assert await code(ann, table, "/door 1400-1800 10g") == "ack"
    asks = {"lowest": 1400, "highest": 1800, "games": 10, "stayed": 0}
    _, state = await ben.http("GET", f"/api/tables/{table}")
    _, cards = await ben.http("GET", "/api/tables")
    assert [state["meta"]["door"], *(card["door"] for card in cards if card["id"] == table)] == [asks, asks]
    _, found = await ben.http("POST", "/api/play", {"game": "cant-stop"})
    assert found["id"] != table
    assert await code(ann, table, "/door off") == "ack"
    _, seen = await ben.http("GET", f"/api/tables/{table}")
    assert seen["meta"]["door"] is None


async def test_somebody_who_takes_a_seat_in_a_game_is_asked(own_hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(own_hall)
    cho = await Person(own_hall, "cho").arrive()
    await cho.watch(table)
    for line in ("/door 3g", "/bot casual", "/welcome on"):
        assert await code(ann, table, line) == "ack"
    assert await code(ben, table, "/ready") == "ack"
    assert await code(ann, table, "/start") == "ack"
    assert await code(cho, table, "/join") == "door-games"
    assert await code(cho, table, "/next on") == "door-games"
    assert await code(ben, table, "/offer on") == "ack"
    assert await code(cho, table, "/join 2") == "door-games"
