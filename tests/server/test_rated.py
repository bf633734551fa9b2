"""Rated tables are for people with an account, and the table says so before they sit down."""

import asyncio
import random
from typing import Any

from tests.server.running import AnyHall, Person

GAME = {"game": "cant-stop"}


async def member(hall: AnyHall, name: str) -> Person:
    """Return a person with an account."""
    person = Person(hall, name)
    await person.http("GET", "/api/me")
    status, _ = await person.http("POST", "/api/account", {"name": f"{name}-rated", "password": "a long password"})
    assert status in (200, 201)
    return await person.arrive()


async def opened(host: Person, **how: Any) -> str:
    """Open a table like this; return its id."""
    status, made = await host.http("POST", "/api/tables", GAME | how)
    assert status == 201, made
    return str(made["id"])


async def rated(person: Person, table: str) -> bool:
    """Return True for a rated table, as a person reads before they sit down; the lobby agrees."""
    _, state = await person.http("GET", f"/api/tables/{table}")
    _, cards = await person.http("GET", "/api/tables")
    assert [card["rated"] for card in cards if card["id"] == table] in ([], [state["meta"]["rated"]])
    return bool(state["meta"]["rated"])


async def test_a_table_is_rated_by_default_when_who_opens_it_has_an_account(own_hall: AnyHall) -> None:
    host, guest = await member(own_hall, "ann"), await Person(own_hall, "gus").arrive()
    assert (host.me["account"], guest.me["account"]) == (True, False)
    assert await rated(guest, await opened(host))
    assert not await rated(guest, await opened(host, rated=False))
    assert not await rated(guest, await opened(guest))
    assert not await rated(guest, await opened(host, practice=2))
    assert not await rated(guest, await opened(host, game="hidden-rooms", listed=False))
    status, refused = await guest.http("POST", "/api/tables", GAME | {"rated": True})
    assert (status, refused["code"]) == (422, "rated-accounts-only")


async def test_a_guest_does_not_sit_down_at_a_rated_table(own_hall: AnyHall) -> None:
    host, guest = await member(own_hall, "ann"), await Person(own_hall, "gus").arrive()
    table = await opened(host)
    for person in (host, guest):
        await person.watch(table)
    assert (await host.line(table, "/join"))["type"] == "ack"
    assert (await guest.line(table, "/join"))["code"] == "rated-accounts-only"
    assert (await host.line(table, "/rated off"))["type"] == "ack"
    assert (await guest.line(table, "/join"))["type"] == "ack"
    assert (await host.line(table, "/rated on"))["code"] == "rated-guests-sit"


async def test_a_robot_does_not_sit_down_at_a_rated_table(own_hall: AnyHall) -> None:
    host, robot = await member(own_hall, "ann"), await member(own_hall, "rob")
    assert (await robot.http("POST", "/api/access/robot"))[0] == 200
    table = await opened(host)
    await robot.watch(table)
    assert (await robot.line(table, "/join"))["code"] == "rated-no-robots"
    assert not await rated(host, await opened(robot))


async def test_a_guest_who_sits_there_already_keeps_a_rated_game_from_beginning(own_hall: AnyHall) -> None:
    """This happens at an old table, or when a player becomes a robot meanwhile."""
    host, other = await member(own_hall, "ann"), await member(own_hall, "bob")
    table = await opened(host)
    for person in (host, other):
        await person.watch(table)
        assert (await person.line(table, "/join"))["type"] == "ack"
    assert (await other.http("POST", "/api/access/robot"))[0] == 200
    assert (await host.line(table, "/start"))["code"] == "rated-guests-sit"
    assert (await host.line(table, "/rated off"))["type"] == "ack"
    await other.line(table, "/ready")
    assert (await host.line(table, "/start"))["type"] == "ack"


async def test_who_plays_at_once_comes_to_a_table_of_the_kind_they_can_sit_at(own_hall: AnyHall) -> None:
    ann, bob, gus = await member(own_hall, "ann"), await member(own_hall, "bob"), await Person(own_hall).arrive()

    async def play(person: Person, **wish: Any) -> str:
        status, found = await person.http("POST", "/api/play", GAME | wish)
        assert status == 200, found
        await person.watch(found["id"])
        return str(found["id"])

    first = await play(ann)
    assert await rated(gus, first)
    apart = await play(gus)
    assert apart != first
    assert not await rated(gus, apart)
    assert await play(bob, rated=True) == first
    status, refused = await gus.http("POST", "/api/play", GAME | {"rated": True})
    assert (status, refused["code"]) == (422, "rated-accounts-only")
    cat = await member(own_hall, "cat")
    assert await play(cat, rated=False) == apart


async def played(people: list[Person], table: str, turns: int) -> None:
    """Play this number of turns at random."""
    chance = random.Random(2)
    for _ in range(turns):
        _, state = await people[0].http("GET", f"/api/tables/{table}")
        game, seats = state["game"], state["meta"]["seats"]
        seat = game["actors"][0]
        move = chance.choice(game["moves"][str(seat)])
        answer = await people[seats[seat]].ask(table, "submit", {"seat": seat, "moves": [move]})
        assert answer["type"] == "ack", answer


