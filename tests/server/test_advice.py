"""Hints and reviews by HTTP: for one's own turn, not for the daily challenge, and of any finished game."""

from typing import Any

from tests.server.running import AnyHall, Person


async def begun(hall: AnyHall) -> tuple[Person, str]:
    """Somebody with a game of Hidden Rooms before the choice of the start tile."""
    ann = Person(hall, "ann")
    await ann.http("GET", "/api/me")
    _, made = await ann.http("POST", "/api/tables", {"game": "hidden-rooms", "listed": False})
    for name in ("join", "start"):
        assert (await order(ann, made["id"], name))[0] == 200
    return ann, made["id"]


async def order(person: Person, table: str, name: str, **args: Any) -> tuple[int, Any]:
    command = {"type": "command", "id": f"c{next(person.ids)}", "table": table, "name": name, "args": args}
    return await person.http("POST", f"/api/tables/{table}/commands", command)


async def test_three_turns_to_consider_with_odds_and_reasons(hall: AnyHall) -> None:
    ann, table = await begun(hall)
    status, advice = await ann.http("GET", f"/api/tables/{table}/advice")
    assert (status, len(advice)) == (200, 2)
    assert [move["do"] for move in advice[0]["moves"]] == ["place"]
    await order(ann, table, "submit", seat=0, moves=advice[0]["moves"])
    for _ in range(3):
        status, advice = await ann.http("GET", f"/api/tables/{table}/advice")
        assert status == 200
        assert 1 <= len(advice) <= 3
        # What differs only in how it was added up is equal.
        worths = [round(each["worth"], 9) for each in advice]
        assert worths == sorted(worths, reverse=True)
        assert all(each["reasons"] and 0 <= each["fits"] <= each["left"] for each in advice)
        assert (await order(ann, table, "submit", seat=0, moves=advice[0]["moves"]))[0] == 200
        _, state = await ann.http("GET", f"/api/tables/{table}")
        if state["game"]["view"]["phase"] != "child":
            break


async def test_nobody_else_is_advised(hall: AnyHall) -> None:
    _, table = await begun(hall)
    bob = Person(hall, "bob")
    await bob.http("GET", "/api/me")
    status, refused = await bob.http("GET", f"/api/tables/{table}/advice")
    assert (status, refused["code"]) == (409, "not-seated")
    _, begun_today = await bob.http("POST", "/api/daily")
    status, refused = await bob.http("GET", f"/api/tables/{begun_today['id']}/advice")
    assert (status, refused["code"]) == (409, "shared-deal")
    _, other = await bob.http("POST", "/api/tables", {"game": "cant-stop"})
    status, refused = await bob.http("GET", f"/api/tables/{other['id']}/advice")
    assert (status, refused["code"]) == (404, "no-advice")


async def test_a_finished_game_is_looked_back_on(hall: AnyHall) -> None:
    ann, table = await begun(hall)
    status, refused = await ann.http("GET", f"/api/tables/{table}/games/1/review")
    assert (status, refused["code"]) == (404, "no-finished-game")
    submitted = 0
    _, state = await ann.http("GET", f"/api/tables/{table}")
    while state["meta"]["status"] == "playing":
        moves = state["game"]["moves"]["0"]
        explores = [move for move in moves if move["do"] == "explore" and move["tile"] is None]
        move = (
            explores[0]
            if explores and submitted < 12
            else next(m for m in moves if m["do"] in ("resign", "next-attempt"))
        )
        if moves[0]["do"] == "place" and submitted < 12:
            move = moves[0]
        await order(ann, table, "submit", seat=0, moves=[move])
        submitted += move["do"] != "next-attempt"
        _, state = await ann.http("GET", f"/api/tables/{table}")
    status, review = await ann.http("GET", f"/api/tables/{table}/games/1/review")
    assert status == 200
    assert len(review["decisions"]) == submitted
    assert [attempt["reason"] for attempt in review["attempts"]] == [
        attempt["reason"] for attempt in state["game"]["view"]["done"]
    ]
    assert 0.0 <= review["best"] <= 1.0
    tried = sum(attempt["tried"] for attempt in review["attempts"])
    expected = sum(attempt["expected"] for attempt in review["attempts"])
    succeeded = sum(attempt["succeeded"] for attempt in review["attempts"])
    assert tried == len([each for each in review["decisions"] if each["move"]["do"] == "explore"])
    assert abs(review["luck"] - (succeeded - expected)) < 1e-9


async def test_the_chances_of_a_finished_game(hall: AnyHall) -> None:
    ann, ben = Person(hall, "ann"), Person(hall, "ben")
    for person in (ann, ben):
        await person.http("GET", "/api/me")
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop", "listed": False})
    table = made["id"]
    for person in (ann, ben):
        await order(person, table, "join")
    await order(ann, table, "start")
    people = (ann, ben)
    for _ in range(6):
        _, state = await ann.http("GET", f"/api/tables/{table}")
        seat = state["game"]["actors"][0]
        _, own = await people[seat].http("GET", f"/api/tables/{table}")
        await order(people[seat], table, "submit", seat=seat, moves=[own["game"]["moves"][str(seat)][0]])
    status, refused = await ann.http("GET", f"/api/tables/{table}/games/1/chances")
    assert (status, refused["code"]) == (404, "no-finished-game")
    assert (await order(ann, table, "concede"))[0] == 200
    status, seen = await ben.http("GET", f"/api/tables/{table}/games/1/chances")
    assert status == 200
    assert seen["sides"] == [[0], [1]]
    decided = [moment for moment in seen["moments"] if moment["seat"] >= 0]
    assert len(decided) == 6
    assert all(abs(sum(moment["chances"]) - 1) < 1e-6 for moment in seen["moments"])
    assert seen["moments"][-1]["chances"] == [balance["end"] for balance in seen["balances"]]
    _, replay = await ben.http("GET", f"/api/tables/{table}/games/1/replay")
    assert replay["insight"] is True
    assert {moment["rev"] for moment in decided} <= {step["rev"] for step in replay["steps"]}


async def test_no_chances_where_nobody_knows_them(hall: AnyHall) -> None:
    ann, table = await begun(hall)
    status, refused = await ann.http("GET", f"/api/tables/{table}/games/1/chances")
    assert (status, refused["code"]) == (404, "no-advice")
