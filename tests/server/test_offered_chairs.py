"""A chair on offer, by real sockets: requests, consent, the newcomer's view; and the line for a free chair."""

from typing import Any

from tests.server.running import AnyHall, Person, sit_down


async def begun(hall: AnyHall, game: str = "niagara", names: str = "abc") -> tuple[str, list[Person]]:
    """Start an unrated game; return its table and people."""
    table, people = await sit_down(hall, names, game=game)
    ack(await people[0].line(table, "/rated off"))
    for one in people[1:]:
        ack(await one.line(table, "/ready"))
    ack(await people[0].line(table, "/start"))
    return table, people


def ack(answer: dict[str, Any]) -> None:
    """Check that the table took the command."""
    assert answer["type"] == "ack", answer


async def stands(person: Person, table: str) -> dict[str, Any]:
    """Return the table as a person sees it."""
    _, seen = await person.http("GET", f"/api/tables/{table}")
    found: dict[str, Any] = seen
    return found


async def test_a_newcomer_plays_on_and_sees_what_the_seat_sees(hall: AnyHall) -> None:
    table, (ann, ben, cho) = await begun(hall)
    dee = await Person(hall, "d").arrive()
    await dee.watch(table)
    assert (await dee.line(table, "/join 2"))["code"] == "game-running"
    theirs = (await stands(ben, table))["game"]["view"]
    assert theirs != (await stands(dee, table))["game"]["view"]
    ack(await ben.line(table, "/offer on"))
    ack(await dee.line(table, "/join 2"))
    vote = (await stands(ann, table))["meta"]["vote"]
    assert (vote["about"], vote["chair"], vote["player"], vote["open"]) == ("substitute", 1, dee.me["id"], [0, 2])
    ack(await ann.line(table, "/accept"))
    ack(await cho.line(table, "/accept"))
    seen = await stands(dee, table)
    assert seen["you"]["seats"] == [1]
    assert seen["game"]["view"] == theirs
    former = await stands(ben, table)
    assert (former["you"]["seats"], former["game"]["view"] == theirs) == ([], False)
    assert former["meta"]["people"][ben.me["id"]]


async def test_who_is_avoided_cannot_ask(hall: AnyHall) -> None:
    table, (_, ben, cho) = await begun(hall)
    dee = await Person(hall, "d").arrive()
    await dee.http("PATCH", "/api/me", {"name": "Dee"})
    await dee.watch(table)
    status, _ = await cho.http("PUT", f"/api/me/shunned/avoided/{dee.me['id']}")
    assert status < 300
    ack(await ben.line(table, "/offer on"))
    assert (await dee.line(table, "/join 2"))["code"] == "not-at-this-table"
    assert (await dee.line(table, "/next on"))["code"] == "not-at-this-table"


async def test_a_line_for_the_free_chair(hall: AnyHall) -> None:
    table, people = await begun(hall, "cant-stop", "ab")
    dee, eva = [await Person(hall, name).arrive() for name in "de"]
    for one in (dee, eva):
        await one.watch(table)
    ack(await dee.line(table, "/順番待ち"))
    assert (await stands(eva, table))["meta"]["queue"] == [dee.me["id"]]
    ack(await people[0].line(table, "/concede"))
    assert (await eva.line(table, "/join"))["type"] == "ack"  # three chairs are free, the line holds one of them
    assert (await stands(eva, table))["meta"]["queue"] == [dee.me["id"]]
    assert (await dee.line(table, "/join"))["type"] == "ack"
    assert (await stands(eva, table))["meta"]["queue"] == []