async def conceded(host: Person, other: Person, turns: int) -> None:
    """Play a rated game that the other gives up after this many turns."""
    table = await opened(host)
    for person in (host, other):
        await person.watch(table)
        assert (await person.line(table, "/join"))["type"] == "ack"
    assert (await host.line(table, "/start"))["type"] == "ack"
    await played([host, other], table, turns)
    assert (await other.line(table, "/concede"))["type"] == "ack"
    await host.send({"type": "unwatch", "table": table})


async def page(person: Person, plays: int) -> Any:
    """Return the person's page once it has this many games."""
    for _ in range(200):
        _, found = await person.http("GET", f"/api/people/{person.me['id']}")
        if sum(game["tally"]["plays"] for game in found["games"]) == plays:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("not recorded")


async def test_fresh_accounts_that_give_up_at_once_are_no_ladder(own_hall: AnyHall) -> None:
    ann = await member(own_hall, "ann")
    gifts = [await member(own_hall, f"gift{n}") for n in range(20)]
    for gift in gifts:
        await conceded(ann, gift, 0)
    found = await page(ann, len(gifts))
    assert (found["games"][0]["tally"]["rated"], found["games"][0]["tally"]["points"]) == (0, 1000)
    assert (found["stayed"], found["counted"]) == (20, 20)
    theirs = await page(gifts[0], 1)
    assert (theirs["stayed"], theirs["counted"]) == (0, 1)
    assert (await ann.http("GET", "/api/seasons/cant-stop"))[1]["board"] == []


async def test_a_game_that_was_played_counts(own_hall: AnyHall) -> None:
    ann, bob = await member(own_hall, "ann"), await member(own_hall, "bob")
    await conceded(ann, bob, 40)
    tally = (await page(ann, 1))["games"][0]["tally"]
    assert tally["rated"] == 1
    assert tally["points"] > 1000
    lines = (await ann.http("GET", "/api/seasons/cant-stop"))[1]["board"]
    assert [line["id"] for line in lines] == [ann.me["id"], bob.me["id"]]


async def playing(*people: Person, game: str = "cant-stop", rated: bool = False) -> str:
    """Start a game of these people; return its table."""
    table = await opened(people[0], game=game, rated=rated)
    for person in people:
        await person.watch(table)
        assert (await person.line(table, "/join"))["type"] == "ack"
    assert (await people[0].line(table, "/start"))["type"] == "ack"
    return table


async def hinted(people: list[Person], table: str) -> tuple[dict[str, Any], list[Any]]:
    """Let the player on turn ask for a hint; return the answer and the events in everybody's log."""
    _, state = await people[0].http("GET", f"/api/tables/{table}")
    mover = state["meta"]["seats"][state["game"]["actors"][0]]
    answer = await people[mover].ask(table, "hint")
    told = []
    for person in people:
        _, seen = await person.http("GET", f"/api/tables/{table}?since={state['rev']}")
        told.append([event for entry in seen["history"] for event in entry["events"] if event["event"] == "hinted"])
    assert all(each == told[0] for each in told)
    return answer, told[0]


async def test_no_hint_in_a_rated_game(own_hall: AnyHall) -> None:
    people = [await member(own_hall, "ann"), await member(own_hall, "bob")]
    answer, told = await hinted(people, await playing(*people, rated=True))
    assert (answer["code"], told) == ("rated-no-hints", [])


async def test_where_others_play_everybody_is_told_of_a_hint_and_what_it_said(own_hall: AnyHall) -> None:
    people = [await Person(own_hall, name).arrive() for name in "ab"]
    answer, told = await hinted(people, await playing(*people))
    assert answer["reply"]["moves"]
    assert [event["moves"] for event in told] == [answer["reply"]["moves"]]


async def test_where_there_are_secrets_the_others_are_told_only_that_it_was_asked(own_hall: AnyHall) -> None:
    people = [await Person(own_hall, name).arrive() for name in "abc"]
    answer, told = await hinted(people, await playing(*people, game="niagara"))
    assert answer["reply"]["moves"]
    assert [event["moves"] for event in told] == [[]]


async def test_against_bots_a_hint_is_ones_own(own_hall: AnyHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    table = await opened(ann)
    await ann.watch(table)
    assert (await ann.line(table, "/join"))["type"] == "ack"
    assert (await ann.line(table, "/bot casual"))["type"] == "ack"
    await ann.ask(table, "start")
    for _ in range(200):
        _, state = await ann.http("GET", f"/api/tables/{table}")
        if state["game"]["actors"] == [0]:
            break
        await asyncio.sleep(0.05)
    answer, told = await hinted([ann], table)
    assert answer["reply"]["moves"]
    assert told == []
