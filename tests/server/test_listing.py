"""The lobby: who waits for whom, who is here, and that it is true after moves and after a crash."""

from tests.server.running import Person, RunningHall, sit_down


async def waits(person: Person) -> list[str]:
    """The tables that wait for somebody."""
    _, found = await person.http("GET", "/api/me/waiting")
    return [one["table"] for one in found]


async def mover(table: str, people: list[Person]) -> tuple[Person, Person]:
    """Whose turn it is, and the other."""
    _, seen = await people[0].http("GET", f"/api/tables/{table}")
    first = seen["meta"]["seats"][seen["game"]["actors"][0]]
    return people[first], people[1 - first]


async def test_a_table_waits_for_who_must_move(own_hall: RunningHall) -> None:
    table, people = await sit_down(own_hall)
    assert await waits(people[0]) == []
    await people[0].line(table, "/start")
    now, other = await mover(table, people)
    assert (await waits(now), await waits(other)) == ([table], [])
    await now.line(table, "/pause")
    assert await waits(now) == []
    await now.line(table, "/resume")
    while (await mover(table, people))[0] is now:
        _, seen = await now.http("GET", f"/api/tables/{table}")
        seat, moves = next(iter(seen["game"]["moves"].items()))
        await now.ask(table, "submit", {"seat": int(seat), "moves": [moves[-1]]})
    assert (await waits(now), await waits(other)) == ([], [table])
    # The summary in the store is older than the last move: a hall that comes back looks at the log.
    own_hall.kill()
    own_hall.start()
    assert (await waits(now), await waits(other)) == ([], [table])
    _, cards = await other.http("GET", "/api/tables")
    assert [(card["id"], card["mine"], card["waits"]) for card in cards] == [(table, True, True)]
    stranger = await Person(own_hall, "c").arrive()
    _, cards = await stranger.http("GET", "/api/tables")
    assert [(card["mine"], card["waits"]) for card in cards] == [(False, False)]


async def test_the_lobby_counts_who_is_here(own_hall: RunningHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    await ann.send({"type": "watch", "table": "lobby", "rev": 0})
    assert (await ann.wait("lobby"))["here"] == 1
    ben = await Person(own_hall, "b").arrive()
    await ben.http("POST", "/api/tables", {"game": "cant-stop"})
    lobby = await ann.wait("lobby")
    assert lobby["here"] == 2
    assert len(lobby["tables"]) == 1


async def test_one_game_or_one_standing_can_be_asked_for(own_hall: RunningHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    for game in ("cant-stop", "niagara"):
        await ann.http("POST", "/api/tables", {"game": game})
    asked: tuple[tuple[str, list[str]], ...] = (
        ("?game=niagara", ["niagara"]),
        ("?status=open", ["niagara", "cant-stop"]),
        ("?status=over", []),
    )
    for query, expected in asked:
        _, cards = await ann.http("GET", f"/api/tables{query}")
        assert [card["game"] for card in cards] == expected
